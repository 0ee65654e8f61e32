import { fillIn } from '#content/fill-in.ts';
import { REVENUE_WORDS as WORDS, TREND_WORDS } from '#content/insight-words.ts';
import { LAST_DAYS_WORDS } from '#content/analytics-words.ts';
import { TrendChart } from '#app/kit/charts/trend-chart.tsx';
import { ChangeNote } from './change-note.tsx';
import type { Insights } from './dashboard-query.ts';
import { countText, moneyText, shortDayText, weekdayText } from './figure-format.ts';

interface RevenueProps {
  readonly current: Insights['current'];
  readonly before: Insights['before'];
}

/** Currencies in which something was paid in the period before, and nothing since. */
function goneCurrencies({ current, before }: RevenueProps): Insights['current']['revenue'] {
  const none = { payments: 0, cents: 0, refundedCents: 0 };
  const days = current.days.map(({ date }) => ({ date, ...none }));
  return before.revenue
    .filter((past) => current.revenue.every(({ currency }) => currency !== past.currency))
    .map(({ currency }) => ({ currency, ...none, days }));
}

/** What the books say was paid, in each currency. */
export function Revenue({ current, before }: RevenueProps) {
  const currencies = current.revenue.concat(goneCurrencies({ current, before }));
  if (currencies.length === 0) return <p className="figure-about">{WORDS.none}</p>;
  return currencies.map(({ currency, payments, cents, refundedCents, days }) => {
    const past = before.revenue.find((each) => each.currency === currency);
    const money = (amount: number): string => moneyText(amount, currency);
    return (
      <div key={currency} className="revenue">
        <dl className="revenue-facts tnum">
          <div>
            <dt>{WORDS.paid}</dt>
            <dd className="display">{money(cents)}</dd>
            <dd>
              <ChangeNote before={past?.cents ?? 0} now={cents} format={money} />
            </dd>
          </div>
          <div>
            <dt>{WORDS.refunded}</dt>
            <dd>{money(refundedCents)}</dd>
          </div>
          <div>
            <dt>{WORDS.kept}</dt>
            <dd>{money(cents - refundedCents)}</dd>
          </div>
          <div>
            <dt>{WORDS.payments}</dt>
            <dd>{countText(payments)}</dd>
          </div>
        </dl>
        <TrendChart
          title={fillIn(WORDS.chart, { currency: currency.toUpperCase() })}
          dayHead={LAST_DAYS_WORDS.day}
          days={days.map(({ date }) => ({ label: weekdayText(date), short: shortDayText(date) }))}
          series={[
            { name: WORDS.paid, values: days.map((day) => day.cents), tone: 'plain' },
            {
              name: fillIn(TREND_WORDS.before, { days: days.length }),
              values: days.map((_, place) => past?.days[place]?.cents ?? 0),
              tone: 'before',
            },
          ]}
          format={money}
          formatTick={(amount) => moneyText(amount, currency, true)}
          unknown={LAST_DAYS_WORDS.unknown}
          chooseDay={LAST_DAYS_WORDS.chooseDay}
        />
      </div>
    );
  });
}
