import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_LOOK, type Look } from '#domain/makeup/look.ts';
import { parseLook } from '#domain/makeup/parse-look.ts';
import { applyPatch } from '#domain/makeup/patch.ts';
import { replyText } from '#domain/voice/reply-text.ts';
import { SPOKEN_ROWS } from '#domain/voice/spoken-words.ts';
import { understand } from '#domain/voice/understand.ts';
import { NO_MEMORY, type VoiceAnswer, type VoiceMemory } from '#domain/voice/voice-answer.ts';
import { faultsOf, LEXICON, outcomeOf, readVoicePhrases } from '#tests/support/voice-phrases.ts';
import { VOICE_VOCABULARY } from './voice-vocabulary.ts';
import { VOICE_REPLY_WORDS } from './voice-words.ts';

function say(
  command: string,
  memory: VoiceMemory = NO_MEMORY,
  look: Look = DEFAULT_LOOK,
): VoiceAnswer {
  return understand(command, { look, memory, lexicon: LEXICON });
}

/** What is replied to the last of these commands. */
function replied(...commands: readonly string[]): string {
  const last = commands.reduce<{ look: Look; memory: VoiceMemory; text: string }>(
    ({ look, memory }, command) => {
      const answer = say(command, memory, look);
      return {
        look: applyPatch(look, answer.patch),
        memory: answer.memory,
        text: replyText(answer.replies, VOICE_REPLY_WORDS),
      };
    },
    { look: DEFAULT_LOOK, memory: NO_MEMORY, text: '' },
  );
  return last.text;
}

describe('the voice assistant does what is said', () => {
  test.each(readVoicePhrases('tests/fixtures/voice-phrases.txt').map((each) => [each.line, each]))(
    '%s',
    (_, phrase) => {
      expect(faultsOf(phrase)).toEqual([]);
    },
  );
});

describe('the voice assistant does what other people say', () => {
  test('in at least 95 of 100 phrases', () => {
    const phrases = readVoicePhrases('tests/fixtures/voice-phrases-of-others.txt');
    const wrong = phrases.filter((phrase) => faultsOf(phrase).length > 0).map(({ line }) => line);
    expect(phrases.length).toBeGreaterThanOrEqual(60);
    expect(wrong.slice(Math.floor(phrases.length * 0.05))).toEqual([]);
  });
});

describe('the voice assistant does what was said by people whom it had never heard', () => {
  const outcomes = readVoicePhrases('tests/fixtures/voice-phrases-unseen.txt').map((phrase) => ({
    line: phrase.line,
    outcome: outcomeOf(phrase),
  }));
  const linesWith = (...wanted: readonly string[]): readonly string[] =>
    outcomes.filter(({ outcome }) => wanted.includes(outcome)).map(({ line }) => line);

  test('in at least 95 of 100 phrases, now that it has learned of them', () => {
    expect(outcomes.length).toBeGreaterThanOrEqual(3200);
    const missed = linesWith('admitted', 'wrong');
    expect(missed.slice(Math.floor(outcomes.length * 0.05))).toEqual([]);
  });

  test('and does what nobody wanted in at most 2 of 100', () => {
    expect(linesWith('wrong').slice(Math.floor(outcomes.length * 0.02))).toEqual([]);
  });
});

