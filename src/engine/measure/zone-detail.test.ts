import { describe, expect, it } from 'vitest';
import { readDetail, type ZoneDetail } from './zone-detail.ts';

/** Pixels, and pixels per millimetre. */
const SIZE = 80;
const RESOLUTION = 2.6;
/** The zone begins this many pixels from the rim of the picture. */
const RIM = 10;

const FAIR = 210;
const DEEP = 60;

/** The detail of a picture whose 8-bit level depends on the millimetres from its upper edge. */
function detailOf(levelAt: (millimetres: number) => number, noise: number): ZoneDetail {
  const data = new Uint8ClampedArray(4 * SIZE * SIZE);
  for (let at = 0; at < data.length; at += 4) {
    const y = Math.floor(at / 4 / SIZE);
    data.fill(levelAt((y + 0.5) / RESOLUTION), at, at + 3);
    data[at + 3] = 255;
  }
  const across = SIZE - 2 * RIM;
  return readDetail(
    { image: { data, width: SIZE, height: SIZE }, resolution: RESOLUTION },
    {
      zone: 'cheek-right',
      left: RIM,
      top: RIM,
      width: across,
      height: across,
      inside: new Uint8Array(across * across).fill(1),
      count: across * across,
      hidden: 0,
    },
    noise,
    { lines: true, fine: false },
  );
}

/** Skin with valleys of this deviation in millimetres, 8 mm apart, that take this share of its level. */
function withValleys(level: number, deviation: number, depth: number): (at: number) => number {
  return (at) => {
    const from = at - 8 * Math.round(at / 8);
    return level * (1 - depth * Math.exp(-(from ** 2) / (2 * deviation ** 2)));
  };
}

describe('the lines of a zone', () => {
  it.each([FAIR, DEEP])('are valleys as narrow as a fold, at level %i', (level) => {
    expect(detailOf(withValleys(level, 0.4, 0.15), 2).lines).toBeGreaterThan(5);
  });

  it.each([FAIR, DEEP])('are no broad shadows, at level %i', (level) => {
    expect(detailOf(withValleys(level, 1.6, 0.2), 2).lines).toBe(0);
  });

  it('are not what compressing leaves of deep skin, however little noise it leaves', () => {
    const compressed = (at: number): number =>
      Math.floor(at * RESOLUTION) % 16 < 3 ? DEEP - 2 : DEEP;
    expect(detailOf(compressed, 0.3).lines).toBe(0);
  });
});

describe('the texture of a zone', () => {
  it('is less sure where noise has more contrast, as on deep skin', () => {
    const [fair, deep] = [FAIR, DEEP].map((level) => detailOf(() => level, 2).textureDoubt);
    expect(deep).toBeGreaterThan(3 * fair!);
  });

  it('is surer the more of it there is', () => {
    const [smooth, rough] = [0, 0.1].map((share) => {
      const structure = (at: number): number => DEEP * (1 + share * Math.sin(4 * at));
      return detailOf(structure, 2).textureDoubt;
    });
    expect(rough).toBeLessThan(smooth!);
  });
});
