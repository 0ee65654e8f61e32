import { describe, expect, it } from 'vitest';
import { SPEECH_PROBLEMS } from '#content/speech-words.ts';
import { createListener } from './listener.ts';
import type { Recognition, RecognitionMaker, RecognitionResults } from './recognition.ts';
import { SpeechFailure } from './speech-failure.ts';

type Availability = 'available' | 'downloadable' | 'downloading' | 'unavailable';

/** A browser's recognition in the hands of a test. */
function playRecognition(
  available?: () => Promise<Availability>,
  install?: () => Promise<boolean>,
) {
  const made: PlayedRecognition[] = [];
  class PlayedRecognition implements Recognition {
    lang = '';
    continuous = true;
    interimResults = true;
    maxAlternatives = 1;
    processLocally?: boolean;
    started = false;
    aborted = false;
    onstart: (() => void) | null = null;
    onresult: ((event: RecognitionResults) => void) | null = null;
    onerror: ((event: { readonly error: string }) => void) | null = null;
    onend: (() => void) | null = null;
    constructor() {
      made.push(this);
    }
    start(): void {
      this.started = true;
    }
    abort(): void {
      this.aborted = true;
    }
  }
  const maker: RecognitionMaker = Object.assign(PlayedRecognition, {
    ...(available === undefined ? {} : { available }),
    ...(install === undefined ? {} : { install }),
  });
  return { maker, made };
}

/** A clock that a test advances. */
function playClock() {
  const waiting: { task: () => void; milliseconds: number }[] = [];
  return {
    schedule(task: () => void, milliseconds: number) {
      const entry = { task, milliseconds };
      waiting.push(entry);
      return () => {
        if (waiting.includes(entry)) waiting.splice(waiting.indexOf(entry), 1);
      };
    },
    isWaiting: () => waiting.length > 0,
    waits: () => waiting.map(({ milliseconds }) => milliseconds),
    pass: () => {
      for (const { task } of waiting.splice(0)) task();
    },
  };
}

function open(
  available?: () => Promise<Availability>,
  asksForMicrophone: () => Promise<boolean> = () => Promise.resolve(false),
  install?: () => Promise<boolean>,
) {
  const { maker, made } = playRecognition(available, install);
  const clock = playClock();
  const listener = createListener(
    { recognition: maker, schedule: clock.schedule, asksForMicrophone },
    'en-US',
  );
  return { listener, made, clock };
}

const onDevice = () => Promise.resolve<Availability>('available');
const problemOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (thrown: unknown) => (thrown instanceof SpeechFailure ? thrown.problem : 'another error'),
  );

async function begun(made: readonly { readonly started: boolean }[]): Promise<void> {
  await expect.poll(() => made[0]?.started).toBe(true);
}

