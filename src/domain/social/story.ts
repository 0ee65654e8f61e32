/** Stories: their size, where their words are moved to, and how a look comes on in their films. */

import type { Area, Size } from '#domain/picture/fit.ts';

/** In pixels, as the apps take them. */
export const STORY: Size = { width: 1080, height: 1920 };

export const STORY_WORDS = ['title', 'line', 'shades'] as const;
/** What can be moved in a story. */
export type StoryWord = (typeof STORY_WORDS)[number];

/** How far something was moved, in pixels of the story. */
export interface Move {
  readonly x: number;
  readonly y: number;
}

export const NOT_MOVED: Move = { x: 0, y: 0 };

/** One press of an arrow key, and one with Shift, in pixels of the story. */
export const STEP = 12;
export const LONG_STEP = 60;

/**
 * The move that comes nearest to the one that was asked for and leaves the box in the story. A box that is larger than the
 * story stays where it is.
 *
 * @param box where it lies when it was not moved
 */
export function boundedMove(box: Area, { x, y }: Move, page: Size = STORY): Move {
  const bounded = (move: number, start: number, length: number, whole: number): number => {
    const [least, most] = [-start, whole - start - length];
    return least > most ? 0 : Math.round(Math.min(most, Math.max(least, move)));
  };
  return {
    x: bounded(x, box.left, box.width, page.width),
    y: bounded(y, box.top, box.height, page.height),
  };
}

/** How long a film is, in milliseconds. */
export const FILM_MS = 6000;

/** What is there at one moment of a film: each in [0, 1]. */
export interface FilmMoment {
  /** How far the look has come on, from the top of the picture down. */
  readonly look: number;
  readonly title: number;
  readonly line: number;
  /** The shades, one after the other. */
  readonly shades: number;
}

/** A story that is no film. */
export const ALL_THERE: FilmMoment = { look: 1, title: 1, line: 1, shades: 1 };

/**
 * From when until when each comes on, in milliseconds: the bare face is seen first, and the whole look
 * for two seconds at the end.
 */
const COMES_ON: Readonly<Record<keyof FilmMoment, readonly [from: number, to: number]>> = {
  title: [150, 900],
  line: [450, 1200],
  look: [1100, 3700],
  shades: [1800, 4000],
};

/** Slow at both ends. */
function eased(share: number): number {
  return share * share * (3 - 2 * share);
}

/** @param milliseconds since the film began */
export function filmMoment(milliseconds: number): FilmMoment {
  const at = (part: keyof FilmMoment): number => {
    const [from, to] = COMES_ON[part];
    return eased(Math.min(1, Math.max(0, (milliseconds - from) / (to - from))));
  };
  return { look: at('look'), title: at('title'), line: at('line'), shades: at('shades') };
}
