import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MOST_SAVED_COLOURS,
  parseSavedColours,
  withoutSaved,
  withSaved,
  type SavedColour,
} from './saved-colours.ts';
import { WHEEL_TYPES, wheelColour } from './wheel-colour.ts';

const colour = fc
  .tuple(
    fc.integer({ min: 0, max: 359 }),
    fc.integer({ max: 100, min: 0 }),
    fc.integer({ max: 100, min: 0 }),
  )
  .map(([h, s, l]) => wheelColour(h, s, l));
const saves = fc.array(fc.tuple(colour, fc.constantFrom(...WHEEL_TYPES)), { maxLength: 60 });

function saveAll(
  wishes: readonly (readonly [ReturnType<typeof wheelColour>, SavedColour['type']])[],
) {
  return wishes.reduce<readonly SavedColour[]>(
    (saved, [of, type]) => withSaved(saved, of, type),
    [],
  );
}

describe('saved colours', () => {
  it('are named by their type and a running number', () => {
    const saved = saveAll([
      [wheelColour(330, 80, 60), 'lipstick'],
      [wheelColour(10, 80, 60), 'blush'],
      [wheelColour(340, 80, 60), 'lipstick'],
    ]);
    expect(saved.map(({ name }) => name)).toEqual(['lipstick 1', 'blush 1', 'lipstick 2']);
    expect(saved[0]).toEqual({
      h: 330,
      s: 80,
      l: 60,
      hex: '#eb4799',
      name: 'lipstick 1',
      type: 'lipstick',
    });
  });

  it('never share a name, and are never too many', () => {
    fc.assert(
      fc.property(saves, (wishes) => {
        const saved = saveAll(wishes);
        expect(saved.length).toBe(Math.min(wishes.length, MOST_SAVED_COLOURS));
        expect(new Set(saved.map(({ name }) => name)).size).toBe(saved.length);
      }),
    );
  });

  it('come back from storage as they were', () => {
    fc.assert(
      fc.property(saves, (wishes) => {
        const saved = saveAll(wishes);
        expect(parseSavedColours(JSON.parse(JSON.stringify(saved)))).toEqual(saved);
      }),
    );
  });

  it('can be deleted one by one', () => {
    const saved = saveAll([
      [wheelColour(330, 80, 60), 'lipstick'],
      [wheelColour(340, 80, 60), 'lipstick'],
    ]);
    expect(withoutSaved(saved, 'lipstick 1').map(({ name }) => name)).toEqual(['lipstick 2']);
  });

  it.each([null, {}, 'x', [{ h: 1 }], [{ h: 1, s: 1, l: 1, name: '<b>', type: 'lipstick' }]])(
    'are none where storage holds %j',
    (stored) => {
      expect(parseSavedColours(stored)).toEqual([]);
    },
  );
});
