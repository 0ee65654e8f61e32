import { Mic, Square } from 'lucide-react';
import { useRef } from 'react';
import { useStore } from 'zustand';
import { LISTEN_KEY, VOICE_PANEL_WORDS } from '#content/panels/voice-assistant-words.ts';
import { schedule } from '#studio/browser/timers.ts';
import type { Assistant } from './assistant.ts';

/**
 * A press that lasts this long, in milliseconds, listens again: the usual length of a long press on phones.
 */
const LONG_PRESS = 500;

/** Starts and stops listening. A long press begins again, whatever goes on. */
export function Microphone({ assistant }: { readonly assistant: Assistant }) {
  const isListening = useStore(assistant.store, (state) => state.phase === 'listening');
  const endPress = useRef<() => void>(() => undefined);
  const wasLong = useRef(false);
  const Icon = isListening ? Square : Mic;
  const release = (): void => {
    endPress.current();
  };
  return (
    <button
      type="button"
      className="voice-mic"
      data-listening={isListening}
      aria-keyshortcuts={LISTEN_KEY.shortcut}
      onPointerDown={() => {
        wasLong.current = false;
        endPress.current = schedule(() => {
          wasLong.current = true;
          void assistant.listen();
        }, LONG_PRESS);
      }}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => {
        // A long press on a phone would otherwise open a menu.
        event.preventDefault();
      }}
      onClick={() => {
        if (wasLong.current) wasLong.current = false;
        else if (isListening) assistant.stop();
        else void assistant.listen();
      }}
    >
      <span className="voice-mic-face">
        <Icon size={isListening ? 20 : 26} strokeWidth={1.7} aria-hidden="true" />
      </span>
      {isListening ? VOICE_PANEL_WORDS.stop : VOICE_PANEL_WORDS.start}
    </button>
  );
}
