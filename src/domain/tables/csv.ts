/** Tables as files of comma-separated values (RFC 4180). */

export type CsvCell = string | number | null;

/** What a spreadsheet takes for the beginning of a formula (OWASP, CSV injection). */
const BEGINS_FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
const NEEDS_QUOTES = /[",\r\n]/;

/**
 * A file that a spreadsheet opens as it is: rows end with CR and LF, and it begins with the byte order
 * mark by which spreadsheets recognize UTF-8. Texts that a spreadsheet would run as a formula begin with
 * an apostrophe; numbers stay numbers, also below zero. Null is an empty cell.
 */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`;
}

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  const text = BEGINS_FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
