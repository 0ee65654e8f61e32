import type { Day, Span } from '#domain/analytics/calendar.ts';

/** How often something was counted on a day. */
export interface CountRow {
  readonly day: Day;
  /** What was counted; see `FIGURES`. */
  readonly figure: string;
  /** Which of them, such as a shade; empty where there is nothing to tell apart. */
  readonly part: string;
  readonly count: number;
}

/** Browsers that came first in a week, and visited so many weeks later. */
export interface CohortRow {
  /** The Monday of the first visit's week. */
  readonly week: Day;
  readonly later: number;
  readonly visitors: number;
}

/** Where figures come from. */
export interface FigureSource {
  readonly counts: (figures: readonly string[], span: Span) => Promise<readonly CountRow[]>;
  /** Browsers that came to each step of the funnel within the days, in its order. */
  readonly reached: (span: Span) => Promise<readonly number[]>;
  readonly cohorts: (since: Day) => Promise<readonly CohortRow[]>;
}

/** What is counted besides the events themselves, which are counted under their own names. */
export const FIGURES = {
  /** Browsers that visited on the day. */
  visitors: 'visitors',
  /** `product:shade` */
  shade: 'shade',
  /** A look that was put on. */
  lookWorn: 'look_worn',
  lookSaved: 'look_saved',
  /** By browser. */
  cameraStart: 'camera_start_in',
  /** `browser:failure` */
  cameraFailure: 'camera_failure_in',
  engineFailure: 'engine_failure_in',
  /** `device:drawing` */
  mirror: 'mirror',
  /** `device:frames a second` */
  frameRate: 'frame_rate',
  /** `device:milliseconds`, in steps of `START_STEP_MS` */
  start: 'start',
  /** By the page of the first visit, on its day: browsers, and those of them that did something since. */
  firstVisit: 'first_visit',
  firstCamera: 'first_visit_camera',
  firstSignUp: 'first_visit_sign_up',
  firstPurchase: 'first_visit_purchase',
} as const;
