/** The story that is being made. It outlives the tab. */

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { StoryTemplateId } from '#content/social/story-templates.ts';
import type { Move, StoryWord } from '#domain/social/story.ts';
import { perStudio } from '#app/panels/social-media-hub/parts/per-studio.ts';

export type Moves = Readonly<Partial<Record<StoryWord, Move>>>;

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

export const draftOf = perStudio<StoreApi<StoryDraft>>(() =>
  createStore<StoryDraft>(() => ({
    template: 'cover',
    title: null,
    line: null,
    hasShades: true,
    hasMark: true,
    moves: {},
  })),
);
