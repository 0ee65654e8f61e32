/** What is going to be shared, as it is written. It outlives the tab of the panel, and a reload. */

import { z } from 'zod/mini';
import { type Occasion, OCCASIONS } from '#domain/social/caption.ts';
import { LONGEST_CAPTION, PLATFORM_IDS, type PlatformId } from '#domain/social/platform.ts';
import type { OperatorModel } from '#app/person/access/operator-model.ts';
import { keptDraft } from '#app/panels/social-media-hub/parts/kept-draft.ts';

export interface ShareDraft {
  /** Whether the picture of the mirror is shown as before and after. */
  readonly isPair: boolean;
  readonly caption: string;
  readonly occasion: Occasion;
  /** Counts the captions that were written here. */
  readonly turn: number;
  readonly hashtags: readonly string[];
  readonly hashtagPage: number;
  readonly platforms: readonly PlatformId[];
  /** Which of its sizes a platform's picture has; the first where nothing was chosen. */
  readonly sizes: Readonly<Partial<Record<PlatformId, number>>>;
  readonly hasMark: boolean;
  readonly hasLink: boolean;
  /** The language model that was agreed to for wording captions; null before one was. */
  readonly agreedModel: OperatorModel | null;
}

const count = z.int().check(z.nonnegative());

const schema = z.object({
  isPair: z.boolean(),
  caption: z.string().check(z.maxLength(LONGEST_CAPTION)),
  occasion: z.enum(OCCASIONS),
  turn: count,
  hashtags: z.array(z.string()),
  hashtagPage: count,
  platforms: z.array(z.enum(PLATFORM_IDS)),
  sizes: z.partialRecord(z.enum(PLATFORM_IDS), count),
  hasMark: z.boolean(),
  hasLink: z.boolean(),
  agreedModel: z.nullable(z.object({ name: z.nullable(z.string()) })),
});

const EMPTY: ShareDraft = {
  isPair: false,
  caption: '',
  occasion: 'everyday',
  turn: 0,
  hashtags: [],
  hashtagPage: 0,
  platforms: [],
  sizes: {},
  hasMark: true,
  hasLink: false,
  agreedModel: null,
};

export const draftOf = keptDraft<ShareDraft>(
  'share',
  EMPTY,
  (kept) => schema.safeParse(kept).data ?? null,
);

/** The values with one more, or without it where it was among them. */
export function toggled<Value>(values: readonly Value[], value: Value): readonly Value[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
}
