import { Captions, CircleDot, Columns2, Mic, MicOff, Square, Video, VideoOff } from 'lucide-react';
import { useStore } from 'zustand';
import { fillIn } from '#content/fill-in.ts';
import {
  CAPTION_WORDS,
  FEATURE_WORDS,
  RECORDING_TOASTS,
  RECORDING_WORDS,
} from '#content/panels/live-tools-words.ts';
import { LIVE_TOASTS, LIVE_WORDS } from '#content/panels/live-words.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import type { Broadcast, OnAir } from './broadcast.ts';
import type { CaptionsState } from './captions.ts';
import { megabytesOf, type RecorderState } from './session-recorder.ts';
import { ToolButton } from './tool-button.tsx';

interface SessionToolsProps {
  readonly broadcast: Broadcast;
  readonly onAir: OnAir;
  readonly hasPicture: boolean;
}

/** What goes with a session: camera, microphone, captions, comparing, and recording on this device. */
export function SessionTools({ broadcast, onAir, hasPicture }: SessionToolsProps) {
  const { isCameraOn, isMicrophoneOn } = onAir;
  const { comparison } = useStudio();
  const isSplit = useStudioState(({ split }) => split !== null);
  const captions = useStore(broadcast.captions.store);
  const recording = useStore(broadcast.recorder.store);
  const hasCaptions = captions.phase === 'listening' || captions.phase === 'waiting';
  const isRecording = recording.phase === 'running';
  const switchMicrophone = async (): Promise<void> => {
    try {
      await broadcast.switchMicrophone(!isMicrophoneOn);
    } catch {
      toast(LIVE_TOASTS.noMicrophone);
    }
  };
  const record = async (): Promise<void> => {
    if (isRecording) {
      await broadcast.recorder.stop();
      return;
    }
    const problem = await broadcast.recorder.start();
    if (problem === 'nothing-shown') toast(RECORDING_TOASTS.nothingShown);
    else if (problem === 'not-supported') toast(RECORDING_TOASTS.notSupported);
  };
  return (
    <>
      <div className="live-tools" role="group" aria-label={FEATURE_WORDS.label}>
        {hasPicture ? (
          <>
            <ToolButton
              label={LIVE_WORDS.camera}
              icon={isCameraOn ? Video : VideoOff}
              isOn={isCameraOn}
              onPress={() => broadcast.switchCamera(!isCameraOn)}
            />
            <ToolButton
              label={LIVE_WORDS.microphone}
              icon={isMicrophoneOn ? Mic : MicOff}
              isOn={isMicrophoneOn}
              onPress={() => void switchMicrophone()}
            />
            <ToolButton
              label={FEATURE_WORDS.captions}
              icon={Captions}
              isOn={hasCaptions}
              onPress={() => void broadcast.switchCaptions(!hasCaptions)}
            />
            <ToolButton
              label={FEATURE_WORDS.compare}
              icon={Columns2}
              isOn={isSplit}
              onPress={comparison.toggleSplit}
            />
          </>
        ) : null}
        <ToolButton
          label={isRecording ? FEATURE_WORDS.stopRecording : FEATURE_WORDS.record}
          icon={isRecording ? Square : CircleDot}
          isOn={isRecording}
          isBusy={recording.phase === 'starting'}
          onPress={() => void record()}
        />
      </div>
      <ToolNotes captions={captions} recording={recording} />
    </>
  );
}

/** What can be said of the tools beside their names. */
function ToolNotes({ captions, recording }: { captions: CaptionsState; recording: RecorderState }) {
  const said = captionWords(captions);
  const isRecording = recording.phase === 'running';
  if (said === null && !isRecording) return null;
  return (
    <div className="live-notes">
      {said === null ? null : <p role="status">{said}</p>}
      {isRecording ? (
        <p className="tnum">
          {fillIn(RECORDING_WORDS.running, { megabytes: megabytesOf(recording.size) })}
        </p>
      ) : null}
    </div>
  );
}

function captionWords({ phase, text }: CaptionsState): string | null {
  if (phase === 'off') return null;
  if (phase === 'waiting') return CAPTION_WORDS.needsMicrophone;
  if (phase !== 'listening') return CAPTION_WORDS[phase];
  return text === '' ? CAPTION_WORDS.listening : fillIn(CAPTION_WORDS.heard, { text });
}
