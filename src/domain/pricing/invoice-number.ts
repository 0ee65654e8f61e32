/** How many digits an invoice's number has at least: a million invoices a year look alike. */
const DIGITS = 6;

/** What the invoice with this place in a year is called on paper, such as `LG-2026-000123`. */
export function invoiceNumber(year: number, sequence: number): string {
  return `LG-${year}-${String(sequence).padStart(DIGITS, '0')}`;
}