describe('the names that it knows', () => {
  test('are at least sixty color words and every shade, palette and look', () => {
    expect(VOICE_VOCABULARY.colors.length).toBeGreaterThanOrEqual(60);
    for (const [product, shades] of Object.entries(VOICE_VOCABULARY.shades))
      for (const { name, color } of shades)
        expect(say(`${name} ${product}`).patch).toMatchObject({ [product]: { color } });
    for (const { name, colors } of VOICE_VOCABULARY.palettes)
      expect(say(`the ${name} palette`).patch).toEqual({ eyeshadow: { colors } });
    for (const { name, patch } of VOICE_VOCABULARY.looks) expect(say(name).patch).toEqual(patch);
  });

  test('are colors on a screen, each word once', () => {
    const ways = VOICE_VOCABULARY.colors.flatMap(({ name, says }) => [name, ...says]);
    expect(ways.filter((way, index) => ways.indexOf(way) !== index)).toEqual([]);
    for (const { color } of VOICE_VOCABULARY.colors) expect(color).toMatch(/^#[0-9a-f]{6}$/);
  });

  test('leave the foundation alone where they are looks', () => {
    for (const { patch } of VOICE_VOCABULARY.looks.filter(({ kind }) => kind === 'look'))
      expect(patch.foundation).toBeUndefined();
  });
});

describe('the replies', () => {
  test('say what was changed', () => {
    expect(replied('softer blush and a red lip')).toBe('Blush at 35%. Lipstick: red.');
    expect(replied('natural look')).toBe('You’re wearing Natural now. Your foundation stays.');
    expect(replied('save as Friday Night')).toBe('Saving your look as “Friday Night”.');
  });

  test('say what was not understood beside what was done', () => {
    expect(replied('red lips and green hair')).toBe(
      'Lipstick: red. I didn’t understand “hair”. Try “softer blush and a red lip” or “what can I say”.',
    );
  });

  test('name every product that is worn', () => {
    expect(replied('what am I wearing')).toBe(
      'Lipstick: Hot Pink, 70%. Blush: Soft Rose, 50%. Eyeshadow: Sunset Glow, 60%. Eyeliner: Carbon, 80%. Mascara: 65%. Foundation: Fair, 40%.',
    );
  });

  test('tell of one product where it is asked about, and of all that is on the eyes', () => {
    expect(replied('is my lipstick on')).toBe('Lipstick: Hot Pink, 70%.');
    expect(replied('no blush', 'have i got any blush on')).toBe('Blush: you aren’t wearing any.');
    expect(replied('what is on my eyes')).toBe(
      'Eyeshadow: Sunset Glow, 60%. Eyeliner: Carbon, 80%. Mascara: 65%.',
    );
  });

  test('say what would change where a question may be a wish, and do it after a yes', () => {
    expect(replied('do you think the blush is too strong')).toBe(
      'Say yes, and I’ll do this. Blush at 35%.',
    );
    expect(replied('do you think the blush is too strong', 'yes please')).toBe('Blush at 35%.');
    expect(replied('do you think the blush is too strong', 'no')).toBe(
      'All right, nothing was changed.',
    );
  });

  test('ask before the look is reset, and take a no for a no', () => {
    expect(replied('reset')).toBe('Reset the whole look? Say yes or no.');
    expect(replied('reset', 'no')).toBe('All right, nothing was changed.');
    expect(replied('reset', 'yes')).toBe('Your look is reset.');
  });

  test('promise only what is understood', () => {
    const promised = VOICE_REPLY_WORDS.replies.help.match(/“[^”]+”/g) ?? [];
    expect(promised.length).toBeGreaterThan(5);
    for (const example of promised) expect(say(example).notUnderstood).toEqual([]);
  });

  test('have a value in every place', () => {
    const commands = [...LEXICON.tokens.keys()].slice(0, 600);
    for (const command of commands)
      expect(replyText(say(`${command} lips`).replies, VOICE_REPLY_WORDS)).not.toMatch(
        /[{}]|undefined/,
      );
  });
});

describe('whatever is said', () => {
  const ways = SPOKEN_ROWS.flatMap(([, row]) => row.split(', '));
  const word = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...ways, ...LEXICON.tokens.keys()) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(',', 'and', '80', '1e9', '%', '99999999999', '-5', '0.5'),
    },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }) },
  );
  const text = fc.oneof(
    fc.array(word, { maxLength: 14 }).map((words) => words.join(' ')),
    fc.string({ unit: 'binary', maxLength: 300 }),
  );

  test('leads from a look to a look, with an answer in words, and never throws', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 3 }), (commands) => {
        commands.reduce<{ look: Look; memory: VoiceMemory }>(
          ({ look, memory }, command) => {
            const answer = say(command, memory, look);
            const after = applyPatch(look, answer.patch);
            expect(parseLook(after)).toEqual({ ok: true, value: after });
            expect(replyText(answer.replies, VOICE_REPLY_WORDS)).toMatch(/\S/);
            return { look: after, memory: answer.memory };
          },
          { look: DEFAULT_LOOK, memory: NO_MEMORY },
        );
      }),
      { numRuns: 1500 },
    );
  });

  test.each([
    ['ten thousand words', 'red lips and '.repeat(3500), 'too-long'],
    ['nothing', '', 'nothing-heard'],
    ['spaces', ' \n\t ', 'nothing-heard'],
    ['control characters', '\u0000\u0007\u001b[31m\u0000', 'not-understood'],
    ['emoji', '💄💋👁️', 'not-understood'],
    ['markup', '<script>alert(1)</script>', 'not-understood'],
    ['one endless word', 'a'.repeat(999), 'not-understood'],
    ['another script', 'красная помада', 'not-understood'],
  ])('has a designed answer where it is %s', (_, command, key) => {
    const answer = say(command);
    expect(answer.replies.map((reply) => reply.key)).toEqual([key]);
    expect(answer.patch).toEqual({});
    expect(answer.acts).toEqual([]);
  });

  test('is answered within 5 ms on average', () => {
    const phrases = readVoicePhrases('tests/fixtures/voice-phrases.txt').flatMap(
      ({ said }) => said,
    );
    const start = performance.now();
    for (const command of phrases) say(command);
    expect((performance.now() - start) / phrases.length).toBeLessThan(5);
  });
});
