/**
 * How well a pulse is read from the colour of a face, and how reliably none is read from things without one.
 */

import { describeLoad, describeMachine } from '#bench/report/machine.ts';
import { mean } from '#bench/report/statistics.ts';
import { formatNumber, formatShare, formatTable } from '#bench/report/table.ts';
import { isWithheld, type Measurement } from '#domain/analysis/measurement.ts';
import { estimatePulse } from '#domain/analysis/pulse/estimate-pulse.ts';
import { SKIN_TONES } from '#tests/fixtures/synthetic-face/index.ts';
import { record } from './recording.ts';
import {
  AMPLITUDES,
  CONDITION_NAMES,
  LIFELESS_CONDITIONS,
  RATES,
  THINGS,
  lifeless,
  livingFace,
  type Condition,
} from './scenes.ts';

const SEEDS = Number(process.env['BENCH_SEEDS'] ?? 16);

interface Answer {
  readonly tone: number;
  readonly condition: Condition;
  readonly amplitude: number;
  readonly rate: number;
  readonly measurement: Measurement;
}

function answersOfTone(tone: number): Answer[] {
  return CONDITION_NAMES.flatMap((condition, place) =>
    AMPLITUDES.flatMap((amplitude, depth) =>
      RATES.map((rate, index) => {
        const seed = 1000 * tone + 100 * place + 10 * depth + index;
        const samples = record(livingFace(tone, condition, rate, amplitude), seed);
        return { tone, condition, amplitude, rate, measurement: estimatePulse(samples) };
      }),
    ),
  );
}

/** Share answered, mean error, largest error, and share of the true rates that lie within the interval. */
function summary(answers: readonly Answer[]): string[] {
  const given = answers.flatMap(({ rate, measurement }) =>
    isWithheld(measurement) ? [] : [{ rate, ...measurement }],
  );
  const errors = given.map(({ rate, value }) => Math.abs(value - rate));
  const inside = given.filter(({ rate, low, high }) => rate >= low && rate <= high);
  return [
    formatShare(given.length / answers.length, 0),
    formatNumber(mean(errors)),
    formatNumber(errors.length === 0 ? Number.NaN : Math.max(...errors)),
    formatShare(inside.length / given.length, 0),
  ];
}

console.log(`${describeMachine()}; load ${describeLoad()}`);
const answers = SKIN_TONES.flatMap((_, tone) => answersOfTone(tone));
const COLUMNS = ['answered', 'mean error', 'largest', 'in interval'];
const only = (of: (answer: Answer) => boolean): Answer[] => answers.filter(of);

console.log('\nPulse by tone, beats a minute');
console.log(
  formatTable(
    ['tone', ...COLUMNS, ...AMPLITUDES.map((amplitude) => `answered ${formatShare(amplitude)}`)],
    SKIN_TONES.map((_, tone) => [
      String(tone),
      ...summary(only((answer) => answer.tone === tone)),
      ...AMPLITUDES.map(
        (amplitude) =>
          summary(only((one) => one.tone === tone && one.amplitude === amplitude))[0] ?? '',
      ),
    ]),
  ),
);
console.log('\nBy condition');
console.log(
  formatTable(
    ['condition', ...COLUMNS],
    CONDITION_NAMES.map((condition) => [
      condition,
      ...summary(only((answer) => answer.condition === condition)),
    ]),
  ),
);
console.log('\nBy rate');
console.log(
  formatTable(
    ['rate', ...COLUMNS],
    RATES.map((rate) => [String(rate), ...summary(only((answer) => answer.rate === rate))]),
  ),
);

console.log(`\nPulses given to what has none, of ${SEEDS}`);
console.log(
  formatTable(
    ['condition', ...THINGS],
    LIFELESS_CONDITIONS.map((condition) => [
      condition,
      ...THINGS.map((thing) => {
        const given = Array.from({ length: SEEDS }, (_, seed) =>
          estimatePulse(record(lifeless(thing, condition, seed), seed)),
        ).filter((measurement) => !isWithheld(measurement));
        return String(given.length);
      }),
    ]),
  ),
);
