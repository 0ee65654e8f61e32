/**
 * Finds what stands in front of a face: a hand, hair, a cup, a tongue, the frames of glasses. No cue alone
 * is enough:
 *
 * 1. Skin: a cell that deviates in light and colour from the smooth field of this face's skin, behind an outline.
 * 2. Lips: a cell of the lips that does not have their colour, joined to skin that is hidden.
 * 3. Memory: a cell that deviates from what this place of the face looked like before.
 * 4. Hands that were found, where they are handed in.
 *
 * A cell that was hidden a frame ago needs less evidence to stay hidden than a bare one to become hidden,
 * so that edges do not flicker. Nothing is learned while much of the face deviates.
 */

import type { CoverMask } from '#engine/frame/cover-mask.ts';
import type { FrameImage, TrackedFace, TrackedHand } from '#engine/frame/frame.ts';
import { createFaceFrame, SMALLEST_FACE } from '#engine/geometry/face-frame.ts';
import { isSameFace } from '#engine/geometry/same-face.ts';
import { FaceCells } from './face-cells.ts';
import { MOST_CELLS } from './face-grid.ts';
import { ZONE } from './face-zones.ts';
import { HandCover } from './hand-cover.ts';
import { HiddenLips } from './hidden-lips.ts';
import { HiddenSkin } from './hidden-skin.ts';
import { RestingMask } from './resting-mask.ts';
import { UnknownCells } from './smooth-cells.ts';

/**
 * Cells across a face. In front of a camera they are two to three pixels each at the usual distance; a
 * still picture leaves time for smaller ones.
 */
const MOVING_CELLS = 104;
const STILL_CELLS = 160;
/**
 * In the first frame of all: until this code has been compiled, a cell takes fifty times as long, and makeup
 * is not to wait for it.
 */
const FIRST_CELLS = 72;

/** Nothing is learned while more than this share of the face deviates. */
const MOST_OUTLIERS = 0.15;

/**
 * Share of the face that has to look covered for hands to be looked for. Brows, nostrils and hair at the
 * temples make up less.
 */
const SUSPICIOUS = 0.03;

/**
 * For how long the next frames may reuse a measured mask, while next to nothing is covered and otherwise.
 */
const REST = { bare: { frames: 3, turn: 4 }, covered: { frames: 1, turn: 1 } } as const;

export class CoverMeter {
  private readonly face = new FaceCells();
  private readonly skin = new HiddenSkin();
  private readonly lips = new HiddenLips();
  private readonly hands = new HandCover();
  private readonly unknown = new UnknownCells();
  private readonly hidden = new Float32Array(MOST_CELLS);
  private readonly mask = new Uint8Array(MOST_CELLS);
  private hasFollowed = false;
  private outliers = 0;
  /** What the last measured frame showed, for those that are not measured. */
  private readonly resting = new RestingMask();
  private lastLandmarks: Float32Array | null = null;
  private facesSeen = 0;
  /** Whether a hand may have been in front of the face all the time that was learned from. */
  private mayHaveLearnedHand = false;
  /** Whether nothing seemed to cover this face when hands were last looked for. */
  private wasSeenBare = false;

  /** Changes when another face is followed. */
  get faceNumber(): number {
    return this.facesSeen;
  }

  /** Whether so much of the face was covered in the last frame that a hand may be in front of it. */
  get isFaceCovered(): boolean {
    return this.outliers > SUSPICIOUS;
  }

  /** Forgets the face: call when the source changed. */
  reset(): void {
    this.outliers = 0;
    this.resting.forget();
    this.face.reset();
    this.lastLandmarks = null;
    this.mayHaveLearnedHand = false;
    this.wasSeenBare = false;
  }

  /**
   * The mask of what stands in front of the face in a still picture, whatever was shown before; null where
   * nothing does or nothing can be said. The mask is valid until the next call.
   */
  measure(
    image: FrameImage,
    face: TrackedFace | null,
    hands: readonly TrackedHand[] = [],
  ): CoverMask | null {
    this.reset();
    if (face === null) return null;
    return this.measureFace(image, face, hands, STILL_CELLS)?.mask ?? null;
  }

