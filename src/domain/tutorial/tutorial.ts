/** A tutorial: a look built up step by step, with the time that each step took. */

import type { Look } from '#domain/makeup/look.ts';

/** The specification's step. Times are whole milliseconds. */
export interface TutorialStep {
  readonly id: string;
  readonly title: string;
  /** May be empty. */
  readonly description: string;
  /** What was worn when the step was added. */
  readonly makeupState: Look;
  /** How long the step took: since the step before, or since the start. */
  readonly duration: number;
  /** When it was added, since the start of the recording. */
  readonly timestamp: number;
}

/** The specification's tutorial. */
export interface Tutorial {
  readonly title: string;
  /** May be empty. */
  readonly description: string;
  readonly steps: readonly TutorialStep[];
  /** Whole milliseconds, without pauses. */
  readonly totalDuration: number;
  /** A date and time in ISO 8601. */
  readonly createdAt: string;
}

/** In characters; longer ones are cut while they are typed, and refused in a file. */
export const LONGEST_TITLE = 80;
export const LONGEST_DESCRIPTION = 400;
/** More would be nothing that anybody follows. */
export const MOST_STEPS = 100;

export interface AddedStep {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly look: Look;
  /** Since the start, in milliseconds. */
  readonly elapsed: number;
}

/** The tutorial with a further step at its end. */
export function withStep(tutorial: Tutorial, added: AddedStep): Tutorial {
  const { id, title, description, look } = added;
  const timestamp = Math.max(Math.round(added.elapsed), lastTimestamp(tutorial));
  const step: TutorialStep = {
    id,
    title,
    description,
    makeupState: look,
    duration: timestamp - lastTimestamp(tutorial),
    timestamp,
  };
  return {
    ...tutorial,
    steps: [...tutorial.steps, step],
    totalDuration: Math.max(tutorial.totalDuration, timestamp),
  };
}

/** When the last step was added; 0 before the first. */
export function lastTimestamp({ steps }: Pick<Tutorial, 'steps'>): number {
  return steps.at(-1)?.timestamp ?? 0;
}

export interface Chapter {
  readonly title: string;
  /** Milliseconds of the film. */
  readonly start: number;
  readonly end: number;
}

/** A chapter that is shorter could not be read; in milliseconds. */
const SHORTEST_CHAPTER = 1500;

/**
 * The parts of the film: each step from the end of the one before to the moment at which its look was done. The last one
 * goes on to the end. A step that was added at once shares the beginning of the next. Steps after the end of a film that
 * ended early have none.
 *
 * @param filmDuration in milliseconds
 */
export function chaptersOf(
  { steps, totalDuration }: Tutorial,
  filmDuration = totalDuration,
): readonly Chapter[] {
  return steps.flatMap(({ title, timestamp, duration }, place) => {
    const start = timestamp - duration;
    const isLast = place === steps.length - 1;
    const shortest = start + SHORTEST_CHAPTER;
    const end = Math.min(filmDuration, Math.max(shortest, isLast ? totalDuration : timestamp));
    return end > start ? [{ title, start, end }] : [];
  });
}
