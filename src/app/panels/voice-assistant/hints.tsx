import { useStore } from 'zustand';
import { VOICE_HINTS, VOICE_PANEL_WORDS } from '#content/panels/voice-assistant-words.ts';
import type { Assistant } from './assistant.ts';

/** What one may say; pressing one does it. */
export function Hints({ assistant }: { readonly assistant: Assistant }) {
  const isSupported = useStore(assistant.store, (state) => state.place !== 'not-supported');
  return (
    <section aria-labelledby="voice-hints">
      <h3 id="voice-hints" className="caps text-fg-3">
        {isSupported ? VOICE_PANEL_WORDS.hints : VOICE_PANEL_WORDS.hintsTyped}
      </h3>
      <ul className="voice-hints noscroll">
        {VOICE_HINTS.map((hint) => (
          <li key={hint}>
            <button type="button" className="choice" onClick={() => void assistant.submit(hint)}>
              <span>{hint}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
