/** How public looks are used: opened by their link, and put on. Counted by day, and never by whom. */

import type { Day } from '#domain/analytics/calendar.ts';

/** Ways to a public look: its link, and the gallery of the community. */
export const LOOK_WAYS = ['link', 'gallery'] as const;
export type LookWay = (typeof LOOK_WAYS)[number];

/** What is counted: that its link was opened, and that it was put on. */
export const LOOK_USES = ['visit', 'apply'] as const;
export type LookUse = (typeof LOOK_USES)[number];

/**
 * For how long a use is remembered as already counted, in seconds: a page reports it once, and again only
 * where the answer was lost.
 */
export const SAME_VISIT_S = 60 * 60;

/** Days of what counts as worn or saved this week, today included. */
export const WEEK_DAYS = 7;

/** Looks that the gallery shows in each of its two lists. */
export const MOST_IN_GALLERY = 24;

/** What was worn less often in a week is no trend, and might be one person alone. */
export const LEAST_WORN = 3;

/** How many of a person's looks get figures of their own. */
export const MOST_TOLD_APART = 50;

/** The figures of looks, all of which can be summed. */
export interface LookFigures {
  readonly visits: number;
  readonly applies: number;
  readonly likes: number;
}

export interface DayFigures extends LookFigures {
  readonly day: Day;
}

export const NO_FIGURES: LookFigures = { visits: 0, applies: 0, likes: 0 };

export function addFigures(one: LookFigures, other: Partial<LookFigures>): LookFigures {
  return {
    visits: one.visits + (other.visits ?? 0),
    applies: one.applies + (other.applies ?? 0),
    likes: one.likes + (other.likes ?? 0),
  };
}

/** Figures of every day, in order: a day on which nothing was counted has zeros. */
export function figuresByDay(
  days: readonly Day[],
  counted: readonly (Partial<LookFigures> & { readonly day: Day })[],
): readonly DayFigures[] {
  const byDay = new Map<Day, LookFigures>(days.map((day) => [day, NO_FIGURES]));
  for (const part of counted) {
    const sum = byDay.get(part.day);
    if (sum !== undefined) byDay.set(part.day, addFigures(sum, part));
  }
  return days.map((day) => ({ day, ...(byDay.get(day) ?? NO_FIGURES) }));
}

/** The sum of everything that was counted: looks are put in order by it. */
export function allOf({ visits, applies, likes }: LookFigures): number {
  return visits + applies + likes;
}
