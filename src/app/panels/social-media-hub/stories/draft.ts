/** The story that is being made. It outlives the tab of the panel, and a reload. */

import { z } from 'zod/mini';
import { STORY_TEMPLATE_IDS, type StoryTemplateId } from '#content/social/story-templates.ts';
import { type Move, STORY_WORDS, type StoryWord } from '#domain/social/story.ts';
import { keptDraft } from '#app/panels/social-media-hub/parts/kept-draft.ts';

export type Moves = Readonly<Partial<Record<StoryWord, Move>>>;

export const LONGEST_TITLE = 40;
export const LONGEST_LINE = 36;

export interface StoryDraft {
  readonly template: StoryTemplateId;
  /** Null for the name of the look. */
  readonly title: string | null;
  /** Null for the template's own. */
  readonly line: string | null;
  readonly hasShades: boolean;
  readonly hasMark: boolean;
  readonly moves: Readonly<Partial<Record<StoryTemplateId, Moves>>>;
}

const move = z.object({ x: z.number(), y: z.number() });

const schema = z.object({
  template: z.enum(STORY_TEMPLATE_IDS),
  title: z.nullable(z.string().check(z.maxLength(LONGEST_TITLE))),
  line: z.nullable(z.string().check(z.maxLength(LONGEST_LINE))),
  hasShades: z.boolean(),
  hasMark: z.boolean(),
  moves: z.partialRecord(z.enum(STORY_TEMPLATE_IDS), z.partialRecord(z.enum(STORY_WORDS), move)),
});

const EMPTY: StoryDraft = {
  template: 'cover',
  title: null,
  line: null,
  hasShades: true,
  hasMark: true,
  moves: {},
};

export const draftOf = keptDraft<StoryDraft>(
  'story',
  EMPTY,
  (kept) => schema.safeParse(kept).data ?? null,
);
