/** The colour of skin with the light taken out, and how the doubt about the light spreads into each of its numbers. */

import { convertLrgbToRgb, convertRgbToLab65 } from 'culori/fn';

import type { Estimate } from './interval.ts';
import type { LinearRgb } from './white-balance.ts';

/** CIE L*a*b* for D65: L* in [0, 100], a* and b* about -100 to 100. */
export interface Lab {
  readonly lightness: number;
  readonly a: number;
  readonly b: number;
}

/** Standard deviations of the logarithms of a reflectance: of its level, and of red and blue over green. */
export interface ReflectanceDoubt {
  readonly level: number;
  readonly red: number;
  readonly blue: number;
}

export interface ColourEstimate {
  readonly lightness: Estimate;
  readonly a: Estimate;
  readonly b: Estimate;
  /** Degrees, atan2(b*, a*). */
  readonly hue: Estimate;
  /** Individual typology angle in degrees: arctan((L* - 50) / b*) (Chardon, Cretois and Hourseau, 1991). */
  readonly typologyAngle: Estimate;
}

const DEGREES = 180 / Math.PI;

/** Step of the logarithms by which the slopes of L*, a* and b* are found. */
const STEP = 0.02;

export function labOf([r, g, b]: LinearRgb): Lab {
  const lab = convertRgbToLab65(convertLrgbToRgb({ r, g, b }));
  return { lightness: lab.l, a: lab.a, b: lab.b };
}

/** CIELAB hue in degrees. */
export function hueOf({ a, b }: Lab): number {
  return Math.atan2(b, a) * DEGREES;
}

/** CIE 1976 colour difference. */
export function labDistance(one: Lab, other: Lab): number {
  return Math.hypot(one.lightness - other.lightness, one.a - other.a, one.b - other.b);
}

/** The colour of a linear reflectance whose doubts are independent of each other. */
export function colourEstimate(reflectance: LinearRgb, doubt: ReflectanceDoubt): ColourEstimate {
  const lab = labOf(reflectance);
  const [red, green, blue] = reflectance;
  const up = Math.exp(STEP);
  const moves = [
    { by: doubt.level, to: labOf([red * up, green * up, blue * up]) },
    { by: doubt.red, to: labOf([red * up, green, blue]) },
    { by: doubt.blue, to: labOf([red, green, blue * up]) },
  ].map(({ by, to }) => ({
    lightness: ((to.lightness - lab.lightness) / STEP) * by,
    a: ((to.a - lab.a) / STEP) * by,
    b: ((to.b - lab.b) / STEP) * by,
  }));
  const spread = (change: (move: Lab) => number): number =>
    Math.hypot(...moves.map((move) => change(move)));
  const chroma = Math.max(1, Math.hypot(lab.a, lab.b));
  const fromMiddle = lab.lightness - 50;
  const reach = Math.max(1, fromMiddle ** 2 + lab.b ** 2);
  return {
    lightness: { value: lab.lightness, deviation: spread((move) => move.lightness) },
    a: { value: lab.a, deviation: spread((move) => move.a) },
    b: { value: lab.b, deviation: spread((move) => move.b) },
    hue: {
      value: hueOf(lab),
      deviation: (DEGREES / chroma ** 2) * spread((move) => lab.a * move.b - lab.b * move.a),
    },
    typologyAngle: {
      value: Math.atan2(fromMiddle, lab.b) * DEGREES,
      deviation: (DEGREES / reach) * spread((move) => lab.b * move.lightness - fromMiddle * move.b),
    },
  };
}
