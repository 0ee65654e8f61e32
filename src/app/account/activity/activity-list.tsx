import { Camera, Heart, LogIn, Sparkles, UserRound, type LucideIcon } from 'lucide-react';
import { ACTIVITY_KIND_WORDS } from '#content/activity-words.ts';
import type { ActivityKind } from '#domain/activity/activity.ts';
import { formatDayAndTime } from '#app/kit/clock/format-date.ts';
import { ageWords, type ShownEntry } from './activity-view.ts';

const ICONS: Readonly<Record<ActivityKind, LucideIcon>> = {
  account_created: UserRound,
  signed_in: LogIn,
  look_created: Sparkles,
  photo_captured: Camera,
  look_liked: Heart,
};

interface ActivityListProps {
  readonly entries: readonly ShownEntry[];
  readonly now: Date;
}

/** What was done, the latest first, along a line. */
export function ActivityList({ entries, now }: ActivityListProps) {
  return (
    <ol className="activity-list">
      {entries.map((entry) => (
        <ActivityEntry key={entry.id} entry={entry} now={now} />
      ))}
    </ol>
  );
}

function ActivityEntry({ entry, now }: { entry: ShownEntry; now: Date }) {
  const { kind, subject, happenedAt } = entry;
  const Icon = ICONS[kind];
  const moment = happenedAt.toISOString();
  return (
    <li className="activity-entry" data-kind={kind}>
      <span className="activity-icon">
        <Icon size={17} strokeWidth={1.6} aria-hidden="true" />
      </span>
      <div className="min-w-0">
        <p className="text-md font-medium">{ACTIVITY_KIND_WORDS[kind]}</p>
        {subject === null ? null : <p className="display truncate text-xl italic">{subject}</p>}
      </div>
      <time dateTime={moment} className="activity-time">
        <span className="text-sm text-fg-2">{ageWords(happenedAt, now)}</span>
        <span className="text-xs text-fg-3">{formatDayAndTime(moment)}</span>
      </time>
    </li>
  );
}
