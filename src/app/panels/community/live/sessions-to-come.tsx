import { X } from 'lucide-react';
import { COMMUNITY_LIVE_WORDS } from '#content/panels/community-live-words.ts';
import { PLAN_WORDS } from '#content/panels/live-plan-words.ts';
import { fillIn } from '#content/fill-in.ts';
import type { LiveRoom } from '#contracts/live-room.ts';
import { useCallOff } from '#app/look/live/own-sessions.ts';
import { planTimeWords } from '#app/look/live/plan-time.ts';
import { RemindButton } from '#app/look/live/remind-button.tsx';
import { sessionDraft } from '#app/look/live/session-draft.ts';
import { openPanel } from '#app/person/navigation/open-panel.ts';

interface SessionsToComeProps {
  readonly rooms: readonly LiveRoom[];
  /** One's own, whether they are listed or not. */
  readonly own: readonly LiveRoom[];
  /** Whether the person is live: one session at a time. */
  readonly isHosting: boolean;
}

/** Sessions that are announced, the next one first. */
export function SessionsToCome({ rooms, own, isHosting }: SessionsToComeProps) {
  const ownIds = new Set(own.map(({ id }) => id));
  const all = [...own, ...rooms.filter(({ id }) => !ownIds.has(id))].toSorted((a, b) =>
    (a.startsAt ?? '').localeCompare(b.startsAt ?? ''),
  );
  return (
    <section aria-label={COMMUNITY_LIVE_WORDS.later}>
      <h4 className="sessions-head">{COMMUNITY_LIVE_WORDS.later}</h4>
      {all.length === 0 ? (
        <p className="text-sm text-fg-2">{COMMUNITY_LIVE_WORDS.noneLater}</p>
      ) : null}
      <ul className="grid gap-2.5">
        {all.map((room) => (
          <li key={room.id} className="community-card session-row">
            <div className="min-w-0 flex-1">
              <p className="session-when">{planTimeWords(room.startsAt ?? '')}</p>
              <p className="session-title">
                <a href={`/live/${room.id}`}>{room.title}</a>
              </p>
              <p className="session-about">
                {ownIds.has(room.id) ? COMMUNITY_LIVE_WORDS.yours : room.hostName}
              </p>
            </div>
            {ownIds.has(room.id) ? (
              <OwnActs room={room} isHosting={isHosting} />
            ) : (
              <RemindButton roomId={room.id} title={room.title} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function OwnActs({ room: { id, title }, isHosting }: { room: LiveRoom; isHosting: boolean }) {
  const callOff = useCallOff();
  return (
    <div className="session-acts">
      {isHosting ? null : (
        <button
          type="button"
          className="button-secondary card-button"
          aria-label={fillIn(PLAN_WORDS.goLiveWith, { title })}
          onClick={() => {
            sessionDraft.setState({ title, planId: id });
            openPanel('live-streaming');
          }}
        >
          {PLAN_WORDS.goLive}
        </button>
      )}
      <button
        type="button"
        className="quiet-button"
        aria-label={fillIn(PLAN_WORDS.callOff, { title })}
        data-tip={fillIn(PLAN_WORDS.callOff, { title })}
        aria-busy={callOff.isPending}
        onClick={() => {
          if (!callOff.isPending) callOff.mutate(id);
        }}
      >
        <X size={16} strokeWidth={1.7} aria-hidden="true" />
      </button>
    </div>
  );
}
