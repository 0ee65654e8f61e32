/** Which addresses a server has, and whether they stay on its own machine. */

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

/** The origin of a server without a public one, such as `http://localhost:3000`. */
export function originAt(host: string, port: number): string {
  const name = LISTENS_EVERYWHERE.has(host) ? 'localhost' : host;
  return new URL(`http://${name.includes(':') ? `[${name}]` : name}:${port}`).origin;
}
