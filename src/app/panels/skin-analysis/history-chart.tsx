import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { HISTORY_WORDS } from '#content/panels/skin-history-words.ts';
import { MEASURE_WORDS } from '#content/skin-report-words.ts';
import { compareToEarlierDay } from '#domain/skin-history/earlier-day.ts';
import { HISTORY_MEASURES, type KeptValue } from '#domain/skin-history/skin-history.ts';
import { IntervalChart } from '#app/kit/charts/interval-chart.tsx';
import { formatNumber, formatReading } from './format-measure.ts';
import { longDay, momentWords, shortDay } from './history-days.ts';
import { valueOf, type ShownEntry, type ShownMeasure } from './shown-history.ts';

/** One measure over time with its intervals, and how it stands against an earlier day of the same person. */
export function HistoryChart({ entries }: { entries: readonly ShownEntry[] }) {
  const [shown, setShown] = useState<ShownMeasure>('score');
  return (
    <>
      <label className="history-choice">
        <span className="text-sm">{HISTORY_WORDS.measure}</span>
        <span className="history-select">
          <select
            value={shown}
            onChange={({ target }) => {
              const measure = HISTORY_MEASURES.find((each) => each === target.value);
              setShown(measure ?? 'score');
            }}
          >
            <option value="score">{HISTORY_WORDS.score}</option>
            {HISTORY_MEASURES.map((measure) => (
              <option key={measure} value={measure}>
                {MEASURE_WORDS[measure].name}
              </option>
            ))}
          </select>
          <ChevronDown size={16} strokeWidth={1.7} aria-hidden="true" />
        </span>
      </label>
      <MeasureChart entries={entries} shown={shown} />
    </>
  );
}

interface MeasureChartProps {
  readonly entries: readonly ShownEntry[];
  readonly shown: ShownMeasure;
}

function MeasureChart({ entries, shown }: MeasureChartProps) {
  const kept = entries.flatMap((entry) => {
    const value = valueOf(entry, shown);
    return value === null ? [] : [{ ...entry, value }];
  });
  if (kept.length < 2) return <p className="text-sm text-fg-2">{HISTORY_WORDS.more}</p>;
  const isMixed = kept.some(({ isHere }) => isHere) && kept.some(({ isHere }) => !isHere);
  const earlier = compareToEarlierDay(kept, longDay);
  return (
    <>
      <IntervalChart
        title={fillIn(HISTORY_WORDS.chart, {
          name: shown === 'score' ? HISTORY_WORDS.score : MEASURE_WORDS[shown].name,
        })}
        heads={HISTORY_WORDS.heads}
        points={kept.map(({ measuredAt, value, isHere }) => {
          const text = textOf(shown, value);
          return {
            label: momentWords(measuredAt),
            short: shortDay(measuredAt),
            value: value.value,
            low: value.low,
            high: value.high,
            text: isMixed && isHere ? fillIn(HISTORY_WORDS.pointHere, { text }) : text,
            isHollow: isMixed && isHere,
          };
        })}
        {...(isMixed
          ? { legend: [HISTORY_WORDS.legendAccount, HISTORY_WORDS.legendHere] as const }
          : {})}
        format={(value) => numberOf(shown, value)}
      />
      <p className="text-sm">
        {earlier === null
          ? HISTORY_WORDS.oneDay
          : fillIn(HISTORY_WORDS[earlier.is], { day: longDay(earlier.measuredAt) })}
      </p>
    </>
  );
}

function numberOf(shown: ShownMeasure, value: number): string {
  return shown === 'score' ? String(Math.round(value)) : formatNumber(shown, value);
}

/** A value with its interval, as it is read. */
export function textOf(shown: ShownMeasure, value: KeptValue): string {
  return shown === 'score'
    ? `${Math.round(value.value)} ± ${Math.round((value.high - value.low) / 2)}`
    : formatReading(shown, { ...value, confidence: 1 });
}
