import fc from 'fast-check';
import type { PageEvent } from '#contracts/analytics.ts';
import {
  ANALYTICS_EVENTS,
  BROWSERS,
  DEVICE_CLASSES,
  DRAWING_WAYS,
  LONGEST_AGE_MS,
} from '#domain/analytics/events.ts';

/** Few enough that they meet each other again on many days. */
const SESSIONS = Array.from({ length: 12 }, (_, place) => `session_1700000000000_${place}`);
const PAGES = ['/makeup-app', '/landing', '/beauty-tips-blog', '/no-page-of-ours'];

const text = fc.constantFrom;
const DATA: Partial<Record<PageEvent['event'], fc.Arbitrary<PageEvent['eventData']>>> = {
  makeup_apply: fc.record(
    {
      makeupType: text('lipstick', 'blush', 'whole-look'),
      shade: text('Berry', 'Soft Rose', 'Not One Of Ours'),
      lookName: text('Bold', 'Natural'),
    },
    { requiredKeys: [] },
  ),
  look_save: fc.record({ lookName: text('Bold', 'custom') }, { requiredKeys: [] }),
  camera_start: fc.record({ browser: text(...BROWSERS) }, { requiredKeys: [] }),
  camera_failure: fc.record(
    { browser: text(...BROWSERS), failure: text('denied', 'missing') },
    { requiredKeys: [] },
  ),
  engine_failure: fc.record(
    { browser: text(...BROWSERS), failure: text('runtime-missing') },
    { requiredKeys: [] },
  ),
  mirror_speed: fc.record(
    {
      device: text(...DEVICE_CLASSES),
      drawing: text(...DRAWING_WAYS),
      fps: fc.integer({ min: 0, max: 60 }),
      startMs: fc.integer({ min: 0, max: 9000 }),
    },
    { requiredKeys: [] },
  ),
};

const name = fc.oneof(
  { weight: 3, arbitrary: fc.constant('visit' as const) },
  { weight: 4, arbitrary: text(...ANALYTICS_EVENTS) },
);

/** How long ago: mostly now, sometimes days, and as long as it may be. */
const age = fc.oneof(
  { weight: 4, arbitrary: fc.constant(0) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: LONGEST_AGE_MS }) },
  { weight: 1, arbitrary: fc.constant(LONGEST_AGE_MS) },
);

/** An event that a page could send; its id is given where it is sent. */
export const randomEvent: fc.Arbitrary<PageEvent> = name.chain((event) =>
  fc.record({
    event: fc.constant(event),
    page: text(...PAGES),
    sessionId: text(...SESSIONS),
    eventData: DATA[event] ?? fc.constant({}),
    ageMs: age,
  }),
);
