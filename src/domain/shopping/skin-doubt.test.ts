import { describe, expect, it, test } from 'vitest';
import { syntheticLine } from '#tests/advice/synthetic-line.ts';
import { normalNumbers } from '#tests/advice/same-person.ts';
import { SKIN_TONES } from '#tests/fixtures/synthetic-face/skin-tones.ts';
import { syntheticReading, PEOPLE } from '#tests/advice/synthetic-reading.ts';
import { seenDifference } from '#domain/advice/seen-colour.ts';
import { colourEstimate, labOf, type Lab } from '#domain/analysis/skin-colour.ts';
import { shadeSet } from './shade-set.ts';
import {
  doubtOf,
  joinPictures,
  middleSkin,
  possibleSkins,
  skinDoubtOf,
  widthOf,
  type SkinDoubt,
  type SkinPicture,
} from './skin-doubt.ts';

const estimate = (value: number, deviation: number) => ({ value, deviation });
const SKIN: SkinDoubt = {
  level: estimate(Math.log(0.3), 0.12),
  red: estimate(0.4, 0.04),
  blue: estimate(-0.4, 0.05),
};
const seenIn = (source: SkinPicture['source'], share = 1): SkinPicture => ({
  source,
  skin: {
    level: { ...SKIN.level, deviation: share * SKIN.level.deviation },
    red: { ...SKIN.red, deviation: share * SKIN.red.deviation },
    blue: { ...SKIN.blue, deviation: share * SKIN.blue.deviation },
  },
});

describe('the doubt about a skin', () => {
  it.each(SKIN_TONES.map(({ albedo }, tone) => [tone, albedo] as const))(
    'of tone %i is found again from its L*, a* and b*',
    (_tone, albedo) => {
      const doubt = { level: 0.14, red: 0.03, blue: 0.05 };
      const { lightness, a, b } = colourEstimate(albedo, doubt);
      const found = doubtOf(lightness, a, b);
      expect(found.level.deviation).toBeCloseTo(doubt.level, 1);
      const [truth, middle] = [labOf(albedo), middleSkin(found)];
      expect(seenDifference(truth, middle)).toBeLessThan(0.5);
      const spread = possibleSkins(found).map((skin) => skin.lightness);
      const mean = spread.reduce((sum, each) => sum + each, 0) / spread.length;
      const deviation = Math.sqrt(
        spread.reduce((sum, each) => sum + (each - mean) ** 2, 0) / spread.length,
      );
      expect(deviation / lightness.deviation).toBeGreaterThan(0.85);
      expect(deviation / lightness.deviation).toBeLessThan(1.15);
    },
  );

  it('is not told where the reading withheld a part of the color', () => {
    const reading = syntheticReading(PEOPLE[3]!, undefined, ['skin-yellow-blue'], 'coloured-light');
    expect(skinDoubtOf(reading)).toEqual({ withheld: 'coloured-light' });
  });
});

describe('several photographs', () => {
  const width = (pictures: readonly SkinPicture[]): number => widthOf(joinPictures(pictures)!);

  it('narrow what is open, a card beside the face more than another light', () => {
    const one = width([seenIn('room')]);
    const two = width([seenIn('room'), seenIn('room')]);
    const card = width([seenIn('room'), seenIn('card', 0.7)]);
    expect(two).toBeLessThan(one);
    expect(card).toBeLessThan(0.9 * two);
  });

  it('of one kind of light never take away what they share, however many they are', () => {
    const many = Array.from({ length: 50 }, () => seenIn('room'));
    expect(width(many)).toBeGreaterThan(0.75 * width([seenIn('room')]));
  });

  it('that contradict each other leave more open', () => {
    const other = seenIn('product', 0.5);
    const far: SkinPicture = {
      ...other,
      skin: { ...other.skin, level: { ...other.skin.level, value: SKIN.level.value + 0.8 } },
    };
    expect(width([seenIn('card', 0.5), far])).toBeGreaterThan(width([seenIn('card', 0.5), other]));
  });

  it('without a card add nothing to one with it', () => {
    const card = seenIn('card', 0.7);
    expect(width([seenIn('room'), card])).toBe(width([card]));
  });

  it('are none without a photograph', () => {
    expect(joinPictures([])).toBeNull();
  });
});

/** Deviations of the logarithms as `bench:measure` leaves them in front, side, warm and dim light. */
const LIGHTS = [
  { level: 0.12, red: 0.03, blue: 0.04 },
  { level: 0.15, red: 0.035, blue: 0.045 },
  { level: 0.13, red: 0.04, blue: 0.06 },
  { level: 0.18, red: 0.035, blue: 0.045 },
] as const;
/** Measured skins in each light, and people whose skin may have been measured so. */
const MEASURED = 8;
const PEOPLE_EACH = 25;
/** As many shades as a large brand has: 48. */
const LINE = syntheticLine(16);

/** In (0, 1), spread evenly over its places: J. Halton, 1960. */
function halton(place: number, base: number): number {
  let [share, found, left] = [1, 0, place];
  while (left > 0) {
    share /= base;
    found += share * (left % base);
    left = Math.floor(left / base);
  }
  return found;
}

/** Three normal numbers. By chance alone, a hundred of them would leave a share of nine in ten open by six percent. */
function evenErrors(place: number): readonly [number, number, number] {
  const far = (base: number): number => Math.sqrt(-2 * Math.log(1 - halton(place, base)));
  const turn = (base: number): number => 2 * Math.PI * halton(place, base);
  return [far(2) * Math.cos(turn(3)), far(2) * Math.sin(turn(3)), far(5) * Math.cos(turn(7))];
}

function nearestTo(skin: Lab): string {
  const distances = LINE.map(({ lab }) => seenDifference(skin, lab));
  return LINE[distances.indexOf(Math.min(...distances))]!.name;
}

describe('a set of nine in ten', () => {
  test.each(SKIN_TONES.map(({ albedo }, tone) => [tone, albedo] as const))(
    'holds the nearest shade of tone %i in 85 to 95% of cases, in four lights',
    (tone, albedo) => {
      const normal = normalNumbers(300 + tone);
      let [held, place] = [0, 0];
      for (const doubt of LIGHTS) {
        for (let measured = 0; measured < MEASURED; measured += 1) {
          const level = Math.log(albedo[1]) + 0.1 * normal();
          const red = Math.log(albedo[0] / albedo[1]) + 0.05 * normal();
          const blue = Math.log(albedo[2] / albedo[1]) + 0.05 * normal();
          const seen: SkinDoubt = {
            level: estimate(level, doubt.level),
            red: estimate(red, doubt.red),
            blue: estimate(blue, doubt.blue),
          };
          const set = shadeSet(possibleSkins(seen, 600), LINE, LINE.length);
          const names = set.kind === 'set' ? set.shades.map(({ shade }) => shade.name) : [];
          for (let person = 0; person < PEOPLE_EACH; person += 1) {
            place += 1;
            const error = evenErrors(place);
            const green = level - doubt.level * error[0];
            const truth = labOf([
              Math.exp(green + red - doubt.red * error[1]),
              Math.exp(green),
              Math.exp(green + blue - doubt.blue * error[2]),
            ]);
            if (names.includes(nearestTo(truth))) held += 1;
          }
        }
      }
      const share = held / place;
      expect(share).toBeGreaterThanOrEqual(0.85);
      expect(share).toBeLessThanOrEqual(0.95);
    },
  );
});
