/**
 * The values that travel through the engine: a frame, the face found in it, and the scene to draw.
 * Plain data, so that each of them crosses a worker boundary without ceremony.
 */

import type { PaintedStroke } from '#domain/brush/painted-stroke.ts';
import type { PictureLight } from '#domain/light/picture-light.ts';
import type { HexColour, Look } from '#domain/makeup/look.ts';
import type { LookPatch } from '#domain/makeup/patch.ts';

/** A picture in memory: RGBA, 8 bits a channel, sRGB, rows from the top. `data.length` is 4 x width x height. */
export interface FrameImage {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** How many landmarks a tracked face has: the 468 of the face mesh and five for each iris. */
export const LANDMARK_COUNT = 478;

export interface TrackedFace {
  /**
   * 478 x 3 floats: x and y in pixels of the frame that was tracked (origin top left), z in the same
   * unit, smaller towards the camera, 0 at the centre of the head.
   */
  readonly landmarks: Float32Array<ArrayBuffer>;
  /** Presence of a face in [0, 1], as the landmark model reports it. */
  readonly confidence: number;
}

/** One of a person's hands, as it is followed from frame to frame. */
export interface TrackedHand {
  /** Stays the same for as long as the hand is followed; no two hands share one. */
  readonly id: number;
  /**
   * 21 x 3 floats in the order of domain/gestures/hand-landmarks.ts: x and y in pixels of the frame that was
   * tracked (origin top left), z in the same unit, smaller towards the camera, 0 at the wrist.
   */
  readonly landmarks: Float32Array<ArrayBuffer>;
  /** Presence of a hand in [0, 1], as the landmark model reports it. */
  readonly confidence: number;
  /** Which of the person's own hands it is, as far as the model can tell; often wrong for a fist. */
  readonly side: 'left' | 'right';
}

/** What the mirror does besides showing the look; each kind is a row of render/effects/effects.ts. */
export type SceneEffect =
  /**
   * Before/after split: `share` is the part of the picture *as displayed* that stays bare, measured from
   * its left edge in [0, 1]. 0 wears the look everywhere, 1 nowhere.
   */
  | { readonly kind: 'split'; readonly share: number }
  /** The frame without any makeup (hold to compare). */
  | { readonly kind: 'bare' }
  /**
   * Two looks on half a face each: the half on the right as displayed wears the look with this patch, the other one the
   * look itself. The line between them runs down the middle of the face, however it is tilted.
   */
  | { readonly kind: 'halves'; readonly right: LookPatch }
  /** The picture under another light, makeup and skin alike. Measurements still read the bare frame. */
  | { readonly kind: 'light'; readonly light: PictureLight }
  /** A drawing of the face `years` older, in [-10, 30]; negative years soften the lines that the picture shows. */
  | { readonly kind: 'age'; readonly years: number }
  /** A shade on the hair, where it can be found reliably. */
  | { readonly kind: 'hair'; readonly color: HexColour }
  /** Strokes that were painted on the face, in the order in which they lie over each other. */
  | { readonly kind: 'strokes'; readonly strokes: readonly PaintedStroke[] };

export interface Scene {
  readonly look: Look;
  /** In the order in which they are drawn. */
  readonly effects: readonly SceneEffect[];
  /** Whether the picture is shown mirrored (front camera). Captures are mirrored as seen. */
  readonly mirrored: boolean;
  /** One line that a stream must show with its picture; absent if there is none. A snapshot has its own. */
  readonly caption?: string;
}
