import type {
  HeardAlternative,
  Recognition,
  RecognitionMaker,
  RecognitionResults,
} from './recognition.ts';
import { problemOf, SpeechFailure } from './speech-failure.ts';

/** How many alternatives to ask for: commands of a few words are told apart by them. */
const ALTERNATIVES = 5;
/** How long to wait for recognition to begin, in milliseconds: some browsers block it without a sign. */
const BEGINNING_PATIENCE = 8000;
/** The same while the browser asks the person for the microphone, which they may want to read. */
const ASKING_PATIENCE = 60_000;

/** Where what is said would be turned into text. */
export type Listening = 'on-device' | 'sends-audio' | 'not-supported';

export interface ListenerEnvironment {
  /** The browser's recognition; null where it has none. A test brings its own. */
  readonly recognition: RecognitionMaker | null;
  readonly schedule: (task: () => void, milliseconds: number) => () => void;
  /** Whether the browser still has to ask the person for the microphone. */
  readonly asksForMicrophone: () => Promise<boolean>;
}

export interface ListenOptions {
  /** The person was told that this browser sends the audio elsewhere, and agreed. */
  readonly maySendAudio: boolean;
  /** Stops listening. */
  readonly signal?: AbortSignal;
  /** Called with what was heard so far while the sentence goes on, for captions. */
  readonly onHeard?: (text: string) => void;
}

export interface Listener {
  /** Whether the browser has speech recognition at all; this asks nothing of it yet. */
  readonly isSupported: boolean;
  /**
   * Where speech would be turned into text, which a person must know before anything listens. Never rejects.
   * Call it only when a person wants to speak: browsers that were built without speech recognition have been
   * seen to crash on it.
   */
  readonly where: () => Promise<Listening>;
  /** Whether the browser could download what it needs to understand speech on this device. Never rejects. */
  readonly canDownload: () => Promise<boolean>;
  /**
   * Makes the browser download it. Resolves with whether speech is understood on this device from now on;
   * never rejects.
   */
  readonly download: () => Promise<boolean>;
  /**
   * Listens to one sentence. Resolves with what may have been said, the likeliest first.
   * Rejects with SpeechFailure; `would-send-audio` before anything was recorded.
   */
  readonly listen: (options: ListenOptions) => Promise<readonly HeardAlternative[]>;
}

/** @param language a tag such as `en-US` */
export function createListener(
  { recognition, schedule, asksForMicrophone }: ListenerEnvironment,
  language: string,
): Listener {
  const onThisDevice = { langs: [language], processLocally: true };

  async function availability() {
    // A browser without `available` ignores `processLocally`, too.
    if (recognition?.available === undefined) return 'unavailable';
    try {
      return await recognition.available(onThisDevice);
    } catch {
      return 'unavailable';
    }
  }

  async function where(): Promise<Listening> {
    if (recognition === null) return 'not-supported';
    return (await availability()) === 'available' ? 'on-device' : 'sends-audio';
  }

  return {
    isSupported: recognition !== null,
    where,
    async canDownload() {
      if (recognition?.install === undefined) return false;
      return ['downloadable', 'downloading'].includes(await availability());
    },
    async download() {
      if (recognition?.install === undefined) return false;
      try {
        return (await recognition.install(onThisDevice)) && (await where()) === 'on-device';
      } catch {
        return false;
      }
    },
    async listen({ maySendAudio, signal, onHeard }) {
      const place = await where();
      if (recognition === null || place === 'not-supported') {
        throw new SpeechFailure('not-supported');
      }
      if (place === 'sends-audio' && !maySendAudio) throw new SpeechFailure('would-send-audio');
      const patience = (await asksForMicrophone()) ? ASKING_PATIENCE : BEGINNING_PATIENCE;
      if (signal?.aborted === true) throw new SpeechFailure('stopped');
      const heard = new recognition();
      heard.lang = language;
      heard.continuous = false;
      heard.interimResults = onHeard !== undefined;
      heard.maxAlternatives = ALTERNATIVES;
      if (place === 'on-device') heard.processLocally = true;
      return hear(heard, { schedule, patience, signal, onHeard });
    },
  };
}

interface Hearing {
  readonly schedule: ListenerEnvironment['schedule'];
  readonly patience: number;
  readonly signal: AbortSignal | undefined;
  readonly onHeard: ((text: string) => void) | undefined;
}

function hear(
  recognition: Recognition,
  { schedule, patience, signal, onHeard }: Hearing,
): Promise<readonly HeardAlternative[]> {
  return new Promise((resolve, reject) => {
    const fail = (failure: SpeechFailure): void => {
      settle();
      reject(failure);
    };
    const stop = (): void => {
      fail(new SpeechFailure('stopped'));
      recognition.abort();
    };
    const giveUp = schedule(() => {
      fail(new SpeechFailure('not-supported'));
      recognition.abort();
    }, patience);
    function settle(): void {
      giveUp();
      signal?.removeEventListener('abort', stop);
    }
    const handlers: Partial<Recognition> = {
      onstart: giveUp,
      onresult({ results }) {
        const last = results[results.length - 1];
        if (last === undefined) return;
        if (!last.isFinal) {
          onHeard?.(textOf(results));
          return;
        }
        settle();
        resolve(Array.from(last, ({ transcript, confidence }) => ({ transcript, confidence })));
      },
      onerror({ error }) {
        fail(new SpeechFailure(problemOf(error)));
      },
      // Comes last, after a result or an error; without either, nothing was said.
      onend() {
        fail(new SpeechFailure('no-speech'));
      },
    };
    Object.assign(recognition, handlers);
    signal?.addEventListener('abort', stop);
    try {
      recognition.start();
    } catch {
      fail(new SpeechFailure('not-supported'));
    }
  });
}

/** All that was heard so far: a browser may hand a sentence over in parts. */
function textOf(results: RecognitionResults['results']): string {
  return Array.from(results, (part) => part[0]?.transcript ?? '')
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
