import { describe, expect, test } from 'vitest';
import { oklchOf } from '#domain/colour/perceptual.ts';
import {
  awayFromColour,
  colourDistance,
  paletteOf,
  sameFamily,
  shiftColour,
  towardColour,
} from './shift-colour.ts';

const ROSE = '#c9707c';
const ORANGE = '#e0592a';
const RED = '#c1121f';

describe('a shifted color', () => {
  test('keeps its hue where it gets darker, lighter or more muted', () => {
    const hue = oklchOf(ROSE)!.h;
    for (const tone of ['dark', 'light', 'muted'] as const)
      expect(Math.abs(oklchOf(shiftColour(ROSE, tone, 1))!.h - hue)).toBeLessThan(2);
  });

  test('goes twice as far for twice the size', () => {
    const { l } = oklchOf(ROSE)!;
    expect(l - oklchOf(shiftColour(ROSE, 'dark', 1))!.l).toBeCloseTo(0.07, 2);
    expect(l - oklchOf(shiftColour(ROSE, 'dark', 2))!.l).toBeCloseTo(0.14, 2);
  });

  test('comes back to where it was, warmer and cooler again', () => {
    const back = shiftColour(shiftColour(ROSE, 'warm', 1), 'cool', 1);
    expect(colourDistance(back, ROSE)).toBeLessThan(0.01);
  });

  test('stays a color where it can go no further', () => {
    expect(shiftColour('#000000', 'dark', 2)).toBe('#000000');
    expect(shiftColour('#ffffff', 'light', 2)).toBe('#ffffff');
  });
});

describe('more and less of a color', () => {
  test('brings a rose nearer to red, and not all the way', () => {
    const redder = towardColour(ROSE, RED, 1);
    expect(colourDistance(redder, RED)).toBeLessThan(colourDistance(ROSE, RED));
    expect(colourDistance(redder, RED)).toBeGreaterThan(0.05);
  });

  test('takes orange out of an orange and leaves its lightness', () => {
    const less = awayFromColour(ORANGE, '#e8702a', 1);
    expect(oklchOf(less)!.c).toBeLessThan(oklchOf(ORANGE)!.c * 0.7);
    expect(oklchOf(less)!.l).toBeCloseTo(oklchOf(ORANGE)!.l, 2);
  });

  test('leaves a color as it is that has nothing of the other in it', () => {
    expect(awayFromColour('#2f6fc4', ORANGE, 1)).toBe('#2f6fc4');
  });
});

test('shades that people call pink are one family, and red and blue are none', () => {
  expect(sameFamily('#ec4899', '#ec6ba0')).toBe(true);
  expect(sameFamily(RED, '#2f6fc4')).toBe(false);
  expect(sameFamily('#f7f7f5', '#0b0b0b')).toBe(false);
});

test('a palette of one color is lighter on the lid and darker in the corner', () => {
  const [lid, crease, corner] = paletteOf(ROSE).map((color) => oklchOf(color)!.l);
  expect(lid).toBeGreaterThan(crease! + 0.05);
  expect(corner).toBeLessThan(crease! - 0.05);
});
