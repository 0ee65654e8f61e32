import { describe, expect, it, test } from 'vitest';
import { DEFAULT_LOOK, type Look } from '#domain/makeup/look.ts';
import { applyPatch } from '#domain/makeup/patch.ts';
import { CATEGORIES, type Category } from './category.ts';
import type { ShadeFinish } from './product.ts';
import { shadeRow, shownFinish, tryOnPatch, wayBack, wearsShade, whyNotTried } from './try-on.ts';

function shade(category: Category, finish: ShadeFinish | null = null, hex = '#b9586c') {
  return { category, finish, colour: { hex, source: 'brand' } } as const;
}

function tried(category: Category, finish: ShadeFinish | null = null, look = DEFAULT_LOOK): Look {
  return applyPatch(look, tryOnPatch(shade(category, finish), look)!);
}

describe('a product that is tried on', () => {
  it('is one of the six that the mirror draws, or a gloss, which is drawn as a lipstick', () => {
    expect(CATEGORIES.filter((category) => whyNotTried(shade(category)) === 'not-drawn')).toEqual([
      'highlighter',
      'concealer',
      'bronzer',
      'primer',
      'setting-spray',
    ]);
  });

  it('has a color that is known', () => {
    expect(whyNotTried({ ...shade('blush'), colour: null })).toBe('no-colour');
    expect(tryOnPatch({ ...shade('blush'), colour: null }, DEFAULT_LOOK)).toBeNull();
  });

  it('is a black mascara: the mirror draws lashes in no other color', () => {
    expect(whyNotTried(shade('mascara', 'satin', '#101011'))).toBeNull();
    expect(whyNotTried(shade('mascara', 'satin', '#35231b'))).toBe('only-black');
  });

  it('comes in its own color, and leaves everything else as it was', () => {
    expect(tried('blush')).toEqual({
      ...DEFAULT_LOOK,
      blush: { color: '#b9586c', opacity: DEFAULT_LOOK.blush.opacity },
    });
  });

  it('covers the whole lid with a single eyeshadow', () => {
    expect(tried('eyeshadow').eyeshadow.colors).toEqual(['#b9586c', '#b9586c', '#b9586c']);
  });

  it('is seen, even where its kind was not worn', () => {
    const bare = applyPatch(DEFAULT_LOOK, { lipstick: { opacity: 0 }, mascara: { opacity: 5 } });
    expect(tried('lipstick', null, bare).lipstick.opacity).toBe(70);
    const black = tryOnPatch(shade('mascara', null, '#101011'), bare)!;
    expect(applyPatch(bare, black).mascara.opacity).toBe(65);
  });

  it('is not blended with what lies below: that would be another color', () => {
    const blended = applyPatch(DEFAULT_LOOK, { lipstick: { blend: 'multiply' } });
    expect(tried('lipstick', null, blended).lipstick.blend).toBeUndefined();
  });
});

describe('the finish of a product', () => {
  test.each<[Category, ShadeFinish | null, string | undefined, string]>([
    ['lipstick', 'matte', 'matte', 'as-it-is'],
    ['lipstick', 'glitter', 'shimmer', 'nearest'],
    ['lipstick', 'natural', 'satin', 'nearest'],
    ['lip-gloss', null, 'gloss', 'as-it-is'],
    ['lip-gloss', 'shimmer', 'shimmer', 'as-it-is'],
    ['lipstick', null, undefined, 'as-it-is'],
  ])('of a %s that is %s is drawn on lips as %s', (category, finish, drawn, kind) => {
    expect(tried(category, finish).lipstick.finish).toBe(drawn);
    expect(shownFinish(shade(category, finish)).kind).toBe(kind);
  });

  it('is drawn on lids as shimmer or matte', () => {
    expect(tried('eyeshadow', 'shimmer').eyeshadow.finish).toBe('shimmer');
    expect(tried('eyeshadow', 'satin').eyeshadow.finish).toBe('matte');
    expect(shownFinish(shade('eyeshadow', 'satin'))).toEqual({ kind: 'nearest', finish: 'matte' });
  });

  it('of a gloss lets the lips show through, and fades no lipstick that is tried after it', () => {
    const gloss = tried('lip-gloss');
    expect(gloss.lipstick.opacity).toBe(Math.round(0.55 * DEFAULT_LOOK.lipstick.opacity));
    expect(wearsShade(gloss, shade('lip-gloss'))).toBe(true);
    expect(tried('lip-gloss', null, gloss)).toEqual(gloss);
    const after = tried('lipstick', 'matte', gloss).lipstick.opacity;
    expect(Math.abs(after - DEFAULT_LOOK.lipstick.opacity)).toBeLessThanOrEqual(1);
  });

  it('is not drawn for a foundation, and this is said', () => {
    expect(shownFinish(shade('foundation', 'dewy'))).toEqual({ kind: 'colour-only' });
  });
});

describe('a look', () => {
  it('is said to wear a product only in the color and the finish of it', () => {
    const look = tried('lipstick', 'gloss');
    expect(wearsShade(look, shade('lipstick', 'gloss'))).toBe(true);
    expect(wearsShade(look, shade('lipstick', 'matte'))).toBe(false);
    expect(wearsShade(DEFAULT_LOOK, shade('lipstick', 'gloss'))).toBe(false);
  });

  it('comes back as it was, however many shades were tried over each other', () => {
    let look = applyPatch(DEFAULT_LOOK, { lipstick: { opacity: 0, finish: 'gloss' } });
    const before = look;
    let back = {};
    for (const each of [shade('lipstick', 'matte'), shade('blush'), shade('lip-gloss')]) {
      const patch = tryOnPatch(each, look)!;
      back = wayBack(back, look, patch);
      look = applyPatch(look, patch);
    }
    expect(look).not.toEqual(before);
    expect(applyPatch(look, back)).toEqual(before);
  });

  it('keeps what was changed besides, on the way back', () => {
    const patch = tryOnPatch(shade('lipstick'), DEFAULT_LOOK)!;
    const back = wayBack({}, DEFAULT_LOOK, patch);
    const changed = applyPatch(applyPatch(DEFAULT_LOOK, patch), { blush: { opacity: 7 } });
    expect(applyPatch(changed, back)).toEqual(applyPatch(DEFAULT_LOOK, { blush: { opacity: 7 } }));
  });
});

describe('the row of shades', () => {
  it('begins with what was tried, has nothing twice, and ends with the eighth', () => {
    const named = (ids: string) => Array.from(ids, (id) => ({ id }));
    const row = shadeRow(named('ba'), named('cdaefghij'));
    expect(row.map(({ id }) => id).join('')).toBe('bacdefgh');
  });
});
