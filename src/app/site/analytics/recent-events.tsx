import { EVENT_WORDS, RECENT_WORDS as WORDS } from '#content/analytics-words.ts';
import type { Dashboard } from './dashboard-query.ts';
import { eventTime } from './figure-format.ts';

interface RecentEventsProps {
  readonly events: Dashboard['recentEvents'];
  /** How many are shown at most. */
  readonly most: number;
  readonly now: number;
}

/** The newest events: what, where, when, and a color for each kind. */
export function RecentEvents({ events, most, now }: RecentEventsProps) {
  if (events.length === 0) return <p className="figure-about">{WORDS.none}</p>;
  return (
    <ol className="recent-events">
      {events.slice(0, most).map(({ id, event, page, timestamp }) => (
        <li key={id}>
          <i className="event-dot" data-event={event} aria-hidden="true" />
          <span className="event-name">{EVENT_WORDS[event]}</span>
          <span className="event-page">{page}</span>
          <time className="tnum event-time" dateTime={timestamp}>
            {eventTime(timestamp, new Date(now))}
          </time>
        </li>
      ))}
    </ol>
  );
}
