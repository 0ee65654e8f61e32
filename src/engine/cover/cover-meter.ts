/**
 * Finds what stands before a face: a hand, hair, a cup, a tongue, the frames of glasses. No cue is enough alone:
 *
 * 1. Skin: a cell that deviates in light and colour from the smooth field of this face's skin, behind an outline.
 * 2. Lips: a cell of the lips that has not their colour, joined to skin that is hidden.
 * 3. Memory: a cell that deviates from what this place of the face looked like before.
 * 4. Hands that were found, where they are handed in.
 *
 * What was hidden a frame ago is given up less easily than it was taken, so that edges do not flicker; nothing is
 * learned while much of the face deviates.
 */

import type { CoverMask } from '#engine/frame/cover-mask.ts';
import type { FrameImage, TrackedFace, TrackedHand } from '#engine/frame/frame.ts';
import { smoothstep } from '#engine/geometry/curve.ts';
import { createFaceFrame, SMALLEST_FACE } from '#engine/geometry/face-frame.ts';
import { isSameFace } from '#engine/geometry/same-face.ts';
import { Barrier } from './barrier.ts';
import { CellSteps } from './cell-steps.ts';
import { FaceGrid, MOST_CELLS } from './face-grid.ts';
import { FaceMemory } from './face-memory.ts';
import { GrownCells } from './grown-cells.ts';
import { HandCover } from './hand-cover.ts';
import { HeldCells } from './held-cells.ts';
import { ZONE, zoneAt } from './face-zones.ts';
import { JoinedCells } from './joined-cells.ts';
import { LipColours } from './lip-colours.ts';
import { RestingMask } from './resting-mask.ts';
import { SkinField } from './skin-field.ts';
import { blur3, UnknownCells } from './smooth-cells.ts';

/** Cells across a face: two to three pixels each as people sit before a camera, less where there is time. */
const MOVING_CELLS = 104;
const STILL_CELLS = 160;

/** Squared deviations (of three channels) between which a cell becomes an outlier: 9.2 is 1% of a normal spread. */
const OUTLIER = [7, 11] as const;
/** Behind a sharp outline less will do. */
const OUTLINED = [4, 7] as const;

/** Steps that begin to be an outline, and that surely are one. */
const EDGE = [0.85, 1.15] as const;

/** Beside what is surely hidden, this much deviation behind this soft an outline may be hidden, too. */
const POSSIBLE = { deviation: [3.5, 5.5], edge: [0.25, 0.5] } as const;

/** Shade and shine up to this much, in logarithms of encoded light, are the face's own. */
const DARKEST = 0.42;
const BRIGHTEST = 0.47;
const LIGHT_DEVIATION = 0.1;

/** Skin varies more than its robust deviation says. */
const HEAVY_TAILS = 1.5;

/** A squared deviation beyond this says no more. */
const MOST_DEVIATION = 60;

/** Least standard deviations of a place of the face from frame to frame. */
const REMEMBERED = { light: 0.09, colour: 0.016 } as const;

/** Lips move, and shine where they did not before. */
const REMEMBERED_LIPS = { light: 0.25, colour: 0.035 } as const;

/** A squared deviation that a cell which was hidden a frame ago is given. */
const HELD = 3;

/** Nothing is learned while more than this share of the face deviates. */
const MOST_OUTLIERS = 0.15;

/** From this share on, hands are looked for. Brows, nostrils and hair at the temples make up less. */
const SUSPICIOUS = 0.03;

/** What the frames after a measured one may take its mask for, while next to nothing is covered and otherwise. */
const REST = { bare: { frames: 3, turn: 4 }, covered: { frames: 1, turn: 1 } } as const;

