/** How far a skin's color is known from pictures of it, and all the colors that it may have. */

import type { FaceMeasure, FaceReading } from '#domain/analysis/face-reading.ts';
import { estimateOf, type Estimate } from '#domain/analysis/interval.ts';
import { isWithheld, type Measured, type Withheld } from '#domain/analysis/measurement.ts';
import { labOf, type Lab } from '#domain/analysis/skin-colour.ts';
import { weigh, type LinearRgb } from '#domain/analysis/white-balance.ts';
import { rgbOfLab, seenDifference } from '#domain/advice/seen-colour.ts';
import { mapRgb, toLinear } from '#domain/colour/transfer.ts';

/**
 * The logarithm of a skin's reflectance: of green, and of red and blue over it. A light that is misjudged shifts these
 * independently of each other, which it does not do with L*, a* and b*.
 */
export interface SkinDoubt {
  readonly level: Estimate;
  readonly red: Estimate;
  readonly blue: Estimate;
}

/** What the light in a picture was judged by: the face and the room, or something of known color held beside it. */
export type LightSource = 'room' | 'card' | 'product';

export interface SkinPicture {
  readonly source: LightSource;
  readonly skin: SkinDoubt;
}

const PARTS = ['level', 'red', 'blue'] as const;
type Part = (typeof PARTS)[number];

/** By which the slopes of L*, a* and b* are found. */
const STEP = 0.02;
const LEAST_REFLECTANCE = 0.002;
const ROUNDS = 60;

function reflectanceOf(at: Readonly<Record<Part, number>>): LinearRgb {
  const green = Math.exp(at.level);
  return [green * Math.exp(at.red), green, green * Math.exp(at.blue)];
}

/** The skin's color in a reading of a face, or why there is none. */
export function skinDoubtOf({ values }: FaceReading): SkinDoubt | Withheld {
  const found: Measured[] = [];
  for (const measure of COLOUR_MEASURES) {
    const value = values.find((each) => each.measure === measure);
    if (value === undefined) return { withheld: 'uncertain' };
    if (isWithheld(value)) return { withheld: value.withheld };
    found.push(value);
  }
  const [lightness, a, b] = found;
  if (lightness === undefined || a === undefined || b === undefined) {
    return { withheld: 'uncertain' };
  }
  return doubtOf(estimateOf(lightness), estimateOf(a), estimateOf(b));
}

const COLOUR_MEASURES = [
  'skin-lightness',
  'skin-red-green',
  'skin-yellow-blue',
] as const satisfies readonly FaceMeasure[];

/**
 * The doubts of the reflectance that leave L*, a* and b* as uncertain as they are said to be: least squares over the
 * squares of the slopes, none below 0.
 */
export function doubtOf(lightness: Estimate, a: Estimate, b: Estimate): SkinDoubt {
  const encoded = rgbOfLab({ lightness: lightness.value, a: a.value, b: b.value });
  const [red, green, blue] = mapRgb(encoded, (channel) =>
    Math.max(LEAST_REFLECTANCE, toLinear(channel)),
  );
  const middle = {
    level: Math.log(green),
    red: Math.log(red / green),
    blue: Math.log(blue / green),
  };
  const lab = labOf(reflectanceOf(middle));
  const slopes = PARTS.map((part) => {
    const to = labOf(reflectanceOf({ ...middle, [part]: middle[part] + STEP }));
    return [
      ((to.lightness - lab.lightness) / STEP) ** 2,
      ((to.a - lab.a) / STEP) ** 2,
      ((to.b - lab.b) / STEP) ** 2,
    ] as const;
  });
  const wanted = [lightness.deviation ** 2, a.deviation ** 2, b.deviation ** 2] as const;
  const [level = 0, towardRed = 0, towardBlue = 0] = shares(slopes, wanted).map(Math.sqrt);
  return {
    level: { value: middle.level, deviation: level },
    red: { value: middle.red, deviation: towardRed },
    blue: { value: middle.blue, deviation: towardBlue },
  };
}

type Triple = readonly [number, number, number];

/**
 * How much of each slope it takes to add up to `wanted`; each in turn is fitted to what the others leave
 * (coordinate descent).
 */
