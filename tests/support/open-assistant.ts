/**
 * The voice assistant of a studio under a test's control: what is heard, what is spoken,
 * and what the browser supports.
 */

import { expect } from 'vitest';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { withOwnLooks } from '#domain/voice/own-looks.ts';
import { createAssistant } from '#app/panels/voice-assistant/assistant.ts';
import { createListener } from '#app/speech/listener.ts';
import type { Recognition, RecognitionMaker } from '#app/speech/recognition.ts';
import { createSpeaker, type Voice } from '#app/speech/speaker.ts';
import { SpeechFailure } from '#app/speech/speech-failure.ts';
import { currentLook } from '#studio/state/state.ts';
import { createStudio } from '#studio/studio.ts';
import { FakeBrowser } from '#tests/studio/fake-environment.ts';
import { LEXICON } from './voice-phrases.ts';

interface Situation {
  /** Where the browser recognizes speech; null if it cannot. */
  readonly place?: 'on-device' | 'downloadable' | 'elsewhere' | null;
  readonly speaks?: boolean;
  readonly voices?: readonly Voice[];
  readonly savedNames?: readonly string[];
  /** Whether what commands need fails: installing speech recognition, reading the saved looks. */
  readonly isBroken?: boolean;
}

const LOCAL: Voice = { lang: 'en-US', localService: true, default: true };
export const REMOTE: Voice = { ...LOCAL, localService: false };

/** A browser with speech, and the studio's own rules behind it. */
export function open({
  place = 'on-device',
  speaks = true,
  voices = [LOCAL],
  savedNames = [],
  isBroken = false,
}: Situation = {}) {
  const browser = new FakeBrowser();
  const studio = createStudio(browser.environment);
  const made: Recognition[] = [];
  class Played implements Recognition {
    lang = '';
    continuous = false;
    interimResults = false;
    maxAlternatives = 1;
    processLocally?: boolean;
    onstart: Recognition['onstart'] = null;
    onresult: Recognition['onresult'] = null;
    onerror: Recognition['onerror'] = null;
    onend: Recognition['onend'] = null;
    start = (): void => {
      made.push(this);
    };
    abort = (): void => undefined;
  }
  let isInstalled = place === 'on-device';
  const maker: RecognitionMaker = Object.assign(Played, {
    async available() {
      if (isInstalled) return 'available' as const;
      return place === 'downloadable' ? ('downloadable' as const) : ('unavailable' as const);
    },
    async install() {
      isInstalled = !isBroken;
      return isInstalled;
    },
  });
  const never = () => () => undefined;
  const spoken: string[] = [];
  const endings: (() => void)[] = [];
  const toasts: string[] = [];
  let agreed = false;
  const [lid, crease, corner] = DEFAULT_LOOK.eyeshadow.colors;
  const colors: [string, string, string] = [lid, crease, corner];
  const saved = savedNames.map((name, place_) => ({
    id: `00000000-0000-7000-8000-00000000000${place_}`,
    name,
    look: {
      ...DEFAULT_LOOK,
      lipstick: { color: '#7d1d43', opacity: 60 },
      eyeshadow: { ...DEFAULT_LOOK.eyeshadow, colors },
    },
    isPublic: false,
    isListed: false,
    likes: 0,
    isHidden: false,
    createdAt: '2026-01-01T00:00:00.000Z',
  }));
  const assistant = createAssistant({
    listener: createListener(
      {
        recognition: place === null ? null : maker,
        schedule: never,
        asksForMicrophone: () => Promise.resolve(false),
      },
      'en-US',
    ),
    speaker: createSpeaker(
      {
        voices: () => voices,
        onVoices: never,
        speak: (text, _voice, signal) =>
          new Promise((resolve, reject) => {
            spoken.push(text);
            endings.push(resolve);
            signal?.addEventListener('abort', () => reject(new SpeechFailure('stopped')));
          }),
        schedule: never,
      },
      'en-US',
    ),
    world() {
      if (isBroken) throw new Error('the saved looks cannot be read');
      const lexicon = withOwnLooks(LEXICON, saved);
      return { studio, saved, lexicon, askModel: null };
    },
    now: () => new Date('2026-05-04T10:00:00Z'),
    speaks: () => speaks,
    consent: {
      read: () => agreed,
      write: (given) => {
        agreed = given;
      },
    },
    modelConsent: { read: () => null, write: () => undefined },
    toast: ({ title }) => toasts.push(title),
  });
  const state = () => assistant.store.getState();
  return {
    assistant,
    studio,
    state,
    look: () => currentLook(studio.store.getState()),
    spoken,
    toasts,
    made,
    finishSpeaking: () => {
      for (const end of endings.splice(0)) end();
    },
    async hear(...alternatives: readonly (readonly [transcript: string, confidence: number])[]) {
      await expect.poll(() => made.length).toBeGreaterThan(0);
      const heard = Object.assign(
        alternatives.map(([transcript, confidence]) => ({ transcript, confidence })),
        { isFinal: true },
      );
      made.at(-1)?.onresult?.({ results: [heard] });
      await expect.poll(() => state().phase).not.toBe('listening');
    },
  };
}

/** Types commands one after the other, each once the previous one is done. */
export async function type(
  { assistant, finishSpeaking }: Pick<ReturnType<typeof open>, 'assistant' | 'finishSpeaking'>,
  ...commands: readonly string[]
): Promise<void> {
  for (const command of commands) {
    const done = assistant.submit(command);
    await expect.poll(() => assistant.store.getState().phase).not.toBe('processing');
    finishSpeaking();
    await done;
  }
}
