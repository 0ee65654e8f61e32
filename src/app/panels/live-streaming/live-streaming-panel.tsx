import './live-streaming.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from 'zustand';
import { fillIn } from '#content/fill-in.ts';
import { LIVE_WORDS } from '#content/panels/live-words.ts';
import { ownSessionsQuery } from '#app/look/live/own-sessions.ts';
import { takeSessionDraft } from '#app/look/live/session-draft.ts';
import { useStudio } from '#app/look/studio-context.tsx';
import { type Broadcast, type BroadcastState, isOnAir, type OnAir } from './broadcast.ts';
import { GoLiveForm } from './go-live-form.tsx';
import { OnAirView } from './on-air-view.tsx';
import { OwnPlans } from './own-plans.tsx';
import { RecordedCard } from './recorded-card.tsx';
import { SessionOver } from './session-over.tsx';
import { broadcastOf } from './studio-broadcast.ts';

/** Shows the mirror to others, live: what is asked before, what is seen meanwhile, and how it ends. */
export function LiveStreamingPanel() {
  const broadcast = broadcastOf(useStudio());
  const state = useStore(broadcast.store);
  if (isOnAir(state)) return <OnAirView broadcast={broadcast} onAir={state} />;
  return <BeforeLive broadcast={broadcast} state={state} />;
}

interface BeforeLiveProps {
  readonly broadcast: Broadcast;
  readonly state: Exclude<BroadcastState, OnAir>;
}

function BeforeLive({ broadcast, state }: BeforeLiveProps) {
  const [draft] = useState(takeSessionDraft);
  const [planId, setPlanId] = useState(draft?.planId ?? null);
  const { data } = useQuery(ownSessionsQuery);
  const plans = data?.planned ?? [];
  const plan = plans.find(({ id }) => id === planId) ?? null;
  const live = data?.live ?? null;
  const isOver = state.phase === 'off' && state.endedBecause !== null;
  return (
    <div className="live-panel">
      {isOver ? (
        <SessionOver endedBecause={state.endedBecause} figures={state.figures} />
      ) : (
        <p className="text-md text-pretty text-fg-2">{LIVE_WORDS.intro}</p>
      )}
      <RecordedCard recorder={broadcast.recorder} />
      {isOver || live === null ? null : (
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
      )}
      {plan === null ? <OwnPlans plans={plans} onGoLive={({ id }) => setPlanId(id)} /> : null}
      <GoLiveForm
        key={plan?.id}
        broadcast={broadcast}
        isStarting={state.phase === 'starting'}
        plan={plan}
        title={draft?.title ?? ''}
        place={draft === null ? 'panel' : 'community'}
        onNewSession={() => setPlanId(null)}
      />
    </div>
  );
}
