/** The assistant between two sentences: idle, listening, processing, speaking, and idle again. */

import { createStore, type StoreApi } from 'zustand/vanilla';
import { VOICE_ACT_WORDS, VOICE_TOASTS } from '#content/panels/voice-assistant-words.ts';
import { SENDS_AUDIO_WORDS, type SpeechProblem } from '#content/speech-words.ts';
import type { ToastWords } from '#content/toasts/toast-words.ts';
import { likeliestCommand } from '#domain/voice/likeliest-command.ts';
import type { Listener, Listening } from '#app/speech/listener.ts';
import { SpeechFailure } from '#app/speech/speech-failure.ts';
import type { Speaker } from '#app/speech/speaker.ts';
import { speechSentences } from '#app/speech/speech-note.ts';
import {
  answerOf,
  carryOut,
  NOTHING_REMEMBERED,
  type AssistantMemory,
  type VoiceWorld,
} from './carry-out.ts';
import type { OperatorModel } from '#app/person/access/operator-model.ts';
import type { Consent } from '#app/speech/voice-consent.ts';
import type { ModelConsent } from './voice-preferences.ts';

export type Phase = 'idle' | 'listening' | 'processing' | 'speaking';

/** The specification's history item. */
export interface RecentCommand {
  readonly id: number;
  readonly text: string;
  readonly timestamp: Date;
  readonly response: string;
  /** From 0 to 1, as the browser reports it; 0 where it reports none. Null where the command was typed. */
  readonly confidence: number | null;
}

/** The specification's. */
const MOST_RECENT = 5;

export interface AssistantState {
  readonly phase: Phase;
  /** Where speech would be understood; null until the person wants to speak and the browser has said so. */
  readonly place: Listening | null;
  /** Whether the person is asked to let this browser send their voice to its maker. */
  readonly asksConsent: boolean;
  /** Whether the browser could understand speech on this device after a download, and whether that goes on. */
  readonly download: 'none' | 'offered' | 'running';
  /** Whether they have agreed. */
  readonly hasAgreed: boolean;
  /** The language model that they let read what is not understood; null where they have not. */
  readonly agreedModel: OperatorModel | null;
  /** What was heard so far while listening. */
  readonly heard: string;
  /** The last command. */
  readonly said: string;
  /** The last reply; empty while there is none yet. */
  readonly response: string;
  /** What the reply asks for: a yes or a no, or a name to save the look under. */
  readonly asks: 'nothing' | 'yes-or-no' | 'name';
  /** Whether this device has turned out to have no voice of its own. */
  readonly isMute: boolean;
  /** The newest first. */
  readonly recent: readonly RecentCommand[];
}

export interface AssistantEnvironment {
  readonly listener: Listener;
  readonly speaker: Speaker;
  /** The studio as it is when a command comes. */
  readonly world: () => VoiceWorld;
  readonly now: () => Date;
  /** Whether replies are to be spoken. */
  readonly speaks: () => boolean;
  /** Whether this browser may send the voice to its maker, for as long as that is remembered. */
  readonly consent: Consent;
  /** Which language model may read what is not understood. */
  readonly modelConsent: ModelConsent;
  readonly toast: (words: ToastWords) => void;
}

export interface Assistant {
  readonly store: StoreApi<AssistantState>;
  /** Does what was typed; nothing where it is blank. */
  readonly submit: (command: string) => Promise<void>;
  /** Listens to one sentence and does it; begins again where it is listening. Asks first where the voice would leave the device. */
  readonly listen: () => Promise<void>;
  readonly stop: () => void;
  /** Stops speaking. */
  readonly quiet: () => void;
  /** Answers whether the voice may leave the device. */
  readonly consent: (agreed: boolean) => Promise<void>;
  /** Has the browser download speech for this device, and listens then. */
  readonly download: () => Promise<void>;
  /** Lets a language model read what is not understood; null takes that back. */
  readonly consentToModel: (model: OperatorModel | null) => void;
  /** Stops listening and speaking. What was said stays. */
  readonly rest: () => void;
}

/** The toasts that the specification has for failures of listening. */
const TOAST_OF: Readonly<Partial<Record<SpeechProblem, ToastWords>>> = {
  'permission-refused': VOICE_TOASTS.microphoneError,
  'no-microphone': VOICE_TOASTS.microphoneError,
  'no-speech': VOICE_TOASTS.recognitionError,
  network: VOICE_TOASTS.recognitionError,
  'not-supported': VOICE_TOASTS.recognitionError,
};

function askedBy({ awaitsName, question }: AssistantMemory): AssistantState['asks'] {
  if (awaitsName) return 'name';
  return question === null || question.ask === 'which-product' ? 'nothing' : 'yes-or-no';
}

