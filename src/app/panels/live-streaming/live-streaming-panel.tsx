import './live-streaming.css';
import { useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { fillIn } from '#content/fill-in.ts';
import { END_WORDS, LIVE_WORDS } from '#content/panels/live-words.ts';
import { readOwnLiveStreams } from '#contracts/live-streams.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { useStudio } from '#app/look/studio-context.tsx';
import type { Broadcast } from './broadcast.ts';
import { GoLiveForm } from './go-live-form.tsx';
import { OnAirView } from './on-air-view.tsx';
import { broadcastOf } from './studio-broadcast.ts';

/** Shows the mirror to others, live: what is asked before, what is seen meanwhile, and how it ends. */
export function LiveStreamingPanel() {
  const broadcast = broadcastOf(useStudio());
  const state = useStore(broadcast.store);
  if (state.phase === 'on-air' || state.phase === 'ending') {
    return <OnAirView broadcast={broadcast} onAir={state} />;
  }
  return (
    <div className="live-panel">
      {state.phase === 'off' && state.endedBecause !== null ? (
        <div role="status" className="live-card">
          <p className="text-md font-medium">{LIVE_WORDS.after}</p>
          {state.endedBecause === 'host' ? null : (
            <p className="mt-1 text-sm text-fg-2">{END_WORDS[state.endedBecause]}</p>
          )}
        </div>
      ) : (
        <StillLive broadcast={broadcast} />
      )}
      <GoLiveForm broadcast={broadcast} isStarting={state.phase === 'starting'} />
    </div>
  );
}

/** A session that began before this page was loaded, and that nobody has ended. */
function StillLive({ broadcast }: { broadcast: Broadcast }) {
  const { data } = useQuery({
    queryKey: [readOwnLiveStreams.path],
    queryFn: ({ signal }) => callApi(readOwnLiveStreams, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const live = data?.live ?? null;
  if (live === null) return null;
  return (
    <div role="status" className="live-card">
      <p className="text-md">{fillIn(LIVE_WORDS.elsewhere, { title: live.room.title })}</p>
      <button
        type="button"
        className="button-secondary mt-3"
        onClick={() => {
          broadcast.resume(live.room, live.streamKey);
        }}
      >
        {LIVE_WORDS.resume}
      </button>
    </div>
  );
}
