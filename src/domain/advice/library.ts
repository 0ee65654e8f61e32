/** The shades that advice may choose from, handed in by those who have them. */

import { COOL_BELOW, WARM_ABOVE, type Undertone } from '#domain/colour-wheel/skin-tone.ts';
import type { EyeFinish, HexColour, LipFinish } from '#domain/makeup/look.ts';
import { chromaOf, labOfHex, redHueOf } from './seen-colour.ts';

interface NamedColour {
  readonly name: string;
  readonly color: HexColour;
}

export interface LipShade extends NamedColour {
  readonly finish: LipFinish;
}

export interface BlushShade extends NamedColour {
  readonly finish: 'matte' | 'satin' | 'shimmer';
}

export interface ShadowShade extends NamedColour {
  readonly finish: EyeFinish;
  /** Shades of one family share a hue. A family has at least three, from light to deep. */
  readonly family: string;
}

export interface LinerShade extends NamedColour {
  readonly finish: 'matte';
}

export interface FoundationShade extends NamedColour {
  readonly finish: 'natural' | 'satin';
}

export type ShadeFinish =
  | LipShade['finish']
  | BlushShade['finish']
  | ShadowShade['finish']
  | FoundationShade['finish'];

/** None of the lists may be empty, and lipsticks, blushes, liners and foundations are at least three. */
export interface ShadeLibrary {
  readonly lipstick: readonly LipShade[];
  readonly blush: readonly BlushShade[];
  readonly eyeshadow: readonly ShadowShade[];
  readonly eyeliner: readonly LinerShade[];
  readonly foundation: readonly FoundationShade[];
}

/** Whether a foundation is pink, golden or neither: by its CIELAB hue, with the limits that skin has. */
export function foundationUndertone(color: HexColour): Undertone {
  return classed(redHueOf(labOfHex(color)), COOL_BELOW, WARM_ABOVE);
}

/**
 * Whether a lipstick or a blush leans to blue or to orange: by its CIELAB hue. A pale nude is called cool or warm at
 * higher hues than a vivid red is. The limits are chosen by us, after what such shades are usually called.
 */
export function redUndertone(color: HexColour): Undertone {
  const lab = labOfHex(color);
  const lower = (chroma: number): number => -0.28 * chroma;
  return classed(redHueOf(lab), 34 + lower(chromaOf(lab)), 48 + lower(chromaOf(lab)));
}

/** Whether an eyeshadow or a liner is warm, as yellows, browns and oranges are, or cool. A gray is neither. */
export function eyeUndertone(color: HexColour): Undertone {
  const lab = labOfHex(color);
  if (chromaOf(lab) < GREY) return 'neutral';
  const hue = redHueOf(lab);
  return hue >= 30 && hue <= 110 ? 'warm' : hue < 0 || hue > 150 ? 'cool' : 'neutral';
}

/** Below this CIELAB chroma a shade of the eye is seen as gray. */
const GREY = 9;

function classed(hue: number, coolBelow: number, warmAbove: number): Undertone {
  return hue < coolBelow ? 'cool' : hue > warmAbove ? 'warm' : 'neutral';
}
