/** Pictures that cannot be measured, and the reason given for each. */

import sharp from 'sharp';
import type { FrameImage } from '#engine/frame/frame.ts';
import { measureStill } from '#engine/measure/measure-still.ts';
import type { FaceTracker } from '#engine/tracking/face-tracker.ts';
import { formatTable } from '#bench/report/table.ts';
import {
  renderSyntheticFace,
  type SyntheticFaceOptions,
} from '#tests/fixtures/synthetic-face/index.ts';

const DRAWING = 'src/app/look/pictures/drawn-model.webp';

function empty(width: number, height: number): FrameImage {
  return { data: new Uint8ClampedArray(4 * width * height).fill(255), width, height };
}

function pictured(options: SyntheticFaceOptions): FrameImage {
  return renderSyntheticFace({ noise: { standardDeviation: 2.5, seed: 1 }, ...options }).image;
}

function sideBySide(pictures: readonly FrameImage[]): FrameImage {
  const [first] = pictures;
  if (first === undefined) return empty(8, 8);
  const whole = empty(first.width * pictures.length, first.height);
  pictures.forEach(({ data, width, height }, place) => {
    for (let y = 0; y < height; y += 1) {
      const row = data.subarray(4 * y * width, 4 * (y + 1) * width);
      whole.data.set(row, 4 * (y * whole.width + place * width));
    }
  });
  return whole;
}

async function drawing(): Promise<FrameImage> {
  const { data, info } = await sharp(DRAWING)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

export async function printBadInput(tracker: FaceTracker): Promise<string> {
  const small = { width: 320, height: 360, pose: { scale: 1.3 } } as const;
  const pictures: readonly (readonly [string, FrameImage])[] = [
    ['nobody', pictured({ width: 512, height: 512, pose: { x: -2 } })],
    ['three faces', sideBySide([1, 4, 7].map((skinTone) => pictured({ ...small, skinTone })))],
    ['cut by the edge', pictured({ width: 512, height: 512, pose: { scale: 1.6, x: 0.12 } })],
    ['far away', pictured({ width: 512, height: 512, pose: { scale: 0.35 } })],
    [
      'a hand before it',
      pictured({ width: 512, height: 512, pose: { scale: 1.6 }, occluder: { position: 0.5 } }),
    ],
    ['turned by 40 degrees', pictured({ width: 512, height: 512, pose: { scale: 1.6, yaw: 40 } })],
    ['a drawing', await drawing()],
    ['black', { ...empty(512, 512), data: new Uint8ClampedArray(4 * 512 * 512) }],
    ['8 by 8 pixels', empty(8, 8)],
  ];
  const rows: string[][] = [];
  for (const [name, image] of pictures) {
    tracker.reset();
    const faces = await tracker.findAll(image);
    const answers = (['skin', 'face'] as const).map((what) => {
      const reading = measureStill(what, image, faces);
      if ('withheld' in reading) return reading.withheld;
      const said = reading.values.filter((value) => !('withheld' in value)).length;
      return `${said} of ${reading.values.length} said`;
    });
    rows.push([name, String(faces.length), ...answers]);
  }
  return formatTable(['bad input', 'faces', 'skin', 'face'], rows);
}
