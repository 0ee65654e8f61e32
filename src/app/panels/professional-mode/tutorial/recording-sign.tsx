import { Lock } from 'lucide-react';
import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useStore } from 'zustand';
import { fillIn } from '#content/fill-in.ts';
import { RECORDING_WORDS } from '#content/panels/tutorial-words.ts';
import { IntoMirrorPlace } from '#app/look/mirror-places.tsx';
import { openPanel } from '#app/person/navigation/open-panel.ts';
import type { Recording } from './recording.ts';
import { timeWords } from './time-words.ts';
import { useElapsed } from './use-elapsed.ts';

let root: Root | null = null;

/**
 * Shows over the mirror that a recording is under way, whatever panel is open: people change their look in
 * other panels and must still see it. Pressing it leads back.
 */
export function useRecordingSign(recording: Recording): void {
  useEffect(() => {
    // A root of its own: it stays when the panel goes.
    root ??= createRoot(document.createElement('div'));
    root.render(<RecordingSign recording={recording} />);
  }, [recording]);
}

function RecordingSign({ recording }: { recording: Recording }) {
  const isRecording = useStore(recording.store, ({ phase }) => phase === 'recording');
  return isRecording ? (
    <IntoMirrorPlace name="picture">
      <Sign recording={recording} />
    </IntoMirrorPlace>
  ) : null;
}

function Sign({ recording }: { recording: Recording }) {
  const time = timeWords(useElapsed(recording));
  const isPaused = useStore(
    recording.store,
    (state) => state.phase === 'recording' && state.watch.since === null,
  );
  const isFilmed = useStore(
    recording.store,
    (state) => state.phase === 'recording' && state.film === 'running',
  );
  return (
    <>
      <button
        type="button"
        className="picture-sign sign-button glass"
        aria-label={fillIn(RECORDING_WORDS.open, { time })}
        onClick={() => {
          openPanel('professional-mode', 'tutorial');
        }}
      >
        <span className="recording-dot" data-paused={isPaused} />
        {isPaused ? RECORDING_WORDS.paused : RECORDING_WORDS.recording}
        <span className="tnum">{time}</span>
      </button>
      {isFilmed ? (
        <p className="film-note glass-label">
          <Lock size={14} strokeWidth={1.7} className="shrink-0" aria-hidden="true" />
          {RECORDING_WORDS.filmNote}
        </p>
      ) : null}
    </>
  );
}
