import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ARTIST_CARDS } from '#content/artist-cards/artist-cards.ts';
import { INSTEAD_OF, ONLY_FOR, PERSONAL_PARTS } from '#content/artist-cards/personal-parts.ts';
import { FEATURE_VALUES, type SharedFeatures } from '#domain/artist-chat/shared-features.ts';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { parseLook } from '#domain/makeup/parse-look.ts';
import { applyPatch } from '#domain/makeup/patch.ts';
import { answerAsArtist, sentencesIn } from './answer-as-artist.ts';
import { personalAnswer } from './personal-card.ts';

const FAIR: SharedFeatures = {
  skinDepth: 'very light',
  undertone: 'cool',
  contrast: 'low',
  eyeColor: 'blue',
  eyeShape: 'round',
  eyeTilt: 'downturned',
  faceShape: 'round',
  lipShape: 'thin',
};
const DEEP: SharedFeatures = {
  skinDepth: 'deep',
  undertone: 'warm',
  contrast: 'high',
  eyeColor: 'dark brown',
  eyeShape: 'almond',
  eyeTilt: 'level',
  faceShape: 'oblong',
  lipShape: 'full',
};

function ask(message: string, features?: SharedFeatures, earlier: readonly string[] = []) {
  return answerAsArtist({
    artistId: 'nobody',
    message,
    earlier,
    look: DEFAULT_LOOK,
    ...(features !== undefined && { features }),
  });
}

describe('a person who shares what the mirror measured', () => {
  test.each([
    [
      'Which red lipstick suits me?',
      /Raspberry Ice: it leans to blue/,
      /Lacquer: it leans to orange/,
    ],
    ['How do I pick a nude lipstick?', /Soft Almond/, /Espresso Lip/],
    ['How do I make my lips look fuller?', /measured thin/, /measured full/],
    ['Where do I put blush?', /round: draw it in a diagonal/, /long: sweep it level/],
    ['How do I find my foundation shade?', /Sand Rose/, /Cacao Honey/],
    ['How do I hide dark circles?', /pale peach is enough/, /red-orange: peach turns gray/],
    ['Which eyeshadow brings out my eyes?', /blue: Copper Wire/, /dark brown: Old Gold/],
    [
      'How do I do a smoky eye?',
      /Pebble, Stone Taupe and Basalt/,
      /Copper Kettle and Burnt Copper/,
    ],
    ['How do I draw a wing?', /downturned: leave the lashes/, /almond-shaped: a thin line/],
    ['Black or brown eyeliner?', /stay with brown: Hazel Shell/, /Jet or Black Plum shows/],
    [
      'Which colored eyeliner for me?',
      /Chestnut Shell sets off blue/,
      /Antique Bronze sets off dark/,
    ],
    ['Brown or black mascara?', /low: two coats/, /high: one thin coat/],
    ['How do I contour?', /cool taupe/, /espresso/],
    ['Which bronzer is right for me?', /orange shows at once/, /lighter ones look like dust/],
    ['Which highlighter color?', /pearl or icy pink/, /gold or copper/],
    ['Which setting powder should I use?', /translucent powder disappears/, /gray film/],
    ['How do I shape my brows?', /a clear arch/, /a flatter, longer brow/],
    ['What is my undertone?', /measured yours as cool/, /measured yours as warm/],
    ['What is my eye shape?', /yours as round and downturned/, /yours as almond-shaped/],
    ['Makeup for the office', /Soft Almond/, /Espresso Lip/],
    ['Can you see me?', /cannot see you.*blue eyes/, /cannot see you.*a long face/],
  ])('is answered by it: %s', (question, forFair, forDeep) => {
    const [fair, deep] = [ask(question, FAIR), ask(question, DEEP)];
    expect(fair.response).toMatch(forFair);
    expect(deep.response).toMatch(forDeep);
    expect([fair.restsOnFeatures, deep.restsOnFeatures]).toEqual([true, true]);
  });

  test('is offered what the answer names', () => {
    expect(ask('Which red lipstick suits me?', DEEP).suggestion).toEqual({
      lipstick: { color: '#913321', opacity: 90, finish: 'matte' },
    });
    // A matte would take from thin lips what they have.
    const dark = ask('How do I wear dark lipstick?', FAIR);
    expect(dark).toMatchObject({
      cardId: 'lip-dark',
      suggestion: { lipstick: { finish: 'satin' } },
    });
  });

  test('is answered by the card for people like them, unless the question says whom it is about', () => {
    expect(ask('How do I pick a nude lipstick?', DEEP).cardId).toBe('deep-nude');
    expect(ask('Which eyeshadow suits my eye color?', FAIR).cardId).toBe('eye-color-blue');
    const other = ask('eyeshadow for green eyes', FAIR);
    expect([other.cardId, other.restsOnFeatures]).toEqual(['eye-color-green', undefined]);
  });

  test('has follow-up questions answered by it, too', () => {
    const asked = ['Which red lipstick suits me?'];
    expect(ask('and blush?', DEEP, asked).response).toMatch(/On deep, warm skin/);
    const forOthers = ask('and for dark skin?', FAIR, ['where do i put blush']);
    expect([forOthers.cardId, forOthers.restsOnFeatures]).toEqual(['deep-blush', undefined]);
  });

  test('hears nothing of it where it does not matter', () => {
    expect(ask('How do I wash my brushes?', DEEP)).toEqual(ask('How do I wash my brushes?'));
  });
});

describe('what is added to a card', () => {
  const features = fc.record(
    Object.fromEntries(
      Object.entries(FEATURE_VALUES).map(([name, values]) => [name, fc.constantFrom(...values)]),
    ),
    { requiredKeys: [] },
  );

  test('is at most what was asked for, whole sentences, and can be worn', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ARTIST_CARDS), features, (card, shared: SharedFeatures) => {
        const added = personalAnswer(card, shared, 2);
        if (added === null) return;
        const text = added.sentences.join(' ');
        expect(added.sentences.length).toBeLessThanOrEqual(2);
        expect(sentencesIn(text)).toBe(added.sentences.length);
        expect(text).not.toMatch(/[{}]|undefined| {2}/);
        expect(parseLook(applyPatch(DEFAULT_LOOK, added.patch)).ok).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  test('is nothing without features', () => {
    expect(ARTIST_CARDS.flatMap((card) => personalAnswer(card, {}, 2) ?? [])).toEqual([]);
  });

  test('belongs to cards that there are', () => {
    const known = new Set(ARTIST_CARDS.map(({ id }) => id));
    const named = [
      ...Object.keys(PERSONAL_PARTS),
      ...Object.keys(ONLY_FOR),
      ...Object.entries(INSTEAD_OF).flat(2),
    ];
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });
});
