/** Harmless variants of a picture: their measures have to agree with those of the picture itself. */

import sharp, { type Sharp } from 'sharp';
import type { FrameImage } from '#engine/frame/frame.ts';
import type { SkinReading, SkinZone } from '#domain/analysis/skin-reading.ts';
import type { FaceTracker } from '#engine/tracking/face-tracker.ts';
import { withSensorNoise } from '#bench/quality/sensor-noise.ts';
import { formatShare, formatTable } from '#bench/report/table.ts';
import { NOISE, SCALE, SIZE } from './everybody.ts';
import { MEASURED_LIGHTS } from './lights.ts';
import { portrait, sitting } from './portrait.ts';
import { takeMeasures } from './take-measures.ts';

type Change = (picture: Sharp, width: number) => Sharp;

const PICTURES: Readonly<Record<string, Change>> = {
  mirror: (picture) => picture.flop().png(),
  'rescale .8': (picture, width) => picture.resize({ width: Math.round(0.8 * width) }).png(),
  'rescale 1.25': (picture, width) => picture.resize({ width: Math.round(1.25 * width) }).png(),
  'JPEG 95': (picture) => picture.jpeg({ quality: 95 }),
  'JPEG 75': (picture) => picture.jpeg({ quality: 75 }),
  'JPEG 60': (picture) => picture.jpeg({ quality: 60 }),
  'blur .5 px': (picture) => picture.blur(0.5).png(),
};
const OTHER_NOISE = 'other noise';

export interface VariantResult {
  readonly variant: string;
  readonly measure: string;
  readonly isWithin: boolean;
  /** Difference divided by half of the wider interval. */
  readonly distance: number;
}

export async function judgeVariants(
  tracker: FaceTracker,
  tones: readonly number[],
): Promise<readonly VariantResult[]> {
  const results: VariantResult[] = [];
  for (const tone of tones) {
    const frame = sitting({
      width: SIZE,
      height: SIZE,
      skinTone: tone,
      light: MEASURED_LIGHTS.side,
      pose: { scale: SCALE },
    });
    const bare = portrait(frame).image;
    const image = withSensorNoise(bare, NOISE, tone);
    const own = await read(tracker, image);
    if (own === null) continue;
    const changed: (readonly [string, FrameImage])[] = [
      [OTHER_NOISE, withSensorNoise(bare, NOISE, 100 + tone)],
    ];
    for (const [name, change] of Object.entries(PICTURES)) {
      changed.push([name, await changedBy(image, change)]);
    }
    for (const [variant, picture] of changed) {
      const other = await read(tracker, picture);
      if (other !== null) results.push(...compare(variant, own, other));
    }
  }
  return results;
}

async function read(tracker: FaceTracker, image: FrameImage): Promise<SkinReading | null> {
  const { skin } = await takeMeasures(tracker, image);
  return 'withheld' in skin ? null : skin;
}

async function changedBy(image: FrameImage, change: Change): Promise<FrameImage> {
  const { data, width, height } = image;
  const raw = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  const file = await change(raw, width).toBuffer();
  const out = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(out.data), width: out.info.width, height: out.info.height };
}

function compare(variant: string, own: SkinReading, other: SkinReading): VariantResult[] {
  return own.values.flatMap((value) => {
    if ('withheld' in value) return [];
    const zone =
      variant === 'mirror' && value.measure !== 'asymmetry' ? opposite(value.zone) : value.zone;
    const found = other.values.find((each) => each.zone === zone && each.measure === value.measure);
    if (found === undefined || 'withheld' in found) return [];
    // The one that is less sure of itself says so.
    const half = Math.max(value.high - value.low, found.high - found.low) / 2;
    const distance = Math.abs(found.value - value.value) / half;
    return [{ variant, measure: value.measure, isWithin: distance <= 1, distance }];
  });
}

function opposite(zone: SkinZone): string {
  return zone.endsWith('-right')
    ? zone.replace('-right', '-left')
    : zone.replace('-left', '-right');
}

export function printVariants(results: readonly VariantResult[]): string {
  const variants = [...Object.keys(PICTURES), OTHER_NOISE];
  const measures = [...new Set(results.map(({ measure }) => measure))];
  const share = (of: readonly VariantResult[]): string =>
    of.length === 0
      ? '-'
      : formatShare(of.filter(({ isWithin }) => isWithin).length / of.length, 0);
  const row = (name: string, isRow: (result: VariantResult) => boolean): string[] => [
    name,
    ...variants.map((variant) =>
      share(results.filter((each) => each.variant === variant && isRow(each))),
    ),
  ];
  return formatTable(
    ['within the interval', ...variants],
    [
      ...measures.map((measure) => row(measure, (each) => each.measure === measure)),
      row('all', () => true),
    ],
  );
}
