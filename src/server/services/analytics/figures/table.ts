import type { Day } from '#domain/analytics/calendar.ts';
import type { CountRow } from './figure-source.ts';

/** Rows of counts, to be asked in several ways. */
export class CountTable {
  private readonly rows: readonly CountRow[];

  constructor(rows: readonly CountRow[]) {
    this.rows = rows;
  }

  /** The sum over all days and parts. */
  total(figure: string): number {
    return this.rows.reduce((sum, row) => (row.figure === figure ? sum + row.count : sum), 0);
  }

  /** The sum of each day on which there is any. */
  byDay(figure: string): ReadonlyMap<Day, number> {
    return this.sums(figure, ({ day }) => day);
  }

  /** The sum of each part, the highest first and equal ones by their names. */
  byPart(figure: string): readonly (readonly [part: string, count: number])[] {
    return [...this.sums(figure, ({ part }) => part)]
      .filter(([, count]) => count > 0)
      .toSorted(([one, high], [other, low]) => low - high || (one < other ? -1 : 1));
  }

  /** The sum of each part. */
  parts(figure: string): ReadonlyMap<string, number> {
    return this.sums(figure, ({ part }) => part);
  }

  private sums(figure: string, keyOf: (row: CountRow) => string): ReadonlyMap<string, number> {
    const sums = new Map<string, number>();
    for (const row of this.rows) {
      if (row.figure !== figure) continue;
      sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + row.count);
    }
    return sums;
  }
}

/** The two halves of a part such as `phone:30`; the second may hold more of them. */
export function halves(part: string): readonly [string, string] {
  const at = part.indexOf(':');
  return [part.slice(0, at), part.slice(at + 1)];
}
