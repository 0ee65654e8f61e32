/** Reads looks back from pictures of synthetic faces, and should find no makeup on bare ones. */

import { writeFileSync, mkdirSync } from 'node:fs';
import { describeLoad, describeMachine } from '#bench/report/machine.ts';
import { mean, median, percentile } from '#bench/report/statistics.ts';
import { formatNumber, formatShare, formatTable } from '#bench/report/table.ts';
import { isWithheld, LEAST_CONFIDENCE } from '#domain/analysis/measurement.ts';
import { SKIN_TONES } from '#tests/fixtures/synthetic-face/index.ts';
import { createNodeFaceTracker } from '#tests/support/node-face-tracker.ts';
import { readBarePeople } from './bare-people.ts';
import { LOOK_NAMES } from './looks.ts';
import {
  LIGHTS,
  READ_PRODUCTS,
  readBack,
  USUAL_SITTER,
  type Finding,
  type LightName,
} from './read-back.ts';

/** Goal for each product: the CIEDE2000 within which our own looks should come back, on every tone. */
const AIMS = { lipstick: 6, blush: 8, eyeshadow: 8, eyeliner: 8, foundation: 8 } as const;

const QUICK = process.env['BENCH_QUICK'] === '1';
const ALL_TONES = [...SKIN_TONES.keys()];
const TONES = QUICK ? ALL_TONES.filter((tone) => tone % 3 === 1) : ALL_TONES;
const LIGHT_NAMES = (Object.keys(LIGHTS) as LightName[]).slice(0, QUICK ? 2 : undefined);
/** Seeds of people and cameras. Use other seeds to develop a change than to judge it. */
const WORN_SEEDS = seedsOf('BENCH_SEEDS') ?? [USUAL_SITTER];
const BARE_SEEDS = seedsOf('BENCH_BARE_SEEDS') ?? (QUICK ? [1] : [1, 2, 3]);

/** Numbers separated by commas; null if the variable is not set. */
function seedsOf(name: string): readonly number[] | null {
  const said = process.env[name];
  return said === undefined ? null : said.split(',').map(Number);
}

const tracker = await createNodeFaceTracker();
const findings: Finding[] = [];
const refusals: string[] = [];
const bare: { readonly tone: number; readonly confidences: Readonly<Record<string, number>> }[] =
  [];

for (const tone of TONES) {
  for (const light of LIGHT_NAMES) {
    for (const seed of WORN_SEEDS) {
      const read = await readBack(tracker, tone, light, seed);
      findings.push(...read.findings);
      refusals.push(...read.refusals);
    }
  }
  for (const reading of await readBarePeople(tracker, tone, BARE_SEEDS)) {
    if (isWithheld(reading)) refusals.push(`tone ${tone}, bare: ${reading.withheld}`);
    else bare.push({ tone, confidences: reading.confidences });
  }
}
tracker.dispose();

mkdirSync('bench/results', { recursive: true });
writeFileSync('bench/results/appearance.json', JSON.stringify({ findings, bare, refusals }));

console.log(`${describeMachine()}; load ${describeLoad()}`);
console.log(`looks on people ${WORN_SEEDS.join(', ')}; bare people ${BARE_SEEDS.join(', ')}`);
console.log(
  `\n${LOOK_NAMES.length} looks on ${TONES.length} tones in ${LIGHT_NAMES.length} lights, as they come back: median and 90th percentile of CIEDE2000`,
);
console.log(
  formatTable(
    ['tone', ...READ_PRODUCTS.map((product) => `${product} (${AIMS[product]})`)],
    [...TONES.map(String), 'all'].map((name) => [
      name,
      ...READ_PRODUCTS.map((product) => {
        const errors = findings
          .filter((one) => one.product === product && (name === 'all' || one.tone === Number(name)))
          .map(({ error }) => error);
        return `${formatNumber(median(errors), 1)} / ${formatNumber(percentile(errors, 0.9), 1)}`;
      }),
    ]),
  ),
);

console.log('\nThe same on a face of another tone in another light');
console.log(
  formatTable(
    ['tone', ...READ_PRODUCTS],
    [...TONES.map(String), 'all'].map((name) => [
      name,
      ...READ_PRODUCTS.map((product) => {
        const errors = findings
          .filter((one) => one.product === product && (name === 'all' || one.tone === Number(name)))
          .map(({ elsewhere }) => elsewhere);
        return `${formatNumber(median(errors), 1)} / ${formatNumber(percentile(errors, 0.9), 1)}`;
      }),
    ]),
  ),
);

console.log('\nShare found, and share of bare faces on which it is found, too');
console.log(
  formatTable(
    ['tone', ...READ_PRODUCTS],
    [...TONES.map(String), 'all'].map((name) => {
      const isOf = ({ tone }: { readonly tone: number }): boolean =>
        name === 'all' || tone === Number(name);
      return [
        name,
        ...READ_PRODUCTS.map((product) => {
          const worn = findings.filter((one) => one.product === product && isOf(one));
          const found = worn.filter(({ isFound }) => isFound).length / worn.length;
          const faces = bare.filter(isOf);
          const falsely = faces.filter(
            ({ confidences }) => (confidences[product] ?? 0) >= LEAST_CONFIDENCE,
          ).length;
          return `${formatShare(found, 0)} / ${formatShare(falsely / faces.length, 0)}`;
        }),
      ];
    }),
  ),
);

console.log('\nBy product: all that was drawn');
console.log(
  formatTable(
    ['product', 'from bare', 'error', '90%', 'worst', 'strength off', 'largest confidence bare'],
    READ_PRODUCTS.map((product) => {
      const of = findings.filter((one) => one.product === product);
      const errors = of.map(({ error }) => error);
      return [
        product,
        formatNumber(median(of.map(({ fromBare }) => fromBare)), 1),
        formatNumber(median(errors), 1),
        formatNumber(percentile(errors, 0.9), 1),
        formatNumber(Math.max(...errors), 1),
        formatNumber(mean(of.map(({ opacityError }) => opacityError)), 0),
        formatNumber(Math.max(...bare.map(({ confidences }) => confidences[product] ?? 0))),
      ];
    }),
  ),
);

console.log('\nBy look: share found, and median error');
console.log(
  formatTable(
    ['look', ...READ_PRODUCTS],
    LOOK_NAMES.map((name) => [
      name,
      ...READ_PRODUCTS.map((product) => {
        const of = findings.filter((one) => one.look === name && one.product === product);
        const found = of.filter(({ isFound }) => isFound).length / of.length;
        return `${formatShare(found, 0)} ${formatNumber(median(of.map(({ error }) => error)), 1)}`;
      }),
    ]),
  ),
);

const beyond = findings.filter(({ product, error }) => error > AIMS[product]);
console.log(
  `\nBeyond the aim: ${beyond.length} of ${findings.length}\n${beyond
    .toSorted((one, another) => another.error - one.error)
    .slice(0, 24)
    .map(
      ({ tone, light, look, product, error, isFound }) =>
        `tone ${tone}, ${light}, ${look}: ${product} ${error.toFixed(1)}${isFound ? '' : ', not found'}`,
    )
    .join('\n')}`,
);
if (refusals.length > 0)
  console.log(`\nRefused: ${refusals.length}\n${refusals.slice(0, 40).join('\n')}`);
