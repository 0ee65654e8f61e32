/** Finds faces in a whole picture: BlazeFace short range, https://arxiv.org/abs/1907.05047. */

import type { FrameImage } from '#engine/frame/frame.ts';

import { anchorCentres } from './anchors.ts';
import type { Detection, DetectorLayout, SearchWindow } from './detection.ts';
import { decodeDetections, fromWindow, mergeOverlapping } from './detection.ts';
import type { InferenceModel } from './litert-model.ts';
import type { PictureSampler, SamplingTarget } from './picture-sampler.ts';

/** Detections below this score are not faces. */
export const MINIMUM_DETECTION_CONFIDENCE = 0.5;

/**
 * From the options of `SsdAnchorsCalculator` in mediapipe/modules/face_detection (Apache-2.0): strides 8, 16,
 * 16, 16 on a 128-pixel input, two anchors of fixed size per layer, layers of equal stride merged.
 */
export const FACE_DETECTOR_LAYOUT: DetectorLayout = {
  inputSize: 128,
  anchorCentres: anchorCentres([
    { cells: 16, anchorsPerCell: 2 },
    { cells: 8, anchorsPerCell: 6 },
  ]),
  keypointCount: 6,
};

/** The detector was trained on pictures in [-1, 1] with black bars. */
const TARGET: SamplingTarget = {
  size: FACE_DETECTOR_LAYOUT.inputSize,
  scale: 2 / 255,
  offset: -1,
  outside: 'black',
  counting: 'four pixels',
};

/**
 * How to search: the whole picture between black bars; or, for faces too small in that (below about a
 * sixth of the longer side), overlapping squares that cover the picture; or smaller ones yet, in which a face
 * of a twentieth of the longer side is found.
 */
export type SearchMode = 'whole' | 'closer' | 'closest';

/** One of `of` equal parts of a search, counted from 0: a long search is spread over several pictures. */
export interface SearchPart {
  readonly part: number;
  readonly of: number;
}

const ALL: SearchPart = { part: 0, of: 1 };

export class FaceDetector {
  private readonly model: InferenceModel;
  private readonly sampler: PictureSampler;
  private readonly input = new Float32Array(TARGET.size * TARGET.size * 3);

  constructor(model: InferenceModel, sampler: PictureSampler) {
    this.model = model;
    this.sampler = sampler;
  }

  /** Faces in pixels of `image`, the largest first. */
  async find(
    image: FrameImage,
    mode: SearchMode,
    { part, of }: SearchPart = ALL,
  ): Promise<readonly Detection[]> {
    const found: Detection[] = [];
    for (const [index, window] of searchWindows(image, mode).entries()) {
      if (index % of === part) found.push(...(await this.search(image, window)));
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
    const found = decodeDetections(
      boxes,
      logits,
      FACE_DETECTOR_LAYOUT,
      MINIMUM_DETECTION_CONFIDENCE,
    );
    return mergeOverlapping(found).map((detection) => fromWindow(detection, window));
  }
}

/**
 * A window covers at most `size` of the picture's longer side and overlaps the next by `overlap` of it (by half
 * of itself at most): more than the size of a face that the search before it misses.
 */
const WINDOWS = {
  closer: { size: 0.6, overlap: 0.2 },
  closest: { size: 0.28, overlap: 0.09 },
} as const;

/** The squares to search. */
export function searchWindows(
  { width, height }: { readonly width: number; readonly height: number },
  mode: SearchMode,
): readonly SearchWindow[] {
  const longer = Math.max(width, height);
  if (mode === 'whole') {
    return [{ left: (width - longer) / 2, top: (height - longer) / 2, size: longer }];
  }
  const share = WINDOWS[mode];
  const size = Math.min(width, height, share.size * longer);
  const stride = size - Math.min(share.overlap * longer, size / 2);
  const starts = (side: number): readonly number[] => {
    const steps = Math.ceil((side - size) / stride);
    return Array.from({ length: steps + 1 }, (_, step) =>
      steps === 0 ? 0 : ((side - size) * step) / steps,
    );
  };
  return starts(height).flatMap((top) => starts(width).map((left) => ({ left, top, size })));
}
