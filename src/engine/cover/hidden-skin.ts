/** Skin that something hides: it deviates from this face's own field of light and colour, behind an outline. */

import { ramp } from '#engine/geometry/curve.ts';
import { Barrier } from './barrier.ts';
import { MOST_DEVIATION, OUTLIER, type FaceCells } from './face-cells.ts';
import { MOST_CELLS } from './face-grid.ts';
import { ZONE } from './face-zones.ts';
import { GrownCells } from './grown-cells.ts';
import { blur3 } from './smooth-cells.ts';

/** Squared deviations between which a cell behind a sharp outline becomes hidden: less is enough there. */
const OUTLINED = [4, 7] as const;

/** Steps that begin to be an outline, and that surely are one. */
const EDGE = [0.85, 1.15] as const;

/**
 * Beside cells that are surely hidden, one that deviates this much behind an outline this soft may be hidden, too. Behind
 * a sharp one, so may one that deviates less; there, that it was hidden before says nothing, or it would stay so.
 */
const POSSIBLE = { deviation: [3.5, 5.5], edge: [0.25, 0.5] } as const;
const POSSIBLE_INSIDE = [1.5, 3] as const;

/** Shade and shine up to this much, in logarithms of encoded light, are the face's own. */
const DARKEST = 0.42;
const BRIGHTEST = 0.47;
const LIGHT_DEVIATION = 0.1;

/** Skin varies more than its robust deviation says. */
const HEAVY_TAILS = 1.5;

/** Least standard deviations of a place of the skin from frame to frame. */
const REMEMBERED = { light: 0.09, colour: 0.016 } as const;

export class HiddenSkin {
  private readonly barrier = new Barrier();
  private readonly grown = new GrownCells();
  private readonly deviations = new Float32Array(MOST_CELLS);
  private readonly smooth = new Float32Array(MOST_CELLS);
  private readonly possible = new Float32Array(MOST_CELLS);

  /** Writes how much each cell of skin is hidden, in [0, 1]; 0 for all other cells. `hand` as of Barrier. */
  measure(face: FaceCells, hidden: Float32Array, hand: Float32Array | null): void {
    const { grid, zones, memory, count } = face;
    const { deviations, smooth, barrier, possible } = this;
    for (let at = 0; at < count; at += 1) {
      deviations[at] =
        zones[at] === ZONE.skin ? Math.min(MOST_DEVIATION, deviationOf(face, at)) : 0;
    }
    blur3(deviations, smooth, grid);
    barrier.measure(grid, zones, face.steps, smooth, EDGE[0], hand);
    for (let at = 0; at < count; at += 1) {
      if (zones[at] !== ZONE.skin) {
        hidden[at] = 0;
        possible[at] = 0;
        continue;
      }
      const fresh = smooth[at] ?? 0;
      const deviation = fresh + face.heldDeviation(at);
      const height = barrier.heights[at] ?? 0;
      const trust = memory.trustIn(grid.places[at] ?? 0);
      hidden[at] = hiddenAt(deviation, height, trust);
      possible[at] = possibleAt(fresh, deviation, height);
    }
    this.grown.grow(hidden, possible, grid);
  }
}

/** How much a cell is hidden, in [0, 1]; `trust` is what the memory of its place is worth. */
function hiddenAt(deviation: number, height: number, trust: number): number {
  // Most cells are skin like the rest of the face.
  if (deviation <= OUTLINED[0]) return 0;
  return Math.max(ramp(EDGE, height) * ramp(OUTLINED, deviation), trust * ramp(OUTLIER, deviation));
}

/** How likely a cell beside hidden ones is hidden, too, in [0, 1]; `held` is `fresh` and what having been hidden adds. */
function possibleAt(fresh: number, held: number, height: number): number {
  if (height <= POSSIBLE.edge[0]) return 0;
  return Math.max(
    ramp(POSSIBLE.deviation, held) * ramp(POSSIBLE.edge, height),
    ramp(POSSIBLE_INSIDE, fresh) * ramp(EDGE, height),
  );
}

/** How far a cell of skin is from the field, or from the memory of its place where that is known. */
function deviationOf(face: FaceCells, at: number): number {
  const { field } = face;
  const light = field.light[at] ?? 0;
  const warm = field.warm[at] ?? 0;
  const cool = field.cool[at] ?? 0;
  const noise = field.noise[at] ?? 0;
  const beyond = Math.max(0, -light - DARKEST, light - BRIGHTEST) / LIGHT_DEVIATION;
  const fresh =
    (warm * warm) / (HEAVY_TAILS * field.warmVariance + noise) +
    (cool * cool) / (HEAVY_TAILS * field.coolVariance + noise) +
    beyond * beyond;
  return face.remembered(at, fresh, REMEMBERED);
}
