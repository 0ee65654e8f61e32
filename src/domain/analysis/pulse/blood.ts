/** Whether a rate that was found is that of blood under skin, and not of a lamp or of a movement. */

import type { Channels } from './even-samples.ts';
import { planeOrthogonalToSkin, relativeChange } from './pulse-signals.ts';
import { amplitudeNear, powerShareAt, waveAt, type Wave } from './spectrum.ts';

/** Share of the face's own change by which the background may change at the same rate. */
const MOST_IN_BACKGROUND = 0.35;

/**
 * From this share of the background's power at a rate, its change is no accident: noise alone has a sixth
 * there.
 */
const PLAIN_IN_BACKGROUND = 0.35;

/** Blood takes light from green first: green changes by more than these multiples of red and of blue. */
const GREEN_OVER_RED = 1.25;
const GREEN_OVER_BLUE = 0.9;

/**
 * What a background shows of the face's change at a rate. `free`: little, in colour and in light. `shared`: a
 * change of its own, so that the light may be the reason. `unknown`: it is too noisy to say.
 */
export type Background = 'free' | 'shared' | 'unknown';

export function backgroundAt(background: Channels, face: Channels, hertz: number): Background {
  const comparedTo = (beside: Float64Array, own: Float64Array): Background => {
    if (amplitudeNear(beside, hertz) <= MOST_IN_BACKGROUND * amplitudeNear(own, hertz))
      return 'free';
    return powerShareAt(beside, hertz) > PLAIN_IN_BACKGROUND ? 'shared' : 'unknown';
  };
  const light = comparedTo(relativeChange(background[1]), relativeChange(face[1]));
  if (light === 'shared') return light;
  return comparedTo(planeOrthogonalToSkin(background), planeOrthogonalToSkin(face));
}

/**
 * Whether the face changes most in green at this rate. The change that all channels share is light or
 * movement and says nothing: only the part in phase with the pulse counts.
 *
 * @param pulse the signal in which the rate was found
 */
export function hasColourOfBlood(face: Channels, pulse: Float64Array, hertz: number): boolean {
  const beat = waveAt(pulse, hertz);
  const [red, green, blue] = face.map((channel) =>
    along(waveAt(relativeChange(channel), hertz), beat),
  );
  if (red === undefined || green === undefined || blue === undefined) return false;
  return green > 0 && green > GREEN_OVER_RED * red && green > GREEN_OVER_BLUE * blue;
}

/** The component of a wave that is in phase with another. */
export function along(wave: Wave, other: Wave): number {
  const length = Math.hypot(other.real, other.imaginary) || 1;
  return (wave.real * other.real + wave.imaginary * other.imaginary) / length;
}

/** Largest difference of phase between two waves of a set, in radians. */
export function phaseSpread(waves: readonly Wave[]): number {
  const differences = waves.flatMap((one, index) =>
    waves.slice(index + 1).map((other) => {
      const turned = Math.atan2(one.imaginary, one.real) - Math.atan2(other.imaginary, other.real);
      return Math.abs(Math.atan2(Math.sin(turned), Math.cos(turned)));
    }),
  );
  return Math.max(0, ...differences);
}
