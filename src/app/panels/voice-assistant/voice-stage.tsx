import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { VOICE_PANEL_WORDS } from '#content/panels/voice-assistant-words.ts';
import { SENDS_AUDIO_WORDS } from '#content/speech-words.ts';
import type { Assistant } from './assistant.ts';
import { Microphone } from './microphone.tsx';

interface StageProps {
  readonly assistant: Assistant;
}

/** The microphone, and as captions what is heard and what is replied. */
export function VoiceStage({ assistant }: StageProps) {
  const place = useStore(assistant.store, (state) => state.place);
  const phase = useStore(assistant.store, (state) => state.phase);
  const asksConsent = useStore(assistant.store, (state) => state.asksConsent);
  const isSupported = place !== 'not-supported';
  return (
    <section className="voice-stage" aria-label={VOICE_PANEL_WORDS.conversation}>
      <div className="voice-exchange">
        {isSupported ? <Microphone assistant={assistant} /> : null}
        <div className="min-w-0 flex-1">
          <p className="caps text-fg-3">{VOICE_PANEL_WORDS.phases[phase]}</p>
          {phase === 'listening' ? (
            <Hearing assistant={assistant} />
          ) : (
            <Exchange assistant={assistant} isSupported={isSupported} />
          )}
        </div>
      </div>
      <Answers assistant={assistant} />
      {asksConsent ? <ConsentRequest assistant={assistant} /> : null}
    </section>
  );
}

/** What is heard, while it is heard; before, what was asked. */
function Hearing({ assistant }: StageProps) {
  const heard = useStore(assistant.store, (state) => state.heard);
  const question = useStore(assistant.store, (state) =>
    state.asks === 'nothing' ? null : state.response,
  );
  return (
    <>
      <p role="status" className={heard === '' ? 'voice-response text-fg-2' : 'sr-only'}>
        {question ?? VOICE_PANEL_WORDS.speakNow}
      </p>
      {/* Read out, it would be heard by the microphone. */}
      <p aria-hidden="true" className="voice-said">
        {heard}
      </p>
    </>
  );
}

/** The last command and its reply. */
function Exchange({ assistant, isSupported }: StageProps & { readonly isSupported: boolean }) {
  const said = useStore(assistant.store, (state) => state.said);
  const response = useStore(assistant.store, (state) => state.response);
  const { firstPrompt, firstPromptTyped, heard } = VOICE_PANEL_WORDS;
  if (said === '' && response === '') {
    return <p className="voice-said">{isSupported ? firstPrompt : firstPromptTyped}</p>;
  }
  return (
    <div role="status">
      {said === '' ? null : (
        <p className="voice-said">
          <span className="sr-only">{`${heard}: `}</span>
          {said}
        </p>
      )}
      <p className="voice-response">{response}</p>
    </div>
  );
}

/** The buttons that answer what the assistant asks. */
function Answers({ assistant }: StageProps) {
  const asks = useStore(assistant.store, (state) => state.asks);
  if (asks === 'nothing') return null;
  return (
    <div className="voice-answers">
      {asks === 'yes-or-no' ? (
        <button
          type="button"
          className="button-primary"
          onClick={() => void assistant.submit(VOICE_PANEL_WORDS.yes)}
        >
          {VOICE_PANEL_WORDS.yes}
        </button>
      ) : null}
      <button
        type="button"
        className="button-secondary"
        onClick={() =>
          void assistant.submit(asks === 'name' ? VOICE_PANEL_WORDS.cancel : VOICE_PANEL_WORDS.no)
        }
      >
        {asks === 'name' ? VOICE_PANEL_WORDS.cancel : VOICE_PANEL_WORDS.no}
      </button>
    </div>
  );
}

/** Asks whether this browser may send the voice to its maker. */
function ConsentRequest({ assistant }: StageProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const download = useStore(assistant.store, (state) => state.download);
  useEffect(() => {
    title.current?.focus();
  }, []);
  return (
    <div className="voice-consent" role="group" aria-labelledby="voice-consent-title">
      <h3 id="voice-consent-title" ref={title} tabIndex={-1} className="text-md font-medium">
        {SENDS_AUDIO_WORDS.title}
      </h3>
      <p className="mt-1 text-sm text-fg-2">{SENDS_AUDIO_WORDS.text}</p>
      {download === 'running' ? (
        <p role="status" className="mt-1 text-sm text-fg-2">
          {SENDS_AUDIO_WORDS.downloading}
        </p>
      ) : null}
      <div className="voice-answers">
        {download === 'none' ? null : (
          <button
            type="button"
            className="button-primary"
            aria-disabled={download === 'running'}
            onClick={() => void assistant.download()}
          >
            {SENDS_AUDIO_WORDS.download}
          </button>
        )}
        <button
          type="button"
          className={download === 'none' ? 'button-primary' : 'button-secondary'}
          onClick={() => void assistant.consent(true)}
        >
          {SENDS_AUDIO_WORDS.agree}
        </button>
        <button
          type="button"
          className="button-secondary"
          onClick={() => {
            void assistant.consent(false);
            document.getElementById('voice-command')?.focus();
          }}
        >
          {SENDS_AUDIO_WORDS.refuse}
        </button>
      </div>
    </div>
  );
}