  /**
   * The same for the next frame of a moving picture; `hands` are null as long as it is not sure whether there are any in
   * front of this face.
   */
  follow(
    image: FrameImage,
    face: TrackedFace | null,
    hands: readonly TrackedHand[] | null = [],
  ): CoverMask | null {
    this.recognise(face);
    if (face === null) return null;
    this.unlearnHands(hands);
    const known = hands ?? [];
    const rested = known.length === 0 ? this.resting.take(image, face) : undefined;
    if (rested !== undefined) return rested;
    this.resting.forget();
    const cellsAcross = this.hasFollowed ? MOVING_CELLS : FIRST_CELLS;
    const measured = this.measureFace(image, face, known, cellsAcross);
    if (measured === null) return null;
    this.hasFollowed = true;
    const { mask, isSettled } = measured;
    if (isSettled) {
      this.resting.keep(image, face, mask, this.isFaceCovered ? REST.covered : REST.bare);
    }
    return mask;
  }

  /** Null where nothing can be said. */
  private measureFace(
    image: FrameImage,
    face: TrackedFace,
    hands: readonly TrackedHand[],
    cellsAcross: number,
  ): { readonly mask: CoverMask | null; readonly isSettled: boolean } | null {
    const frame = createFaceFrame(face.landmarks);
    if (frame.width < SMALLEST_FACE) return null;
    const cells = this.face;
    const { grid, zones, held, memory } = cells;
    if (!grid.lay(image, frame, cellsAcross)) return null;
    if (!cells.read()) return null;
    const hand = this.findHands(hands);
    this.skin.measure(cells, this.hidden, hand);
    this.lips.measure(cells, this.hidden);
    this.unknown.fill(this.hidden, zones, grid);
    this.lips.widenTongue(cells, this.hidden);
    if (hand !== null) this.addHands(hand);
    const { outliers, isAnyHidden, isSettled } = held.hold(grid, this.hidden, hand);
    this.outliers = outliers;
    if (outliers <= MOST_OUTLIERS) memory.learn(grid, cells.field, zones, this.hidden);
    return { mask: isAnyHidden ? this.writeMask() : null, isSettled };
  }

  /** Forgets the face where another one, or none, has taken its place. */
  private recognise(face: TrackedFace | null): void {
    const isSame =
      face !== null &&
      this.lastLandmarks !== null &&
      isSameFace(this.lastLandmarks, face.landmarks);
    if (!isSame) this.reset();
    if (!isSame && face !== null) this.facesSeen += 1;
    this.lastLandmarks = face?.landmarks ?? null;
  }

  /**
   * A hand that was there before it was found was learned as part of the face: it is, until it goes. One that covers a face
   * which was bare when hands were last looked for has come since, over what was rightly learned.
   */
  private unlearnHands(hands: readonly TrackedHand[] | null): void {
    const isFound = hands !== null && hands.length > 0;
    const hasCome = this.wasSeenBare && this.isFaceCovered;
    if (isFound && this.mayHaveLearnedHand && !hasCome) this.face.reset();
    this.mayHaveLearnedHand = hands === null;
    if (hands !== null) this.wasSeenBare = !isFound && !this.isFaceCovered;
  }

  /** 1 for each cell that one of the hands hides; null where none does. */
  private findHands(hands: readonly TrackedHand[]): Float32Array | null {
    const { grid, steps } = this.face;
    if (hands.length === 0 || !this.hands.measure(grid, steps, hands)) return null;
    return this.hands.hidden;
  }

  private addHands(hand: Float32Array): void {
    const { zones, count } = this.face;
    for (let at = 0; at < count; at += 1) {
      const hidden = hand[at] ?? 0;
      const isToldByHand = zones[at] === ZONE.unknown && this.hands.isNear(at);
      this.hidden[at] = isToldByHand ? hidden : Math.max(this.hidden[at] ?? 0, hidden);
    }
  }

  private writeMask(): CoverMask {
    const { hidden, mask } = this;
    const { grid, count } = this.face;
    for (let at = 0; at < count; at += 1) {
      // An array of bytes drops the decimals, so adding a half rounds.
      mask[at] = (grid.u[at] ?? -1) < 0 ? 0 : 255 * (hidden[at] ?? 0) + 0.5;
    }
    const { columns, rows, left, top, cell } = grid;
    return { data: mask.subarray(0, count), columns, rows, left, top, cell };
  }
}