function shares(slopes: readonly Triple[], wanted: Triple): readonly number[] {
  const found = slopes.map(() => 0);
  // Each of the three counts by its own size: L* is far less certain than a*.
  const weights = wanted.map((value) => 1 / Math.max(1e-9, value) ** 2);
  for (let round = 0; round < ROUNDS; round += 1) {
    slopes.forEach((slope, at) => {
      let [over, under] = [0, 0];
      slope.forEach((value, row) => {
        const others = slopes.reduce(
          (sum, each, place) => (place === at ? sum : sum + (each[row] ?? 0) * (found[place] ?? 0)),
          0,
        );
        over += (weights[row] ?? 0) * value * ((wanted[row] ?? 0) - others);
        under += (weights[row] ?? 0) * value ** 2;
      });
      found[at] = Math.max(0, over / under);
    });
  }
  return found;
}

/**
 * How much of the doubt pictures in one kind of light share, as a share of its variance: eyes whose white is not the usual
 * one, a camera of its own tint, a paper that is not white. No further picture takes that away. Those of the room were
 * estimated from bench:measure, of one person before one camera in four lights; the others are ours.
 */
const SHARED: Readonly<Record<LightSource, Readonly<Record<Part, number>>>> = {
  room: { level: 0.85, red: 0.75, blue: 0.6 },
  card: { level: 0.6, red: 0.75, blue: 0.75 },
  product: { level: 0.7, red: 0.9, blue: 0.9 },
};

/**
 * What all pictures say together; null for none. The more they differ, the less is known. Where something of known color
 * was held, the pictures without it add nothing: eyes and camera are the same, and speak in the others, too.
 */
export function joinPictures(all: readonly SkinPicture[]): SkinDoubt | null {
  if (all.length === 0) return null;
  const held = all.filter(({ source }) => source !== 'room');
  const pictures = held.length > 0 ? held : all;
  const sources = [...new Set(pictures.map(({ source }) => source))];
  const joined = (part: Part): Estimate => {
    const groups = sources.map((source) => {
      const here = pictures.filter((picture) => picture.source === source);
      const values = here.map(
        ({ skin }) => [skin[part].value, Math.max(1e-6, skin[part].deviation)] as const,
      );
      const { mean, deviation } = weigh(values);
      const usual = values.reduce((sum, [, each]) => sum + each ** 2, 0) / values.length;
      const shared = SHARED[source][part];
      return [mean, Math.sqrt(shared * usual + (1 - shared) * deviation ** 2)] as const;
    });
    const { mean, deviation } = weigh(groups);
    return { value: mean, deviation };
  };
  return { level: joined('level'), red: joined('red'), blue: joined('blue') };
}

/** This many draws leave a chance within about 2 percent, 19 times in 20. */
const DRAWS = 2000;

/**
 * Colors that the skin may have, each as likely as the next. The same doubt gives the same ones: they lie on an even
 * sequence (M. Roberts, "The Unreasonable Effectiveness of Quasirandom Sequences", 2018) made normal (Box and Muller, 1958).
 */
export function possibleSkins(doubt: SkinDoubt, count = DRAWS): readonly Lab[] {
  return Array.from({ length: count }, (_, at) => {
    const [first, second] = normalPair(evenAt(at, 0), evenAt(at, 1));
    const [third] = normalPair(evenAt(at, 2), evenAt(at, 3));
    const moved = ({ value, deviation }: Estimate, by: number): number => value + deviation * by;
    return labOf(
      reflectanceOf({
        level: moved(doubt.level, first),
        red: moved(doubt.red, second),
        blue: moved(doubt.blue, third),
      }),
    );
  });
}

/** The root of x^5 = x + 1, whose powers spread evenly in four dimensions. */
const GOLDEN_OF_FOUR = 1.1673039782614187;

/** In (0, 1). */
function evenAt(at: number, axis: number): number {
  return (0.5 + (at + 1) / GOLDEN_OF_FOUR ** (axis + 1)) % 1;
}

function normalPair(one: number, other: number): readonly [number, number] {
  const far = Math.sqrt(-2 * Math.log(1 - one));
  return [far * Math.cos(2 * Math.PI * other), far * Math.sin(2 * Math.PI * other)];
}

/** The color in the middle of the doubt. */
export function middleSkin({ level, red, blue }: SkinDoubt): Lab {
  return labOf(reflectanceOf({ level: level.value, red: red.value, blue: blue.value }));
}

const FEWER_DRAWS = 400;
const NINE_OF_TEN = 0.9;

/** CIEDE2000 around the middle that holds nine of ten possible colors. */
export function widthOf(doubt: SkinDoubt): number {
  const middle = middleSkin(doubt);
  const distances = possibleSkins(doubt, FEWER_DRAWS)
    .map((skin) => seenDifference(middle, skin))
    .toSorted((one, other) => one - other);
  return distances[Math.floor(NINE_OF_TEN * distances.length)] ?? 0;
}
