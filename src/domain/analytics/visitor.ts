/**
 * What is remembered of one browser, by its random number, and in which figures it counts. Figures over
 * many browsers are kept exact by adding and subtracting what each change of one browser means for them,
 * so that they can be read without looking at any event.
 */

import { mondayOf } from './calendar.ts';
import { FUNNEL_STEPS, type FunnelStep, PERIODS } from './periods.ts';

const WEEK = 7;

/** The longest period that is counted, in days. */
const LONGEST_PERIOD = Math.max(...PERIODS);

/** How many days of a browser's visits are remembered: the longest period and the one before. */
export const DAYS_REMEMBERED = 2 * LONGEST_PERIOD;

/** The first visit of a browser. */
export interface FirstVisit {
  /** Milliseconds since 1970-01-01, UTC. */
  readonly at: number;
  /** Days since 1970-01-01 by the operator's time zone, as all days here. */
  readonly day: number;
  readonly page: string;
}

/** What is remembered of a browser. */
export interface Visitor {
  /** `none` before the first visit; `forgotten` when that is too long ago. */
  readonly first: FirstVisit | 'none' | 'forgotten';
  /** The steps that were done on each day, as bits in the order of the funnel. */
  readonly days: ReadonlyMap<number, number>;
}

export const UNKNOWN_VISITOR: Visitor = { first: 'none', days: new Map() };

/** What a browser did: one step, at a moment of a day. */
export interface Stride {
  readonly step: FunnelStep;
  readonly at: number;
  readonly day: number;
  readonly page: string;
}

function bitOf(step: FunnelStep): number {
  return 1 << FUNNEL_STEPS.indexOf(step);
}

const VISIT = bitOf('visit');

/** The earlier of two first visits; of two at one moment, that of the page that comes first by name. */
function earlier(one: FirstVisit, other: FirstVisit): FirstVisit {
  if (one.at !== other.at) return one.at < other.at ? one : other;
  return one.page <= other.page ? one : other;
}

/** The browser after more of its steps were added, in any order. */
export function after(visitor: Visitor, strides: readonly Stride[]): Visitor {
  const days = new Map(visitor.days);
  let { first } = visitor;
  for (const { step, at, day, page } of strides) {
    days.set(day, (days.get(day) ?? 0) | bitOf(step));
    if (step !== 'visit' || first === 'forgotten') continue;
    const visit = { at, day, page };
    first = first === 'none' ? visit : earlier(first, visit);
  }
  return { first, days };
}

/** What is still remembered when everything before a day is forgotten. */
export function since({ first, days }: Visitor, oldest: number): Visitor {
  return {
    first: typeof first === 'object' && first.day < oldest ? 'forgotten' : first,
    days: new Map([...days].filter(([day]) => day >= oldest)),
  };
}

/** The figures in which a browser counts once; each by a text that names it. */
export interface Tally {
  /** Adds one to the browsers of a figure on a day. */
  readonly count: (figure: TallyFigure, day: number, part: string) => void;
  /**
   * Adds one to the browsers that came to a step within the days that end with `end`, if these begin on
   * `sinceDay` or before.
   */
  readonly reach: (end: number, step: number, sinceDay: number) => void;
}

export type TallyFigure =
  | 'visitors'
  | 'first_visit'
  | 'first_visit_camera'
  | 'first_visit_sign_up'
  | 'first_visit_purchase'
  | 'cohort';

const AFTER_FIRST = [
  ['camera', 'first_visit_camera'],
  ['sign_up', 'first_visit_sign_up'],
  ['purchase', 'first_visit_purchase'],
] as const satisfies readonly (readonly [FunnelStep, TallyFigure])[];

/**
 * Counts a browser in the periods that end with a day. A browser came to a step within a period when it
 * did this step and every one before on days of the period: that is, take the last day on which it did
 * each step: the oldest of these must not be before the period.
 */
function tallyPeriods({ days }: Visitor, end: number, tally: Tally): void {
  let oldest = end;
  for (const [place, step] of FUNNEL_STEPS.entries()) {
    const bit = bitOf(step);
    let last = -Infinity;
    for (const [day, done] of days) {
      if ((done & bit) !== 0 && day <= end && day > last) last = day;
    }
    oldest = Math.min(oldest, last);
    if (oldest <= end - LONGEST_PERIOD) return;
    tally.reach(end, place, oldest);
  }
}

/**
 * Counts a browser in every figure that it belongs to.
 *
 * @param ends the last days of the periods that are counted, the first and the last of them
 */
export function tallyVisitor(
  visitor: Visitor,
  ends: readonly [first: number, last: number],
  tally: Tally,
): void {
  const { first, days } = visitor;
  let done = 0;
  const weeks = new Set<number>();
  for (const [day, steps] of days) {
    done |= steps;
    if ((steps & VISIT) === 0) continue;
    tally.count('visitors', day, '');
    weeks.add(mondayOf(day));
  }
  if (typeof first === 'object') {
    tally.count('first_visit', first.day, first.page);
    for (const [step, figure] of AFTER_FIRST) {
      if ((done & bitOf(step)) !== 0) tally.count(figure, first.day, first.page);
    }
    const monday = mondayOf(first.day);
    for (const week of weeks) tally.count('cohort', monday, String((week - monday) / WEEK));
  }
  for (let end = ends[0]; end <= ends[1]; end += 1) tallyPeriods(visitor, end, tally);
}
