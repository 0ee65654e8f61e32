import { describe, expect, it } from 'vitest';
import {
  likelyCard,
  productSurface,
  surfaceAt,
  surfaceTrouble,
  surfaceWitness,
  WHITE_CARD,
  type Pixels,
} from './seen-surface.ts';

const WIDTH = 200;
const HEIGHT = 160;

/** A picture of one level, with rectangles of others: left, top, right, bottom, level. */
function picture(
  level: number,
  ...areas: readonly (readonly [number, number, number, number, number])[]
): Pixels {
  const data = new Uint8ClampedArray(4 * WIDTH * HEIGHT).fill(level);
  for (const [left, top, right, bottom, other] of areas) {
    for (let y = top; y < bottom; y += 1) {
      data.fill(other, 4 * (y * WIDTH + left), 4 * (y * WIDTH + right));
    }
  }
  return { data, width: WIDTH, height: HEIGHT };
}

describe('a surface in a picture', () => {
  it('is the mean of what lies around its place', () => {
    const seen = surfaceAt(picture(40, [140, 60, 190, 110, 188]), { x: 0.82, y: 0.53 });
    expect(seen.light[1]).toBeCloseTo(0.5, 1);
    expect(surfaceTrouble(seen)).toBeNull();
  });

  it('tells nothing where it is clipped, dark or not even', () => {
    const at = { x: 0.5, y: 0.5 };
    expect(surfaceTrouble(surfaceAt(picture(255), at))).toBe('too-bright');
    expect(surfaceTrouble(surfaceAt(picture(10), at))).toBe('too-dark');
    expect(surfaceTrouble(surfaceAt(picture(60, [100, 0, 200, 160, 200]), at))).toBe('uneven');
  });

  it('at the very edge of a picture is looked at as far as there is one', () => {
    const seen = surfaceAt(picture(120), { x: 1, y: 1 });
    expect(surfaceTrouble(seen)).toBeNull();
  });

  it('says what white would return in its light', () => {
    const { white } = surfaceWitness(
      { light: [0.435, 0.435, 0.445], unevenness: 0, clipped: 0 },
      WHITE_CARD,
    );
    expect(white.map((channel) => Math.round(100 * channel))).toEqual([50, 50, 50]);
  });
});

describe('a swatch of a product', () => {
  it('is the less sure the less its color is known', () => {
    const doubt = (source: 'measured' | 'brand' | 'picture') =>
      productSurface('lipstick', { hex: '#a03040', source })!.tintDeviation;
    expect(doubt('measured')).toBeLessThan(doubt('brand'));
    expect(doubt('brand')).toBeLessThan(doubt('picture'));
  });

  it('does not exist for a sample, a product without a color, or one that skin shows through', () => {
    expect(productSurface('lipstick', { hex: '#a03040', source: 'drawn' })).toBeNull();
    expect(productSurface('lipstick', null)).toBeNull();
    expect(productSurface('lip-gloss', { hex: '#a03040', source: 'measured' })).toBeNull();
  });
});

describe('a card that is looked for', () => {
  const face = { left: 0.35, top: 0.2, width: 0.3, height: 0.55 };

  it('is the brightest even place beside the face', () => {
    const place = likelyCard(picture(60, [144, 64, 190, 110, 200]), face)!;
    expect(place.x).toBeGreaterThan(0.72);
    expect(place.x).toBeLessThan(0.95);
    expect(place.y).toBeGreaterThan(0.4);
    expect(place.y).toBeLessThan(0.69);
  });

  it('is nowhere where all is too dark to tell', () => {
    expect(likelyCard(picture(5), face)).toBeNull();
  });
});
