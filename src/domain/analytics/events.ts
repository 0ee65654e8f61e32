import type { CameraFailureKind } from '#domain/camera/camera-failure.ts';

/** The names of the events that the pages report: those of both specifications, then our own. */
export const ANALYTICS_EVENTS = [
  'visit',
  'page_focus',
  'page_blur',
  'camera_start',
  'makeup_apply',
  'photo_capture',
  'subscription',
  'feature_usage',
  'look_save',
  'user_engagement',
  'first_makeup_applied',
  'color_changed',
  'sign_up',
  'camera_failure',
  'engine_failure',
  'mirror_speed',
] as const;
export type AnalyticsEvent = (typeof ANALYTICS_EVENTS)[number];

/** `session_`, the time of its making and random text. */
export const SESSION_ID = /^session_[\w-]{8,80}$/;

/** What a browser calls itself, as far as it matters for what can go wrong in it. */
export const BROWSERS = [
  'chrome',
  'edge',
  'firefox',
  'opera',
  'safari',
  'samsung',
  'other',
] as const;
export type Browser = (typeof BROWSERS)[number];

export const DEVICE_CLASSES = ['phone', 'tablet', 'desktop'] as const;
export type DeviceClass = (typeof DEVICE_CLASSES)[number];

/** How the mirror draws: on the graphics card, or on a flat canvas where there is none. */
export const DRAWING_WAYS = ['webgl2', 'canvas'] as const;
export type DrawingWay = (typeof DRAWING_WAYS)[number];

/** What can go wrong with a camera, and with the engine of the mirror. */
export const CAMERA_FAILURES = [
  'denied',
  'revoked',
  'missing',
  'busy',
  'unsuitable',
  'insecure',
  'unsupported',
  'unplugged',
  'unknown',
] as const satisfies readonly CameraFailureKind[];
export const ENGINE_FAILURES = [
  'runtime-load-failed',
  'runtime-missing',
  'tracker-start-failed',
  'camera-silent',
  'processing-failed',
] as const;

/** The age of the oldest event that a page may report, in milliseconds: seven days. */
export const LONGEST_AGE_MS = 7 * 24 * 60 * 60 * 1000;

/** Frames a second, at most. */
export const HIGHEST_FRAME_RATE = 240;
/** The longest start of the mirror that is told apart, in milliseconds. */
export const LONGEST_START_MS = 120_000;

/** Events that one call may bring. */
export const MOST_EVENTS_AT_ONCE = 50;

/**
 * What each event may say besides its name: a closed list. Nothing here is about a face, a measure of
 * one, or about who it is; whatever else a page sends is thrown away unread.
 */
export const EVENT_PARAMETERS = {
  visit: [],
  page_focus: [],
  page_blur: [],
  camera_start: ['browser', 'device'],
  makeup_apply: ['makeupType', 'shade', 'lookName'],
  photo_capture: [],
  subscription: ['planType'],
  feature_usage: ['feature'],
  look_save: ['lookName'],
  user_engagement: ['action'],
  first_makeup_applied: [],
  color_changed: [],
  sign_up: [],
  camera_failure: ['failure', 'browser', 'device'],
  engine_failure: ['failure', 'browser', 'device'],
  mirror_speed: ['device', 'fps', 'startMs', 'drawing'],
} as const satisfies Readonly<Record<AnalyticsEvent, readonly string[]>>;

export type EventParameter = (typeof EVENT_PARAMETERS)[AnalyticsEvent][number];
