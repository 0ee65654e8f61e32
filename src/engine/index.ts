/**
 * The engine's front door. See docs/engine.md for how to use it as a library.
 *
 * It draws makeup on a live face and knows nothing of the product around it: no copy, no React, no
 * address but those handed to it.
 */

export type {
  FrameImage,
  Scene,
  SceneEffect,
  TrackedFace,
  TrackedHand,
} from '#engine/frame/frame.ts';
export { LANDMARK_COUNT } from '#engine/frame/frame.ts';
export type { Gesture, GestureKind } from '#domain/gestures/gestures.ts';
export type { TrackerAssets } from '#engine/tracking/face-tracker.ts';
export type { MeasureKind, Readings } from '#engine/measure/measure-still.ts';
export { measureStill } from '#engine/measure/measure-still.ts';
export type {
  HairState,
  MeasureOptions,
  Mirror,
  MirrorEvents,
  MirrorFailure,
  MirrorFailureCode,
  MirrorOptions,
  MirrorSource,
  MirrorStatistics,
  PictureRead,
  PictureReadingOptions,
  PictureShare,
  ShownPicture,
  RendererKind,
  SnapshotOptions,
  TransportKind,
} from '#engine/runtime/mirror.ts';
export { createMirror } from '#engine/runtime/page/live-mirror.ts';
export type { ChartPlace, FaceLine } from '#engine/geometry/face-surface.ts';

/**
 * Turns a place in the picture into one on the face, and that into the name of its area; loaded when a face
 * is painted on.
 */
export type FaceSurface = typeof import('#engine/geometry/face-surface.ts');

export function loadFaceSurface(): Promise<FaceSurface> {
  return import('#engine/geometry/face-surface.ts');
}
