/** What is going to be shared, as it is written. It outlives the tab. */

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Occasion } from '#domain/social/caption.ts';
import type { PlatformId } from '#domain/social/platform.ts';
import { perStudio } from '#app/panels/social-media-hub/parts/per-studio.ts';

export interface ShareDraft {
  /** Whether what was taken of the mirror is shown as before and after. */
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
}

export const draftOf = perStudio<StoreApi<ShareDraft>>(() =>
  createStore<ShareDraft>(() => ({
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
  })),
);

/** The values with one more, or without it where it was among them. */
export function toggled<Value>(values: readonly Value[], value: Value): readonly Value[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
}
