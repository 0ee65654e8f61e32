import { Copy, Square } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { LIVE_TOASTS, LIVE_WORDS } from '#content/panels/live-words.ts';
import type { LiveRoom } from '#contracts/live-room.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { LiveChat } from '#app/look/live/live-chat.tsx';
import { OnAirDot } from '#app/look/live/on-air-dot.tsx';
import { LiveSteps } from '#app/look/live/live-steps.tsx';
import { useNow } from '#app/kit/clock/use-now.ts';
import { elapsedWords } from '#app/look/live/clock-words.ts';
import type { Broadcast, OnAir } from './broadcast.ts';
import { PanelTabs, type Tab } from './panel-parts.tsx';
import { RecordedCard } from './recorded-card.tsx';
import { RestrainedPeople } from './restrained-people.tsx';
import { FiguresOfSession } from './session-figures.tsx';
import { SessionSettings } from './session-settings.tsx';
import { SessionTools } from './session-tools.tsx';

interface OnAirViewProps {
  readonly broadcast: Broadcast;
  readonly onAir: OnAir;
}

/** What a host sees while others watch. */
export function OnAirView({ broadcast, onAir }: OnAirViewProps) {
  const { roomId, followed, phase, picture } = onAir;
  const { room } = useStore(followed.store);
  const [tab, setTab] = useState<Tab>('chat');
  const hasPicture = room?.hasPicture ?? true;
  return (
    <div className="live-panel" data-on-air>
      <header className="live-head">
        <span className="live-sign">
          <OnAirDot />
          {LIVE_WORDS.live}
        </span>
        <h3 className="min-w-0 flex-1 truncate text-lg">{room?.title ?? ''}</h3>
      </header>
      <p role="status" className="live-during">
        {picture === 'connecting' && hasPicture
          ? LIVE_WORDS.trouble
          : hasPicture
            ? LIVE_WORDS.during
            : LIVE_WORDS.duringNoPicture}
      </p>
      <Figures room={room} />
      <SessionTools broadcast={broadcast} onAir={onAir} hasPicture={hasPicture} />
      <RecordedCard recorder={broadcast.recorder} />
      <SessionLink roomId={roomId} />
      <PanelTabs open={tab} onOpen={setTab} />
      <div className="live-part">
        <OpenTab tab={tab} broadcast={broadcast} onAir={onAir} />
      </div>
      <div className="panel-actions">
        <button
          type="button"
          className="button-primary"
          aria-busy={phase === 'ending'}
          onClick={() => void broadcast.end().catch(() => undefined)}
        >
          <Square size={14} strokeWidth={1.8} aria-hidden="true" />
          {phase === 'ending' ? LIVE_WORDS.ending : LIVE_WORDS.endStream}
        </button>
      </div>
    </div>
  );
}

function Figures({ room }: { room: LiveRoom | null }) {
  const now = useNow();
  const figures = [
    [LIVE_WORDS.viewers, String(room?.viewers ?? 0)],
    [LIVE_WORDS.time, room === null ? '' : elapsedWords(room.startedAt, now)],
    [LIVE_WORDS.applause, String(room?.applause ?? 0)],
  ] as const;
  return (
    <dl className="live-figures">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="tnum">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function SessionLink({ roomId }: { roomId: string }) {
  const link = `${location.origin}/live/${roomId}`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      toast(LIVE_TOASTS.copied);
    } catch {
      // The link stands there to be copied by hand.
    }
  };
  return (
    <div className="live-link">
      <input className="live-field" readOnly aria-label={LIVE_WORDS.link} value={link} />
      <button type="button" className="button-secondary" onClick={() => void copy()}>
        <Copy size={16} strokeWidth={1.7} aria-hidden="true" />
        {LIVE_WORDS.copy}
      </button>
    </div>
  );
}

function OpenTab({ tab, broadcast, onAir }: OnAirViewProps & { readonly tab: Tab }) {
  const { roomId, followed, streamKey, viewersByMinute } = onAir;
  const { room, messages, worn } = useStore(followed.store);
  switch (tab) {
    case 'chat':
      return room === null ? null : (
        <LiveChat room={room} messages={messages} worn={worn} standing="welcome" isHost canWrite />
      );
    case 'steps':
      return <LiveSteps worn={worn} none={LIVE_WORDS.noSteps} />;
    case 'settings':
      return room === null ? null : (
        <div className="live-settings">
          <SessionSettings
            wishes={room}
            isLive
            onChange={({ hasPicture: _settled, ...change }) => {
              broadcast.change(change).catch(() => undefined);
            }}
          />
          <RestrainedPeople roomId={roomId} />
          <details className="live-card">
            <summary>{LIVE_WORDS.streamKey}</summary>
            <p className="mt-2 text-sm text-fg-2">{LIVE_WORDS.streamKeyAbout}</p>
            <code className="live-code">{`${location.origin}/api/live-streams/${roomId}/whip`}</code>
            <code className="live-code">{streamKey}</code>
          </details>
        </div>
      );
    case 'analytics':
      return room === null ? null : (
        <FiguresOfSession
          figures={{ room, messages: messages.at(-1)?.place ?? 0, viewersByMinute }}
        />
      );
  }
}