export class CoverMeter {
  private readonly grid = new FaceGrid();
  private readonly field = new SkinField();
  private readonly steps = new CellSteps();
  private readonly barrier = new Barrier();
  private readonly lips = new LipColours();
  private readonly hands = new HandCover();
  private readonly grown = new GrownCells();
  private readonly joined = new JoinedCells();
  private readonly unknown = new UnknownCells();
  private readonly memory = new FaceMemory();
  private readonly held = new HeldCells();
  private readonly zones = new Uint8Array(MOST_CELLS);
  private readonly deviations = new Float32Array(MOST_CELLS);
  private readonly hidden = new Float32Array(MOST_CELLS);
  private readonly smooth = new Float32Array(MOST_CELLS);
  private readonly possible = new Float32Array(MOST_CELLS);
  private readonly mask = new Uint8Array(MOST_CELLS);
  private isMoving = false;
  private outliers = 0;
  /** What the last measured frame showed, for those that are not measured. */
  private readonly resting = new RestingMask();
  private lastLandmarks: Float32Array | null = null;

  /** Whether so much of the face was covered in the last frame that a hand may be before it. */
  get isFaceCovered(): boolean {
    return this.outliers > SUSPICIOUS;
  }

  /** Forgets the face: call when the source changed. */
  reset(): void {
    this.outliers = 0;
    this.resting.forget();
    this.memory.reset();
    this.held.reset();
    this.isMoving = false;
    this.lastLandmarks = null;
  }

  /**
   * What stands before the face in this frame; null where nothing does or nothing can be said. The mask is valid
   * until the next call. A still picture is measured once, the frames of a camera one after the other.
   */
  measure(
    image: FrameImage,
    face: TrackedFace | null,
    hands: readonly TrackedHand[] = [],
  ): CoverMask | null {
    const { grid } = this;
    this.recognise(face);
    if (face === null) return null;
    const frame = createFaceFrame(face.landmarks);
    if (frame.width < SMALLEST_FACE) return null;
    const rested = hands.length === 0 ? this.resting.take(image, face) : undefined;
    if (rested !== undefined) return rested;
    this.resting.forget();
    const cellsAcross = this.isMoving ? MOVING_CELLS : STILL_CELLS;
    if (!grid.lay(image, frame, cellsAcross)) return null;
    const cells = grid.columns * grid.rows;
    for (let at = 0; at < cells; at += 1) {
      const u = grid.u[at] ?? -1;
      this.zones[at] = u < 0 ? ZONE.unknown : zoneAt(u, grid.v[at] ?? 0);
    }
    if (!this.field.fit(grid, this.zones)) return null;
    this.steps.measure(grid, this.field);
    this.measureSkin(cells);
    this.measureLips(cells);
    this.joined.keepJoined(this.hidden, this.zones, grid, this.lips.isLowerLipOther);
    this.unknown.fill(this.hidden, this.zones, grid);
    this.addHands(cells, hands);
    const { outliers, isAnyHidden, isSettled } = this.held.hold(grid, this.hidden, !this.isMoving);
    this.outliers = outliers;
    if (outliers <= MOST_OUTLIERS) {
      this.memory.learn(grid, this.field, this.zones, this.hidden);
    }
    const mask = isAnyHidden ? this.writeMask(cells) : null;
    if (this.isMoving && isSettled) {
      this.resting.keep(image, face, mask, this.isFaceCovered ? REST.covered : REST.bare);
    }
    this.isMoving = true;
    return mask;
  }

  /** Forgets the face where another one, or none, has taken its place. */
  private recognise(face: TrackedFace | null): void {
    const isSame =
      face !== null &&
      this.lastLandmarks !== null &&
      isSameFace(this.lastLandmarks, face.landmarks);
    if (!isSame) this.reset();
    this.lastLandmarks = face?.landmarks ?? null;
  }

