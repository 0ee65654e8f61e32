/**
 * Where hands that were found lie over the grid. The landmarks say where a hand surely is and where it surely is
 * not; between the two, the picture's own edges decide.
 */

import { FINGER_BONES, WRIST } from '#domain/gestures/hand-landmarks.ts';
import type { TrackedHand } from '#engine/frame/frame.ts';
import type { Point } from '#engine/geometry/curve.ts';
import type { CellSteps } from './cell-steps.ts';
import { MOST_CELLS, type FaceGrid } from './face-grid.ts';
import { spread } from './spread.ts';

const MIDDLE_KNUCKLE = 9;
const OUTER_KNUCKLES = [5, 17] as const;

/** The palm as a fan of triangles around the wrist. */
const PALM = [
  [1, 5],
  [5, 9],
  [9, 13],
  [13, 17],
] as const;

/** Radius of a finger as a share of the breadth across the knuckles. */
const FINGER_RADIUS = 0.15;
/**
 * A finger is that thick near its tip, and thicker towards the palm: from its root to its tip. Where it has the face's own
 * colour, its outline is too weak to correct this.
 */
const TAPER = [1.25, 1.15, 1.05, 0.97] as const;
const JOINTS_OF_A_FINGER = 4;
/**
 * Breadth across the knuckles divided by the distance from the wrist to the middle knuckle, on a hand seen
 * flat.
 */
const BREADTH_TO_LENGTH = 0.68;
/**
 * Radius of the forearm as a share of the breadth across the knuckles, and how much of its length may be
 * seen, as a share of the distance from the wrist to the middle knuckle.
 */
const ARM_RADIUS = 0.42;
const ARM_LENGTH = 1.2;

/** In radii of a finger: surely hand below the first, surely no hand beyond the second. */
const SURE = 0.45;
const NEVER = 1.5;
/** On the line midway between two fingers, the face shows through where both are farther away than this. */
const BETWEEN = 1.3;

/** Five fingers, and the palm with its arm. */
const FINGERS_OF_A_HAND = 6;

const HAND = 1;
const NO_HAND = 2;

export class HandCover {
  /** By cell: 1 for those of the face that a hand hides, else 0. Only valid where `measure` returned true. */
  readonly hidden = new Float32Array(MOST_CELLS);
  /** Distance from the nearest bone, in radii of a finger. */
  private readonly reach = new Float32Array(MOST_CELLS);
  private readonly owners = new Uint8Array(MOST_CELLS);
  /** The finger whose bone is nearest, counted over all hands. */
  private readonly fingers = new Uint8Array(MOST_CELLS);

  /** False where no hand lies over the grid. */
  measure(grid: FaceGrid, steps: CellSteps, hands: readonly TrackedHand[]): boolean {
    const { reach, owners, hidden } = this;
    const cells = grid.columns * grid.rows;
    // Not with NEVER: an array of floats may keep a little less than that.
    reach.fill(Infinity, 0, cells);
    hands.forEach((hand, index) => this.markHand(grid, hand, index));
    let sure = 0;
    for (let at = 0; at < cells; at += 1) {
      const distance = reach[at] ?? Infinity;
      const isBetween = distance > BETWEEN && this.isBetweenFingers(grid, at);
      owners[at] = distance < SURE ? HAND : distance >= NEVER || isBetween ? NO_HAND : 0;
      if (owners[at] === HAND && (grid.u[at] ?? -1) >= 0) sure += 1;
    }
    if (sure === 0) return false;
    spread(grid, steps, owners);
    for (let at = 0; at < cells; at += 1) {
      hidden[at] = owners[at] === HAND && (grid.u[at] ?? -1) >= 0 ? 1 : 0;
    }
    return true;
  }

  /**
   * Whether a cell is so near a hand that `hidden` is to be believed where the face itself says nothing.
   * Only valid where `measure` returned true.
   */
  isNear(at: number): boolean {
    return (this.reach[at] ?? Infinity) < NEVER;
  }

