import { SpeechFailure } from './speech-failure.ts';

/** A voice, as browsers describe it. */
export interface Voice {
  readonly lang: string;
  /** Whether it speaks on the device; the text of any other is sent elsewhere. */
  readonly localService: boolean;
  readonly default: boolean;
}

/** How something is said, in the units of the Web Speech API. */
export interface SpeakingManner {
  /** From 0.1 to 10; 1 is the voice's own. */
  readonly rate: number;
  /** From 0 to 2; 1 is the voice's own. */
  readonly pitch: number;
  /** From 0 to 1. */
  readonly volume: number;
}

export interface SpeakerEnvironment<SomeVoice extends Voice> {
  /** Every voice that the browser knows by now. */
  readonly voices: () => readonly SomeVoice[];
  /** Calls back when the voices have loaded. Returns a function that stops this. */
  readonly onVoices: (changed: () => void) => () => void;
  /** Speaks, and resolves when it is over. Rejects with SpeechFailure. */
  readonly speak: (
    text: string,
    voice: SomeVoice,
    signal: AbortSignal | undefined,
  ) => Promise<void>;
  readonly schedule: (task: () => void, milliseconds: number) => () => void;
}

export interface Speaker {
  /** Speaks with a voice of the device. Rejects with SpeechFailure, `no-local-voice` where there is none. */
  readonly speak: (text: string, signal?: AbortSignal) => Promise<void>;
}

/** How long to wait for the first voices, in milliseconds: browsers load them after the page. */
const VOICES_PATIENCE = 1000;

/** The device's voice for a language, preferably the default one; null where there is none. */
export function localVoice<SomeVoice extends Voice>(
  voices: readonly SomeVoice[],
  language: string,
): SomeVoice | null {
  const [family = language] = language.split('-');
  const fits = voices.filter(
    ({ localService, lang }) =>
      // Android writes `en_US`.
      localService && lang.replace('_', '-').split('-')[0] === family,
  );
  const exact = fits.filter(({ lang }) => lang.replace('_', '-') === language);
  const [first = null] = exact.length > 0 ? exact : fits;
  return (exact.length > 0 ? exact : fits).find((voice) => voice.default) ?? first;
}

/** @param language a tag such as `en-US` */
export function createSpeaker<SomeVoice extends Voice>(
  { voices, onVoices, speak, schedule }: SpeakerEnvironment<SomeVoice>,
  language: string,
): Speaker {
  function voicesKnown(): Promise<void> {
    if (voices().length > 0) return Promise.resolve();
    return new Promise((resolve) => {
      const finish = (): void => {
        stopWaiting();
        stopListening();
        resolve();
      };
      const stopWaiting = schedule(finish, VOICES_PATIENCE);
      const stopListening = onVoices(finish);
    });
  }

  return {
    async speak(text, signal) {
      await voicesKnown();
      if (signal?.aborted === true) throw new SpeechFailure('stopped');
      const voice = localVoice(voices(), language);
      if (voice === null) throw new SpeechFailure('no-local-voice');
      await speak(text, voice, signal);
    },
  };
}
