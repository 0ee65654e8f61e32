import { describe, expect, it } from 'vitest';
import type { SyntheticFrame } from '#tests/fixtures/synthetic-face/index.ts';
import { encodeSrgb, linearOfHex } from '#bench/colour/srgb.ts';
import { maskOf } from '#bench/picture/mask.ts';
import { agreement, paintedMask, paintedShare } from './change.ts';
import { colourError } from './intended-colour.ts';
import { worstIndex } from './metrics.ts';
import { textureKept } from './texture.ts';

const SIZE = 40;

function picture(levelAt: (x: number, y: number) => number): Parameters<typeof paintedMask>[0] {
  const data = new Uint8ClampedArray(SIZE * SIZE * 4).fill(255);
  for (let pixel = 0; pixel < SIZE * SIZE; pixel += 1) {
    const level = levelAt(pixel % SIZE, Math.floor(pixel / SIZE));
    data.fill(level, 4 * pixel, 4 * pixel + 3);
  }
  return { data, width: SIZE, height: SIZE };
}

const inside = (x: number, y: number): boolean => x >= 10 && x < 30 && y >= 10 && y < 30;
const wanted = maskOf(SIZE, SIZE, (pixel) => inside(pixel % SIZE, Math.floor(pixel / SIZE)));
const bare = picture(() => 120);

describe('what counts as painted', () => {
  it('is a change that can be seen, not one level', () => {
    const slight = paintedMask(
      bare,
      picture(() => 121),
    );
    const strong = paintedMask(
      bare,
      picture((x, y) => (inside(x, y) ? 60 : 120)),
    );
    expect(paintedShare(slight, wanted)).toBe(0);
    expect(paintedShare(strong, wanted)).toBe(1);
  });
});

describe('the agreement of paint and wanted area', () => {
  it('is whole where they are equal', () => {
    expect(agreement(wanted, wanted)).toEqual({ overlap: 1, bleed: 0, farBleed: 0, missed: 0 });
  });

  it('tells paint outside from lips that stayed bare', () => {
    const half = maskOf(
      SIZE,
      SIZE,
      (pixel) => inside(pixel % SIZE, Math.floor(pixel / SIZE)) && pixel % SIZE < 20,
    );
    const wide = maskOf(
      SIZE,
      SIZE,
      (pixel) => Math.floor(pixel / SIZE) >= 10 && Math.floor(pixel / SIZE) < 30,
    );
    expect(agreement(half, wanted)).toMatchObject({ overlap: 0.5, bleed: 0, missed: 0.5 });
    expect(agreement(wide, wanted)).toMatchObject({ overlap: 0.5, bleed: 0.5, missed: 0 });
  });
});

describe('the texture that is kept', () => {
  const striped = (amplitude: number): typeof bare =>
    picture((x) => 120 + amplitude * (x % 2 === 0 ? 1 : -1));

  it('has correlation and energy 1 for the same picture', () => {
    const { correlation, energy } = textureKept(striped(8), striped(8), wanted);
    expect(correlation).toBeCloseTo(1, 6);
    expect(energy).toBeCloseTo(1, 6);
  });

  it('has half the energy when the contrast is halved, and correlation -1 when it is inverted', () => {
    expect(textureKept(striped(8), striped(4), wanted).energy).toBeCloseTo(0.5, 1);
    expect(textureKept(striped(8), striped(-8), wanted).correlation).toBeCloseTo(-1, 2);
  });
});

describe('the intended colour', () => {
  const shade = '#b3203f';
  const light = 0.6;
  const truth = {
    image: bare,
    maps: {
      irradiance: new Float32Array(3 * SIZE * SIZE).fill(light),
      specular: new Float32Array(3 * SIZE * SIZE),
      region: undefined,
      albedo: undefined,
      lashes: { cover: new Float32Array(SIZE * SIZE), albedo: [0.01, 0.01, 0.01] as const },
    },
  } as SyntheticFrame;
  const pixels = [0, 1, 2];

  it('is the lit shade where makeup covers everything', () => {
    const drawn = picture(() => 0);
    linearOfHex(shade).forEach((reflectance, channel) => {
      const level = Math.round(255 * encodeSrgb(reflectance * light));
      for (const pixel of pixels) drawn.data[4 * pixel + channel] = level;
    });
    const error = colourError(truth, drawn, shade, 1, pixels);
    expect(error.ofMeans).toBeLessThan(0.5);
    expect(error.ofPixels).toBeLessThan(0.5);
  });

  it('is mixed with that of the lashes in front of the makeup', () => {
    const lashes = {
      cover: new Float32Array(SIZE * SIZE).fill(0.4),
      albedo: [0.01, 0.01, 0.01],
    } as const;
    const drawn = picture(() => 0);
    linearOfHex(shade).forEach((reflectance, channel) => {
      const level = Math.round(255 * encodeSrgb((0.6 * reflectance + 0.4 * 0.01) * light));
      for (const pixel of pixels) drawn.data[4 * pixel + channel] = level;
    });
    const behindLashes = { ...truth, maps: { ...truth.maps, lashes } };
    expect(colourError(behindLashes, drawn, shade, 1, pixels).ofMeans).toBeLessThan(0.5);
    expect(colourError(truth, drawn, shade, 1, pixels).ofMeans).toBeGreaterThan(5);
  });

  it('is the bare picture where makeup covers nothing', () => {
    expect(colourError(truth, bare, shade, 0, pixels).ofMeans).toBeLessThan(1e-3);
  });

  it('clips the mixture that a camera sees, and not a shade in strong light', () => {
    const strong = {
      ...truth,
      maps: { ...truth.maps, irradiance: truth.maps.irradiance!.map(() => 1.6) },
    };
    const drawn = picture(() => 0);
    linearOfHex('#f0e0d0').forEach((reflectance, channel) => {
      const lit = 1.055 * (1.6 * reflectance) ** (1 / 2.4) - 0.055;
      for (const pixel of pixels) {
        const at = 4 * pixel + channel;
        drawn.data[at] = Math.round(0.7 * bare.data[at]! + 0.3 * 255 * lit);
      }
    });
    expect(colourError(strong, drawn, '#f0e0d0', 0.3, pixels).ofMeans).toBeLessThan(0.5);
  });

  it('is far from a shade that ignores the light', () => {
    const drawn = picture(() => 0);
    linearOfHex(shade).forEach((reflectance, channel) => {
      for (const pixel of pixels) drawn.data[4 * pixel + channel] = 255 * encodeSrgb(reflectance);
    });
    expect(colourError(truth, drawn, shade, 1, pixels).ofMeans).toBeGreaterThan(5);
  });
});

describe('the worst of several values', () => {
  it('is the end that the metric calls worse, or the furthest from 1', () => {
    expect(worstIndex([0.9, 0.7, Number.NaN], 'low')).toBe(1);
    expect(worstIndex([0.9, 0.7, Number.NaN], 'high')).toBe(0);
    expect(worstIndex([1.2, 0.7, 1], 'away-from-one')).toBe(1);
    expect(worstIndex([Number.NaN], 'low')).toBe(-1);
  });
});
