import type { Rgb } from '#domain/colour/transfer.ts';
import type { LookPatch } from '#domain/makeup/patch.ts';
import type { FrameImage, Scene, SceneEffect } from '#engine/frame/frame.ts';
import type { FaceFrame } from '#engine/geometry/face-frame.ts';
import type { PlacedHair } from '#engine/hair/placed-hair.ts';
import type { VertexBuffer } from '#engine/geometry/vertex-buffer.ts';
import type { FaceLight } from '#engine/render/light/face-light.ts';
import type { Relight } from '#engine/render/light/relight.ts';
import type { Draw } from '#engine/render/passes/pass.ts';

/** A part of the picture in pixels of the frame, from the top left. */
export interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What an effect may look at when it plans a frame. */
export interface EffectContext {
  readonly image: FrameImage;
  readonly mirrored: Scene['mirrored'];
  readonly look: Scene['look'];
  /** Null while there is no face, or one too small for makeup. */
  readonly face: { readonly frame: FaceFrame; readonly light: FaceLight } | null;
  /** The color of the light in which the camera sees the scene: linear, with a luma of 1. */
  readonly illuminant: Rgb;
  /** Null where no hair is wanted, or it could not be found reliably. */
  readonly hair: PlacedHair | null;
  /** Where the shapes of `draws` go. */
  readonly buffer: VertexBuffer;
}

/** What one half of the face wears instead of the look. */
export interface WornHalf {
  readonly patch: LookPatch;
  /** The half on the subject's own left or right side. */
  readonly side: 'left' | 'right';
}

/** What an effect adds to a frame. */
export interface EffectPlan {
  /** Makeup shows only here; in all of the picture where this is left out. */
  readonly makeupArea?: PictureArea;
  /** The look is worn differently on one half of the face. */
  readonly half?: WornHalf;
  /** Makeup of its own, drawn over the look's, and shown, cut off and covered like it. */
  readonly makeup?: readonly Draw[];
  /** The light in which the picture is shown, makeup and all; the camera's where this is left out. */
  readonly relight?: Relight;
  /**
   * Drawn over the makeup, in this order, in all of the picture except where something stands in front of
   * the face.
   */
  readonly draws?: readonly Draw[];
}

export type EffectKind = SceneEffect['kind'];

export type PlanEffect<Kind extends EffectKind> = (
  effect: Extract<SceneEffect, { readonly kind: Kind }>,
  context: EffectContext,
) => EffectPlan;
