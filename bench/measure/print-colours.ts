/** The tables of colours, undertones and refusals. */

import { mean, median, percentile } from '#bench/report/statistics.ts';
import { formatNumber, formatShare, formatTable } from '#bench/report/table.ts';
import type { Sitting } from './everybody.ts';
import type { Judged } from './judge-colours.ts';
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
  return formatTable(
    [title, 'n', 'bias', 'median', '90% within', 'half interval', 'true inside', 'scale'],
    [...rows, ...byLight, ...byTone],
  );
}

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

export function printUndertones(sittings: readonly Sitting[]): string {
  const seen = sittings.filter(({ light, seed }) => light in MEASURED_LIGHTS && seed % 2 === 0);
  const tones = [...new Set(seen.map(({ tone }) => tone))];
  return formatTable(
    ['undertone', 'said', 'likeliest is true', 'mean chance of the true one'],
    tones.map((tone) => {
      const here = seen.filter((each) => each.tone === tone);
      const said = here.flatMap(({ undertone }) => (undertone === null ? [] : [undertone]));
      return [
        `tone ${tone}`,
        `${said.length} of ${here.length}`,
        formatShare(
          said.filter(({ truth, likeliest }) => truth === likeliest).length / said.length,
        ),
        formatNumber(mean(said.map(({ chanceOfTruth }) => chanceOfTruth))),
      ];
    }),
  );
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