export function createAssistant(environment: AssistantEnvironment): Assistant {
  const { listener, speaker, world, now, speaks, consent, modelConsent, toast } = environment;
  const store = createStore<AssistantState>(() => ({
    phase: 'idle',
    place: listener.isSupported ? null : 'not-supported',
    asksConsent: false,
    download: 'none',
    hasAgreed: consent.read(),
    agreedModel: modelConsent.read(),
    heard: '',
    said: '',
    response: '',
    asks: 'nothing',
    isMute: false,
    recent: [],
  }));
  let memory = NOTHING_REMEMBERED;
  let commands = 0;
  let wishes = 0;
  let listening: AbortController | null = null;
  let speaking: AbortController | null = null;

  function quiet(): void {
    speaking?.abort();
    speaking = null;
    if (store.getState().phase === 'speaking') store.setState({ phase: 'idle' });
  }

  function deafen(): void {
    listening?.abort();
    listening = null;
  }

  /** Does nothing where speaking is off, or something is already being said. */
  async function say(text: string): Promise<void> {
    if (!speaks() || store.getState().isMute || speaking !== null || text === '') return;
    const stopping = new AbortController();
    speaking = stopping;
    store.setState({ phase: 'speaking' });
    try {
      await speaker.speak(text, stopping.signal);
    } catch (failure) {
      const wasStopped = failure instanceof SpeechFailure && failure.problem === 'stopped';
      if (!wasStopped) store.setState({ isMute: true });
    } finally {
      if (speaking === stopping) {
        speaking = null;
        if (store.getState().phase === 'speaking') store.setState({ phase: 'idle' });
      }
    }
  }

  async function run(command: string, confidence: number | null): Promise<void> {
    commands += 1;
    const id = commands;
    store.setState({
      phase: 'processing',
      asksConsent: false,
      said: command,
      response: '',
      asks: 'nothing',
    });
    let response: string;
    try {
      const carried = carryOut(command, memory, world(), confidence ?? 1);
      ({ memory } = carried);
      response = await carried.response;
    } catch {
      response = VOICE_ACT_WORDS.failed;
    }
    const item = { id, text: command, timestamp: now(), response, confidence };
    store.setState(({ recent }) => ({ recent: [item, ...recent].slice(0, MOST_RECENT) }));
    // A later command may have been given while this one was still being done.
    if (id !== commands) return;
    store.setState({ phase: 'idle', response, asks: askedBy(memory) });
    await say(response);
  }

  async function fail(problem: SpeechProblem): Promise<void> {
    // Where a command stopped it, the phase is already past listening.
    if (store.getState().phase === 'listening') store.setState({ phase: 'idle', heard: '' });
    if (problem === 'stopped') return;
    const words = TOAST_OF[problem];
    if (words !== undefined) toast(words);
    store.setState({ said: '', response: speechSentences(problem), asks: askedBy(memory) });
    await say(store.getState().response);
  }

  async function hear(): Promise<void> {
    const stopping = new AbortController();
    listening = stopping;
    store.setState({ phase: 'listening', heard: '', asksConsent: false });
    try {
      const heard = await listener.listen({
        maySendAudio: consent.read(),
        signal: stopping.signal,
        onHeard: (text) => {
          store.setState({ heard: text });
        },
      });
      if (listening !== stopping) return;
      listening = null;
      const said = likeliestCommand(heard, (command) => answerOf(command, memory, world()));
      if (said === undefined) throw new SpeechFailure('no-speech');
      await run(said.transcript.trim(), said.confidence);
    } catch (failure) {
      // A later listening has taken its place, and goes on.
      if (listening !== null && listening !== stopping) return;
      listening = null;
      await fail(failure instanceof SpeechFailure ? failure.problem : 'not-supported');
    }
  }

  async function listen(): Promise<void> {
    quiet();
    deafen();
    wishes += 1;
    const wish = wishes;
    const place = await listener.where();
    store.setState({ place });
    // A second press came while the browser was asked.
    if (wish !== wishes) return;
    if (place === 'sends-audio' && !consent.read()) {
      const canDownload = await listener.canDownload();
      if (wish !== wishes) return;
      store.setState({ asksConsent: true, download: canDownload ? 'offered' : 'none' });
      await say(SENDS_AUDIO_WORDS.text);
      return;
    }
    await hear();
  }

  return {
    store,
    async submit(command) {
      const text = command.trim();
      if (text === '') return;
      deafen();
      await run(text, null);
    },
    listen,
    stop: deafen,
    quiet,
    async consent(agreed) {
      consent.write(agreed);
      store.setState({ hasAgreed: agreed, asksConsent: false });
      if (agreed) await listen();
      else deafen();
    },
    async download() {
      if (store.getState().download === 'running') return;
      quiet();
      store.setState({ download: 'running' });
      const isReady = await listener.download();
      store.setState({ download: 'none' });
      // The question was closed meanwhile.
      if (!store.getState().asksConsent) return;
      if (isReady) {
        store.setState({ asksConsent: false });
        await listen();
      } else {
        await say(SENDS_AUDIO_WORDS.notDownloaded);
      }
    },
    consentToModel(model) {
      modelConsent.write(model);
      store.setState({ agreedModel: model });
    },
    rest() {
      quiet();
      deafen();
      store.setState({ asksConsent: false });
    },
  };
}
