/** What the app reads from an address. */
const READ = [
  /** `welcome` greets a new VIP. */
  'vip',
  /** A public look to be put on. */
  'look',
  /** Of a mailed link. */
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

/** What is not understood is left out. */
export function readSearch(given: Readonly<Record<string, unknown>>): Search {
  const read: { -readonly [name in keyof Search]: string } = {};
  for (const name of READ) {
    const value = given[name];
    if (typeof value === 'string') read[name] = value;
  }
  return read;
}
