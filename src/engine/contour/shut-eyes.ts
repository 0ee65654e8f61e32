/**
 * Finds which eyes are shut, from what the picture shows between their lids, and where those lids meet.
 *
 * The tracker leaves a shut eye open by .03 to .16 of its width, with the lower lid too high as well, and
 * reports the same for eyes that look down. Between the lids of the latter there is an eyeball; between
 * shut ones there is skin.
 */

import { luma, type Rgb } from '#domain/colour/transfer.ts';
import { distance, mixPoints, smoothstep, type Point } from '#engine/geometry/curve.ts';
import { eyeOpenness, type FaceFrame } from '#engine/geometry/face-frame.ts';
import type { EyeIndices } from '#engine/geometry/landmark-indices.ts';
import { EYES } from '#engine/geometry/landmark-sets.ts';
import { OPEN_EYES, type EyeClosures, type LidClosure } from '#engine/geometry/lid-closure.ts';
import type { FrameImage } from '#engine/frame/frame.ts';
import { chromaOf, pixelAt, pointOnArc } from '#engine/render/light/picture-samples.ts';

/**
 * Tracked openings (see `eyeOpenness`): up to the first an eye may be shut; beyond the second it is open
 * and not examined.
 */
const NARROW = 0.2;
const WIDE = 0.26;

/** Columns of the lids and heights between them where the picture is read. */
const COLUMNS = [2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6] as const;
const HEIGHTS = [0.2, 0.35, 0.5, 0.6] as const;

/**
 * Columns of the outer and the inner half of a lid, and the lid's length as a multiple of the distance
 * between their middles.
 */
const HALVES = [COLUMNS.slice(0, 5), COLUMNS.slice(4)] as const;
const LIDS_TO_HALVES = 4;

/**
 * A pixel is not skin when its chroma is this far from the face's, or its light less than this share of it.
 */
const FOREIGN_CHROMA = 0.15;
const LEAST_LIGHT = 0.42;

/**
 * Shares of pixels that are not skin: a shut eye has less than the first, an open one more than the second.
 */
const SHUT_EYEBALL = 0.08;
const OPEN_EYEBALL = 0.34;

/** Where the seam is looked for, from the tracked lower lid downwards, as shares of the eye's width. */
const SEAM_FROM = -0.04;
const SEAM_TO = 0.14;
const SEAM_STEPS = 12;

/** The subject's right eye and left one. `skin` is the mean colour of the face's skin, encoded. */
export function measureShutEyes(image: FrameImage, frame: FaceFrame, skin: Rgb): EyeClosures {
  return [measureLids(image, frame, skin, 0), measureLids(image, frame, skin, 1)];
}

function measureLids(image: FrameImage, frame: FaceFrame, skin: Rgb, side: 0 | 1): LidClosure {
  const eye = EYES[side];
  const narrow = 1 - smoothstep(NARROW, WIDE, eyeOpenness(frame, side));
  if (narrow === 0) return OPEN_EYES[side];
  const eyeball = eyeballShare(image, frame, skin, eye);
  const shut = narrow * (1 - smoothstep(SHUT_EYEBALL, OPEN_EYEBALL, eyeball));
  if (shut === 0) return OPEN_EYES[side];
  const [outer, inner] = HALVES.map((columns) => findSeam(image, frame, eye, columns));
  const [from = 0, to = 0] = [outer, inner];
  return { shut, seam: (from + to) / 2, slant: (to - from) * LIDS_TO_HALVES };
}

/** Share of the pixels between the tracked lids that do not look like skin. */
function eyeballShare(image: FrameImage, frame: FaceFrame, skin: Rgb, eye: EyeIndices): number {
  const [skinWarm, skinCool] = chromaOf(skin);
  let foreign = 0;
  for (const column of COLUMNS) {
    const upper = pointOnArc(frame, eye.upperLid, column);
    const lower = pointOnArc(frame, eye.lowerLid, column);
    for (const height of HEIGHTS) {
      const pixel = pixelAt(image, mixPoints(upper, lower, height));
      const [warm, cool] = chromaOf(pixel);
      const isForeign =
        Math.hypot(warm - skinWarm, cool - skinCool) > FOREIGN_CHROMA ||
        luma(pixel) < LEAST_LIGHT * luma(skin);
      if (isForeign) foreign += 1;
    }
  }
  return foreign / (COLUMNS.length * HEIGHTS.length);
}

/** The darkest place below the lower lid: shut lids meet in a line of lashes and shade. */
function findSeam(
  image: FrameImage,
  frame: FaceFrame,
  eye: EyeIndices,
  columns: readonly number[],
): number {
  const lid = columns.map((column) => pointOnArc(frame, eye.lowerLid, column));
  const width = distance(frame.point(eye.upperLid[0] ?? 33), frame.point(eye.upperLid[8] ?? 133));
  const shifts = Array.from(
    { length: SEAM_STEPS + 1 },
    (_, step) => width * (SEAM_FROM + ((SEAM_TO - SEAM_FROM) * step) / SEAM_STEPS),
  );
  const light = shifts.map((shift) =>
    lid.reduce((sum, point) => sum + luma(pixelAt(image, below(frame, point, shift))), 0),
  );
  const brightest = Math.max(...light);
  // The mean of the places by how dark they are moves less with noise than the darkest of them.
  const weights = light.map((value) => (brightest - value) ** 4);
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  return shifts.reduce((sum, shift, step) => sum + shift * (weights[step] ?? 0), 0) / total;
}

function below({ down }: FaceFrame, { x, y }: Point, shift: number): Point {
  return { x: x + down.x * shift, y: y + down.y * shift };
}
