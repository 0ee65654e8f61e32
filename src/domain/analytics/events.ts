/** The names of the events that the pages report, of both specifications. */
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
] as const;
export type AnalyticsEvent = (typeof ANALYTICS_EVENTS)[number];

/** `session_`, the time of its making and random text. */
export const SESSION_ID = /^session_[\w-]{8,80}$/;
