import { CONFIDENCE_WORDS } from '#content/gamification.ts';
import { weekOf } from '#domain/gamification/week.ts';
import { BarChart } from '#app/kit/charts/chart.tsx';
import { useProgress } from './use-progress.ts';

// Calendar days have no time zone, so they are parsed and formatted in UTC.
const WHOLE = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});
const SHORT = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });

/** The XP of each of the last seven days; shows nothing before the first XP. */
export function WeekChart() {
  const { ledger, standing, today } = useProgress();
  if (standing.xp === 0) return null;
  const points = weekOf(ledger, today).map(({ day, xp }) => {
    const moment = new Date(`${day}T00:00:00Z`);
    return { label: WHOLE.format(moment), short: SHORT.format(moment), value: xp };
  });
  return (
    <BarChart
      title={CONFIDENCE_WORDS.week}
      heads={[CONFIDENCE_WORDS.weekDay, CONFIDENCE_WORDS.weekXp]}
      points={points}
    />
  );
}
