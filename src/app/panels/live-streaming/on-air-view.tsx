import { Copy, Mic, MicOff, Square, Video, VideoOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import {
  AUDIENCE_LABELS,
  CHAT_LABELS,
  LIVE_TOASTS,
  LIVE_WORDS,
} from '#content/panels/live-words.ts';
import { AUDIENCES, CHAT_MODES } from '#domain/live/live-room.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { LiveChat } from '#app/look/live/live-chat.tsx';
import { LiveSteps } from '#app/look/live/live-steps.tsx';
import { elapsedWords, useNow } from '#app/look/live/use-now.ts';
import { IntoMirrorPlace } from '#app/look/mirror-places.tsx';
import { PanelTabs } from './panel-parts.tsx';
import type { Broadcast, OnAir } from './broadcast.ts';
import { Choice } from './choice.tsx';
import { SessionFigures } from './session-figures.tsx';

interface OnAirViewProps {
  readonly broadcast: Broadcast;
  readonly onAir: OnAir;
}

/** What a host sees while others watch. */
export function OnAirView({ broadcast, onAir }: OnAirViewProps) {
  const { roomId, followed, isCameraOn, isMicrophoneOn, phase, picture, streamKey } = onAir;
  const { room, messages, worn } = useStore(followed.store);
  const [tab, setTab] = useState<'chat' | 'steps' | 'settings' | 'analytics'>('chat');
  const now = useNow();
  const hasPicture = room?.hasPicture ?? true;
  useEffect(() => {
    // What the mirror says of privacy is not true while others see it.
    document.documentElement.dataset['live'] = hasPicture ? 'picture' : 'look';
    return () => {
      delete document.documentElement.dataset['live'];
    };
  }, [hasPicture]);
  const link = `${location.origin}/live/${roomId}`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      toast(LIVE_TOASTS.copied);
    } catch {
      // The link stands there to be copied by hand.
    }
  };
  const end = async (): Promise<void> => {
    await broadcast.end().catch(() => undefined);
    toast(LIVE_TOASTS.ended);
  };
  const switchMicrophone = async (): Promise<void> => {
    try {
      await broadcast.switchMicrophone(!isMicrophoneOn);
    } catch {
      toast(LIVE_TOASTS.noMicrophone);
    }
  };
  const time = room === null ? '' : elapsedWords(room.startedAt, now);
  return (
    <div className="live-panel" data-on-air>
      <header className="live-head">
        <span className="live-sign">
          <span className="live-dot" />
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
      <dl className="live-figures">
        <Figure name={LIVE_WORDS.viewers} value={String(room?.viewers ?? 0)} />
        <Figure name={LIVE_WORDS.time} value={time} />
        <Figure name={LIVE_WORDS.applause} value={String(room?.applause ?? 0)} />
      </dl>
      <div className="live-switches">
        <button
          type="button"
          className="button-secondary"
          aria-pressed={isCameraOn}
          onClick={() => {
            broadcast.switchCamera(!isCameraOn);
          }}
        >
          {isCameraOn ? <Video {...ICON} /> : <VideoOff {...ICON} />}
          {LIVE_WORDS.camera}
        </button>
        <button
          type="button"
          className="button-secondary"
          aria-pressed={isMicrophoneOn}
          onClick={() => void switchMicrophone()}
        >
          {isMicrophoneOn ? <Mic {...ICON} /> : <MicOff {...ICON} />}
          {LIVE_WORDS.microphone}
        </button>
      </div>
      <div className="live-link">
        <input className="live-field" readOnly aria-label={LIVE_WORDS.link} value={link} />
        <button type="button" className="button-secondary" onClick={() => void copy()}>
          <Copy {...ICON} />
          {LIVE_WORDS.copy}
        </button>
      </div>
      <PanelTabs open={tab} onOpen={setTab} />
      <div className="live-part">
        {tab === 'chat' ? (
          <LiveChat roomId={roomId} messages={messages} mode={room?.chat ?? 'on'} isHost canWrite />
        ) : null}
        {tab === 'steps' ? <LiveSteps worn={worn} none={LIVE_WORDS.noSteps} /> : null}
        {tab === 'settings' && room !== null ? (
          <div className="live-settings">
            <Choice
              label={LIVE_WORDS.who}
              values={AUDIENCES}
              words={AUDIENCE_LABELS}
              value={room.audience}
              onChoose={(audience) => void broadcast.change({ audience }).catch(() => undefined)}
            />
            <Choice
              label={LIVE_WORDS.chat}
              values={CHAT_MODES}
              words={CHAT_LABELS}
              value={room.chat}
              onChoose={(chat) => void broadcast.change({ chat }).catch(() => undefined)}
            />
            <details className="live-card">
              <summary>{LIVE_WORDS.streamKey}</summary>
              <p className="mt-2 text-sm text-fg-2">{LIVE_WORDS.streamKeyAbout}</p>
              <code className="live-code">{`${location.origin}/api/live-streams/${roomId}/whip`}</code>
              <code className="live-code">{streamKey}</code>
            </details>
          </div>
        ) : null}
        {tab === 'analytics' && room !== null ? (
          <SessionFigures room={room} messages={messages.length} minutes={onAir.viewersByMinute} />
        ) : null}
      </div>
      <div className="panel-actions">
        <button
          type="button"
          className="button-primary"
          aria-busy={phase === 'ending'}
          onClick={() => void end()}
        >
          <Square size={14} strokeWidth={1.8} aria-hidden="true" />
          {phase === 'ending' ? LIVE_WORDS.ending : LIVE_WORDS.endStream}
        </button>
      </div>
      <IntoMirrorPlace name="picture">
        <p className="live-mirror-sign glass-label">
          <span className="live-dot" />
          {hasPicture ? LIVE_WORDS.during : LIVE_WORDS.duringNoPicture}
        </p>
      </IntoMirrorPlace>
    </div>
  );
}

const ICON = { size: 16, strokeWidth: 1.7, 'aria-hidden': true } as const;

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="tnum">{value}</dd>
    </div>
  );
}
