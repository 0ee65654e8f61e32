import { useState } from 'react';
import { LAST_DAYS_WORDS } from '#content/analytics-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { TREND_WORDS as WORDS } from '#content/insight-words.ts';
import { TrendChart, type TrendSeries } from '#app/kit/charts/trend-chart.tsx';
import { ChipChoice } from './chip-choice.tsx';
import type { Dashboard, Insights } from './dashboard-query.ts';
import { countText, shortDayText, tickText, weekdayText } from './figure-format.ts';

const METRICS = [
  'visitors',
  'cameraStarts',
  'productsApplied',
  'captures',
  'looksSaved',
  'signUps',
  'purchases',
] as const;
type Metric = (typeof METRICS)[number];

type Day = Insights['current']['days'][number];

interface UsageTrendsProps {
  readonly days: Dashboard['dailyStats'];
  /** Null until they are there. */
  readonly insights: Insights | null;
}

/**
 * The whole period as lines, beside the period before. Visitors and camera starts are shown before the
 * insights have loaded.
 */
export function UsageTrends({ days, insights }: UsageTrendsProps) {
  const [metric, setMetric] = useState<Metric>('visitors');
  const inOrder = insights?.current.days ?? days.toSorted((a, b) => a.date.localeCompare(b.date));
  return (
    <>
      {insights === null ? null : (
        <ChipChoice
          label={WORDS.choose}
          chips={METRICS.map((id) => ({ id, label: WORDS[id] }))}
          value={metric}
          onChange={setMetric}
        />
      )}
      <TrendChart
        title={`${LAST_DAYS_WORDS.title}: ${WORDS.names[metric]}`}
        dayHead={LAST_DAYS_WORDS.day}
        days={inOrder.map(({ date }) => ({ label: weekdayText(date), short: shortDayText(date) }))}
        series={
          insights === null
            ? visitorsAnd(inOrder, [])
            : [...seriesOf(metric, insights.current.days), beforeOf(metric, insights.before.days)]
        }
        format={countText}
        formatTick={tickText}
        unknown={LAST_DAYS_WORDS.unknown}
        chooseDay={LAST_DAYS_WORDS.chooseDay}
      />
      <p className="figure-about">{WORDS.about[metric]}</p>
    </>
  );
}

function visitorsAnd(
  days: readonly Pick<Day, 'uniqueVisitors' | 'cameraStarts'>[],
  more: readonly TrendSeries[],
): readonly TrendSeries[] {
  return [
    {
      name: WORDS.names.visitors,
      values: days.map(({ uniqueVisitors }) => uniqueVisitors),
      tone: 'plain',
    },
    ...more,
    {
      name: WORDS.names.cameraStarts,
      values: days.map(({ cameraStarts }) => cameraStarts),
      tone: 'accent',
    },
  ];
}

function valueOf(metric: Metric, day: Day): number {
  return metric === 'visitors' ? day.uniqueVisitors : day[metric];
}

function seriesOf(metric: Metric, days: readonly Day[]): readonly TrendSeries[] {
  if (metric === 'visitors') return visitorsAnd(days, []);
  return [
    { name: WORDS.names[metric], values: days.map((day) => valueOf(metric, day)), tone: 'plain' },
  ];
}

function beforeOf(metric: Metric, days: readonly Day[]): TrendSeries {
  return {
    name: fillIn(WORDS.before, { days: days.length }),
    values: days.map((day) => valueOf(metric, day)),
    tone: 'before',
  };
}
