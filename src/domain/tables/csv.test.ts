import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';

/** The file without its byte order mark. */
function lines(...rows: Parameters<typeof csvOf>[0][number][]): string {
  return csvOf(rows).slice(1);
}

describe('a table as comma-separated values', () => {
  it('begins with a UTF-8 byte order mark, so that a spreadsheet reads names such as Zoë', () => {
    expect(csvOf([['Zoë']]).startsWith('\uFEFF')).toBe(true);
  });

  it('has a line for each row', () => {
    expect(lines(['day', 'visitors'], ['2026-11-21', 483])).toBe(
      'day,visitors\r\n2026-11-21,483\r\n',
    );
  });

  it('puts what holds commas, quotes or line ends into quotes', () => {
    expect(lines(['a,b', 'say "hello"', 'two\nlines'])).toBe(
      '"a,b","say ""hello""","two\nlines"\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1'])(
    'leaves nothing that a spreadsheet would run: %j',
    (text) => {
      expect(lines([text]).replaceAll('"', '')).toBe(`'${text}\r\n`);
    },
  );

  it('neutralizes a formula that also needs quotes', () => {
    expect(lines(['=HYPERLINK("https://example.org","a")'])).toBe(
      '"\'=HYPERLINK(""https://example.org"",""a"")"\r\n',
    );
  });

  it('keeps numbers as they are, and what is unknown empty', () => {
    expect(lines([-3, 0.5, null, Number.NaN])).toBe('-3,0.5,,\r\n');
  });
});
