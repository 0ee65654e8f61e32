import { describe, expect, test } from 'vitest';
import { DEFAULT_LOOK, PRODUCTS, type Look, type Product } from '#domain/makeup/look.ts';
import { applyPatch } from '#domain/makeup/patch.ts';
import { understand } from '#domain/voice/understand.ts';
import { NO_MEMORY, type VoiceAnswer } from '#domain/voice/voice-answer.ts';
import { LEXICON } from '#tests/support/voice-phrases.ts';

/** The last answer to some commands, each on the look that the one before it made. */
function hear(...commands: readonly string[]): VoiceAnswer {
  const { answer } = commands.reduce<{ look: Look; answer: VoiceAnswer }>(
    ({ look, answer: { memory } }, command) => {
      const next = understand(command, { look, memory, lexicon: LEXICON });
      return { look: applyPatch(look, next.patch), answer: next };
    },
    {
      look: DEFAULT_LOOK,
      answer: { patch: {}, acts: [], replies: [], notUnderstood: [], memory: NO_MEMORY },
    },
  );
  return answer;
}

/** How much more or less of each product there is after a command. */
function steps(command: string): Readonly<Partial<Record<Product, number>>> {
  const after = applyPatch(DEFAULT_LOOK, hear(command).patch);
  return Object.fromEntries(
    PRODUCTS.map((product) => [
      product,
      Math.sign(after[product].opacity - DEFAULT_LOOK[product].opacity),
    ]),
  );
}

const ALL_LESS = {
  lipstick: -1,
  blush: -1,
  eyeshadow: -1,
  eyeliner: -1,
  mascara: -1,
  foundation: -1,
};

describe('an occasion is dressed for', () => {
  test.each(['I have a meeting', 'for the office', 'we’re off to the beach', 'a wedding'])(
    'where the wearer goes to it: %s',
    (command) => {
      expect(hear(command).patch).not.toEqual({});
    },
  );

  test.each([
    'he’s in a meeting',
    'the office was closed today',
    'we were at the beach',
    'happy birthday to you',
    'I’m meeting Anna',
    'I’m running late',
  ])('and not where it is only spoken of: %s', (command) => {
    expect(hear(command)).toMatchObject({ patch: {}, acts: [] });
  });
});

describe('what is left out of a wish for all', () => {
  test('gets its own wish alone', () => {
    expect(steps('everything softer, but the lips stronger')).toEqual({ ...ALL_LESS, lipstick: 1 });
    expect(steps('less of everything but more liner')).toEqual({ ...ALL_LESS, eyeliner: 1 });
  });

  test('stays, wherever it is named', () => {
    expect(steps('except for the lips make it all softer')).toEqual({ ...ALL_LESS, lipstick: 0 });
    expect(hear('everything off but the eyes').patch).toEqual({
      lipstick: { opacity: 0 },
      blush: { opacity: 0 },
      foundation: { opacity: 0 },
    });
  });

  test('is all that is wished for where the rest is praised', () => {
    expect(hear('everything is great except the mascara, too heavy').patch).toEqual({
      mascara: { opacity: DEFAULT_LOOK.mascara.opacity - 15 },
    });
  });
});

describe('a place', () => {
  test('is all that is wiped where everything on it goes', () => {
    expect(Object.keys(hear('everything off my eyes').patch)).toEqual([
      'eyeshadow',
      'eyeliner',
      'mascara',
    ]);
  });

  test('that is only named to tell it from another gets nothing', () => {
    expect(Object.keys(hear('coral on the cheeks, not the lips').patch)).toEqual(['blush']);
    expect(Object.keys(hear('coral lips instead of pink').patch)).toEqual(['lipstick']);
  });
});

describe('a way of saying is heard', () => {
  test.each(['really', 'actually', 'still', 'um'])('with “%s” in the middle of it', (adverb) => {
    expect(hear(`I can’t ${adverb} see the blush`).patch).toEqual(
      hear('I can’t see the blush').patch,
    );
  });

  test('with the product between a verb and what belongs to it', () => {
    expect(hear('ease the blush back').patch).toEqual(hear('ease back on the blush').patch);
  });
});

describe('what comes back', () => {
  test('after an undo is what was undone', () => {
    expect(hear('red lips', 'undo', 'put it back').acts).toEqual([{ act: 'redo' }]);
    expect(hear('red lips', 'put it back').acts).toEqual([{ act: 'undo' }]);
  });

  test('after a product was taken off is that product', () => {
    expect(hear('no blush', 'put the blush back on').patch).toEqual({
      blush: { opacity: DEFAULT_LOOK.blush.opacity },
    });
  });
});

describe('a question', () => {
  test('is over once something else was said that nobody understands', () => {
    expect(hear('reset', 'green hair').memory.question).toBeNull();
    expect(hear('reset', 'green hair', 'yes').acts).toEqual([]);
  });

  test('of which product is meant waits for its name', () => {
    expect(hear('make it darker', 'umbrella', 'the lips').patch).toHaveProperty('lipstick');
  });
});

describe('the studio', () => {
  test('does nothing that is taken back in the same breath', () => {
    expect(hear('take a picture, no wait, don’t').acts).toEqual([]);
  });

  test.each(['I have to save money', 'save some time', 'how much is the train ticket'])(
    'leaves alone what is not its own: %s',
    (command) => {
      expect(hear(command).acts).toEqual([]);
    },
  );

  test('saves under the name alone, and says what it did not do', () => {
    const { acts, replies } = hear('save this as Work and then take everything off');
    expect(acts).toEqual([{ act: 'save', name: 'Work' }]);
    expect(replies).toContainEqual({
      key: 'not-understood',
      words: 'and then take everything off',
    });
  });
});
