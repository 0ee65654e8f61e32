/**
 * The query parameter in the address to which a provider sends back a person whose account has just been
 * made: the page that opens counts the account, and removes the parameter from its address.
 */
export const NEW_ACCOUNT_MARK = 'joined';

/** The address with the mark; whatever else it says stays as it is written. */
export function markNewAccount(address: string): string {
  const [, path = '', query = '', fragment = ''] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return `${path}${query === '' ? '?' : `${query}&`}${NEW_ACCOUNT_MARK}=1${fragment}`;
}
