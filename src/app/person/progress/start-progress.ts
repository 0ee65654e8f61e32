import type { Studio } from '#studio/studio.ts';
import { tracker } from '#app/person/analytics/tracker.ts';
import { rewardAndCount } from './counted-awards.ts';
import { followStudio } from './follow-studio.ts';
import { holdLevelUpsWhile } from './level-up-store.ts';
import { followSession, progress } from './progress.ts';

/** Whether a dialog of ours is open, not counting a minimized help chat. */
function dialogIsOpen(): boolean {
  return document.querySelector('[role="dialog"]:not([data-minimized="true"])') !== null;
}

/** Rewards what is done in the studio; starts once for the life of the document. */
export function startProgress(studio: Studio): void {
  followSession();
  holdLevelUpsWhile(() => studio.store.getState().capturing);
  holdLevelUpsWhile(dialogIsOpen);
  const note = rewardAndCount(progress.record, (event) => {
    tracker.track(event);
  });
  followStudio(studio, note);
}
