import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act } from '#tests/support/act.ts';
import { FakeBrowser } from '#tests/studio/fake-environment.ts';
import { AI_ARTISTS } from '#content/ai-artists.ts';
import { SPEECH_PROBLEMS, type SpeechProblem } from '#content/speech-words.ts';
import { queryClient } from '#app/kit/api/query-client.ts';
import { currentUserQuery } from '#app/person/session/current-user.ts';
import { StudioProvider } from '#app/look/studio-context.tsx';
import { createStudio } from '#studio/studio.ts';
import { mountPlace } from '#tests/support/mounted.ts';
import { ChatWindow } from './chat-window.tsx';

const ARTIST = AI_ARTISTS[0]!;

/** A voice that would send the words to another machine. */
const REMOTE: SpeechSynthesisVoice = {
  default: true,
  lang: 'en-US',
  localService: false,
  name: 'Remote',
  voiceURI: 'remote',
};

/** The error that the browser's recognition reports as soon as it is started, set by the test. */
let failsWith: string;
let hasFailed: boolean;

class PlayedRecognition {
  static available(): Promise<string> {
    return Promise.resolve('available');
  }
  onerror: ((event: { error: string }) => void) | null = null;
  onend: (() => void) | null = null;
  start(): void {
    queueMicrotask(() => {
      this.onerror?.({ error: failsWith });
      this.onend?.();
      hasFailed = true;
    });
  }
  abort(): void {
    this.onend?.();
  }
}

const OWN = ['SpeechRecognition', 'webkitSpeechRecognition'].map(
  (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
);

function bringRecognition(maker: unknown): void {
  for (const [name] of OWN) {
    Object.defineProperty(globalThis, name, { value: maker, configurable: true, writable: true });
  }
}

const { render, unmount } = mountPlace();

beforeEach(async () => {
  hasFailed = false;
  bringRecognition(PlayedRecognition);
  queryClient.setQueryData(currentUserQuery.queryKey, null);
  const studio = createStudio(new FakeBrowser().environment);
  await render(
    <QueryClientProvider client={queryClient}>
      <StudioProvider studio={studio}>
        <ChatWindow artist={ARTIST} onClose={() => undefined} />
      </StudioProvider>
    </QueryClientProvider>,
  );
});
afterEach(async () => {
  vi.restoreAllMocks();
  await unmount();
  for (const [name, own] of OWN) {
    Reflect.deleteProperty(globalThis, name);
    if (own !== undefined) Object.defineProperty(globalThis, name, own);
  }
});

const button = (name: string) =>
  document.querySelector<HTMLButtonElement>(`.chat-window button[aria-label="${name}"]`);
const note = () => document.querySelector('.artist-chat-note')?.textContent;

const press = (name: string) => act(() => button(name)!.click());

/** Presses a button, and waits until the recognition that it starts has failed. */
const speakInVain = (name: string) =>
  act(async () => {
    button(name)!.click();
    await vi.waitUntil(() => hasFailed);
  });

function sentencesFor(problem: SpeechProblem): string {
  const { message, advice } = SPEECH_PROBLEMS[problem];
  return `${message}. ${advice}`;
}

describe('speaking to an artist', () => {
  const failures: readonly (readonly [string, SpeechProblem])[] = [
    ['not-allowed', 'permission-refused'],
    ['service-not-allowed', 'permission-refused'],
    ['audio-capture', 'no-microphone'],
    ['no-speech', 'no-speech'],
    ['network', 'network'],
    ['language-not-supported', 'not-supported'],
  ];

  it.each(failures)('says under the field what went wrong: %s', async (code, problem) => {
    failsWith = code;
    await speakInVain('Speak');
    expect(note()).toBe(sentencesFor(problem));
    expect(button('Speak')).not.toBeNull();
  });

  it('says nothing if the person stopped it', async () => {
    failsWith = 'aborted';
    await speakInVain('Speak');
    expect(note()).toContain('never your picture');
  });

  it.each(['Speak', 'Voice input'])(
    'is not switched on by “%s” if the browser has no recognition',
    async (name) => {
      bringRecognition(undefined);
      await press(name);
      await expect.poll(note).toBe(sentencesFor('not-supported'));
      expect(button('Voice input')?.ariaPressed).toBe('false');
    },
  );

  it('says what is wrong with listening next to what is wrong with speaking', async () => {
    vi.spyOn(speechSynthesis, 'getVoices').mockReturnValue([REMOTE]);
    await act(() => document.querySelector<HTMLElement>('.artist-chat-test')!.click());
    await expect.poll(note).toBe(sentencesFor('no-local-voice'));
    failsWith = 'no-speech';
    await speakInVain('Speak');
    expect(note()).toBe(`${sentencesFor('no-speech')} ${sentencesFor('no-local-voice')}`);
  });
});
