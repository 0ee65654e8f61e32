import './live.css';
import { useQuery } from '@tanstack/react-query';
import { COMMUNITY_LIVE_WORDS } from '#content/panels/community-live-words.ts';
import { useFeature } from '#app/person/access/use-access.ts';
import { listedSessionsQuery, ownSessionsQuery } from '#app/look/live/own-sessions.ts';
import { LockedSessions } from './locked-sessions.tsx';
import { OwnSession } from './own-session.tsx';
import { SessionsLive } from './sessions-live.tsx';
import { SessionsToCome } from './sessions-to-come.tsx';
import { StartSession } from './start-session.tsx';

/** How often the list is read again while it is open: sessions come and go. */
const READ_AGAIN_MS = 10_000;

/** Live sessions of the community: those that are live, those to come, and one's own. For Pro. */
export function LiveTab() {
  const gate = useFeature('community-live');
  return (
    <section>
      <h3 className="display text-2xl">{COMMUNITY_LIVE_WORDS.title}</h3>
      <p className="mt-1.5 text-sm text-fg-2">{COMMUNITY_LIVE_WORDS.about}</p>
      {gate === 'open' ? <Sessions /> : <LockedSessions />}
    </section>
  );
}

function Sessions() {
  const listed = useQuery({ ...listedSessionsQuery, refetchInterval: READ_AGAIN_MS });
  const own = useQuery({ ...ownSessionsQuery, refetchInterval: READ_AGAIN_MS });
  const live = own.data?.live ?? null;
  if (listed.data === undefined) {
    return listed.isError ? (
      <div role="alert" className="community-card mt-5">
        <p className="text-md">{COMMUNITY_LIVE_WORDS.failed}</p>
        <button
          type="button"
          className="button-secondary card-button mt-3"
          onClick={() => void listed.refetch()}
        >
          {COMMUNITY_LIVE_WORDS.again}
        </button>
      </div>
    ) : (
      <p role="status" className="mt-5 text-sm text-fg-2">
        {COMMUNITY_LIVE_WORDS.loading}
      </p>
    );
  }
  const others = listed.data.live.filter(({ id }) => id !== live?.room.id);
  return (
    <div className="sessions">
      {live === null ? <StartSession /> : <OwnSession room={live.room} />}
      <SessionsLive rooms={others} isHosting={live !== null} />
      <SessionsToCome
        rooms={listed.data.planned}
        own={own.data?.planned ?? []}
        isHosting={live !== null}
      />
    </div>
  );
}
