/**
 * Whether a head turned as it was asked to. One signal among others: a film of a turning head turns, too.
 */

export type TurnSide = 'left' | 'right';

const DEGREES = 180 / Math.PI;
/** The eyes' outer corners: the person's right and left (MediaPipe's face mesh). */
const RIGHT_CORNER = 33;
const LEFT_CORNER = 263;

/** A face that is turned by less than this, in degrees to either side, looks at the camera. */
const STRAIGHT = 9;
/** A turn that is meant: more than a glance, less than the tracker loses. */
const TURNED = 18;
/** Consecutive frames in which it must be seen. */
const FRAMES = 3;

/** How far a head is turned towards the person's own left, in degrees, by the depth of the eyes' outer corners. */
export function headYaw(landmarks: ArrayLike<number>): number {
  const at = (landmark: number, axis: number): number => landmarks[3 * landmark + axis] ?? 0;
  const [dx, dy] = [0, 1].map((axis) => at(LEFT_CORNER, axis) - at(RIGHT_CORNER, axis));
  const across = Math.hypot(dx ?? 0, dy ?? 0);
  return Math.atan2(at(LEFT_CORNER, 2) - at(RIGHT_CORNER, 2), across) * DEGREES;
}

export interface TurnWatch {
  readonly side: TurnSide;
  /** Consecutive frames with the head straight, up to as many as are needed; then those with it turned. */
  readonly straight: number;
  readonly turned: number;
  /** The furthest that it was turned to the side that was asked for, in degrees. */
  readonly furthest: number;
}

export function watchTurn(side: TurnSide): TurnWatch {
  return { side, straight: 0, turned: 0, furthest: 0 };
}

/** @param yaw as `headYaw` tells it */
export function turnSees(watch: TurnWatch, yaw: number): TurnWatch {
  const towards = watch.side === 'left' ? yaw : -yaw;
  const furthest = Math.max(watch.furthest, towards);
  if (watch.straight < FRAMES) {
    return { ...watch, furthest, straight: Math.abs(yaw) <= STRAIGHT ? watch.straight + 1 : 0 };
  }
  if (watch.turned >= FRAMES) return { ...watch, furthest };
  return { ...watch, furthest, turned: towards >= TURNED ? watch.turned + 1 : 0 };
}

/** Straight first, then turned to the side that was asked for. */
export function hasTurned({ turned }: TurnWatch): boolean {
  return turned >= FRAMES;
}
