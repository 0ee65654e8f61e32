import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colourName } from './colour-name.ts';
import { eyeshadowOf, harmonyOf, HARMONY_TURNS, type Harmony } from './harmonies.ts';
import { oklchOf } from '#domain/colour/perceptual.ts';
import { hexOf, wheelColour, wheelColourOf } from './wheel-colour.ts';
import { discPoint, readWheel, ringPoint, wheelPartAt, WHEEL_SIZE } from './wheel-geometry.ts';
import { moveByKey } from './wheel-keys.ts';

const hue = fc.double({ min: 0, max: 359.99, noNaN: true });
const percent = fc.double({ min: 0, max: 100, noNaN: true });
const colour = fc.tuple(hue, percent, percent).map(([h, s, l]) => wheelColour(h, s, l));
const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('a colour of the wheel', () => {
  it('is read from its six digits without loss', () => {
    fc.assert(
      fc.property(hex, (text) => {
        expect(hexOf(wheelColourOf(text)!)).toBe(text);
      }),
    );
  });

  it.each([
    ['#EC4899', '#ec4899'],
    ['ec4899', '#ec4899'],
    [' #f00 ', '#ff0000'],
  ])('is read from %j', (text, expected) => {
    expect(hexOf(wheelColourOf(text)!)).toBe(expected);
  });

  it.each(['', '#', '#12', '#12345', '#1234567', 'red', '#gg0000'])(
    'is not read from %j',
    (text) => {
      expect(wheelColourOf(text)).toBeNull();
    },
  );

  it('keeps the wheel’s hue where it is grey', () => {
    expect(wheelColourOf('#808080', 210)).toMatchObject({ h: 210, s: 0 });
  });

  it('keeps its hue in [0, 360) and its percentages in [0, 100]', () => {
    const any = fc.double({ min: -1e4, max: 1e4, noNaN: true });
    fc.assert(
      fc.property(any, any, any, (h, s, l) => {
        const made = wheelColour(h, s, l);
        expect(made.h).toBeGreaterThanOrEqual(0);
        expect(made.h).toBeLessThan(360);
        for (const share of [made.s, made.l]) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(100);
        }
      }),
    );
  });
});

describe('the wheel', () => {
  it('is 200 pixels wide', () => {
    expect(WHEEL_SIZE).toBe(200);
  });

  it('reads a hue where the ring shows it', () => {
    fc.assert(
      fc.property(hue, (h) => {
        const point = ringPoint(h);
        expect(wheelPartAt(point)).toBe('ring');
        const hit = readWheel('ring', point);
        const turned = hit.part === 'ring' ? Math.abs(hit.h - h) : Number.NaN;
        expect(Math.min(turned, 360 - turned)).toBeLessThan(1e-6);
      }),
    );
  });

  it('reads a saturation where the disc shows it', () => {
    fc.assert(
      fc.property(hue, percent, (h, s) => {
        const point = discPoint(h, s);
        expect(wheelPartAt(point)).toBe('disc');
        const hit = readWheel('disc', point);
        expect(hit.part === 'disc' ? hit.s : Number.NaN).toBeCloseTo(s, 6);
      }),
    );
  });

  it('caps saturation at 100 for a pointer that was dragged out of the disc', () => {
    expect(readWheel('disc', { x: 5000, y: 100 })).toEqual({ part: 'disc', s: 100 });
  });

  it('has nothing in its corners', () => {
    expect(wheelPartAt({ x: 2, y: 2 })).toBeNull();
  });

  it('starts its hues at the top and goes clockwise', () => {
    expect(readWheel('ring', { x: 100, y: 5 })).toMatchObject({ h: 0 });
    expect(readWheel('ring', { x: 195, y: 100 })).toMatchObject({ h: 90 });
  });
});

