import { useStore } from 'zustand';
import { progress } from '#app/person/progress/progress.ts';
import type { ProgressState } from '#app/person/progress/progress-keeper.ts';

/** The progress of whoever is here. */
export function useProgress(): ProgressState {
  return useStore(progress.store);
}
