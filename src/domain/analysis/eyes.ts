/** Classes of eyes, from their measured form and colour. The limits are conventions of styling, not of science. */

import { chancesBetween, chancesFrom, type Chances, type Estimate } from './interval.ts';
import { labDistance, type Lab } from './skin-colour.ts';

export type EyeShape = 'narrow' | 'almond' | 'round';
export type EyeTilt = 'downturned' | 'level' | 'upturned';
export type EyeColour = 'blue' | 'grey' | 'green' | 'hazel' | 'brown' | 'dark brown';

/** From the height of the opening over its width. */
export function eyeShapeOf(openness: Estimate): Chances<EyeShape> {
  return chancesBetween(openness, ['narrow', 'almond', 'round'], [0.26, 0.4]);
}

/** From the angle in degrees between the corners of the eyes and the line through both irises. */
export function eyeTiltOf(tilt: Estimate): Chances<EyeTilt> {
  return chancesBetween(tilt, ['downturned', 'level', 'upturned'], [1, 7]);
}

/**
 * Typical colours of irises with the light taken out, pupil left out. The dark ones differ by lightness, the
 * light ones by hue; between neighbours the borders are soft, and so are the chances.
 */
const IRISES: Readonly<Record<EyeColour, Lab>> = {
  blue: { lightness: 42, a: -3, b: -13 },
  grey: { lightness: 45, a: -1, b: -2 },
  green: { lightness: 40, a: -4, b: 10 },
  hazel: { lightness: 34, a: 4, b: 18 },
  brown: { lightness: 23, a: 9, b: 14 },
  'dark brown': { lightness: 13, a: 5, b: 7 },
};

/** CIELAB units by which irises of one name differ among people. */
const SCATTER = 6;

/** `deviation` is the doubt about the colour, in CIELAB units. */
export function eyeColourOf(iris: Lab, deviation: number): Chances<EyeColour> {
  const spread = Math.hypot(SCATTER, deviation);
  const weight = (name: EyeColour): number =>
    Math.exp(-((labDistance(iris, IRISES[name]) / spread) ** 2) / 2) + 1e-6;
  const names: readonly EyeColour[] = ['blue', 'grey', 'green', 'hazel', 'brown', 'dark brown'];
  return chancesFrom(names.map((name) => [name, weight(name)] as const));
}
