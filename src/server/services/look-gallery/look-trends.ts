import { and, gte, inArray, sql } from 'drizzle-orm';
import type { Day } from '#domain/analytics/calendar.ts';
import { LEAST_WORN } from '#domain/looks/look-uses.ts';
import { PRODUCTS, type Product } from '#domain/makeup/look.ts';
import type { Database } from '#server/db/database.ts';
import { analyticsCounts } from '#server/db/schema/analytics.ts';
import { FIGURES } from '#server/services/analytics/figures/figure-source.ts';

export interface LookTrends {
  readonly shades: readonly {
    readonly product: Product;
    readonly shade: string;
    readonly worn: number;
  }[];
  readonly looks: readonly {
    readonly look: string;
    readonly worn: number;
    readonly saved: number;
  }[];
}

/** A foundation is chosen by one's skin, and mascara has one shade: neither is a trend. */
const WITHOUT_TRENDS: readonly Product[] = ['foundation', 'mascara'];
/** What stands for every shade and look that is not one of ours. */
const CUSTOM = 'custom';
const MOST_SHADES = 6;
const MOST_LOOKS = 4;

/** What was put on and saved most often since a day, out of the sums over all browsers. */
export async function readLookTrends(on: Database, since: Day): Promise<LookTrends> {
  const rows = await on
    .select({
      figure: analyticsCounts.figure,
      part: analyticsCounts.part,
      count: sql`sum(${analyticsCounts.count})`.mapWith(Number),
    })
    .from(analyticsCounts)
    .where(
      and(
        inArray(analyticsCounts.figure, [FIGURES.shade, FIGURES.lookWorn, FIGURES.lookSaved]),
        gte(analyticsCounts.day, since),
      ),
    )
    .groupBy(analyticsCounts.figure, analyticsCounts.part);
  const partsOf = (figure: string) => rows.filter((row) => row.figure === figure);
  const saved = new Map(partsOf(FIGURES.lookSaved).map(({ part, count }) => [part, count]));
  const worn = new Map(partsOf(FIGURES.lookWorn).map(({ part, count }) => [part, count]));
  const names = [...new Set([...worn.keys(), ...saved.keys()])].filter((name) => name !== CUSTOM);
  return {
    shades: partsOf(FIGURES.shade)
      .flatMap(({ part, count }) => {
        const [first = '', ...rest] = part.split(':');
        const product = PRODUCTS.find((name) => name === first);
        const shade = rest.join(':');
        const isTrend = shade !== CUSTOM && count >= LEAST_WORN;
        if (product === undefined || !isTrend || WITHOUT_TRENDS.includes(product)) return [];
        return [{ product, shade, worn: count }];
      })
      .toSorted((one, other) => other.worn - one.worn)
      .slice(0, MOST_SHADES),
    looks: names
      .map((look) => ({ look, worn: worn.get(look) ?? 0, saved: saved.get(look) ?? 0 }))
      .filter((each) => each.worn + each.saved >= LEAST_WORN)
      .toSorted((one, other) => other.worn + other.saved - one.worn - one.saved)
      .slice(0, MOST_LOOKS),
  };
}
