/** The tables of colours, undertones and refusals. */

import { mean, median, percentile } from '#bench/report/statistics.ts';
import { formatNumber, formatShare, formatTable } from '#bench/report/table.ts';
import type { Sitting } from './everybody.ts';
import type { Judged } from './judge-colours.ts';
import type { FormSitting } from './judge-form.ts';
import { MEASURED_LIGHTS, REFUSED_LIGHTS } from './lights.ts';

export function printColours(
  sittings: readonly Sitting[],
  title: string,
  isWanted: (seed: number) => boolean,
): string {
  const wanted = sittings.filter(({ seed, light }) => isWanted(seed) && light in MEASURED_LIGHTS);
  const all = wanted.flatMap(({ judged }) => judged);
  const rows = [...new Set(all.map(({ measure }) => measure))].map((measure) => [
    measure,
    ...figures(all.filter((each) => each.measure === measure)),
  ]);
  const byLight = Object.keys(MEASURED_LIGHTS).map((light) => {
    const here = wanted.filter((each) => each.light === light).flatMap(({ judged }) => judged);
    return [
      `skin L*, ${light}`,
      ...figures(here.filter(({ measure }) => measure === 'skin-lightness')),
    ];
  });
  const byTone = ['skin-lightness', 'skin-hue'].flatMap((measure) =>
    [...new Set(wanted.map(({ tone }) => tone))].map((tone) => {
      const here = wanted.filter((each) => each.tone === tone).flatMap(({ judged }) => judged);
      return [
        `${measure}, tone ${tone}`,
        ...figures(here.filter((each) => each.measure === measure)),
      ];
    }),
  );
  return formatTable([title, ...FIGURES], [...rows, ...byLight, ...byTone]);
}

const FIGURES = [
  'n',
  'bias',
  'median',
  '90% within',
  'half interval',
  'true inside',
  'scale',
] as const;

function figures(judged: readonly Judged[]): string[] {
  const sizes = judged.map(({ error }) => Math.abs(error));
  const scaled = judged.map(({ error, half }) => Math.abs(error) / half);
  return [
    String(judged.length),
    formatNumber(mean(judged.map(({ error }) => error))),
    formatNumber(median(sizes)),
    formatNumber(percentile(sizes, 0.9)),
    formatNumber(median(judged.map(({ half }) => half))),
    formatShare(judged.filter(({ isInside }) => isInside).length / judged.length),
    formatNumber(percentile(scaled, 0.9)),
  ];
}

/** The form of the face, which does not depend on tone or light. */
export function printForm(
  sittings: readonly FormSitting[],
  title: string,
  isWanted: (seed: number) => boolean,
): string {
  const all = sittings.filter(({ seed }) => isWanted(seed)).flatMap(({ judged }) => judged);
  return formatTable(
    [title, ...FIGURES],
    [...new Set(all.map(({ measure }) => measure))].map((measure) => [
      measure,
      ...figures(all.filter((each) => each.measure === measure)),
    ]),
  );
}

/**
 * A set of classes that should contain the true one in 90 of 100 cases: the fewest
 * classes whose chances add up to that.
 */
const COVERED = 0.9;

export function printUndertones(sittings: readonly Sitting[]): string {
  const seen = sittings.filter(({ light, seed }) => light in MEASURED_LIGHTS && seed % 2 === 0);
  const row = (name: string, here: readonly Sitting[]): string[] => {
    const said = here.flatMap(({ undertone }) =>
      undertone === null ? [] : [judgeChances(undertone)],
    );
    return [
      name,
      `${said.length} of ${here.length}`,
      formatShare(mean(said.map(({ isRight }) => (isRight ? 1 : 0)))),
      formatShare(mean(said.map(({ claimed }) => claimed))),
      formatShare(mean(said.map(({ isInSet }) => (isInSet ? 1 : 0)))),
      formatNumber(mean(said.map(({ size }) => size)), 1),
      formatNumber(mean(said.map(({ brier }) => brier))),
    ];
  };
  const tones = [...new Set(seen.map(({ tone }) => tone))];
  return formatTable(
    [
      'undertone',
      'said',
      'likeliest is true',
      'chance it was given',
      'true one in the set of 90%',
      'classes in it',
      'Brier',
    ],
    [
      ...tones.map((tone) =>
        row(
          `tone ${tone}`,
          seen.filter((each) => each.tone === tone),
        ),
      ),
      row('all', seen),
    ],
  );
}

interface JudgedChances {
  readonly isRight: boolean;
  readonly claimed: number;
  readonly isInSet: boolean;
  readonly size: number;
  /** Brier score (1950): 0 if all of the probability was given to the true class, 2 if to another. */
  readonly brier: number;
}

function judgeChances({ truth, chances }: NonNullable<Sitting['undertone']>): JudgedChances {
  let [covered, size] = [0, 0];
  for (const { chance } of chances) {
    if (covered >= COVERED) break;
    covered += chance;
    size += 1;
  }
  return {
    isRight: chances[0]?.name === truth,
    claimed: chances[0]?.chance ?? 0,
    isInSet: chances.slice(0, size).some(({ name }) => name === truth),
    size,
    brier: chances.reduce(
      (sum, { name, chance }) => sum + (chance - (name === truth ? 1 : 0)) ** 2,
      0,
    ),
  };
}

export function printRefusals(sittings: readonly Sitting[]): string {
  const tones = [...new Set(sittings.map(({ tone }) => tone))];
  const lights = [...Object.keys(MEASURED_LIGHTS), ...Object.keys(REFUSED_LIGHTS)];
  return formatTable(
    ['refused, by tone', ...lights, 'skin measures said'],
    tones.map((tone) => {
      const here = sittings.filter((each) => each.tone === tone);
      const told = here.filter(({ light, asked }) => asked > 0 && light in MEASURED_LIGHTS);
      return [
        `tone ${tone}`,
        ...lights.map((light) => {
          const inLight = here.filter((each) => each.light === light);
          const refused = inLight.filter(({ refusal }) => refusal !== null);
          return `${refused.length}/${inLight.length} ${refused[0]?.refusal ?? ''}`;
        }),
        formatShare(mean(told.map(({ said, asked }) => said / asked))),
      ];
    }),
  );
}