  private markHand(grid: FaceGrid, { landmarks }: TrackedHand, index: number): void {
    const firstFinger = 1 + index * FINGERS_OF_A_HAND;
    const point = (joint: number): Point => ({
      x: ((landmarks[3 * joint] ?? 0) - grid.left) / grid.cell - 0.5,
      y: ((landmarks[3 * joint + 1] ?? 0) - grid.top) / grid.cell - 0.5,
    });
    const wrist = point(WRIST);
    const middle = point(MIDDLE_KNUCKLE);
    const [first, last] = [point(OUTER_KNUCKLES[0]), point(OUTER_KNUCKLES[1])];
    const length = Math.hypot(middle.x - wrist.x, middle.y - wrist.y);
    const breadth = Math.max(
      Math.hypot(first.x - last.x, first.y - last.y),
      BREADTH_TO_LENGTH * length,
    );
    const radius = FINGER_RADIUS * breadth;
    for (const [from, to] of FINGER_BONES) {
      // A fingertip reaches a little past its landmark, which lies under the nail: how far, the picture decides.
      const finger = firstFinger + Math.ceil(to / 4);
      const thickness = [radius * taperAt(from), radius * taperAt(to)] as const;
      this.markSegment(grid, point(from), point(to), thickness, radius, finger);
    }
    const elbow = {
      x: wrist.x + (wrist.x - middle.x) * ARM_LENGTH,
      y: wrist.y + (wrist.y - middle.y) * ARM_LENGTH,
    };
    const arm = ARM_RADIUS * breadth;
    this.markSegment(grid, wrist, elbow, [arm, arm], radius, firstFinger);
    const palm = 1.2 * radius;
    for (const [from, to] of PALM) {
      // The palm as bones that lie close together: from the wrist to every place along the knuckles.
      const a = point(from);
      const b = point(to);
      for (let share = 0; share <= 1; share += 0.25) {
        const knuckle = { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
        this.markSegment(grid, wrist, knuckle, [palm, palm], radius, firstFinger);
      }
    }
  }

  /** Whether a cell is on the line midway between two fingers. */
  private isBetweenFingers({ columns }: FaceGrid, at: number): boolean {
    const { fingers, reach } = this;
    const finger = fingers[at];
    return [at + 1, at - 1, at + columns, at - columns].some((other) => {
      const distance = reach[other] ?? Infinity;
      // Where no hand is near, the finger is that of another picture.
      return distance > BETWEEN && distance < NEVER && fingers[other] !== finger;
    });
  }

  /**
   * Lowers `reach` around a segment that extends so many cells to each side at `a` and at `b`: 1 on its surface, and
   * 1 more for each `radius` beyond it.
   */
  private markSegment(
    { columns, rows }: FaceGrid,
    a: Point,
    b: Point,
    [atA, atB]: readonly [number, number],
    radius: number,
    finger: number,
  ): void {
    const { reach, fingers } = this;
    const far = Math.max(atA, atB) + radius * (NEVER - 1);
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const squared = dx * dx + dy * dy || 1;
    const fromX = Math.max(0, Math.floor(Math.min(a.x, b.x) - far));
    const toX = Math.min(columns - 1, Math.ceil(Math.max(a.x, b.x) + far));
    const fromY = Math.max(0, Math.floor(Math.min(a.y, b.y) - far));
    const toY = Math.min(rows - 1, Math.ceil(Math.max(a.y, b.y) + far));
    for (let y = fromY; y <= toY; y += 1) {
      for (let x = fromX; x <= toX; x += 1) {
        const along = Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / squared));
        const off = Math.hypot(x - a.x - along * dx, y - a.y - along * dy);
        const thickness = atA + (atB - atA) * along;
        const distance = Math.max(0, 1 + (off - thickness) / radius);
        const at = y * columns + x;
        if (distance >= (reach[at] ?? Infinity)) continue;
        reach[at] = distance;
        fingers[at] = finger;
      }
    }
  }
}

/** How thick a finger is at one of its joints, which are numbered from its root to its tip, finger by finger from 1 on. */
function taperAt(joint: number): number {
  return TAPER[(joint - 1) % JOINTS_OF_A_FINGER] ?? 1;
}
