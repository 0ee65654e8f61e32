import { Hand, Mic } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { PLAYING_WORDS } from '#content/panels/tutorial-words.ts';
import { SENDS_AUDIO_WORDS, SPEECH_PROBLEMS, type SpeechProblem } from '#content/speech-words.ts';
import type { StepCommand } from '#domain/voice/step-command.ts';
import { browserListener } from '#app/speech/browser-speech.ts';
import { voiceConsent } from '#app/speech/voice-consent.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { SwitchRow } from '#app/kit/ui/switch-row.tsx';
import { wait } from '#studio/browser/timers.ts';
import { followVoice } from './follow-voice.ts';
import { filmOf } from './studio-recording.ts';

/** Between two sentences, in milliseconds: browsers refuse a microphone that has just been closed. */
const PAUSE = 250;

const listener = browserListener();

interface HandsFreeProps {
  readonly onCommand: (command: StepCommand) => void;
}

/** Going through the steps by voice and by hand, each off until it is switched on, and only while a tutorial is played. */
export function HandsFree({ onCommand }: HandsFreeProps) {
  const latest = useRef(onCommand);
  useEffect(() => {
    latest.current = onCommand;
  });
  const command = (given: StepCommand): void => {
    latest.current(given);
  };
  return (
    <section aria-labelledby="hands-free-title">
      <h4 id="hands-free-title" className="caps text-fg-3">
        {PLAYING_WORDS.handsFree}
      </h4>
      {listener.isSupported ? <ByVoice onCommand={command} /> : null}
      <ByHand onCommand={command} />
    </section>
  );
}

function ByVoice({ onCommand }: HandsFreeProps) {
  const [isOn, setIsOn] = useState(false);
  const [asks, setAsks] = useState(false);
  const [problem, setProblem] = useState<SpeechProblem | null>(null);
  const command = useRef(onCommand);

  useEffect(() => {
    if (!isOn) return undefined;
    const ending = new AbortController();
    void followVoice({
      listener,
      maySendAudio: voiceConsent.read(),
      signal: ending.signal,
      pause: () => wait(PAUSE),
      onCommand: (given) => {
        command.current(given);
      },
    }).then((ended) => {
      if (ending.signal.aborted) return;
      setProblem(ended);
      setIsOn(false);
    });
    return () => {
      ending.abort();
    };
  }, [isOn]);

  const turn = async (on: boolean): Promise<void> => {
    setProblem(null);
    if (on && (await listener.where()) === 'sends-audio' && !voiceConsent.read()) setAsks(true);
    else setIsOn(on);
  };
  const answer = (agreed: boolean): void => {
    voiceConsent.write(agreed);
    setAsks(false);
    setIsOn(agreed);
  };

  return (
    <>
      <SwitchRow
        label={PLAYING_WORDS.voice}
        icon={<Mic size={18} strokeWidth={1.6} aria-hidden="true" />}
        checked={isOn}
        onChange={(on) => void turn(on)}
      />
      {asks ? (
        <div className="professional-note">
          <p className="text-md font-medium">{SENDS_AUDIO_WORDS.title}</p>
          <p className="mt-1 text-sm text-fg-2">{SENDS_AUDIO_WORDS.text}</p>
          <div className="mt-3 flex gap-2">
            <button
              type="button"
              className="button-primary small-button flex-1"
              onClick={() => {
                answer(true);
              }}
            >
              {PLAYING_WORDS.agree}
            </button>
            <button
              type="button"
              className="button-secondary small-button flex-1"
              onClick={() => {
                answer(false);
              }}
            >
              {PLAYING_WORDS.refuse}
            </button>
          </div>
        </div>
      ) : null}
      <p role="status" className="text-sm text-fg-2">
        {isOn ? PLAYING_WORDS.listening : null}
        {problem === null ? null : SPEECH_PROBLEMS[problem].message}
      </p>
    </>
  );
}

function ByHand({ onCommand }: HandsFreeProps) {
  const { film } = filmOf(useStudio());
  const isCamera = useStudioState(
    ({ source, status }) => source === 'camera' && status === 'active',
  );
  const [isOn, setIsOn] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const command = useRef(onCommand);

  useEffect(() => {
    if (!isOn || !isCamera) return undefined;
    return film.followHands({
      onGesture: (kind) => {
        if (kind === 'swipe-left') command.current('next');
        if (kind === 'swipe-right') command.current('back');
      },
      onFailure: () => {
        setHasFailed(true);
        setIsOn(false);
      },
    });
  }, [film, isOn, isCamera]);

  return (
    <SwitchRow
      label={PLAYING_WORDS.hands}
      about={
        hasFailed
          ? PLAYING_WORDS.handsFailed
          : isCamera
            ? PLAYING_WORDS.handsAbout
            : PLAYING_WORDS.handsNeedMirror
      }
      icon={<Hand size={18} strokeWidth={1.6} aria-hidden="true" />}
      checked={isOn && isCamera}
      isDisabled={!isCamera}
      onChange={setIsOn}
    />
  );
}
