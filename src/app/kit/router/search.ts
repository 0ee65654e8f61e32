/** What the app reads from an address. */
const READ = [
  /** `welcome` greets a new VIP. */
  'vip',
  /** A public look to be put on. */
  'look',
  /** The token of a mailed link. */
  'token',
  /** Where to go after signing in. */
  'return',
  /** What went wrong with a provider, and which one it was. */
  'error',
  'provider',
  /** The provider that was just connected. */
  'connected',
  /** `totp` asks for the code of the authenticator app at once. */
  'step',
] as const;

export type Search = { readonly [name in (typeof READ)[number]]?: string };

/** Reads the query of an address. Unknown parameters are left out. */
export function readSearch(query: string): Search {
  const given = new URLSearchParams(query);
  const read: { -readonly [name in keyof Search]: string } = {};
  for (const name of READ) {
    const value = given.get(name);
    if (value !== null) read[name] = value;
  }
  return read;
}

/** Writes these parameters as the query of an address. */
export function writeSearch(search: Search): string {
  const query = new URLSearchParams(search).toString();
  return query === '' ? '' : `?${query}`;
}

export function isSameSearch(one: Search, other: Search): boolean {
  return READ.every((name) => one[name] === other[name]);
}
