/** Heads painted in flat colors around known landmarks, and a model that recognizes their background. */

import type { FrameImage, TrackedFace } from '#engine/frame/frame.ts';
import { createFaceFrame } from '#engine/geometry/face-frame.ts';
import { FACE_OVAL } from '#engine/geometry/landmark-indices.ts';
import { asideOf, belowOf, HAIR_CELLS, hairRegion } from '#engine/hair/hair-region.ts';
import type { PlacedHair } from '#engine/hair/placed-hair.ts';
import type { InferenceModel } from '#engine/tracking/litert-model.ts';
import { posedLandmarks } from './posed-landmarks.ts';
import { isInside } from './shape-coverage.ts';

/** Soft-edged hair from above the brows to above the head: a mask to draw with when no hair was detected. */
export function hairAbove(face: TrackedFace): PlacedHair {
  const mask = new Float32Array(HAIR_CELLS * HAIR_CELLS);
  for (let row = 0; row < HAIR_CELLS; row += 1) {
    for (let column = 0; column < HAIR_CELLS; column += 1) {
      const off = Math.hypot(asideOf(column) / 0.62, (belowOf(row) + 0.62) / 0.42);
      mask[row * HAIR_CELLS + column] = Math.min(1, Math.max(0, 4 * (1 - off)));
    }
  }
  const region = hairRegion(createFaceFrame(face.landmarks));
  return { mask, colour: [0.24, 0.17, 0.13], region, share: 1 };
}

type Colour = readonly [red: number, green: number, blue: number];

const BACKGROUND: Colour = [120, 160, 190];
const SKIN: Colour = [205, 160, 135];

export interface PaintedHead {
  /** Null leaves the head bald. */
  readonly hair: Colour | null;
  /** The centre of the head, in pixels. */
  readonly x?: number;
}

const SIZE = { width: 480, height: 400 } as const;

/** A head in front of a wall, and its face. The hairline is ragged, as real ones are. */
export function paintedHead({ hair, x = 240 }: PaintedHead): {
  readonly image: FrameImage;
  readonly face: TrackedFace;
} {
  const landmarks = posedLandmarks({ eyeSpan: 80, x, y: 220 });
  const frame = createFaceFrame(landmarks);
  const outline = FACE_OVAL.flatMap((landmark) => {
    const { x: right, y: down } = frame.point(landmark);
    return [right, down];
  });
  const { width, height } = SIZE;
  const data = new Uint8ClampedArray(4 * width * height);
  const { centre } = frame;
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const point = { x: column + 0.5, y: row + 0.5 };
      const ragged = 0.05 * Math.sin(column * 1.7) + 0.03 * Math.sin(column * 0.61 + row);
      const inner = shrunk(point, centre, 0.93 + ragged);
      const outer = shrunk(point, centre, 1.42);
      const isAbove = point.y < centre.y + 20;
      const isFace =
        isInside(outline, point.x, point.y) && (!isAbove || isInside(outline, inner.x, inner.y));
      const colour = isFace
        ? SKIN
        : isAbove && isInside(outline, outer.x, outer.y)
          ? (hair ?? SKIN)
          : BACKGROUND;
      const grain = 1 + 0.12 * Math.sin(column * 2.1) * (colour === hair ? 1 : 0);
      const at = 4 * (row * width + column);
      for (let channel = 0; channel < 3; channel += 1)
        data[at + channel] = colour[channel]! * grain;
      data[at + 3] = 255;
    }
  }
  return { image: { data, width, height }, face: { landmarks, confidence: 1 } };
}

/** Moves `point` towards `centre`: its distance is divided by `scale`. */
function shrunk(
  point: { readonly x: number; readonly y: number },
  centre: { readonly x: number; readonly y: number },
  scale: number,
): { readonly x: number; readonly y: number } {
  return {
    x: centre.x + (point.x - centre.x) / scale,
    y: centre.y + (point.y - centre.y) / scale,
  };
}

const INPUT = 256;
const CHANNELS = 16;
/** The weight of the fifth channel in the person model's last operator, and its bias. */
const WEIGHT = -8.438232;
const BIAS = 0.53271484375;

/** Replaces the person model: everything that does not have the color of the wall is the person. */
export class BackgroundModel implements InferenceModel {
  runs = 0;

  async run([input]: readonly Float32Array[]): Promise<readonly Float32Array[]> {
    this.runs += 1;
    const cells = INPUT / 2;
    const features = new Float32Array(cells * cells * CHANNELS);
    for (let cell = 0; cell < cells * cells; cell += 1) {
      const at = 3 * (2 * Math.floor(cell / cells) * INPUT + 2 * (cell % cells));
      const off = BACKGROUND.reduce(
        (sum, value, channel) => sum + Math.abs(value / 255 - input![at + channel]!),
        0,
      );
      features[CHANNELS * cell + 4] = ((off > 0.15 ? 6 : -6) - BIAS) / WEIGHT;
    }
    return [features];
  }
}
