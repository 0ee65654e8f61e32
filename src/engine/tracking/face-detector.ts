/** Finds faces in a whole picture: BlazeFace short range, https://arxiv.org/abs/1907.05047. */

import type { FrameImage } from '#engine/frame/frame.ts';

import { DETECTOR_INPUT_SIZE } from './anchors.ts';
import type { Detection } from './detection.ts';
import { decodeDetections, mergeOverlapping } from './detection.ts';
import type { InferenceModel } from './litert-model.ts';
import type { PictureSampler, SamplingTarget } from './picture-sampler.ts';

/** Detections below this score are no faces. */
export const MINIMUM_DETECTION_CONFIDENCE = 0.5;

/** The detector was trained on pictures in [-1, 1] with black bars. */
const TARGET: SamplingTarget = {
  size: DETECTOR_INPUT_SIZE,
  scale: 2 / 255,
  offset: -1,
  outside: 'black',
};

/**
 * How to search: the whole picture between black bars; or, for faces too small in that (below about a
 * sixth of the longer side), overlapping squares that cover the picture.
 */
export type SearchMode = 'whole' | 'closer';

/** A square that is searched, in pixels of the picture. */
interface SearchWindow {
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

export class FaceDetector {
  private readonly model: InferenceModel;
  private readonly sampler: PictureSampler;
  private readonly input = new Float32Array(DETECTOR_INPUT_SIZE * DETECTOR_INPUT_SIZE * 3);

  constructor(model: InferenceModel, sampler: PictureSampler) {
    this.model = model;
    this.sampler = sampler;
  }

  /** Faces in pixels of `image`, the largest first. */
  async find(image: FrameImage, mode: SearchMode): Promise<readonly Detection[]> {
    const found: Detection[] = [];
    for (const window of searchWindows(image, mode)) {
      found.push(...(await this.search(image, window)));
    }
    return mergeOverlapping(found).toSorted(
      (first, second) => second.width * second.height - first.width * first.height,
    );
  }

  private async search(image: FrameImage, window: SearchWindow): Promise<readonly Detection[]> {
    const { left, top, size } = window;
    const map = { xx: size, xy: 0, x0: left, yx: 0, yy: size, y0: top };
    this.sampler.sample(image, map, TARGET, this.input);
    const [boxes, logits] = await this.model.run([this.input]);
    if (!boxes || !logits) throw new Error('the face detector has fewer outputs than expected');
    const found = decodeDetections(boxes, logits, MINIMUM_DETECTION_CONFIDENCE);
    return mergeOverlapping(found).map((detection) => toPicture(detection, window));
  }
}

/** A closer window covers at most this share of the picture's longer side ... */
const CLOSER_SHARE = 0.6;
/** ... and overlaps the next by this share (by half of itself at most): more than the size of a face that the search of the whole picture misses. */
const CLOSER_OVERLAP = 0.2;

/** The squares to search. */
export function searchWindows(
  { width, height }: { readonly width: number; readonly height: number },
  mode: SearchMode,
): readonly SearchWindow[] {
  const longer = Math.max(width, height);
  if (mode === 'whole') {
    return [{ left: (width - longer) / 2, top: (height - longer) / 2, size: longer }];
  }
  const size = Math.min(width, height, CLOSER_SHARE * longer);
  const stride = size - Math.min(CLOSER_OVERLAP * longer, size / 2);
  const starts = (side: number): readonly number[] => {
    const steps = Math.ceil((side - size) / stride);
    return Array.from({ length: steps + 1 }, (_, step) =>
      steps === 0 ? 0 : ((side - size) * step) / steps,
    );
  };
  return starts(height).flatMap((top) => starts(width).map((left) => ({ left, top, size })));
}

function toPicture(detection: Detection, { left, top, size }: SearchWindow): Detection {
  return {
    score: detection.score,
    centre: { x: left + detection.centre.x * size, y: top + detection.centre.y * size },
    width: detection.width * size,
    height: detection.height * size,
    keypoints: detection.keypoints.map(({ x, y }) => ({ x: left + x * size, y: top + y * size })),
  };
}
