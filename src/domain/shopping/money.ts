/** Amounts of money as feeds write them, in whole cents (or what a currency has in their place). */

export interface Amount {
  readonly cents: number;
  /** ISO 4217. */
  readonly currency: string;
}

const BEFORE = /^([A-Z]{3})\s*([\d.,\s]+)$/;
const AFTER = /^([\d.,\s]+)\s*([A-Z]{3})$/;
/** Digits with one mark before the last one to three: 24, 24.00, 24,00. */
const PLAIN = /^(\d{1,9})(?:[.,](\d{1,3}))?$/;
/** The same with marks between thousands: 1,299.00 or 1.299,00 or 1 299,00. */
const GROUPED = /^(\d{1,3}(?:([,.\s])\d{3})+)(?:(?!\2)[.,](\d{1,2}))?$/;
const AMBIGUOUS = /^\d{1,3}[.,]\d{3}$/;
/** The digits of the dinars of Kuwait and a few other currencies. */
const MOST_DIGITS = 3;
const BASE = 10;

/** How many digits a currency has behind the point; null for one that does not exist. */
function digitsOf(currency: string): number | null {
  if (!Intl.supportedValuesOf('currency').includes(currency)) return null;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? null;
}

const digitsKnown = new Map<string, number | null>();

function knownDigits(currency: string): number | null {
  const known = digitsKnown.get(currency);
  if (known !== undefined) return known;
  const digits = digitsOf(currency);
  digitsKnown.set(currency, digits);
  return digits;
}

/** How many of its smallest parts make one unit of a currency: 100 for dollars, 1 for yen. */
export function partsOf(currency: string): number {
  return BASE ** (knownDigits(currency) ?? 2);
}

function parts(
  number: string,
  digits: number,
): { readonly whole: string; readonly rest: string } | null {
  // No one knows whether 1.299 is more than a thousand: better no amount than one that is so far off.
  if (AMBIGUOUS.test(number) && digits !== MOST_DIGITS) return null;
  const grouped = digits === MOST_DIGITS ? null : GROUPED.exec(number);
  if (grouped !== null) {
    return { whole: (grouped[1] ?? '').replaceAll(/\D/g, ''), rest: grouped[3] ?? '' };
  }
  const plain = PLAIN.exec(number);
  return plain === null ? null : { whole: plain[1] ?? '', rest: plain[2] ?? '' };
}

/**
 * Reads `24.00 USD`, `USD 24`, `1.299,00 EUR`. Null for anything else: another form, a currency that does not
 * exist, more digits than the currency has, a number below 0.
 */
export function parseAmount(text: string): Amount | null {
  const trimmed = text.trim();
  const before = BEFORE.exec(trimmed);
  const after = AFTER.exec(trimmed);
  const currency = before?.[1] ?? after?.[2] ?? '';
  const digits = currency === '' ? null : knownDigits(currency);
  if (digits === null) return null;
  const number = parts((before?.[2] ?? after?.[1] ?? '').trim(), digits);
  if (number === null) return null;
  const rest = number.rest.replace(/0+$/, '');
  if (rest.length > digits) return null;
  const cents = Number(number.whole) * BASE ** digits + Number(rest.padEnd(digits, '0') || '0');
  return Number.isSafeInteger(cents) ? { cents, currency } : null;
}

/**
 * Writes an amount as people in the United States do, such as `$24.00`; an amount in a currency that does
 * not exist is written as its number alone. Takes whole cents, or what the currency has in their place.
 */
export function writeAmount({ cents, currency }: Amount): string {
  const digits = knownDigits(currency);
  if (digits === null) return String(cents);
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(
    cents / BASE ** digits,
  );
}

/** The same as a person types it, such as `24.00`: `parseAmount` reads it again beside its currency. */
export function typedAmount({ cents, currency }: Amount): string {
  const digits = knownDigits(currency) ?? 0;
  return (cents / BASE ** digits).toFixed(digits);
}
