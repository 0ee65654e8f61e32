/** Which part of a square of a picture shows a person: MediaPipe Selfie Segmentation, cut before its last operator. */

import type { FrameImage } from '#engine/frame/frame.ts';
import { unitSquareToRegion } from '#engine/tracking/affine.ts';
import type { InferenceModel } from '#engine/tracking/litert-model.ts';
import { PictureSampler, type SamplingTarget } from '#engine/tracking/picture-sampler.ts';
import type { RegionOfInterest } from '#engine/tracking/region-of-interest.ts';

/** Side in pixels of the model's square input, and in cells of what is read from it. */
const INPUT_SIZE = 256;
export const PERSON_CELLS = 128;

const CHANNELS = 16;

/**
 * The last operator is one of MediaPipe's own, which LiteRT does not have: each of its four taps makes a pixel of
 * its own. A cell is their mean, for which the mean of the taps will do. From the model's tensor `segment/Kernel`.
 */
const KERNEL = Float32Array.of(
  1.071198,
  -0.221512,
  -0.442062,
  0.741333,
  -8.438232,
  -0.261017,
  0.784027,
  -1.625244,
  -0.291809,
  -1.014313,
  0.43338,
  -0.421722,
  2.851562,
  -0.203217,
  1.041429,
  -0.710556,
);
const BIAS = 0.53271484375;

const TARGET: SamplingTarget = {
  size: INPUT_SIZE,
  scale: 1 / 255,
  offset: 0,
  outside: 'edge',
  counting: 'every pixel',
};

/** A square of a picture in `PERSON_CELLS` x `PERSON_CELLS` cells, rows from the top. */
export interface PersonCells {
  /** How sure each cell shows a person, in [0, 1]. */
  readonly sure: Float32Array;
  /** Mean color of each cell: red, green, blue, encoded in [0, 1]. */
  readonly colours: Float32Array;
}

/** Not re-entrant: await one call before the next. */
export interface PersonFinder {
  /** Looks at a turned square of a picture. The result is overwritten by the next call. */
  readonly find: (image: FrameImage, region: RegionOfInterest) => Promise<PersonCells>;
  readonly dispose: () => void;
}

export class PersonModel implements PersonFinder {
  readonly dispose: () => void;
  private readonly model: InferenceModel;
  private readonly sampler = new PictureSampler();
  private readonly input = new Float32Array(INPUT_SIZE * INPUT_SIZE * 3);
  private readonly sure = new Float32Array(PERSON_CELLS * PERSON_CELLS);
  private readonly colours = new Float32Array(PERSON_CELLS * PERSON_CELLS * 3);

  /** `model` returns 16 features for each of 128 x 128 cells; `release` frees it. */
  constructor(model: InferenceModel, release: () => void) {
    this.model = model;
    this.dispose = release;
  }

  async find(image: FrameImage, region: RegionOfInterest): Promise<PersonCells> {
    this.sampler.sample(image, unitSquareToRegion(region), TARGET, this.input);
    const [features] = await this.model.run([this.input]);
    if (!features) throw new Error('the person model has no output');
    this.readMask(features);
    this.readColours();
    return { sure: this.sure, colours: this.colours };
  }

  private readMask(features: Float32Array): void {
    const { sure } = this;
    for (let cell = 0; cell < sure.length; cell += 1) {
      let sum = BIAS;
      for (let channel = 0; channel < CHANNELS; channel += 1)
        sum += (features[cell * CHANNELS + channel] ?? 0) * (KERNEL[channel] ?? 0);
      sure[cell] = 1 / (1 + Math.exp(-sum));
    }
  }

  /** Averages the model's input, which is the picture already, at twice the resolution of the cells. */
  private readColours(): void {
    const { input, colours } = this;
    const line = 3 * INPUT_SIZE;
    for (let row = 0; row < PERSON_CELLS; row += 1) {
      let from = 2 * row * line;
      let to = 3 * row * PERSON_CELLS;
      for (let column = 0; column < PERSON_CELLS; column += 1, from += 6) {
        for (let channel = 0; channel < 3; channel += 1, to += 1) {
          const at = from + channel;
          const upper = (input[at] ?? 0) + (input[at + 3] ?? 0);
          const lower = (input[at + line] ?? 0) + (input[at + line + 3] ?? 0);
          colours[to] = 0.25 * (upper + lower);
        }
      }
    }
  }
}
