/** Which ideas were asked for last, and which were put on and when: kept in this browser. */

import { z } from 'zod/mini';
import {
  IDEA_AUDIENCES,
  IDEA_SEASONS,
  IDEA_STYLES,
  type Idea,
  type IdeaAudience,
  type IdeaSeason,
  type IdeaStyle,
} from '#content/ideas/idea.ts';
import { browserStorage } from '#studio/storage/browser-storage.ts';
import { KEPT } from '#studio/storage/kept.ts';
import { keptValue } from '#studio/storage/kept-value.ts';

/** What is asked for; null where anything will do. */
export interface IdeaFilter {
  readonly season: IdeaSeason | null;
  readonly style: IdeaStyle | null;
  readonly audience: IdeaAudience | null;
}

export interface KeptIdeas {
  readonly filter: IdeaFilter;
  /** When each idea was last put on, in milliseconds since 1970, by its id. */
  readonly worn: Readonly<Record<string, number>>;
}

export const NO_FILTER: IdeaFilter = { season: null, style: null, audience: null };

const schema = z.object({
  filter: z.object({
    season: z.nullable(z.enum(IDEA_SEASONS)),
    style: z.nullable(z.enum(IDEA_STYLES)),
    audience: z.nullable(z.enum(IDEA_AUDIENCES)),
  }),
  worn: z.record(z.string(), z.number()),
});

const kept = keptValue<KeptIdeas>(KEPT.ideas, (stored) => {
  const read = schema.safeParse(stored);
  return read.success ? read.data : null;
});

export function readKeptIdeas(): KeptIdeas {
  return kept.read(browserStorage()) ?? { filter: NO_FILTER, worn: {} };
}

export function keepIdeas(ideas: KeptIdeas): void {
  kept.write(browserStorage(), ideas);
}

/** Whether an idea is what was asked for. */
export function fitsFilter(idea: Idea, { season, style, audience }: IdeaFilter): boolean {
  return (
    (season === null || idea.season === season) &&
    (style === null || idea.style === style) &&
    (audience === null || idea.audience === audience)
  );
}