  private measureSkin(cells: number): void {
    const { grid, memory, zones, deviations, smooth, hidden, barrier, possible } = this;
    for (let at = 0; at < cells; at += 1) {
      const zone = zones[at];
      if (zone !== ZONE.skin) {
        deviations[at] = 0;
        continue;
      }
      deviations[at] = Math.min(MOST_DEVIATION, this.skinDeviation(at));
    }
    blur3(deviations, smooth, grid);
    barrier.measure(grid, zones, this.steps, smooth, EDGE[0]);
    for (let at = 0; at < cells; at += 1) {
      if (zones[at] !== ZONE.skin) {
        hidden[at] = 0;
        possible[at] = 0;
        continue;
      }
      const place = grid.places[at] ?? 0;
      const held = HELD * this.held.at(place);
      const deviation = (smooth[at] ?? 0) + held;
      const height = barrier.heights[at] ?? 0;
      const outline = smoothstep(EDGE[0], EDGE[1], height);
      hidden[at] = Math.max(
        outline * smoothstep(OUTLINED[0], OUTLINED[1], deviation),
        memory.trustIn(place) * smoothstep(OUTLIER[0], OUTLIER[1], deviation),
      );
      possible[at] =
        smoothstep(POSSIBLE.deviation[0], POSSIBLE.deviation[1], deviation) *
        smoothstep(POSSIBLE.edge[0], POSSIBLE.edge[1], height);
    }
    this.grown.grow(hidden, possible, grid);
  }

  /** How far a cell of skin is from the field, or from the memory of its place where that is known. */
  private skinDeviation(at: number): number {
    const { grid, field, memory } = this;
    const light = field.light[at] ?? 0;
    const warm = field.warm[at] ?? 0;
    const cool = field.cool[at] ?? 0;
    const noise = field.noise[at] ?? 0;
    const beyond = Math.max(0, -light - DARKEST, light - BRIGHTEST) / LIGHT_DEVIATION;
    const fresh =
      (warm * warm) / (HEAVY_TAILS * field.warmVariance + noise) +
      (cool * cool) / (HEAVY_TAILS * field.coolVariance + noise) +
      beyond * beyond;
    const place = grid.places[at] ?? 0;
    const trust = memory.trustIn(place);
    if (trust === 0) return fresh;
    const known = memory.deviation(place, light, warm, cool, noise, REMEMBERED);
    return fresh + (known - fresh) * trust;
  }

  private measureLips(cells: number): void {
    const { grid, field, lips, zones, deviations, smooth, hidden } = this;
    if (!lips.learn(grid, field, zones)) return;
    for (let at = 0; at < cells; at += 1) {
      const zone = zones[at];
      const isLips = zone === ZONE.upperLip || zone === ZONE.lowerLip;
      deviations[at] = isLips ? Math.min(MOST_DEVIATION, this.lipDeviation(at)) : 0;
    }
    blur3(deviations, smooth, grid, zones, ZONE.upperLip, ZONE.lowerLip);
    for (let at = 0; at < cells; at += 1) {
      const zone = zones[at];
      if (zone !== ZONE.upperLip && zone !== ZONE.lowerLip) continue;
      const place = grid.places[at] ?? 0;
      const held = HELD * this.held.at(place);
      hidden[at] = smoothstep(OUTLIER[0], OUTLIER[1], (smooth[at] ?? 0) + held);
    }
  }

  private lipDeviation(at: number): number {
    const { field, lips, grid, memory } = this;
    const fresh = lips.deviation(field, at);
    const place = grid.places[at] ?? 0;
    const trust = memory.trustIn(place);
    if (trust === 0) return fresh;
    const noise = field.noise[at] ?? 0;
    const { light, warm, cool } = field;
    const known = memory.deviation(
      place,
      light[at] ?? 0,
      warm[at] ?? 0,
      cool[at] ?? 0,
      noise,
      REMEMBERED_LIPS,
    );
    return fresh + (known - fresh) * trust;
  }

  private addHands(cells: number, hands: readonly TrackedHand[]): void {
    if (hands.length === 0 || !this.hands.measure(this.grid, this.steps, hands)) return;
    for (let at = 0; at < cells; at += 1) {
      this.hidden[at] = Math.max(this.hidden[at] ?? 0, this.hands.hidden[at] ?? 0);
    }
  }

  private writeMask(cells: number): CoverMask {
    const { grid, hidden, mask } = this;
    for (let at = 0; at < cells; at += 1) {
      // An array of bytes cuts off what is behind the point.
      mask[at] = (grid.u[at] ?? -1) < 0 ? 0 : 255 * (hidden[at] ?? 0) + 0.5;
    }
    const { columns, rows, left, top, cell } = grid;
    return { data: mask.subarray(0, cells), columns, rows, left, top, cell };
  }
}