describe('the keys of the wheel', () => {
  const start = wheelColour(350, 50, 40);

  it.each([
    ['ArrowRight', false, { h: 351, s: 50 }],
    ['ArrowLeft', false, { h: 349, s: 50 }],
    ['ArrowUp', false, { h: 350, s: 51 }],
    ['ArrowDown', false, { h: 350, s: 49 }],
    ['ArrowRight', true, { h: 0, s: 50 }],
    ['ArrowDown', true, { h: 350, s: 40 }],
    ['PageUp', false, { h: 0, s: 50 }],
    ['PageDown', false, { h: 340, s: 50 }],
    ['Home', false, { h: 350, s: 0 }],
    ['End', false, { h: 350, s: 100 }],
  ])('%s (shift: %s) leads to %j', (key, shift, expected) => {
    expect(moveByKey(start, key, shift)).toMatchObject({ ...expected, l: 40 });
  });

  it('leave other keys alone', () => {
    expect(moveByKey(start, 'Tab', false)).toBeNull();
    expect(moveByKey(start, 'toString', false)).toBeNull();
  });

  it('lead back where they came from', () => {
    fc.assert(
      fc.property(colour, (from) => {
        const there = moveByKey(from, 'ArrowRight', false)!;
        const { h } = moveByKey(there, 'ArrowLeft', false)!;
        const turned = Math.abs(h - from.h);
        expect(Math.min(turned, 360 - turned)).toBeLessThan(1e-9);
      }),
    );
  });
});

describe('the companions of a colour', () => {
  it.each(Object.entries(HARMONY_TURNS))('that are %s stand %j degrees away', (name, turns) => {
    const own = oklchOf('#9a6f6f')!;
    const companions = harmonyOf('#9a6f6f', name as Harmony).map((found) => oklchOf(found)!);
    expect(companions).toHaveLength(turns.length);
    companions.forEach((companion, place) => {
      const turned = (companion.h - own.h - turns[place]! + 720) % 360;
      expect(Math.min(turned, 360 - turned)).toBeLessThan(3);
      expect(companion.l).toBeCloseTo(own.l, 1);
    });
  });

  it.each(['#000000', '#ffffff', '#808080', '#0b0a0a', '#f5f4f4'])(
    'of %s, which has no hue, are still colors, each unlike the others',
    (neutral) => {
      const companions = (Object.keys(HARMONY_TURNS) as Harmony[]).flatMap((name) =>
        harmonyOf(neutral, name),
      );
      expect(new Set(companions).size).toBe(companions.length);
      for (const companion of companions) expect(oklchOf(companion)!.c).toBeGreaterThan(0.05);
    },
  );

  it('can all be shown on a screen', () => {
    fc.assert(
      fc.property(
        hex,
        fc.constantFrom(...(Object.keys(HARMONY_TURNS) as Harmony[])),
        (of, name) => {
          for (const found of harmonyOf(of, name)) expect(found).toMatch(/^#[\da-f]{6}$/);
        },
      ),
    );
  });

  it('of an eyeshadow go from a lighter lid to a darker corner', () => {
    fc.assert(
      fc.property(hex, (of) => {
        const [lid, crease, corner] = eyeshadowOf(of);
        expect(crease).toBe(of);
        expect(oklchOf(lid)!.l).toBeGreaterThanOrEqual(oklchOf(of)!.l - 0.01);
        expect(oklchOf(corner)!.l).toBeLessThanOrEqual(oklchOf(of)!.l + 0.01);
      }),
    );
  });
});

describe('the name of a colour', () => {
  it.each([
    ['#000000', 'black'],
    ['#ffffff', 'white'],
    ['#808080', 'gray'],
    ['#ff0000', 'vivid red'],
    ['#4b1c40', 'dark magenta'],
    ['#ffb6c1', 'light pink'],
    ['#7b4334', 'dark brown'],
    ['#0000ff', 'dark vivid indigo'],
  ])('of %s is %s', (of, name) => {
    expect(colourName(of)).toBe(name);
  });
});
