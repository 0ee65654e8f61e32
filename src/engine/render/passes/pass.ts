import type { Look } from '#domain/makeup/look.ts';
import type { FaceFrame } from '#engine/geometry/face-frame.ts';
import type { IndexRange, VertexBuffer } from '#engine/geometry/vertex-buffer.ts';
import type { FaceLight } from '#engine/render/light/face-light.ts';
import type { Rgb } from '#engine/render/light/transfer.ts';

/** What a pass may look at when it plans a frame. */
export interface PassContext {
  readonly look: Look;
  readonly frame: FaceFrame;
  readonly light: FaceLight;
  readonly buffer: VertexBuffer;
}

/** Colours are encoded sRGB in [0, 1] as they appear in this light; strengths are in [0, 1]. */
export interface FoundationDraw {
  readonly pass: 'foundation';
  readonly range: IndexRange;
  readonly shade: Rgb;
  readonly skin: Rgb;
  readonly strength: number;
  /** Share of the skin's unevenness of colour that is covered. */
  readonly evenness: number;
}

export interface BlushDraw {
  readonly pass: 'blush';
  readonly range: IndexRange;
  readonly shade: Rgb;
  readonly skin: Rgb;
  readonly strength: number;
}

export interface EyeshadowDraw {
  readonly pass: 'eyeshadow';
  readonly range: IndexRange;
  readonly lid: Rgb;
  readonly crease: Rgb;
  readonly outer: Rgb;
  readonly skin: Rgb;
  readonly strength: number;
  readonly shimmer: number;
}

export interface LipstickDraw {
  readonly pass: 'lipstick';
  readonly range: IndexRange;
  readonly shade: Rgb;
  readonly lips: Rgb;
  readonly strength: number;
  /** Factor on the texture of the lips, which keeps it as visible on the shade as it was bare. */
  readonly contrast: number;
  /** Share of the natural highlight that is kept. */
  readonly highlight: number;
  readonly gloss: number;
  readonly shimmer: number;
  /** Brightness of a highlight in this light. */
  readonly shine: number;
}

export interface InkDraw {
  readonly pass: 'ink';
  readonly range: IndexRange;
  readonly shade: Rgb;
  readonly strength: number;
}

export type Draw = FoundationDraw | BlushDraw | EyeshadowDraw | LipstickDraw | InkDraw;
export type PassName = Draw['pass'];

/**
 * Passes that tint a pixel once, however often their shape covers it: skin folds over itself beside
 * the nose and on a turned head. Strokes of ink may cross, as hairs do.
 */
export const TINTS_ONCE: Readonly<Record<PassName, boolean>> = {
  foundation: true,
  blush: true,
  eyeshadow: true,
  lipstick: true,
  ink: false,
};

/** Adds its geometry to the context's buffer and says how to draw it; null when nothing shows. */
export type PlanPass = (context: PassContext) => Draw | null;
