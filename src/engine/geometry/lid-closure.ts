import { mixPoints, type Point } from './curve.ts';
import type { FaceFrame } from './face-frame.ts';
import { EYES } from './landmark-sets.ts';

/** How far an eye is shut, as the picture shows it. */
export interface LidClosure {
  /** 0 for an open eye, 1 for a shut one. */
  readonly shut: number;
  /** How far below the tracked lower lid the lids meet, in pixels; 0 for an open eye. */
  readonly seam: number;
  /** By how much farther below they meet at the inner corner than at the outer one, in pixels. */
  readonly slant: number;
}

/** The subject's right eye, then the left. */
export type EyeClosures = readonly [LidClosure, LidClosure];

export const OPEN_EYES: EyeClosures = [
  { shut: 0, seam: 0, slant: 0 },
  { shut: 0, seam: 0, slant: 0 },
];

/**
 * The landmarks of a face (478 x 3, in pixels) with the lids of its shut eyes where the picture shows them:
 * both edges on the seam, which begins at the outer corner. Whatever is drawn along a lid then follows.
 * Returns the same array where no eye is shut.
 */
export function withShutLids(
  landmarks: Float32Array<ArrayBuffer>,
  { point, down }: FaceFrame,
  closures: EyeClosures,
): Float32Array<ArrayBuffer> {
  if (closures.every(({ shut }) => shut === 0)) return landmarks;
  const moved = landmarks.slice();
  EYES.forEach(({ upperLid, lowerLid }, side) => {
    const { shut, seam, slant } = closures[side === 0 ? 0 : 1];
    const last = upperLid.length - 1;
    for (let column = 1; column <= last; column += 1) {
      const upper = upperLid[column] ?? 0;
      const lower = lowerLid[column] ?? 0;
      const drop = seam + slant * (column / last - 0.5);
      const { x, y } = point(lower);
      const meeting = { x: x + down.x * drop, y: y + down.y * drop };
      const move = (landmark: number): void => {
        const to: Point = mixPoints(point(landmark), meeting, shut);
        moved[3 * landmark] = to.x;
        moved[3 * landmark + 1] = to.y;
      };
      move(upper);
      if (lower !== upper) move(lower);
    }
  });
  return moved;
}
