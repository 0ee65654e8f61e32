import { describe, expect, it } from 'vitest';
import type { Listening, ListenOptions } from '#app/speech/listener.ts';
import type { HeardAlternative } from '#app/speech/recognition.ts';
import { SpeechFailure } from '#app/speech/speech-failure.ts';
import { createCaptions } from './captions.ts';

type Heard = readonly HeardAlternative[];

function open(place: Listening = 'on-device') {
  const told: string[] = [];
  const asked: {
    readonly options: ListenOptions;
    readonly resolve: (heard: Heard) => void;
    readonly reject: (problem: unknown) => void;
  }[] = [];
  const clock = { now: 0 };
  const captions = createCaptions({
    listener: () => ({
      where: () => Promise.resolve(place),
      listen: (options) =>
        new Promise((resolve, reject) => {
          asked.push({ options, resolve, reject });
        }),
    }),
    tell: (text) => told.push(text),
    wait: () => Promise.resolve(),
    now: () => clock.now,
  });
  const phase = () => captions.store.getState().phase;
  return { captions, told, asked, clock, phase };
}

const said = (transcript: string): Heard => [{ transcript, confidence: 0.9 }];

describe('captions', () => {
  it('are sent sentence by sentence, from what the device itself understood', async () => {
    const { captions, told, asked } = open();
    captions.setMicrophone(true);
    expect(await captions.turnOn()).toBe(true);
    expect(asked[0]?.options.maySendAudio).toBe(false);
    asked[0]?.resolve(said('Blot once'));
    await expect.poll(() => asked.length).toBe(2);
    asked[1]?.resolve(said('then the second coat'));
    await expect.poll(() => told).toEqual(['Blot once', 'then the second coat']);
  });

  it('follow a sentence that goes on, once a second', async () => {
    const { captions, told, asked, clock } = open();
    captions.setMicrophone(true);
    await captions.turnOn();
    const hear = (text: string, now: number): void => {
      clock.now = now;
      asked[0]?.options.onHeard?.(text);
    };
    hear('so', 0);
    hear('so this', 400);
    hear('so this is', 1100);
    expect(told).toEqual(['so', 'so this is']);
  });

  it('begin with the microphone, and listen to nothing while it is off', async () => {
    const { captions, asked, phase } = open();
    await captions.turnOn();
    expect([phase(), asked.length]).toEqual(['waiting', 0]);
    captions.setMicrophone(true);
    await expect.poll(() => asked.length).toBe(1);
    captions.setMicrophone(false);
    expect([phase(), asked[0]?.options.signal?.aborted]).toEqual(['waiting', true]);
  });

  it.each<[Listening, string]>([
    ['sends-audio', 'would send the voice elsewhere'],
    ['not-supported', 'cannot do it'],
  ])('say %s in a browser that %s, and do not listen', async (place) => {
    const { captions, asked, phase } = open(place);
    captions.setMicrophone(true);
    expect(await captions.turnOn()).toBe(false);
    expect([phase(), asked.length]).toEqual([place, 0]);
  });

  it('go on after silence, and end with a message where listening fails', async () => {
    const { captions, asked, phase } = open();
    captions.setMicrophone(true);
    await captions.turnOn();
    asked[0]?.reject(new SpeechFailure('no-speech'));
    await expect.poll(() => asked.length).toBe(2);
    expect(phase()).toBe('listening');
    asked[1]?.reject(new SpeechFailure('permission-refused'));
    await expect.poll(phase).toBe('failed');
  });

  it('stop when they are turned off', async () => {
    const { captions, told, asked, phase } = open();
    captions.setMicrophone(true);
    await captions.turnOn();
    captions.turnOff();
    expect(asked[0]?.options.signal?.aborted).toBe(true);
    asked[0]?.resolve(said('too late'));
    await Promise.resolve();
    expect([phase(), told]).toEqual(['off', []]);
  });
});
