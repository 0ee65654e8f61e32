/** Which addresses a server has, and whether they stay on its own machine or network. */
import { isIPv4, isIPv6 } from 'node:net';

const LISTENS_EVERYWHERE = new Set(['0.0.0.0', '::']);

/** Whether a name or an address is this machine's own, out of any network's reach. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  return (
    name === 'localhost' ||
    name === '::1' ||
    name.endsWith('.localhost') ||
    /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(name)
  );
}

/** 10.0.0.0/8, 172.16.0.0/12 and 192.168.0.0/16: RFC 1918. */
const PRIVATE_IPV4 = /^(?:10\.|172\.(?:1[6-9]|2\d|3[01])\.|192\.168\.)/;
/** fc00::/7: RFC 4193. */
const PRIVATE_IPV6 = /^f[cd]/;
/** Endings that no name of the public Internet has: RFC 6762, RFC 8375, and ICANN's reserved `internal`. */
const PRIVATE_ENDINGS = /\.(?:local|internal|home\.arpa)$/;

/** Whether a host can only be reached from the operator's own machine or network. */
export function isOwnNetwork(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  if (isLoopback(name)) return true;
  if (isIPv4(name)) return PRIVATE_IPV4.test(name);
  if (isIPv6(name)) return PRIVATE_IPV6.test(name);
  // A name without a dot is one of a local network, such as a container beside this one.
  return !name.includes('.') || PRIVATE_ENDINGS.test(name);
}

/** The origin of a server without a public one, such as `http://localhost:3000`. */
export function originAt(host: string, port: number): string {
  const name = LISTENS_EVERYWHERE.has(host) ? 'localhost' : host;
  return new URL(`http://${name.includes(':') ? `[${name}]` : name}:${port}`).origin;
}
