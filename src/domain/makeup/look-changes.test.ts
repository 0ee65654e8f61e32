import { describe, expect, it } from 'vitest';
import { lookChanges } from './look-changes.ts';
import { DEFAULT_LOOK } from './look.ts';
import { applyPatch } from './patch.ts';

function changesBy(patch: Parameters<typeof applyPatch>[1]) {
  return lookChanges(DEFAULT_LOOK, applyPatch(DEFAULT_LOOK, patch));
}

describe('what sets two looks apart', () => {
  it('is nothing for the same look, and the case of a color does not matter', () => {
    expect(changesBy({})).toEqual([]);
    expect(changesBy({ lipstick: { color: '#EC4899' } })).toEqual([]);
  });

  it('names another shade, another finish and another opacity, in the order of the products', () => {
    expect(
      changesBy({
        foundation: { opacity: 10 },
        eyeshadow: { finish: 'shimmer' },
        lipstick: { color: '#b3203f' },
      }),
    ).toEqual([
      { product: 'lipstick', isOtherShade: true },
      { product: 'eyeshadow', isOtherShade: true },
      { product: 'foundation', isOtherShade: false },
    ]);
  });

  it('names another way of meeting the skin', () => {
    expect(changesBy({ blush: { blend: 'multiply' } })).toEqual([
      { product: 'blush', isOtherShade: true },
    ]);
  });

  it('does not count naming the finish that shows anyway as a change', () => {
    expect(changesBy({ lipstick: { finish: 'satin' } })).toEqual([]);
  });

  it('is silent about a shade that is seen in neither', () => {
    const bare = applyPatch(DEFAULT_LOOK, { blush: { opacity: 0 } });
    expect(lookChanges(bare, applyPatch(bare, { blush: { color: '#000000' } }))).toEqual([]);
  });
});
