import { EYE_OUTER_CORNERS } from './landmark-indices.ts';

const [RIGHT, LEFT] = EYE_OUTER_CORNERS;

/**
 * Whether two sets of landmarks (478 x 3, in pixels) that follow each other in time are of one face: its
 * eyes moved by less than the distance between them. Between two frames no head is that fast; another face
 * is farther away.
 */
export function isSameFace(before: Float32Array, now: Float32Array): boolean {
  const value = (landmarks: Float32Array, index: number): number => landmarks[index] ?? 0;
  const middle = (landmarks: Float32Array, axis: number): number =>
    (value(landmarks, 3 * RIGHT + axis) + value(landmarks, 3 * LEFT + axis)) / 2;
  const apart = Math.hypot(
    value(before, 3 * RIGHT) - value(before, 3 * LEFT),
    value(before, 3 * RIGHT + 1) - value(before, 3 * LEFT + 1),
  );
  const moved = Math.hypot(middle(now, 0) - middle(before, 0), middle(now, 1) - middle(before, 1));
  return moved < apart;
}
