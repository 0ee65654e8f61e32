/** Something painted on the skin has to raise its own measure in its own zone, and nothing else. */

import type { FaceTracker } from '#engine/tracking/face-tracker.ts';
import { withSensorNoise } from '#bench/quality/sensor-noise.ts';
import { formatNumber, formatTable } from '#bench/report/table.ts';
import type { SkinReading, SkinValue } from '#domain/analysis/skin-reading.ts';
import { NOISE, SCALE, SIZE } from './everybody.ts';
import { MEASURED_LIGHTS } from './lights.ts';
import { PAINTINGS, type Painting } from './paint.ts';
import { PLAIN_CAMERA, portrait, sitting, USUAL_PERSON } from './portrait.ts';
import { takeMeasures } from './take-measures.ts';

export interface PaintResult {
  readonly tone: number;
  readonly painting: string;
  /** Rise of the painting's own measure, in half intervals. */
  readonly rise: number;
  /** Other values that moved, although they should not, by more than the two half intervals together. */
  readonly others: readonly string[];
}

export async function judgePaint(
  tracker: FaceTracker,
  tones: readonly number[],
): Promise<readonly PaintResult[]> {
  const results: PaintResult[] = [];
  for (const tone of tones) {
    const frame = sitting({
      width: SIZE,
      height: SIZE,
      skinTone: tone,
      light: MEASURED_LIGHTS.front,
      pose: { scale: SCALE },
    });
    const bare = portrait(frame);
    const before = await read(tracker, bare.image);
    for (const painting of PAINTINGS) {
      const painted = portrait(frame, USUAL_PERSON, PLAIN_CAMERA, painting.paint(bare));
      const after = await read(tracker, painted.image);
      if (before === null || after === null) continue;
      results.push({ tone, painting: painting.name, ...compare(before, after, painting) });
    }
  }
  return results;

  async function read(
    by: FaceTracker,
    image: Parameters<typeof takeMeasures>[1],
  ): Promise<SkinReading | null> {
    const { skin } = await takeMeasures(by, withSensorNoise(image, NOISE, 5));
    return 'withheld' in skin ? null : skin;
  }
}

function compare(
  before: SkinReading,
  after: SkinReading,
  { zone, raises, follows }: Painting,
): Pick<PaintResult, 'rise' | 'others'> {
  let rise = Number.NaN;
  const others: string[] = [];
  before.values.forEach((was, at) => {
    const is = after.values[at]!;
    if ('withheld' in was || 'withheld' in is) return;
    const half = halfOf(was);
    if (was.zone === zone && was.measure === raises) {
      rise = (is.value - was.value) / half;
      return;
    }
    const isNear =
      was.zone === zone ||
      (was.measure === 'asymmetry' && was.zone === zone.replace('-left', '-right'));
    const isCircle =
      was.measure.startsWith('dark-circle') &&
      was.zone.split('-').at(-1) === zone.split('-').at(-1);
    if ((isNear || isCircle) && follows.includes(was.measure)) return;
    if (Math.abs(is.value - was.value) > half + halfOf(is))
      others.push(`${was.zone} ${was.measure}`);
  });
  return { rise, others };
}

function halfOf(value: SkinValue): number {
  return 'withheld' in value ? Number.NaN : (value.high - value.low) / 2;
}

export function printPaint(results: readonly PaintResult[]): string {
  const tones = [...new Set(results.map(({ tone }) => tone))];
  return formatTable(
    ['painted: rise in half intervals (others that moved)', ...tones.map((tone) => `tone ${tone}`)],
    [...new Set(results.map(({ painting }) => painting))].map((painting) => [
      painting,
      ...tones.map((tone) => {
        const found = results.find((each) => each.tone === tone && each.painting === painting);
        if (found === undefined) return '-';
        return `${formatNumber(found.rise, 1)} (${found.others.length}${found.others[0] === undefined ? '' : ` ${found.others[0]}`})`;
      }),
    ]),
  );
}
