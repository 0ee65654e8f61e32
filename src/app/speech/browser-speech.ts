/** Listening and speaking in a real browser. */

import { schedule } from '#studio/browser/timers.ts';
import { createListener, type Listener } from './listener.ts';
import { browserRecognition } from './recognition.ts';
import { createSpeaker, type Speaker, type SpeakingManner } from './speaker.ts';
import { SpeechFailure } from './speech-failure.ts';

/** The language that the product speaks and understands. */
const LANGUAGE = 'en-US';

export function browserListener(): Listener {
  return createListener(
    { recognition: browserRecognition(), schedule, asksForMicrophone },
    LANGUAGE,
  );
}

/** False where the browser does not tell: it then counts as if the person had been asked already. */
async function asksForMicrophone(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'microphone' });
    return state === 'prompt';
  } catch {
    return false;
  }
}

function utter(
  text: string,
  voice: SpeechSynthesisVoice,
  { rate, pitch, volume }: SpeakingManner,
  signal: AbortSignal | undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = rate;
    utterance.pitch = pitch;
    utterance.volume = volume;
    const stop = (): void => {
      speechSynthesis.cancel();
      reject(new SpeechFailure('stopped'));
    };
    utterance.addEventListener('end', () => {
      signal?.removeEventListener('abort', stop);
      resolve();
    });
    utterance.addEventListener('error', ({ error }) => {
      signal?.removeEventListener('abort', stop);
      const wasStopped = error === 'canceled' || error === 'interrupted';
      reject(new SpeechFailure(wasStopped ? 'stopped' : 'no-local-voice'));
    });
    signal?.addEventListener('abort', stop);
    speechSynthesis.speak(utterance);
  });
}

/** A browser without speech synthesis has no voices, so that speaking fails with `no-local-voice`. */
export function browserSpeaker(manner: SpeakingManner): Speaker {
  const has = 'speechSynthesis' in globalThis;
  return createSpeaker(
    {
      voices: () => (has ? speechSynthesis.getVoices() : []),
      onVoices(changed) {
        if (!has) return () => undefined;
        speechSynthesis.addEventListener('voiceschanged', changed);
        return () => {
          speechSynthesis.removeEventListener('voiceschanged', changed);
        };
      },
      speak: (text, voice, signal) => utter(text, voice, manner, signal),
      schedule,
    },
    LANGUAGE,
  );
}
