import { useEffect, useRef, useState } from 'react';
import type { AiArtist } from '#content/ai-artists.ts';
import { fillIn } from '#content/fill-in.ts';
import { ARTIST_CHAT_WORDS } from '#content/panels/artist-chat-words.ts';
import { browserSpeaker } from '#app/speech/browser-speech.ts';
import type { SpeakingManner } from '#app/speech/speaker.ts';
import { speechNote } from '#app/speech/speech-note.ts';
import type { ArtistConversation } from './conversation.ts';
import { firstNameOf } from './first-name.ts';

export interface ArtistVoice {
  /** Whether replies are read aloud. */
  readonly isOn: boolean;
  readonly toggle: () => void;
  readonly test: () => void;
  /** Why nothing is heard; null where nothing is wrong. */
  readonly note: string | null;
}

/** The specification's: how an artist speaks. */
function mannerOf({ gender }: AiArtist): SpeakingManner {
  return { rate: 0.9, pitch: gender === 'male' ? 0.8 : 1.2, volume: 1 };
}

/** Reads an artist's replies aloud while that is switched on, only with voices of the device. */
export function useArtistVoice(artist: AiArtist, { store }: ArtistConversation): ArtistVoice {
  const [isOn, setIsOn] = useState(false);
  const [note, setNote] = useState<string | null>(null);
  const speaking = useRef<AbortController | null>(null);

  const say = (text: string): void => {
    speaking.current?.abort();
    const control = new AbortController();
    speaking.current = control;
    setNote(null);
    browserSpeaker(mannerOf(artist))
      .speak(text, control.signal)
      .catch((failure: unknown) => {
        if (!control.signal.aborted) setNote(speechNote(failure));
      });
  };

  useEffect(
    () => () => {
      speaking.current?.abort();
    },
    [],
  );
  useEffect(() => {
    if (!isOn) return undefined;
    return store.subscribe(({ exchanges }, before) => {
      const last = exchanges.at(-1);
      const was = before.exchanges.at(-1);
      if (last === undefined || last.reply === null) return;
      if (last.id === was?.id && was.reply === null) say(last.reply.response);
    });
  });

  return {
    isOn,
    note,
    toggle() {
      if (isOn) speaking.current?.abort();
      setNote(null);
      setIsOn(!isOn);
    },
    test() {
      say(fillIn(ARTIST_CHAT_WORDS.voiceSample, { name: firstNameOf(artist) }));
    },
  };
}
