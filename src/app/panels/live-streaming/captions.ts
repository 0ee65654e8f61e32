/** What a host says as text, made by their own device: the sound of it goes nowhere else. */

import { createStore, type StoreApi } from 'zustand/vanilla';
import { captionOf } from '#domain/live/caption.ts';
import type { Listener } from '#app/speech/listener.ts';
import { SpeechFailure } from '#app/speech/speech-failure.ts';

export interface CaptionsState {
  /** `waiting` is for the microphone; the last three say why there are none. */
  readonly phase: 'off' | 'waiting' | 'listening' | 'not-supported' | 'sends-audio' | 'failed';
  /** The last caption that was sent. */
  readonly text: string;
}

export interface CaptionsNeeds {
  readonly listener: () => Pick<Listener, 'where' | 'listen'>;
  /** Tells viewers. */
  readonly tell: (text: string) => void;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Milliseconds that only go forwards. */
  readonly now: () => number;
}

export interface Captions {
  readonly store: StoreApi<CaptionsState>;
  /** Resolves with whether there are captions now. */
  readonly turnOn: () => Promise<boolean>;
  readonly turnOff: () => void;
  /** Nothing is listened to while the microphone is off. */
  readonly setMicrophone: (isOn: boolean) => void;
}

const OFF: CaptionsState = { phase: 'off', text: '' };
/** How often an unfinished sentence is sent. */
const TELL_EVERY_MS = 1000;
/** Before listening again when nothing was said. */
const REST_MS = 300;

export function createCaptions(needs: CaptionsNeeds): Captions {
  const store = createStore<CaptionsState>(() => OFF);
  let isOn = false;
  let hasMicrophone = false;
  let listening: AbortController | null = null;
  let toldAt = -Infinity;

  function tell(said: string): void {
    const text = captionOf(said);
    if (text === '' || text === store.getState().text) return;
    toldAt = needs.now();
    store.setState({ text });
    needs.tell(text);
  }

  async function listen(signal: AbortSignal): Promise<void> {
    const listener = needs.listener();
    while (!signal.aborted) {
      try {
        const [best] = await listener.listen({
          maySendAudio: false,
          signal,
          onHeard: (text) => {
            if (needs.now() - toldAt >= TELL_EVERY_MS) tell(text);
          },
        });
        if (!signal.aborted) tell(best?.transcript ?? '');
      } catch (cause) {
        if (signal.aborted) return;
        const problem = cause instanceof SpeechFailure ? cause.problem : 'not-supported';
        if (problem !== 'no-speech') {
          isOn = false;
          listening = null;
          store.setState({ phase: 'failed' });
          return;
        }
        await needs.wait(REST_MS);
      }
    }
  }

  function follow(): void {
    if (isOn && hasMicrophone && listening === null) {
      listening = new AbortController();
      store.setState({ phase: 'listening' });
      void listen(listening.signal);
    } else if (isOn && !hasMicrophone) {
      listening?.abort();
      listening = null;
      store.setState({ phase: 'waiting' });
    }
  }

  return {
    store,
    async turnOn() {
      const place = await needs.listener().where();
      if (place !== 'on-device') {
        store.setState({ phase: place, text: '' });
        return false;
      }
      isOn = true;
      follow();
      return true;
    },
    turnOff() {
      isOn = false;
      listening?.abort();
      listening = null;
      store.setState(OFF, true);
    },
    setMicrophone(isThere) {
      hasMicrophone = isThere;
      follow();
    },
  };
}
