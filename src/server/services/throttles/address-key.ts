import { isIPv6 } from 'node:net';

const HEXTETS = 8;
/** The part of an IPv6 address that is one household or one company: a /64 network. */
const NETWORK_HEXTETS = 4;

function hextets(part: string | undefined): string[] {
  return part === undefined || part === '' ? [] : part.split(':');
}

/**
 * What a network address is counted under: an IPv4 address whole, an IPv6 address by its /64
 * network, in which anybody can take a new address for every call.
 */
export function addressKey(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head, tail] = address.replace(/%.*$/, '').toLowerCase().split('::');
  const before = hextets(head);
  const after = hextets(tail);
  const zeros = Array.from({ length: HEXTETS - before.length - after.length }, () => '0');
  const whole = tail === undefined ? before : [...before, ...zeros, ...after];
  const network = whole.slice(0, NETWORK_HEXTETS).map((hextet) => hextet.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}
