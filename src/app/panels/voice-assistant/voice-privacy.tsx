import { Lock } from 'lucide-react';
import { useStore } from 'zustand';
import { LISTEN_KEY, VOICE_PANEL_WORDS } from '#content/panels/voice-assistant-words.ts';
import { isSameModel, useOperatorModel } from '#app/person/access/operator-model.ts';
import type { Assistant } from './assistant.ts';

/** Where the voice goes, how to take back what was agreed, and the key that listens again. */
export function VoicePrivacy({ assistant }: { readonly assistant: Assistant }) {
  const place = useStore(assistant.store, (state) => state.place);
  const hasAgreed = useStore(assistant.store, (state) => state.hasAgreed);
  const model = useOperatorModel();
  const asksModel = useStore(assistant.store, (state) => isSameModel(state.agreedModel, model));
  if (place === 'not-supported') return null;
  // A person who agreed may take it back, also before the browser is asked again.
  const isSent = place === 'sends-audio' || (place === null && hasAgreed);
  return (
    <footer className="voice-privacy">
      <p className="flex gap-2">
        <Lock size={15} strokeWidth={1.6} className="mt-0.5 shrink-0" aria-hidden="true" />
        <span>
          {place === null && !hasAgreed
            ? VOICE_PANEL_WORDS.notAskedYet
            : privacyWords({ isSent, hasAgreed, asksModel })}
        </span>
      </p>
      {isSent && hasAgreed ? (
        <button
          type="button"
          className="voice-take-back"
          onClick={() => void assistant.consent(false)}
        >
          {VOICE_PANEL_WORDS.takeBack}
        </button>
      ) : null}
      <p className="voice-by-touch">{VOICE_PANEL_WORDS.holdAgain}</p>
      <p className="voice-by-key">
        {`${VOICE_PANEL_WORDS.listenAgain} `}
        {LISTEN_KEY.keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
        {` ${VOICE_PANEL_WORDS.orHold}`}
      </p>
    </footer>
  );
}

function privacyWords({
  isSent,
  hasAgreed,
  asksModel,
}: Readonly<Record<'isSent' | 'hasAgreed' | 'asksModel', boolean>>): string {
  if (!isSent) return asksModel ? VOICE_PANEL_WORDS.onDeviceButAsks : VOICE_PANEL_WORDS.onDevice;
  if (!hasAgreed) return VOICE_PANEL_WORDS.sendsAudio;
  return asksModel ? VOICE_PANEL_WORDS.agreedAndAsks : VOICE_PANEL_WORDS.agreed;
}
