import { describe, expect, it } from 'vitest';
import type { SpeechProblem } from '#content/speech-words.ts';
import type { StepCommand } from '#domain/voice/step-command.ts';
import type { Listener } from '#app/speech/listener.ts';
import { SpeechFailure } from '#app/speech/speech-failure.ts';
import { followVoice } from './follow-voice.ts';

/** A listener that hears these one after the other: a sentence with its alternatives, or a failure. */
function listenerOf(heard: (readonly string[] | SpeechProblem)[]): Listener {
  return {
    isSupported: true,
    where: () => Promise.resolve('on-device'),
    canDownload: () => Promise.resolve(false),
    download: () => Promise.resolve(false),
    async listen() {
      await Promise.resolve();
      const next = heard.shift() ?? 'stopped';
      if (typeof next === 'string') throw new SpeechFailure(next);
      return next.map((transcript) => ({ transcript, confidence: 0.9 }));
    },
  };
}

async function follow(...heard: (readonly string[] | SpeechProblem)[]) {
  const commands: StepCommand[] = [];
  const end = await followVoice({
    listener: listenerOf(heard),
    maySendAudio: false,
    signal: new AbortController().signal,
    pause: () => Promise.resolve(),
    onCommand: (command) => commands.push(command),
  });
  return { commands, end };
}

describe('a lesson that listens', () => {
  it('does what it is told, one sentence after the other', async () => {
    const { commands } = await follow(['next'], ['go back'], ['next step']);
    expect(commands).toEqual(['next', 'back', 'next']);
  });

  it('takes the first alternative that means something', async () => {
    expect((await follow(['nest', 'next'])).commands).toEqual(['next']);
  });

  it('goes on after silence, and after speech that is not meant for it', async () => {
    const { commands } = await follow('no-speech', ['hand me the brush'], ['next']);
    expect(commands).toEqual(['next']);
  });

  it('ends with a microphone that is refused, and says so', async () => {
    expect(await follow(['next'], 'permission-refused', ['next'])).toEqual({
      commands: ['next'],
      end: 'permission-refused',
    });
  });
});
