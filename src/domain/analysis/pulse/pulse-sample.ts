/** What is kept of a frame of the live picture in order to find a pulse in it. */

import type { Rgb } from '#domain/colour/transfer.ts';

/** The parts of a face whose colour is followed: flat, well supplied with blood, and rarely covered. */
export const PULSE_PLACES = ['forehead', 'rightCheek', 'leftCheek'] as const;
export type PulsePlace = (typeof PULSE_PLACES)[number];

/** One frame: mean colours in linear sRGB, each channel in [0, 1]. */
export interface PulseSample extends Readonly<Record<PulsePlace, Rgb>> {
  /** When the camera took the frame, in milliseconds from any start. */
  readonly timeMs: number;
  /** What lies on either side of the face, right beside it; null where the picture ends. */
  readonly background: { readonly right: Rgb | null; readonly left: Rgb | null };
  /** The whites of both eyes, which have next to no blood; null while they are shut or too small. */
  readonly eyes: Rgb | null;
  /** Where the face is, across and down, in widths of the face. */
  readonly position: readonly [number, number];
  /** Share of the face's pixels that are as bright or as dark as the camera can tell, in [0, 1]. */
  readonly clipped: number;
}
