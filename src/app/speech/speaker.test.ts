import { describe, expect, it } from 'vitest';
import { createSpeaker, localVoice, type Voice } from './speaker.ts';
import { SpeechFailure } from './speech-failure.ts';

interface NamedVoice extends Voice {
  readonly name: string;
}

function voice(name: string, lang: string, changes: Partial<Voice> = {}): NamedVoice {
  return { name, lang, localService: true, default: false, ...changes };
}

function open(later: readonly NamedVoice[], now: readonly NamedVoice[] = later) {
  let known = now;
  let tell = (): void => undefined;
  let waited = (): void => undefined;
  const spoken: string[] = [];
  const speaker = createSpeaker<NamedVoice>(
    {
      voices: () => known,
      onVoices(changed) {
        tell = changed;
        return () => undefined;
      },
      speak(text, { name }) {
        spoken.push(`${name}: ${text}`);
        return Promise.resolve();
      },
      schedule(task) {
        waited = task;
        return () => undefined;
      },
    },
    'en-US',
  );
  return {
    speaker,
    spoken,
    load() {
      known = later;
      tell();
    },
    waitInVain: () => {
      waited();
    },
  };
}

const problemOf = (promise: Promise<void>) =>
  promise.then(
    () => 'none',
    (thrown: unknown) => (thrown instanceof SpeechFailure ? thrown.problem : 'another error'),
  );

describe('the voice', () => {
  it.each([
    ['of the language, before one of another country', ['en-GB', 'en-US'], 'en-US'],
    ['of another country, where there is no nearer one', ['fr-FR', 'en-GB'], 'en-GB'],
    ['as Android writes it', ['en_US'], 'en_US'],
  ])('is one %s', (_title, langs, chosen) => {
    expect(
      localVoice(
        langs.map((lang) => voice(lang, lang)),
        'en-US',
      )?.lang,
    ).toBe(chosen);
  });

  it('is the default one of those that fit', () => {
    const voices = [voice('a', 'en-US'), voice('b', 'en-US', { default: true })];
    expect(localVoice(voices, 'en-US')?.name).toBe('b');
  });

  it('is never one that sends the text elsewhere', () => {
    expect(localVoice([voice('far', 'en-US', { localService: false })], 'en-US')).toBeNull();
  });
});

describe('speaking', () => {
  it('uses a voice of the device', async () => {
    const { speaker, spoken } = open([
      voice('far', 'en-US', { localService: false, default: true }),
      voice('near', 'en-GB'),
    ]);
    await speaker.speak('A softer blush.');
    expect(spoken).toEqual(['near: A softer blush.']);
  });

  it('waits for voices that load after the page', async () => {
    const { speaker, spoken, load } = open([voice('late', 'en-US')], []);
    const speaking = speaker.speak('Hello.');
    load();
    await speaking;
    expect(spoken).toEqual(['late: Hello.']);
  });

  it('says nothing where the device has no voice', async () => {
    const { speaker, spoken, waitInVain } = open([], []);
    const speaking = problemOf(speaker.speak('Hello.'));
    waitInVain();
    expect(await speaking).toBe('no-local-voice');
    expect(spoken).toEqual([]);
  });

  it('does not begin when it was already told to stop', async () => {
    const { speaker, spoken } = open([voice('near', 'en-US')]);
    expect(await problemOf(speaker.speak('Hello.', AbortSignal.abort()))).toBe('stopped');
    expect(spoken).toEqual([]);
  });
});
