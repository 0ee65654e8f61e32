import { ANALYTICS_WORDS as WORDS } from '#content/analytics-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { agoText, rangeEnds } from './figure-format.ts';
import type { ShownDashboard } from './use-dashboard.ts';
import { useNow } from '#app/kit/clock/use-now.ts';

/** How often the stated age of the figures is updated, in milliseconds. */
const EVERY = 5000;

/** The days that the figures cover, and how old the figures are. */
export function AnalyticsLead({ view: { dashboard, readAt } }: { view: ShownDashboard }) {
  const now = useNow(EVERY);
  const days = dashboard.dailyStats.map(({ date }) => date).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  const range =
    first === undefined || last === undefined
      ? ''
      : fillIn(WORDS.rangeBeside, { ...rangeEnds(first, last), days: days.length });
  return `${range} ${fillIn(WORDS.counted, { ago: agoText(readAt, now) })}`;
}
