import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AI_ARTISTS } from '#content/ai-artists.ts';
import { ARTIST_CARDS } from '#content/artist-cards/artist-cards.ts';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { parseLook } from '#domain/makeup/parse-look.ts';
import { applyPatch } from '#domain/makeup/patch.ts';
import { answerAsArtist, sentencesIn } from './answer-as-artist.ts';

const ARTIST = 'celeste-marlow';

/**
 * An answer takes a few milliseconds; even on a machine with ten times as much to do it must not take
 * longer than this.
 */
const QUICK = 5000;

function ask(message: string, earlier: readonly string[] = []) {
  return answerAsArtist({ artistId: ARTIST, message, earlier, look: DEFAULT_LOOK });
}

/** What is wrong with the answer to a text; nothing, if it is valid and quick. */
function faultsOf(message: string, earlier: readonly string[] = []): readonly string[] {
  const started = performance.now();
  const { response, suggestion } = ask(message, earlier);
  const took = performance.now() - started;
  const look = parseLook(applyPatch(DEFAULT_LOOK, suggestion ?? {}));
  return [
    ...(took < QUICK ? [] : [`took ${took} ms`]),
    ...(response.trim() === '' ? ['is empty'] : []),
    ...(response.length < 1500 ? [] : ['is long']),
    ...(sentencesIn(response) <= 6 ? [] : ['has too many sentences']),
    ...(look.ok ? [] : ['suggests what cannot be worn']),
  ];
}

describe('an answer', () => {
  test.each(['which red lipstick suits me', 'tell me which red lipstick would suit me best'])(
    'to %j rests on no measures if none are shared',
    (message) => {
      expect(ask(message)).toMatchObject({ kind: 'card', cardId: 'red-lip-choose' });
      expect(ask(message).restsOnFeatures).toBeUndefined();
    },
  );

  test('comes quickly to any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 2000 }),
        fc.array(fc.string({ maxLength: 80 }), { maxLength: 8 }),
        (message, earlier) => {
          expect(faultsOf(message, earlier)).toEqual([]);
        },
      ),
      { numRuns: 40 },
    );
  });

  test.each([
    ['nothing', ''],
    ['signs', '?!?! \u0000\u0007\u001b[31m'],
    ['emoji', '💄💋👩‍🎤'.repeat(500)],
    ['ten thousand words', 'which red lipstick suits me '.repeat(2000)],
    ['words that nobody knows', 'qzx wvb '.repeat(5000)],
    ['one long word', 'a'.repeat(100_000)],
    ['the name of what every object has', 'constructor __proto__ toString'],
  ])('comes quickly to %s', (_, message) => {
    expect(
      faultsOf(
        message,
        Array.from({ length: 7 }, () => message),
      ),
    ).toEqual([]);
  });

  test.each(AI_ARTISTS)('of $name has two to six sentences, whatever the card', ({ id }) => {
    for (const card of ARTIST_CARDS) {
      const message = card.asks[0] ?? '';
      const { response } = answerAsArtist({ artistId: id, message, look: DEFAULT_LOOK });
      expect(sentencesIn(response)).toBeGreaterThanOrEqual(2);
      expect(sentencesIn(response)).toBeLessThanOrEqual(6);
    }
  });

  test('to the most frequent questions is ended by each artist in other words', () => {
    const message = 'which red lipstick suits me';
    const answers = AI_ARTISTS.map(({ id }) => answerAsArtist({ artistId: id, message }).response);
    const endings = answers.map((response) => response.split('. ').at(-1));
    expect(new Set(endings).size).toBe(AI_ARTISTS.length);
    expect(answers.every((response) => response.startsWith('Hold a blue-leaning red'))).toBe(true);
  });

  test('differs from artist to artist, whatever the card', () => {
    const alike = ARTIST_CARDS.filter((card) => {
      const message = card.question ?? card.asks[0] ?? '';
      const answers = AI_ARTISTS.map(
        ({ id }) => answerAsArtist({ artistId: id, message }).response,
      );
      return new Set(answers).size < AI_ARTISTS.length;
    });
    expect(alike.map(({ id }) => id)).toEqual([]);
  });

  test('is plain where nothing is put on for its color', () => {
    const answers = AI_ARTISTS.map(
      ({ id }) => answerAsArtist({ artistId: id, message: 'funeral makeup' }).response,
    );
    expect(
      answers.filter((response) => /bolder|doubts later|laugh|smile|enjoy/.test(response)),
    ).toEqual([]);
  });

  test('has no artist’s own words if an unknown artist gives it', () => {
    const { response } = answerAsArtist({
      artistId: 'constructor',
      message: 'where do i put blush',
    });
    expect(response).toMatch(/Start with little and add\.$/);
  });

  test('speaks of the look that is worn, and offers one to try on', () => {
    const { response, suggestion, cardId, emojiAnimation } = ask('which red lipstick suits me');
    expect(cardId).toBe('red-lip-choose');
    expect(response).toContain('Hot Pink, satin, at 70');
    expect(response).toContain('Classic Red, matte, at 90');
    expect(suggestion).toEqual({ lipstick: { color: '#b3203f', opacity: 90, finish: 'matte' } });
    expect(emojiAnimation).toBe('bounce');
  });

  test('offers nothing that is worn already', () => {
    const { suggestion } = ask('which red lipstick suits me');
    const look = applyPatch(DEFAULT_LOOK, suggestion ?? {});
    const again = answerAsArtist({
      artistId: ARTIST,
      message: 'which red lipstick suits me',
      look,
    });
    expect(again.suggestion).toBeUndefined();
  });

  test('is given by an artist that nobody knows, without a voice', () => {
    expect(answerAsArtist({ artistId: '__proto__', message: 'hello' }).response).toContain('AI');
  });
});

describe('a question that goes on', () => {
  const earlier = ['where do i put blush'];

  test.each([
    ['why?', 'why', 'blush-where'],
    ['how much?', 'amount', 'blush-where'],
    ['and for dark skin?', 'card', 'deep-blush'],
    ['what about very pale skin', 'card', 'fair-blush'],
    ['and on a round face?', 'card', 'blush-face-shape'],
    ['tell me more', 'card', 'blush-face-shape'],
  ])('“%s” is about what was asked before', (message, kind, cardId) => {
    expect(ask(message, earlier)).toMatchObject({ kind, cardId });
  });

  test('follows the season after the skin', () => {
    const { cardId } = ask('what about in summer', ['which foundation for oily skin']);
    expect(cardId).toBe('last-heat');
  });

  test('does not lead to a card if nothing was asked before', () => {
    expect(ask('why?').kind).toBe('unknown');
  });

  test('reads no more than the last six', () => {
    const many = [...earlier, ...Array.from({ length: 6 }, () => 'zzz')];
    expect(ask('why?', many).kind).toBe('unknown');
  });
});

test.each(AI_ARTISTS)('$name says that it is an AI, in any mood', ({ id }) => {
  for (const message of ['are you an AI?', 'Are you human', 'am I talking to a real person?']) {
    const { response, kind } = answerAsArtist({ artistId: id, message });
    expect(kind).toBe('ai');
    expect(response).toMatch(/^Yes, I am an AI/);
  }
});
