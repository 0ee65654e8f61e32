import { expect, test } from 'vitest';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { applyPatch } from '#domain/makeup/patch.ts';
import { isWorn } from './is-worn.ts';
import { suggestionRows } from './suggestion-rows.ts';

test('a new shade stands beside the one that it replaces', () => {
  const patch = { lipstick: { color: '#b3203f', opacity: 90, finish: 'matte' } } as const;
  expect(suggestionRows(DEFAULT_LOOK, patch)).toEqual([
    {
      product: 'lipstick',
      name: 'Classic Red, matte',
      from: ['#ec4899'],
      to: ['#b3203f'],
      before: 70,
      after: 90,
    },
  ]);
});

test('the same shade is called lighter or stronger', () => {
  const rows = suggestionRows(DEFAULT_LOOK, { blush: { opacity: 24 }, mascara: { opacity: 90 } });
  expect(rows.map(({ name, from }) => [name, from])).toEqual([
    ['Soft Rose, lighter', null],
    ['Lift Black, stronger', null],
  ]);
});

test('a shade that is on no list is named by its color', () => {
  const [row] = suggestionRows(DEFAULT_LOOK, { eyeliner: { color: '#1c5a2e' } });
  expect(row?.name).toBe('Dark green');
});

test('a product that is not worn has no shade to replace', () => {
  const bare = applyPatch(DEFAULT_LOOK, { lipstick: { opacity: 0 } });
  expect(suggestionRows(bare, { lipstick: { color: '#b3203f' } })[0]?.from).toBeNull();
});

test('a suggestion is worn as long as its products are', () => {
  const patch = { lipstick: { color: '#b3203f' }, blush: { opacity: 24 } };
  const worn = applyPatch(DEFAULT_LOOK, patch);
  const before = { lipstick: { color: '#ec4899' }, blush: { opacity: 50 } };
  expect(isWorn(worn, before, patch)).toBe(true);
  expect(isWorn(applyPatch(worn, { blush: { opacity: 60 } }), before, patch)).toBe(false);
  const lipsAlone = applyPatch(DEFAULT_LOOK, { lipstick: patch.lipstick });
  expect(isWorn(lipsAlone, { lipstick: before.lipstick }, patch)).toBe(true);
});
