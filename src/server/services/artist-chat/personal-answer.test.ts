import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ARTIST_CARDS } from '#content/artist-cards/artist-cards.ts';
import { INSTEAD_OF, ONLY_FOR, PERSONAL_PARTS } from '#content/artist-cards/personal-parts.ts';
import { FEATURE_VALUES, type SharedFeatures } from '#domain/artist-chat/shared-features.ts';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { parseLook } from '#domain/makeup/parse-look.ts';
import { applyPatch } from '#domain/makeup/patch.ts';
import { answerAsArtist, sentencesIn } from './answer-as-artist.ts';
import { cardFor, personalAnswer } from './personal-card.ts';

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

/** What is added to a card, in one text. */
function added(cardId: string, features: SharedFeatures): string {
  return personalAnswer(cardOf(cardId), features, 2)?.sentences.join(' ') ?? '';
}

function cardOf(id: string) {
  const card = ARTIST_CARDS.find((each) => each.id === id);
  if (card === undefined) throw new Error(`There is no card ${id}.`);
  return card;
}

describe('a person who shares what the mirror measured', () => {
  test.each([
    ['red-lip-choose', /Raspberry Ice: it leans to blue/, /Lacquer: it leans to orange/],
    ['lip-fuller', /measured thin/, /measured full/],
    ['blush-where', /round: draw it in a diagonal/, /long: sweep it level/],
    ['foundation-shade', /Sand Rose.*rose or cool/, /Cacao Honey.*golden or warm/],
    ['concealer-shade', /pale peach is enough/, /red-orange: peach turns gray/],
    ['shadow-color-bright', /blue: Copper Wire/, /dark brown: Old Gold/],
    ['smoky-eye', /Pebble, Stone Taupe and Basalt/, /Copper Kettle and Burnt Copper/],
    ['liner-wing', /downturned: leave the lashes/, /almond-shaped: a thin line/],
    ['liner-brown', /stay with brown: Hazel Shell/, /Jet or Black Plum shows/],
    ['liner-colored', /Chestnut Shell sets off blue/, /Antique Bronze sets off dark/],
    ['lash-color', /low: two coats/, /high: one thin coat/],
    ['contour-basic', /cool taupe/, /espresso/],
    ['bronzer-color', /orange shows at once/, /lighter ones look like dust/],
    ['highlighter-color', /pearl or icy pink/, /gold or copper/],
    ['powder-where', /translucent powder disappears/, /gray film/],
    ['brow-shape', /a clear arch/, /a flatter, longer brow/],
    ['undertone-find', /measured yours as cool/, /measured yours as warm/],
    ['color-contrast', /low: mid-tones/, /high: it carries/],
    ['eyes-find-shape', /yours as round and downturned/, /yours as almond-shaped/],
    ['office', /Soft Almond/, /Espresso Lip/],
  ])('is told by %s what suits this face', (card, forFair, forDeep) => {
    expect(added(card, FAIR)).toMatch(forFair);
    expect(added(card, DEEP)).toMatch(forDeep);
  });

  test('gets a red by the undertone alone, and a shadow by the eyes alone', () => {
    expect(added('red-lip-choose', { undertone: 'neutral' })).toMatch(
      /neutral undertones.*Velvet Red/,
    );
    expect(added('shadow-color-bright', { eyeColor: 'green' })).toMatch(/measured green: Mallow/);
    expect(added('lip-nude-choose', { undertone: 'neutral' })).toBe('');
  });

  test('is offered what the answer names', () => {
    expect(ask('Which red lipstick suits me?', DEEP)).toMatchObject({
      suggestion: { lipstick: { color: '#913321', opacity: 90, finish: 'matte' } },
      restsOnFeatures: true,
    });
    // A matte finish would take away what little volume thin lips show.
    expect(personalAnswer(cardOf('lip-dark'), FAIR, 2)?.patch.lipstick?.finish).toBe('satin');
    expect(personalAnswer(cardOf('lip-dark'), DEEP, 2)?.patch.lipstick?.finish).toBe('matte');
  });

  test.each([
    ['lip-nude-choose', 'which nude suits me', DEEP, 'deep-nude'],
    ['lip-nude-choose', 'which nude suits my pale sister', DEEP, 'lip-nude-choose'],
    ['deep-highlighter', 'which highlighter', FAIR, 'highlighter-color'],
    ['eye-color-brown', 'what brings out my eyes', FAIR, 'eye-color-blue'],
    ['eye-color-green', 'shadow for green eyes', FAIR, 'eye-color-green'],
  ] as const)(
    'is answered for people like them instead of by %s: “%s”',
    (found, question, features, card) => {
      expect(cardFor(cardOf(found), question, features).id).toBe(card);
    },
  );

  test('is told nothing personal on a card about others', () => {
    expect([added('deep-blush', FAIR), added('eye-color-green', FAIR)]).toEqual(['', '']);
  });

  test('has follow-up questions answered by it, too', () => {
    const earlier = ['where do i put blush'];
    expect(ask('and for dark skin?', DEEP, earlier).response).toMatch(/On deep, warm skin/);
    expect(ask('and for dark skin?', FAIR, earlier).restsOnFeatures).toBeUndefined();
  });

  test('hears what is known of them when they ask whether they are seen', () => {
    const { response } = ask('Can you see me?', DEEP);
    expect(response).toMatch(/^No, I cannot see you\. .*deep skin.*dark brown eyes.*a long face/);
  });

  test('hears nothing of it if it does not matter', () => {
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
        const answer = personalAnswer(card, shared, 2);
        if (answer === null) return;
        const text = answer.sentences.join(' ');
        expect(answer.sentences.length).toBeLessThanOrEqual(2);
        expect(sentencesIn(text)).toBe(answer.sentences.length);
        expect(text).not.toMatch(/[{}]|undefined| {2}/);
        expect(parseLook(applyPatch(DEFAULT_LOOK, answer.patch)).ok).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  test('is nothing without features', () => {
    expect(ARTIST_CARDS.flatMap((card) => personalAnswer(card, {}, 2) ?? [])).toEqual([]);
  });

  test('belongs to cards that exist', () => {
    const known = new Set(ARTIST_CARDS.map(({ id }) => id));
    const named = [
      ...Object.keys(PERSONAL_PARTS),
      ...Object.keys(ONLY_FOR),
      ...Object.entries(INSTEAD_OF).flat(2),
    ];
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });
});
