import { fillIn } from '#content/fill-in.ts';
import { IMPACT_WORDS, SLEEP_WORDS } from '#content/panels/wellness-sleep-words.ts';
import { isWithheld } from '#domain/analysis/measurement.ts';
import {
  compareMorning,
  MORNINGS_NEEDED,
  type MorningComparison,
} from '#domain/wellness/sleep/own-mornings.ts';
import {
  SKIN_IMPACTS,
  type ImpactReading,
  type SkinImpact,
  type SleepDay,
  type SleepLog,
} from '#domain/wellness/sleep/sleep-log.ts';
import { IntervalMark } from '#app/look/measures/interval-mark.tsx';
import { WithheldNote } from '#app/look/measures/withheld-note.tsx';
import type { MorningState } from './use-morning.ts';

interface MorningProps {
  readonly log: SleepLog;
  readonly now: SleepDay;
  readonly failure: Extract<MorningState, { phase: 'failed' }> | null;
}

/** What the camera saw this morning, each beside the person's own mornings. */
export function Morning({ log, now, failure }: MorningProps) {
  const comparisons = compareMorning(log, now);
  return (
    <section>
      <h3 className="caps text-fg-3">{SLEEP_WORDS.morning}</h3>
      {failure === null ? null : (
        <div role="alert" className="health-card mt-3">
          {failure.reason === null ? (
            <p className="text-sm">{SLEEP_WORDS.failed}</p>
          ) : (
            <WithheldNote what="" reason={failure.reason} />
          )}
        </div>
      )}
      {now.impact === null ? (
        <p className="mt-1 text-sm text-fg-2">{SLEEP_WORDS.morningAbout}</p>
      ) : (
        <ul className="impacts">
          {SKIN_IMPACTS.map((impact) => {
            const reading = now.impact?.[impact];
            return reading === undefined ? null : (
              <li key={impact}>
                {isWithheld(reading) ? (
                  <WithheldNote what={IMPACT_WORDS[impact].name} reason={reading.withheld} />
                ) : (
                  <ImpactRow
                    impact={impact}
                    reading={reading}
                    comparison={comparisons[impact]}
                    earlier={earlierOf(log, now, impact)}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

type Known = Extract<ImpactReading, { value: number }>;

interface ImpactRowProps {
  readonly impact: SkinImpact;
  readonly reading: Known;
  readonly comparison: MorningComparison;
  readonly earlier: readonly number[];
}

function ImpactRow({ impact, reading, comparison, earlier }: ImpactRowProps) {
  const { name, seen, unit } = IMPACT_WORDS[impact];
  const { value, low, high } = reading;
  const ends = [low, high, ...earlier];
  return (
    <div className="impact">
      <p className="impact-head">
        <span className="font-medium">{name}</span>
        <span className="tnum text-fg-2">
          {fillIn(SLEEP_WORDS.reading, {
            value: tenths(value),
            half: tenths((high - low) / 2),
            unit,
          })}
        </span>
      </p>
      <IntervalMark
        value={value}
        low={low}
        high={high}
        from={Math.min(...ends)}
        to={Math.max(...ends)}
        others={earlier}
      />
      <p className="text-sm">{comparisonWords(impact, comparison)}</p>
      <p className="text-xs text-fg-3">{seen}</p>
    </div>
  );
}

/** With a minus that is as wide as a digit. */
function tenths(value: number): string {
  return value.toFixed(1).replace('-', '−');
}

function comparisonWords(impact: SkinImpact, comparison: MorningComparison): string {
  if (comparison.kind === 'compared') {
    const usual = fillIn(SLEEP_WORDS.usual, {
      low: tenths(comparison.low),
      high: tenths(comparison.high),
    });
    return `${IMPACT_WORDS[impact][comparison.is]}. ${usual}.`;
  }
  if (comparison.kind !== 'too-few') return '';
  const left = MORNINGS_NEEDED - comparison.count;
  return left === 1 ? SLEEP_WORDS.tooFewOne : fillIn(SLEEP_WORDS.tooFew, { left });
}

/** How many earlier mornings are drawn. */
const MOST_DRAWN = 30;

function earlierOf(log: SleepLog, now: SleepDay, impact: SkinImpact): readonly number[] {
  return log
    .flatMap((day) => {
      const reading = day.id === now.id ? undefined : day.impact?.[impact];
      return reading === undefined || isWithheld(reading) ? [] : [reading.value];
    })
    .slice(-MOST_DRAWN);
}
