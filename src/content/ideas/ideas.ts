/** Forty ideas for a post: ten for each season, of every style and for every audience. */

import { FALL_IDEAS } from './fall-ideas.ts';
import type { Idea } from './idea.ts';
import { madeUp } from './made-up-idea.ts';
import { SPRING_IDEAS } from './spring-ideas.ts';
import { SUMMER_IDEAS } from './summer-ideas.ts';
import { WINTER_IDEAS } from './winter-ideas.ts';

export const IDEAS: readonly Idea[] = [
  ...SPRING_IDEAS,
  ...SUMMER_IDEAS,
  ...FALL_IDEAS,
  ...WINTER_IDEAS,
].map(madeUp);
