import { LIVE_WORDS } from '#content/panels/live-words.ts';
import type { LiveRoom } from '#contracts/live-streams.ts';

interface SessionFiguresProps {
  readonly room: LiveRoom;
  readonly messages: number;
  /** Viewers at each minute. */
  readonly minutes: readonly number[];
}

/** What came of this session so far. Nobody is named. */
export function SessionFigures({ room, messages, minutes }: SessionFiguresProps) {
  const most = Math.max(1, ...minutes);
  const rows = [
    [LIVE_WORDS.viewers, room.viewers],
    [LIVE_WORDS.most, room.mostViewers],
    [LIVE_WORDS.messages, messages],
    [LIVE_WORDS.applause, room.applause],
  ] as const;
  return (
    <div className="live-settings">
      <dl className="live-list">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="tnum">{value}</dd>
          </div>
        ))}
      </dl>
      {minutes.length === 0 ? null : (
        <div
          className="live-bars"
          role="img"
          aria-label={`${LIVE_WORDS.viewers}: ${minutes.join(', ')}`}
        >
          {minutes.slice(-40).map((viewers, place) => (
            <span key={place} style={{ height: `${(100 * viewers) / most}%` }} />
          ))}
        </div>
      )}
    </div>
  );
}
