/** Finds palms in a whole picture: BlazePalm, https://arxiv.org/abs/2006.10214. */

import type { FrameImage } from '#engine/frame/frame.ts';
import { anchorCentres } from '#engine/tracking/anchors.ts';
import type { Detection, DetectorLayout, SearchWindow } from '#engine/tracking/detection.ts';
import { decodeDetections, fromWindow, mergeOverlapping } from '#engine/tracking/detection.ts';
import type { InferenceModel } from '#engine/tracking/litert-model.ts';
import type { PictureSampler, SamplingTarget } from '#engine/tracking/picture-sampler.ts';

/** Detections below this score are not palms. */
const MINIMUM_CONFIDENCE = 0.5;

/**
 * From the options of `SsdAnchorsCalculator` in mediapipe/modules/palm_detection (Apache-2.0): strides 8, 16, 16,
 * 16 on a 192-pixel input, two anchors of fixed size per layer, layers of equal stride merged.
 */
const LAYOUT: DetectorLayout = {
  inputSize: 192,
  anchorCentres: anchorCentres([
    { cells: 24, anchorsPerCell: 2 },
    { cells: 12, anchorsPerCell: 6 },
  ]),
  keypointCount: 7,
};

/** The detector was trained on pictures in [0, 1] with black bars. */
const TARGET: SamplingTarget = {
  size: LAYOUT.inputSize,
  scale: 1 / 255,
  offset: 0,
  outside: 'black',
  counting: 'every pixel',
};

export class PalmDetector {
  private readonly model: InferenceModel;
  private readonly sampler: PictureSampler;
  private readonly input = new Float32Array(TARGET.size * TARGET.size * 3);

  constructor(model: InferenceModel, sampler: PictureSampler) {
    this.model = model;
    this.sampler = sampler;
  }

  /** Palms in pixels of `image`, the most certain first. */
  async find(image: FrameImage): Promise<readonly Detection[]> {
    const longer = Math.max(image.width, image.height);
    return this.search(image, {
      left: (image.width - longer) / 2,
      top: (image.height - longer) / 2,
      size: longer,
    });
  }

  /** Palms in a square of `image`, in pixels of the whole, the most certain first. */
  async search(image: FrameImage, window: SearchWindow): Promise<readonly Detection[]> {
    const { left, top, size } = window;
    const map = { xx: size, xy: 0, x0: left, yx: 0, yy: size, y0: top };
    this.sampler.sample(image, map, TARGET, this.input);
    const [boxes, logits] = await this.model.run([this.input]);
    if (!boxes || !logits) throw new Error('the palm detector has fewer outputs than expected');
    const found = decodeDetections(boxes, logits, LAYOUT, MINIMUM_CONFIDENCE);
    return mergeOverlapping(found).map((detection) => fromWindow(detection, window));
  }
}
