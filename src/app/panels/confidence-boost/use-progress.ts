import { useStore } from 'zustand';
import { progress } from '#app/person/progress/progress.ts';
import type { ProgressState } from '#app/person/progress/progress-keeper.ts';

/** The progress of the current person. */
export function useProgress(): ProgressState {
  return useStore(progress.store);
}
