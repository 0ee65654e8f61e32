/**
 * Lips that something hides: they do not have the colour of this face's lips, and are joined to skin that
 * is hidden.
 */

import { smoothstep } from '#engine/geometry/curve.ts';
import { MOST_DEVIATION, OUTLIER, type FaceCells } from './face-cells.ts';
import { MOST_CELLS } from './face-grid.ts';
import { isNearLips, ZONE } from './face-zones.ts';
import { JoinedCells } from './joined-cells.ts';
import { LipColours } from './lip-colours.ts';
import { blur3 } from './smooth-cells.ts';

/**
 * Where more than this share of the skin around the lips is hidden, the lips are hidden too, whatever their
 * cells look like, as by a mask.
 */
const ALL_AROUND = 0.9;

/** Least standard deviations from frame to frame: lips move, and shine where they did not before. */
const REMEMBERED = { light: 0.25, colour: 0.035 } as const;

export class HiddenLips {
  private readonly colours = new LipColours();
  private readonly joined = new JoinedCells();
  private readonly deviations = new Float32Array(MOST_CELLS);
  private readonly smooth = new Float32Array(MOST_CELLS);
  private isTongueOut = false;

  /**
   * Writes how much each cell of the lips is hidden, in [0, 1], into `hidden`, which already holds the
   * skin.
   */
  measure(face: FaceCells, hidden: Float32Array): void {
    const { grid, zones, field, count } = face;
    const { colours, deviations, smooth } = this;
    this.isTongueOut = false;
    if (isSkinAroundHidden(face, hidden)) {
      for (let at = 0; at < count; at += 1) {
        if (zones[at] === ZONE.upperLip || zones[at] === ZONE.lowerLip) hidden[at] = 1;
      }
      return;
    }
    if (!colours.learn(grid, field, zones)) return;
    for (let at = 0; at < count; at += 1) {
      const isLips = zones[at] === ZONE.upperLip || zones[at] === ZONE.lowerLip;
      deviations[at] = isLips
        ? Math.min(MOST_DEVIATION, face.remembered(at, colours.deviation(field, at), REMEMBERED))
        : 0;
    }
    blur3(deviations, smooth, grid, zones, ZONE.upperLip, ZONE.lowerLip);
    for (let at = 0; at < count; at += 1) {
      if (zones[at] !== ZONE.upperLip && zones[at] !== ZONE.lowerLip) continue;
      hidden[at] = smoothstep(OUTLIER[0], OUTLIER[1], (smooth[at] ?? 0) + face.heldDeviation(at));
    }
    this.joined.keepJoined(hidden, zones, grid, colours.isLowerLipOther);
    this.isTongueOut = colours.isLowerLipOther;
  }

  /**
   * Hides the cells beside a tongue: each shows as much of the tongue as of the skin, and looks like neither.
   * Call once the rim of the lips has been filled, too.
   */
  widenTongue({ grid, count }: FaceCells, hidden: Float32Array): void {
    if (!this.isTongueOut) return;
    const { smooth: narrow } = this;
    const { columns, u, v } = grid;
    narrow.set(hidden.subarray(0, count));
    for (let at = 0; at < count; at += 1) {
      const cellU = u[at] ?? -1;
      if (cellU < 0 || !isNearLips(cellU, v[at] ?? 0)) continue;
      for (const beside of [at - 1, at + 1, at - columns, at + columns]) {
        hidden[at] = Math.max(hidden[at] ?? 0, narrow[beside] ?? 0);
      }
    }
  }
}

function isSkinAroundHidden({ grid, zones, count }: FaceCells, hidden: Float32Array): boolean {
  let skin = 0;
  let gone = 0;
  for (let at = 0; at < count; at += 1) {
    if (zones[at] !== ZONE.skin || !isNearLips(grid.u[at] ?? 0, grid.v[at] ?? 0)) continue;
    skin += 1;
    gone += hidden[at] ?? 0;
  }
  return skin > 0 && gone > ALL_AROUND * skin;
}
