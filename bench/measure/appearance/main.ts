/** Looks that were drawn on synthetic faces and are read back from the pictures. */

import { ciede2000 } from '#bench/colour/ciede2000.ts';
import { labOfPixel, meanLab } from '#bench/colour/lab.ts';
import { blushArea, foundationArea, lidArea, lipsArea } from '#bench/quality/colour-areas.ts';
import { drawEngine } from '#bench/quality/makeup-renderers.ts';
import { takeShot, type Shot } from '#bench/quality/shot.ts';
import { describeLoad, describeMachine } from '#bench/report/machine.ts';
import { mean, median } from '#bench/report/statistics.ts';
import { formatNumber, formatShare, formatTable } from '#bench/report/table.ts';
import { QUICK_LOOKS } from '#content/quick-looks.ts';
import type { AppearanceReading } from '#domain/analysis/appearance/read-appearance.ts';
import { isWithheld, LEAST_CONFIDENCE } from '#domain/analysis/measurement.ts';
import { DEFAULT_LOOK, type Look, type Product } from '#domain/makeup/look.ts';
import type { FrameImage } from '#engine/frame/frame.ts';
import { measureStill } from '#engine/measure/measure-still.ts';
import { LIGHT_COLOURS, SKIN_TONES } from '#tests/fixtures/synthetic-face/index.ts';
import { createNodeFaceTracker } from '#tests/support/node-face-tracker.ts';
import { STRONG_LOOK } from '#tests/support/worn-look.ts';
import { readBarePeople } from './bare-people.ts';

const LIGHTS = {
  full: { light: { exposure: 1 } },
  half: { light: { exposure: 0.5 } },
  warm: { light: { exposure: 1, colour: LIGHT_COLOURS.warm } },
} as const;

const LOOKS: readonly (readonly [name: string, look: Look])[] = [
  ...QUICK_LOOKS.map(({ id, look }) => [id, look] as const),
  ['default', DEFAULT_LOOK],
  ['strong', STRONG_LOOK],
];

const FOUND = ['lipstick', 'blush', 'eyeshadow', 'eyeliner', 'foundation'] as const;

interface Finding {
  readonly tone: number;
  readonly look: string;
  readonly product: Product;
  readonly isFound: boolean;
  readonly opacityError: number;
  /** CIEDE2000 from the picture that was read to one that wears what was read; and to the bare face. */
  readonly colourError: number;
  readonly bareDifference: number;
}

const AREAS = {
  lipstick: lipsArea,
  eyeshadow: lidArea,
  blush: (shot: Shot) => blushArea(shot, drawEngine),
  foundation: foundationArea,
} as const;

function differenceOver(one: FrameImage, other: FrameImage, pixels: readonly number[]): number {
  const colour = ({ data }: FrameImage): ReturnType<typeof meanLab> =>
    meanLab(pixels.map((pixel) => labOfPixel(data, pixel)));
  return ciede2000(colour(one), colour(other));
}

const tracker = await createNodeFaceTracker();
const findings: Finding[] = [];
const bare: { readonly tone: number; readonly reading: AppearanceReading }[] = [];
const refusals: string[] = [];

async function readLooks(tone: number, lightName: keyof typeof LIGHTS): Promise<void> {
  const shot = await takeShot(tracker, { skinTone: tone, ...LIGHTS[lightName] });
  const { image } = shot.truth;
  const areas = new Map<Product, readonly number[]>();
  for (const product of ['lipstick', 'eyeshadow', 'blush', 'foundation'] as const) {
    areas.set(product, await AREAS[product](shot));
  }
  for (const [name, look] of LOOKS) {
    const drawn = await drawEngine(image, shot.face, look);
    const reading = measureStill('appearance', drawn, [shot.face]);
    if (isWithheld(reading)) {
      refusals.push(`tone ${tone}, ${lightName}, ${name}: ${reading.withheld}`);
      continue;
    }
    const again = await drawEngine(image, shot.face, reading.look);
    for (const product of FOUND) {
      const area = areas.get(product);
      findings.push({
        tone,
        look: name,
        product,
        isFound: reading.confidences[product] >= LEAST_CONFIDENCE,
        opacityError: Math.abs(reading.look[product].opacity - look[product].opacity),
        colourError: area === undefined ? Number.NaN : differenceOver(drawn, again, area),
        bareDifference: area === undefined ? Number.NaN : differenceOver(drawn, image, area),
      });
    }
  }
}

for (const tone of SKIN_TONES.keys()) {
  for (const light of ['full', 'half', 'warm'] as const) await readLooks(tone, light);
  for (const reading of await readBarePeople(tracker, tone, [1, 2])) {
    if (isWithheld(reading)) refusals.push(`tone ${tone}, bare: ${reading.withheld}`);
    else bare.push({ tone, reading });
  }
}
tracker.dispose();

function row(name: string, of: readonly Finding[]): string[] {
  const found = of.filter(({ isFound }) => isFound);
  return [
    name,
    formatShare(found.length / of.length, 0),
    formatNumber(median(found.map(({ bareDifference }) => bareDifference)), 1),
    formatNumber(median(found.map(({ colourError }) => colourError)), 1),
    formatNumber(Math.max(...found.map(({ colourError }) => colourError)), 1),
    formatNumber(mean(found.map(({ opacityError }) => opacityError)), 0),
  ];
}

const HEADER = ['found', 'from bare', 'error', 'worst', 'opacity error'];
console.log(`${describeMachine()}; load ${describeLoad()}`);
console.log('\nLooks read back, CIEDE2000 of what is found');
console.log(
  formatTable(
    ['product', ...HEADER],
    FOUND.map((product) =>
      row(
        product,
        findings.filter((finding) => finding.product === product),
      ),
    ),
  ),
);
console.log('\nBy tone, lips, cheeks and lids');
console.log(
  formatTable(
    ['tone', ...HEADER],
    SKIN_TONES.map((_, tone) =>
      row(
        String(tone),
        findings.filter(
          (finding) =>
            finding.tone === tone && ['lipstick', 'blush', 'eyeshadow'].includes(finding.product),
        ),
      ),
    ),
  ),
);
console.log('\nBy look: share found');
console.log(
  formatTable(
    ['look', ...FOUND],
    LOOKS.map(([name]) => [
      name,
      ...FOUND.map((product) => {
        const of = findings.filter((one) => one.look === name && one.product === product);
        return formatShare(of.filter(({ isFound }) => isFound).length / of.length, 0);
      }),
    ]),
  ),
);
console.log('\nBare people before cameras that differ: largest confidence');
console.log(
  formatTable(
    ['tone', ...FOUND],
    SKIN_TONES.map((_, tone) => [
      String(tone),
      ...FOUND.map((product) =>
        formatNumber(
          Math.max(
            ...bare
              .filter((one) => one.tone === tone)
              .map((one) => one.reading.confidences[product]),
          ),
        ),
      ),
    ]),
  ),
);
if (refusals.length > 0)
  console.log(`\nRefused: ${refusals.length}\n${refusals.slice(0, 40).join('\n')}`);
