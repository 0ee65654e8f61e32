const CENTS = 100;

/**
 * The cents of an amount that a person writes in dollars, such as `19.99`, `7` or `$1,000.50`; undefined
 * for anything else. Exact: no fraction is ever computed.
 */
export function centsOf(text: string): number | undefined {
  const parts = /^\$?(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{2}))?$/.exec(text.trim());
  if (parts === null) return undefined;
  const [, dollars = '', cents = '0'] = parts;
  return Number(dollars.replaceAll(',', '')) * CENTS + Number(cents);
}
