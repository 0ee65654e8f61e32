/** What stands in front of the parts of a face that are measured: a hand, hair, glasses. */

import { CoverMeter } from '#engine/cover/cover-meter.ts';
import { hiddenAt } from '#engine/frame/cover-mask.ts';
import type { Point } from '#engine/geometry/curve.ts';
import type { TakenFace } from './taken-face.ts';

/** A pixel that is hidden by more than this is left out: the rim of what hides it has both colours. */
export const HIDDEN = 0.25;

/** A part of which a larger share is hidden is not measured: what is left may not stand for all of it. */
export const MOST_HIDDEN = 1 / 3;

/** Brows that are lighter or thinner than most are taken in places for something in front of the skin. */
export const MOST_HIDDEN_BROW = 1 / 2;

/** The same face of a still picture with what stands in front of it. */
export function withCover(face: TakenFace): TakenFace {
  return { ...face, cover: new CoverMeter().measure(face.image, face) };
}

/** The same face of a moving picture with what `meter`, which all its frames share, finds in front of it. */
export function withMovingCover(face: TakenFace, meter: CoverMeter): TakenFace {
  const mask = meter.follow(face.image, face);
  // The meter's own mask is overwritten by the next frame.
  return { ...face, cover: mask === null ? null : { ...mask, data: mask.data.slice() } };
}

/** Whether too much of the face is hidden at these points, in pixels of its picture, to measure by them. */
export function areHidden(
  { cover }: TakenFace,
  points: readonly Point[],
  most = MOST_HIDDEN,
): boolean {
  if (cover === null || points.length === 0) return false;
  const hidden = points.filter(({ x, y }) => hiddenAt(cover, x, y) > HIDDEN).length;
  return hidden > most * points.length;
}
