import type { Studio } from '#studio/studio.ts';
import { followStudio } from './follow-studio.ts';
import { followSession, progress } from './progress.ts';

/** Rewards what is done in the studio; starts once for the life of the document. */
export function startProgress(studio: Studio): void {
  followSession();
  followStudio(studio, progress.record);
}
