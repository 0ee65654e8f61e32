import { fillIn } from '#content/fill-in.ts';
import { PRODUCT_WORDS as WORDS } from '#content/panels/shopping-product-words.ts';
import { writeAmount } from '#domain/shopping/money.ts';
import { IntervalChart } from '#app/kit/charts/interval-chart.tsx';
import { useToday } from '#app/kit/clock/use-today.ts';
import { formatDay } from '#app/kit/clock/format-date.ts';
import type { WholeProduct } from './product-query.ts';

const SHORT = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** A day without a time, which is the same day everywhere. */
const noon = (day: string): string => `${day}T12:00:00`;

const timeOf = (day: string): number => Date.parse(noon(day));

/** What it cost before, as the feeds said it. */
export function PriceHistory({ whole: { product, prices } }: { whole: WholeProduct }) {
  const today = useToday();
  const currency = product.best?.currency;
  if (product.isSample || currency === undefined) return null;
  const write = (cents: number): string => writeAmount({ cents: Math.round(cents), currency });
  const [first] = prices;
  const lastDay = prices.at(-1)?.day ?? '';
  const isSteady = first !== undefined && prices.every(({ total }) => total === first.total);
  return (
    <section aria-label={WORDS.history}>
      <h4 className="product-heading">{WORDS.history}</h4>
      {first === undefined ? <p className="product-small">{WORDS.historyNone}</p> : null}
      {isSteady ? (
        <p className="product-small">
          {fillIn(WORDS.historyOne, {
            price: write(first.total),
            day: formatDay(noon(first.day)) ?? first.day,
          })}
        </p>
      ) : null}
      {first === undefined || isSteady ? null : (
        <div className="product-chart">
          <IntervalChart
            title={WORDS.historyAbout}
            heads={[WORDS.day, product.best === null ? '' : currency]}
            until={{ at: Math.max(timeOf(today), timeOf(lastDay)), short: WORDS.today }}
            points={prices.map(({ day, total }) => ({
              at: timeOf(day),
              label: formatDay(noon(day)) ?? day,
              short: SHORT.format(new Date(noon(day))),
              value: total,
              low: total,
              high: total,
              text: write(total),
            }))}
            format={write}
          />
        </div>
      )}
    </section>
  );
}
