/** A light under which a picture is shown. */

import type { HexColour } from '#domain/makeup/look.ts';

export interface PictureLight {
  /** Color temperature in kelvin, in [1,700, 20,000]. */
  readonly temperature: number;
  /** Factor on linear light; 1 leaves the exposure as it is. */
  readonly exposure: number;
  /** A color laid over everything, as haze and colored lamps lay it; null for none. `opacity` is in [0, 1). */
  readonly veil: { readonly color: HexColour; readonly opacity: number } | null;
  /** How the light falls on the form of the face; null leaves it as it fell. */
  readonly form: FormLight | null;
}

/** Three lamps around a face. Their colors are relative to the light's own white. */
export interface FormLight {
  /** How deep the shadows are, in [0, 1]. */
  readonly shadows: number;
  readonly ambient: HexColour;
  /** The lamp above, to the left as it is displayed. */
  readonly key: HexColour;
  /** The lamp that lightens the other side. */
  readonly fill: HexColour;
}

/** A light of Professional Mode, in the specification's terms: intensity and warmth in [0, 100]. */
export interface StudioLight {
  readonly intensity: number;
  readonly warmth: number;
  readonly color: HexColour;
}

/** Reciprocal megakelvin of warmth 50: daylight, as a picture is shown (6,500 K). */
const DAYLIGHT = 153.8;
/**
 * Reciprocal megakelvin of one step of warmth. Equal steps in this unit look about equal; above daylight
 * lies lamplight, down to a candle's at 100 (1,950 K), and below it the much shorter way to a blue sky at
 * 0 (10,700 K).
 */
const WARMER = 7.2;
const COOLER = 1.2;

/** Color temperature in kelvin of a warmth in [0, 100]. */
export function temperatureOf(warmth: number): number {
  const step = warmth > 50 ? WARMER : COOLER;
  return 1e6 / (DAYLIGHT + (warmth - 50) * step);
}

/**
 * How much of a change of brightness is seen, as an exponent: eyes and cameras compensate for the rest.
 * Half the light looks two thirds as bright, in linear light.
 */
const SEEN = 0.6;

/** Factor on linear light of an intensity or brightness in [0, 100]. */
export function exposureOf(intensity: number): number {
  return (Math.max(1, intensity) / 100) ** SEEN;
}

/** The intensity or brightness in [0, 100] that an exposure comes from. */
export function brightnessOf(exposure: number): number {
  return 100 * exposure ** (1 / SEEN);
}

/** What is laid over a picture at this intensity: the specification's (100 - intensity) / 200. */
export function veilOpacity(intensity: number): number {
  return (100 - intensity) / 200;
}

export function lightOf({ intensity, warmth, color }: StudioLight): PictureLight {
  return {
    temperature: temperatureOf(warmth),
    exposure: exposureOf(intensity),
    veil: { color, opacity: veilOpacity(intensity) },
    form: null,
  };
}
