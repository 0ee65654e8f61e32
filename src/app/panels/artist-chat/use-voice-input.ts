import { useEffect, useRef, useState, type RefObject } from 'react';
import { browserListener } from '#app/speech/browser-speech.ts';
import { speechNote, speechSentences } from '#app/speech/speech-note.ts';
import type { ArtistConversation } from './conversation.ts';

export interface VoiceInput {
  /** Whether the microphone may be used in this chat. */
  readonly isOn: boolean;
  readonly toggle: () => void;
  readonly isListening: boolean;
  /** What is heard while the sentence goes on. */
  readonly heard: string;
  /** Listens to one sentence, or stops listening. Asks first where that is due. */
  readonly speak: () => void;
  /** Whether the person is to be told that the voice would leave the device. */
  readonly isAsking: boolean;
  readonly agree: () => void;
  readonly refuse: () => void;
  /** Why nothing is heard; null where nothing is wrong. */
  readonly note: string | null;
}

/** Turns speech into the draft, which the person sees before sending it. */
export function useVoiceInput(
  { store, write }: ArtistConversation,
  field: RefObject<HTMLTextAreaElement | null>,
): VoiceInput {
  const [isOn, setIsOn] = useState(false);
  const [maySendAudio, setMaySendAudio] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [isListening, setIsListening] = useState(false);
  const [heard, setHeard] = useState('');
  const [note, setNote] = useState<string | null>(null);
  const listening = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      listening.current?.abort();
    },
    [],
  );

  const listen = async (agreed: boolean): Promise<void> => {
    const control = new AbortController();
    listening.current = control;
    setIsListening(true);
    setNote(null);
    try {
      const [best] = await browserListener().listen({
        maySendAudio: agreed,
        signal: control.signal,
        onHeard: setHeard,
      });
      const { draft } = store.getState();
      if (best !== undefined) write([draft.trimEnd(), best.transcript.trim()].join(' ').trim());
      field.current?.focus();
    } catch (failure) {
      if (!control.signal.aborted) setNote(speechNote(failure));
    }
    setHeard('');
    setIsListening(false);
  };

  /** Turns the microphone on, or asks whether it may be. */
  const begin = async (thenListen: boolean): Promise<void> => {
    setNote(null);
    const where = await browserListener().where();
    if (where === 'not-supported') {
      setNote(speechSentences(where));
      return;
    }
    if (where === 'sends-audio' && !maySendAudio) {
      setIsAsking(true);
      return;
    }
    setIsOn(true);
    if (thenListen) await listen(maySendAudio);
  };

  return {
    isOn,
    isListening,
    heard,
    isAsking,
    note,
    toggle() {
      if (!isOn) {
        void begin(false);
        return;
      }
      listening.current?.abort();
      setIsOn(false);
    },
    speak() {
      if (isListening) listening.current?.abort();
      else void begin(true);
    },
    agree() {
      setMaySendAudio(true);
      setIsAsking(false);
      setIsOn(true);
      void listen(true);
    },
    refuse() {
      setIsAsking(false);
      field.current?.focus();
    },
  };
}
