import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOK, type Look } from '#domain/makeup/look.ts';
import { briefSchema, type Requirement } from './brief.ts';
import { checkBrief, meetsBrief } from './check-brief.ts';

const RED = '#b3203f';
const PINK = '#ec4899';

function worn(part: Partial<Look>): Look {
  return { ...DEFAULT_LOOK, ...part };
}

function missesOf(look: Look, part: Requirement) {
  return checkBrief(look, [part])[0]?.misses;
}

describe('a part that asks for a product', () => {
  const matteRed: Requirement = {
    kind: 'wear',
    product: 'lipstick',
    color: 'red',
    finish: 'matte',
    least: 60,
  };

  it('is met by that color with that finish', () => {
    const look = worn({ lipstick: { color: RED, opacity: 60, finish: 'matte' } });
    expect(missesOf(look, matteRed)).toEqual([]);
    expect(meetsBrief(look, [matteRed])).toBe(true);
  });

  it('names each thing that is missing', () => {
    const look = worn({ lipstick: { color: PINK, opacity: 59.5, finish: 'gloss' } });
    expect(missesOf(look, matteRed)).toEqual([
      { kind: 'too-faint', product: 'lipstick', least: 60, worn: 59 },
      { kind: 'wrong-color', product: 'lipstick', color: 'red', worn: 'pink' },
      { kind: 'wrong-finish', product: 'lipstick', finish: 'matte', worn: 'gloss' },
    ]);
  });

  it('says only that a product is not worn, and nothing else about it', () => {
    const look = worn({ lipstick: { color: RED, opacity: 9, finish: 'matte' } });
    expect(missesOf(look, matteRed)).toEqual([{ kind: 'not-worn', product: 'lipstick' }]);
  });

  it('takes a lipstick without a finish as satin', () => {
    const part: Requirement = { kind: 'wear', product: 'lipstick', finish: 'satin' };
    expect(missesOf(DEFAULT_LOOK, part)).toEqual([]);
  });

  it('wants two of the three shades of an eyeshadow in its color', () => {
    const part: Requirement = { kind: 'wear', product: 'eyeshadow', color: 'blue' };
    const eyes = (colors: Look['eyeshadow']['colors']) =>
      missesOf(worn({ eyeshadow: { colors, opacity: 50 } }), part)?.length;
    expect(eyes(['#1b2748', '#3a5fae', '#f8e8db'])).toBe(0);
    expect(eyes(['#1b2748', '#b3203f', '#f8e8db'])).toBe(1);
  });
});

describe('a part that asks for bareness', () => {
  it('is missed by what is worn', () => {
    const part: Requirement = { kind: 'bare', product: 'blush' };
    expect(missesOf(DEFAULT_LOOK, part)).toEqual([{ kind: 'worn', product: 'blush' }]);
    expect(missesOf(worn({ blush: { color: PINK, opacity: 5 } }), part)).toEqual([]);
  });

  it('counts the products that are worn, the foundation among them', () => {
    const part: Requirement = { kind: 'at-most', products: 3 };
    expect(missesOf(DEFAULT_LOOK, part)).toEqual([{ kind: 'too-many', most: 3, worn: 6 }]);
    const off = { color: PINK, opacity: 0 };
    const three = worn({ blush: off, foundation: off, eyeliner: off });
    expect(missesOf(three, part)).toEqual([]);
  });
});

describe('a part that asks for one color', () => {
  const part: Requirement = { kind: 'one-color' };

  it('is met by lips, cheeks and eyes of about one hue, also across red', () => {
    const look = worn({
      lipstick: { color: '#8e2f5b', opacity: 70 },
      blush: { color: '#d0626a', opacity: 50 },
      eyeshadow: { colors: ['#d8a3b8', '#8f3d66', '#3b241b'], opacity: 60 },
    });
    expect(missesOf(look, part)).toEqual([]);
  });

  it('names what stands apart, and what is not worn', () => {
    const blue = worn({ blush: { color: '#3a5fae', opacity: 50 } });
    expect(missesOf(blue, part)).toContainEqual({ kind: 'apart', product: 'blush' });
    const bare = worn({ blush: { color: PINK, opacity: 0 } });
    expect(missesOf(bare, part)).toEqual([{ kind: 'not-worn', product: 'blush' }]);
  });
});

describe('a brief', () => {
  it.each([
    [],
    [{ kind: 'wear', product: 'mascara', color: 'red' }],
    [{ kind: 'wear', product: 'blush', finish: 'matte' }],
    [{ kind: 'wear', product: 'eyeshadow', finish: 'gloss' }],
    [{ kind: 'wear', product: 'lipstick', least: 0 }],
    [{ kind: 'at-most', products: 6 }],
    [{ kind: 'smile' }],
    Array.from({ length: 6 }, () => ({ kind: 'bare', product: 'blush' })),
  ])('is not %j', (...parts) => {
    expect(briefSchema.safeParse(parts).success).toBe(false);
  });
});
