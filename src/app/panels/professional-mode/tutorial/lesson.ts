/** A tutorial that is followed, step by step, on one's own face. */

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Studio } from '#studio/studio.ts';
import type { KeptTutorial } from './tutorials.ts';

export interface Lesson {
  readonly kept: KeptTutorial;
  /** Place of the step that is worn; one past the last when it is finished. */
  readonly place: number;
}

/** What is followed now; null while nothing is. It outlives the panel. */
export const lessonStore: StoreApi<Lesson | null> = createStore<Lesson | null>(() => null);

/** Wears the first step. */
export function beginLesson(kept: KeptTutorial, studio: Studio): void {
  show({ kept, place: 0 }, studio);
}

/** One step on; past the last one it is finished. */
export function nextStep(studio: Studio): void {
  const lesson = lessonStore.getState();
  if (lesson === null || lesson.place >= lesson.kept.tutorial.steps.length) return;
  show({ ...lesson, place: lesson.place + 1 }, studio);
}

export function stepBack(studio: Studio): void {
  const lesson = lessonStore.getState();
  if (lesson === null || lesson.place === 0) return;
  show({ ...lesson, place: lesson.place - 1 }, studio);
}

/** Ends it; the look stays. */
export function endLesson(): void {
  lessonStore.setState(null, true);
}

function show(lesson: Lesson, studio: Studio): void {
  lessonStore.setState(lesson, true);
  const look = lesson.kept.tutorial.steps[lesson.place]?.makeupState;
  if (look === undefined) return;
  // Another person's shade of foundation would not suit one's skin.
  if (lesson.kept.origin === 'imported') studio.look.wearOnOwnSkin(look);
  else studio.look.wear(look);
}
