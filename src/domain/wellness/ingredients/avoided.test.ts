import { describe, expect, it } from 'vitest';
import { avoidedName, changedAvoided, LONGEST_AVOIDED_NAME, MOST_AVOIDED } from './avoided.ts';
import { listOf, parseKeptAvoided } from './kept-avoided.ts';

const add = (name: string, kind: 'allergen' | 'dislike' = 'allergen') => ({
  name,
  kind,
  isRemoved: false,
});
const remove = (name: string) => ({ ...add(name), isRemoved: true });
const ID = '01890a5d-ac96-774b-bcce-b302099a8057';

describe('what a person avoids', () => {
  it('is on the list once, however it is spelled, and as it was said last', () => {
    expect(changedAvoided([], [add('Linalool'), add('LINALÓOL', 'dislike')])).toEqual([
      { name: 'LINALÓOL', kind: 'dislike' },
    ]);
  });

  it('is taken off by any spelling', () => {
    expect(changedAvoided([add('Linalool'), add('Talc')], [remove('linalool')])).toMatchObject([
      { name: 'Talc' },
    ]);
  });

  it('comes to no more than a list holds', () => {
    const many = Array.from({ length: MOST_AVOIDED + 3 }, (_, at) => add(`Thing ${at}`));
    expect(changedAvoided([], many)).toHaveLength(MOST_AVOIDED);
    expect(changedAvoided([], [...many, add('Thing 1', 'dislike')])[1]?.kind).toBe('dislike');
  });

  it.each([
    ['  Rose   oil ', 'Rose oil'],
    ['', null],
    ['***', null],
    ['a'.repeat(LONGEST_AVOIDED_NAME + 1), null],
  ])('is kept of %j as %j', (typed, kept) => {
    expect(avoidedName(typed)).toBe(kept);
  });
});

describe('a list that a browser keeps', () => {
  const written = {
    v: 1,
    place: 'account',
    items: [{ name: 'Talc', kind: 'dislike' }],
    unsent: [{ id: ID, ...add('Linalool') }],
  };

  it('is read as it was written, with what the account does not know yet', () => {
    const kept = parseKeptAvoided(JSON.parse(JSON.stringify(written)));
    expect(kept).toEqual(written);
    expect(listOf(kept).map(({ name }) => name)).toEqual(['Talc', 'Linalool']);
  });

  it.each([
    ['nothing', null],
    ['another version', { ...written, v: 2 }],
    ['another place', { ...written, place: 'elsewhere' }],
    ['a name that is none', { ...written, items: [{ name: ' ', kind: 'dislike' }] }],
  ])('counts as none where it is %s', (_what, stored) => {
    expect(parseKeptAvoided(stored)).toBeNull();
    expect(listOf(null)).toEqual([]);
  });
});
