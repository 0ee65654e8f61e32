import { describe, expect, it } from 'vitest';
import type { Category } from './category.ts';
import { hslLightness, MOST_PICKS, nearestOfEach, pickForAnyone } from './picks.ts';

const product = (id: string, category: Category, hex: string | null) => ({
  id,
  category,
  colour: hex === null ? null : { hex },
});

describe('picks for anyone', () => {
  it('are of a lightness between .3 and .8', () => {
    expect(hslLightness('#800000')).toBeCloseTo(0.25, 1);
    const picked = pickForAnyone([
      product('deep', 'lipstick', '#400000'),
      product('middle', 'lipstick', '#c06070'),
      product('pale', 'highlighter', '#fff0e8'),
      product('unknown', 'blush', null),
    ]);
    expect(picked.map(({ id }) => id)).toEqual(['middle']);
  });

  it('are five at most, and of each category one before any comes twice', () => {
    const lips = Array.from({ length: 9 }, (_, at) => product(`lip ${at}`, 'lipstick', '#c06070'));
    const picked = pickForAnyone([...lips, product('cheek', 'blush', '#d08070')]);
    expect(picked).toHaveLength(MOST_PICKS);
    expect(picked.slice(0, 2).map(({ id }) => id)).toEqual(['lip 0', 'cheek']);
  });
});

describe('products for the colors that are looked for', () => {
  it('have no product twice, and none that is another color', () => {
    const found = (id: string, difference: number) => ({ product: { id }, difference });
    const picked = nearestOfEach(
      [[found('a', 1), found('b', 3)], [found('a', 1), found('b', 3)], [found('c', 20)]],
      14,
    );
    expect(picked.map((each) => each?.product.id ?? null)).toEqual(['a', 'b', null]);
  });
});
