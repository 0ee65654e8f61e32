/**
 * Measuring what stands in front of a face takes as long as finding the face, and from one frame to the
 * next little changes. In between, the mask of the last measured frame moves with the face, for as long as
 * the face keeps its shape and its skin looks as it did. Landmarks on the skin are watched for both.
 */

import type { CoverMask } from '#engine/frame/cover-mask.ts';
import type { FrameImage, TrackedFace } from '#engine/frame/frame.ts';
import { FACE_MESH_TEXTURE_COORDINATES } from '#engine/geometry/face-mesh.ts';
import { FACE_OVAL } from '#engine/geometry/landmark-indices.ts';
import { ZONE, zoneAt } from './face-zones.ts';

/** The landmarks that are watched: those on skin, where nothing moves by itself. */
const WATCHED: readonly number[] = Array.from({ length: 468 }, (_, landmark) => landmark).filter(
  (landmark) =>
    zoneAt(
      FACE_MESH_TEXTURE_COORDINATES[2 * landmark] ?? 0,
      FACE_MESH_TEXTURE_COORDINATES[2 * landmark + 1] ?? 0,
    ) === ZONE.skin,
);

/** Pixel level below which a change says nothing, added to both sides of a ratio. */
const DARK = 24;

/** A place looks different when a channel is this many times lighter or darker than it was. */
const OTHER = 1.25;

/** The share of the watched places that may look different, as at the edges of hair and glasses. */
const MOST_OTHER = 0.03;

/** For how long a mask may be reused. */
export interface Rest {
  /** How many frames may reuse the mask. */
  readonly frames: number;
  /**
   * How far a landmark may be from where translation and scaling alone would have put it, in cells of the
   * mask.
   */
  readonly turn: number;
}

export class RestingMask {
  private readonly colours = new Float32Array(3 * WATCHED.length);
  private readonly sample = new Float32Array(3);
  private landmarks: Float32Array | null = null;
  private mask: CoverMask | null = null;
  private frames = 0;
  private turn = 0;

  /** Forgets the mask: the next frame has to be measured. */
  forget(): void {
    this.frames = 0;
  }

  /** Keeps what was measured in a frame; `mask` is null where nothing is hidden. */
  keep(image: FrameImage, { landmarks }: TrackedFace, mask: CoverMask | null, rest: Rest): void {
    this.frames = rest.frames;
    this.turn = rest.turn;
    this.mask = mask;
    this.landmarks = landmarks;
    WATCHED.forEach((landmark, place) => {
      this.readSample(image, landmarks, landmark);
      this.colours.set(this.sample, 3 * place);
    });
  }

  /** The mask for another frame of the same face; undefined where the frame has to be measured. */
  take(image: FrameImage, { landmarks }: TrackedFace): CoverMask | null | undefined {
    const { mask, landmarks: before } = this;
    if (this.frames === 0 || before === null || this.looksDifferent(image, landmarks)) {
      return undefined;
    }
    this.frames -= 1;
    return mask === null ? null : carried(mask, before, landmarks, this.turn);
  }

  private looksDifferent(image: FrameImage, landmarks: Float32Array): boolean {
    const { colours, sample } = this;
    let other = 0;
    WATCHED.forEach((landmark, place) => {
      this.readSample(image, landmarks, landmark);
      for (let channel = 0; channel < 3; channel += 1) {
        const now = (sample[channel] ?? 0) + DARK;
        const before = (colours[3 * place + channel] ?? 0) + DARK;
        if (now > OTHER * before || before > OTHER * now) {
          other += 1;
          return;
        }
      }
    });
    return other > MOST_OTHER * WATCHED.length;
  }

  /** Mean of the three by three pixels around a landmark, in [0, 255]. */
  private readSample(image: FrameImage, landmarks: Float32Array, landmark: number): void {
    const { data, width, height } = image;
    const left = middleOf(landmarks[3 * landmark] ?? 0, width);
    const top = middleOf(landmarks[3 * landmark + 1] ?? 0, height);
    let red = 0;
    let green = 0;
    let blue = 0;
    for (let y = top - 1; y <= top + 1; y += 1) {
      for (let x = left - 1; x <= left + 1; x += 1) {
        const at = 4 * (y * width + x);
        red += data[at] ?? 0;
        green += data[at + 1] ?? 0;
        blue += data[at + 2] ?? 0;
      }
    }
    this.sample[0] = red / 9;
    this.sample[1] = green / 9;
    this.sample[2] = blue / 9;
  }
}

/** The pixel of a coordinate, at least one from the frame's edge. */
function middleOf(coordinate: number, size: number): number {
  return Math.max(1, Math.min(size - 2, Math.floor(coordinate)));
}

/** The mask moved and grown as the face was; undefined where the face was turned as well. */
function carried(
  mask: CoverMask,
  before: Float32Array,
  now: Float32Array,
  turn: number,
): CoverMask | undefined {
  const from = middleAndSize(before);
  const to = middleAndSize(now);
  const growth = to.size / from.size;
  const most = turn * mask.cell;
  for (const landmark of FACE_OVAL) {
    const x = to.x + growth * ((before[3 * landmark] ?? 0) - from.x);
    const y = to.y + growth * ((before[3 * landmark + 1] ?? 0) - from.y);
    const off = Math.hypot((now[3 * landmark] ?? 0) - x, (now[3 * landmark + 1] ?? 0) - y);
    if (off > most) return undefined;
  }
  return {
    ...mask,
    left: to.x + growth * (mask.left - from.x),
    top: to.y + growth * (mask.top - from.y),
    cell: growth * mask.cell,
  };
}

/** The middle of a face's outline, and its landmarks' mean distance from there, in pixels. */
function middleAndSize(landmarks: Float32Array): { x: number; y: number; size: number } {
  let x = 0;
  let y = 0;
  for (const landmark of FACE_OVAL) {
    x += (landmarks[3 * landmark] ?? 0) / FACE_OVAL.length;
    y += (landmarks[3 * landmark + 1] ?? 0) / FACE_OVAL.length;
  }
  let size = 0;
  for (const landmark of FACE_OVAL) {
    const off = Math.hypot(
      (landmarks[3 * landmark] ?? 0) - x,
      (landmarks[3 * landmark + 1] ?? 0) - y,
    );
    size += off / FACE_OVAL.length;
  }
  return { x, y, size };
}
