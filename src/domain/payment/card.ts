/** What can be read off a card itself, without asking a payment provider. */

/** The digits of a text; everything between them is left out. */
export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

const GROUP = /(\d{4})(?=\d)/g;

/** Digits in groups of four, as a card shows them. */
export function groupDigits(digits: string): string {
  return digits.replaceAll(GROUP, '$1 ');
}

const SHORTEST_NUMBER = 12;
const LONGEST_NUMBER = 19;
const BASE = 10;
const HIGHEST_DIGIT = 9;

/** Whether these digits can be the number of a card: ISO/IEC 7812-1, its length and its Luhn sum. */
export function isCardNumber(digits: string): boolean {
  const { length } = digits;
  if (!/^\d+$/.test(digits) || length < SHORTEST_NUMBER || length > LONGEST_NUMBER) return false;
  let sum = 0;
  for (let place = 0; place < length; place += 1) {
    const digit = Number(digits.at(-1 - place));
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    sum += doubled > HIGHEST_DIGIT ? doubled - HIGHEST_DIGIT : doubled;
  }
  return sum % BASE === 0;
}

/** When a card ends: it is good until that month is over. */
export interface Expiry {
  readonly year: number;
  /** From 1. */
  readonly month: number;
}

const EXPIRY = /^(\d{1,2})\s*[/\-. ]?\s*(\d{4}|\d{2})$/;
const CENTURY = 2000;
const MONTHS = 12;

/** Reads `MM/YY`, with or without the slash, or with the full year; null for anything else. */
export function readExpiry(text: string): Expiry | null {
  const compact = text.replaceAll(/\s/g, '');
  const read = EXPIRY.exec(compact);
  if (read === null) return null;
  const [, monthText = '', yearText = ''] = read;
  const month = Number(monthText);
  if (month < 1 || month > MONTHS) return null;
  const year = Number(yearText);
  return { month, year: yearText.length === 2 ? CENTURY + year : year };
}

/** Whether a card with this expiry is no longer good; the month printed on it still is. */
export function isExpired({ year, month }: Expiry, now: Date): boolean {
  return year * MONTHS + month < now.getFullYear() * MONTHS + now.getMonth() + 1;
}

/** Whether a text can be the three or four digits beside the signature. */
export function isSecurityCode(text: string): boolean {
  return /^\d{3,4}$/.test(text);
}

const EXPIRY_DIGITS = 4;
const MONTH_DIGITS = 2;

/** Formats what was typed of an expiry so far as it is printed: `MM/YY`. */
export function formatExpiry(text: string): string {
  const typed = digitsOf(text);
  const digits = (/^[2-9]/.test(typed) ? `0${typed}` : typed).slice(0, EXPIRY_DIGITS);
  if (digits.length <= MONTH_DIGITS) return digits;
  return `${digits.slice(0, MONTH_DIGITS)}/${digits.slice(MONTH_DIGITS)}`;
}