describe('listening', () => {
  it.each<[string, (() => Promise<Availability>) | undefined, string]>([
    ['knows the language', onDevice, 'on-device'],
    ['would have to fetch the language', () => Promise.resolve('downloadable'), 'sends-audio'],
    ['cannot do it by itself', () => Promise.resolve('unavailable'), 'sends-audio'],
    ['does not know the question', undefined, 'sends-audio'],
    ['fails to answer', () => Promise.reject(new Error('away')), 'sends-audio'],
  ])('says where speech becomes text, in a browser that %s', async (_browser, available, place) => {
    expect(await open(available).listener.where()).toBe(place);
  });

  it.each<[string, Availability, boolean]>([
    ['would have to fetch the language', 'downloadable', true],
    ['fetches the language now', 'downloading', true],
    ['knows the language', 'available', false],
    ['cannot do it by itself', 'unavailable', false],
  ])('says whether it can be downloaded, in a browser that %s', async (_browser, found, can) => {
    const { listener } = open(
      () => Promise.resolve(found),
      undefined,
      () => Promise.resolve(true),
    );
    expect(await listener.canDownload()).toBe(can);
  });

  it('downloads nothing in a browser that does not know how', async () => {
    const { listener } = open(() => Promise.resolve('downloadable'));
    expect(await listener.canDownload()).toBe(false);
    expect(await listener.download()).toBe(false);
  });

  it('does not count as on the device after a download that failed', async () => {
    const failing = () => Promise.reject(new Error('away'));
    const without = open(() => Promise.resolve('downloadable'), undefined, failing);
    expect(await without.listener.download()).toBe(false);
    const still = open(
      () => Promise.resolve('downloadable'),
      undefined,
      () => Promise.resolve(true),
    );
    expect(await still.listener.download()).toBe(false);
  });

  it('resolves with the alternatives, the likeliest first', async () => {
    const { listener, made, clock } = open(onDevice);
    const heard = listener.listen({ maySendAudio: false });
    await begun(made);
    const recognition = made[0]!;
    expect(recognition).toMatchObject({
      lang: 'en-US',
      continuous: false,
      interimResults: false,
      maxAlternatives: 5,
      processLocally: true,
    });
    recognition.onstart?.();
    expect(clock.isWaiting()).toBe(false);
    const result = Object.assign(
      [
        { transcript: 'softer blush', confidence: 0.9 },
        { transcript: 'soft a brush', confidence: 0.2 },
      ],
      { isFinal: true },
    );
    recognition.onresult?.({ results: [result] });
    recognition.onend?.();
    expect(await heard).toEqual([
      { transcript: 'softer blush', confidence: 0.9 },
      { transcript: 'soft a brush', confidence: 0.2 },
    ]);
  });

  it('reports what it has heard so far, for captions', async () => {
    const { listener, made } = open(onDevice);
    const captions: string[] = [];
    const heard = listener.listen({
      maySendAudio: false,
      onHeard: (text) => captions.push(text),
    });
    await begun(made);
    const part = (transcript: string, isFinal: boolean) =>
      Object.assign([{ transcript, confidence: 0.9 }], { isFinal });
    expect(made[0]?.interimResults).toBe(true);
    made[0]?.onresult?.({ results: [part('softer', false)] });
    made[0]?.onresult?.({ results: [part('softer', false), part(' blush', false)] });
    made[0]?.onresult?.({ results: [part('softer blush', true)] });
    expect(captions).toEqual(['softer', 'softer blush']);
    expect((await heard)[0]?.transcript).toBe('softer blush');
  });

  it('waits longer where the browser asks the person for the microphone first', async () => {
    const asked = open(onDevice, () => Promise.resolve(true));
    void asked.listener.listen({ maySendAudio: false });
    await begun(asked.made);
    const allowed = open(onDevice);
    void allowed.listener.listen({ maySendAudio: false });
    await begun(allowed.made);
    expect([...asked.clock.waits(), ...allowed.clock.waits()]).toEqual([60_000, 8000]);
  });

  it('does not begin where the audio would leave the device and nobody agreed', async () => {
    const { listener, made } = open();
    expect(await problemOf(listener.listen({ maySendAudio: false }))).toBe('would-send-audio');
    expect(made).toEqual([]);
  });

  it('begins there once the person has agreed, and does not claim to stay on the device', async () => {
    const { listener, made } = open();
    const heard = problemOf(listener.listen({ maySendAudio: true }));
    await begun(made);
    expect(made[0]?.processLocally).toBeUndefined();
    made[0]?.onend?.();
    expect(await heard).toBe('no-speech');
  });

  it.each([
    ['not-allowed', 'permission-refused'],
    ['service-not-allowed', 'permission-refused'],
    ['audio-capture', 'no-microphone'],
    ['no-speech', 'no-speech'],
    ['network', 'network'],
    ['language-not-supported', 'not-supported'],
    ['something-new', 'not-supported'],
  ] as const)('ends after the error %s as %s, which has words', async (error, problem) => {
    const { listener, made } = open(onDevice);
    const heard = problemOf(listener.listen({ maySendAudio: false }));
    await begun(made);
    made[0]?.onerror?.({ error });
    made[0]?.onend?.();
    expect(await heard).toBe(problem);
    expect(SPEECH_PROBLEMS[problem].advice).not.toBe('');
  });

  it('gives up on a browser that blocks it without a sign', async () => {
    const { listener, made, clock } = open(onDevice);
    const heard = problemOf(listener.listen({ maySendAudio: false }));
    await begun(made);
    clock.pass();
    expect(await heard).toBe('not-supported');
    expect(made[0]?.aborted).toBe(true);
  });

  it('stops when it is told to', async () => {
    const { listener, made } = open(onDevice);
    const stopping = new AbortController();
    const heard = problemOf(listener.listen({ maySendAudio: false, signal: stopping.signal }));
    await begun(made);
    stopping.abort();
    expect(await heard).toBe('stopped');
    expect(made[0]?.aborted).toBe(true);
  });

  it('says so in a browser that has no recognition', async () => {
    const listener = createListener(
      {
        recognition: null,
        schedule: playClock().schedule,
        asksForMicrophone: () => Promise.resolve(false),
      },
      'en-US',
    );
    expect(await listener.where()).toBe('not-supported');
    expect(await problemOf(listener.listen({ maySendAudio: true }))).toBe('not-supported');
  });
});
