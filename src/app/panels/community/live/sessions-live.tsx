import { COMMUNITY_LIVE_WORDS, SAMPLE_SESSIONS } from '#content/panels/community-live-words.ts';
import { WATCH_WORDS } from '#content/panels/live-words.ts';
import { fillIn } from '#content/fill-in.ts';
import type { LiveRoom } from '#contracts/live-room.ts';
import { OnAirDot } from '#app/look/live/on-air-dot.tsx';
import { useNow } from '#app/kit/clock/use-now.ts';
import { elapsedWords } from '#app/look/live/clock-words.ts';
import { HostInitials } from './host-initials.tsx';

interface SessionsLiveProps {
  readonly rooms: readonly LiveRoom[];
  /** Whether the person is live themselves: then they must not leave this page. */
  readonly isHosting: boolean;
}

/** Those that are live now; samples where there are none. */
export function SessionsLive({ rooms, isHosting }: SessionsLiveProps) {
  return (
    <section aria-label={COMMUNITY_LIVE_WORDS.now}>
      <h4 className="sessions-head">
        <OnAirDot isOn={rooms.length > 0} />
        {COMMUNITY_LIVE_WORDS.now}
      </h4>
      {rooms.length > 0 ? null : isHosting ? (
        <p className="text-sm text-fg-2">{COMMUNITY_LIVE_WORDS.noneElse}</p>
      ) : (
        <Samples />
      )}
      <ul className="grid gap-2.5">
        {rooms.map((room) => (
          <SessionRow key={room.id} room={room} isHosting={isHosting} />
        ))}
      </ul>
    </section>
  );
}

function SessionRow({ room, isHosting }: { room: LiveRoom; isHosting: boolean }) {
  const { id, title, hostName, viewers, startedAt } = room;
  const now = useNow();
  return (
    <li className="community-card session-row">
      <HostInitials name={hostName} />
      <div className="min-w-0 flex-1">
        <p className="session-title">{title}</p>
        <p className="session-about">
          {fillIn(WATCH_WORDS.byAt, { name: hostName, time: elapsedWords(startedAt, now) })}
        </p>
        <p className="session-about tnum">
          {fillIn(COMMUNITY_LIVE_WORDS.watching, { count: viewers })}
        </p>
      </div>
      <a
        href={`/live/${id}`}
        target={isHosting ? '_blank' : undefined}
        className="button-primary card-button"
        aria-label={fillIn(COMMUNITY_LIVE_WORDS.watchOne, { title, name: hostName })}
      >
        {COMMUNITY_LIVE_WORDS.watch}
      </a>
    </li>
  );
}

function Samples() {
  return (
    <>
      <p className="mb-3 text-sm text-fg-2">{COMMUNITY_LIVE_WORDS.none}</p>
      <ul className="sample-sessions">
        {SAMPLE_SESSIONS.map(({ title, about }) => (
          <li key={title} className="sample-session">
            <div className="min-w-0 flex-1">
              <p className="text-md">{title}</p>
              <p className="session-about">{about}</p>
            </div>
            <span className="caps sample-word">{COMMUNITY_LIVE_WORDS.sample}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
