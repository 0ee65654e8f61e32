import { TIMELINE_WORDS } from '#content/panels/timeline-words.ts';
import type { Snapshot } from '#domain/timeline/timeline.ts';
import { wearsAnything } from '#studio/commands/removal.ts';
import { lookName } from '#studio/state/worn-shades.ts';

const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

/** What a snapshot's look is called. */
export function snapshotName({ makeupState }: Pick<Snapshot, 'makeupState'>): string {
  return wearsAnything(makeupState) ? lookName(makeupState) : TIMELINE_WORDS.bare;
}

/** Its time, or its day where that was an earlier one. */
export function snapshotTime({ timestamp }: Pick<Snapshot, 'timestamp'>): string {
  const moment = new Date(timestamp);
  const isToday = moment.toDateString() === new Date().toDateString();
  return isToday ? TIME.format(moment) : DAY.format(moment);
}
