/**
 * The engine's second door, for a program that has pictures and neither a page nor a camera, such as a thread of a
 * server. Nothing behind it draws, opens a device or needs a browser.
 */

export type { FrameImage, TrackedFace } from '#engine/frame/frame.ts';
export type { MeasureKind, Readings } from '#engine/measure/measure-still.ts';
export { measureStill } from '#engine/measure/measure-still.ts';
export { createFaceTracker } from '#engine/tracking/create-face-tracker.ts';
export type { FaceTracker, TrackerAssets } from '#engine/tracking/face-tracker.ts';
