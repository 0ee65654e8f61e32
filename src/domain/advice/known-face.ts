/**
 * What advice builds on: the facts of a reading, with usual values in place of those that were withheld.
 */

import { atLightOf, usualColour } from '#domain/analysis/appearance/usual-colours.ts';
import type { EyeColour } from '#domain/analysis/eyes.ts';
import type { Classes, FaceMeasure, FaceReading } from '#domain/analysis/face-reading.ts';
import { estimateOf, type Chances } from '#domain/analysis/interval.ts';
import {
  isWithheld,
  type Measured,
  type Measurement,
  type WithheldReason,
} from '#domain/analysis/measurement.ts';
import type { Lab } from '#domain/analysis/skin-colour.ts';
import type { Undertone } from '#domain/colour-wheel/skin-tone.ts';
import { LUMA, toLinear, type Rgb } from '#domain/colour/transfer.ts';
import { labOfRgb, rgbOfLab } from './seen-colour.ts';
import { drawnTo, usualTint } from './usual-tint.ts';

/** What may be missing. */
export type MissingFact = 'skin-lightness' | 'skin-tint' | 'undertone' | 'lips' | 'brows' | 'eyes';

export interface Caution {
  readonly missing: MissingFact;
  readonly reason: WithheldReason;
}

export interface KnownFace {
  /** As it was measured, with its tint drawn toward the usual as far as the light leaves it in doubt. */
  readonly skin: Lab;
  /** Standard deviations of the skin's color. The light's error is most of it, and moves lips and brows as well. */
  readonly doubt: Lab;
  readonly lips: Lab;
  readonly browLightness: number;
  /** How much darker than the skin; null where it was withheld. */
  readonly contrast: {
    readonly lip: number | null;
    readonly brow: number | null;
    readonly iris: number | null;
  };
  readonly undertone: Chances<Undertone> | null;
  /** The chance of warm minus that of cool, in [-1, 1]; 0 where the undertone is not known. */
  readonly warmth: number;
  readonly eyeColour: Chances<EyeColour> | null;
  readonly cautions: readonly Caution[];
}

/** Lightness of skin of all people, roughly: stands in where the light did not tell it. */
const ANY_LIGHTNESS: Measured = { value: 56, low: 33, high: 79, confidence: 0 };

/** The facts of a reading, or why there are none: without any color of the skin there is no advice. */
export function knownFaceOf(
  reading: FaceReading,
): KnownFace | { readonly withheld: WithheldReason } {
  const get = (measure: FaceMeasure): Measurement =>
    reading.values.find((value) => value.measure === measure) ?? { withheld: 'uncertain' };
  const [l, a, b] = [get('skin-lightness'), get('skin-red-green'), get('skin-yellow-blue')];
  if (isWithheld(l) && isWithheld(a) && isWithheld(b)) return { withheld: l.withheld };

  const skinL = estimateOf(isWithheld(l) ? ANY_LIGHTNESS : l);
  const usual = usualTint(skinL.value);
  const skinA = isWithheld(a) ? usual.a : drawnTo(usual.a, estimateOf(a));
  const skinB = isWithheld(b) ? usual.b : drawnTo(usual.b, estimateOf(b));
  const skin: Lab = { lightness: skinL.value, a: skinA.value, b: skinB.value };
  const contrast = {
    lip: valueOf(get('contrast-lip')),
    brow: valueOf(get('contrast-brow')),
    iris: valueOf(get('contrast-iris')),
  };
  const lips = lipsOf(get, skin);
  const undertone = chancesOf(reading.undertone);
  const eyeColour = chancesOf(reading.eyeColour);
  const tint = isWithheld(a) ? a : b;
  const cautions = [
    missing('skin-lightness', l),
    missing('skin-tint', tint),
    missing('undertone', reading.undertone),
    missing('lips', lips.missing ?? {}),
    missing('brows', get('contrast-brow')),
    missing('eyes', reading.eyeColour),
  ].flat();
  return {
    skin,
    doubt: {
      lightness: skinL.deviation,
      a: skinA.deviation,
      b: skinB.deviation,
    },
    lips: lips.colour,
    browLightness: Math.max(
      3,
      skin.lightness - (contrast.brow ?? USUAL_BROW_SHARE * skin.lightness),
    ),
    contrast: lips.missing === null ? contrast : { ...contrast, lip: null },
    undertone,
    warmth: undertone === null ? 0 : chanceOf(undertone, 'warm') - chanceOf(undertone, 'cool'),
    eyeColour,
    cautions,
  };
}

/** Brows are darker than skin by this share of its lightness, on average over the synthetic faces. */
const USUAL_BROW_SHARE = 0.62;

/** The usual bare lips of a face with this skin. Encoded, as `skin` is, in white light. */
export function usualLips(skin: Rgb): Rgb {
  return usualColour('lips', skin, luminanceOf(skin));
}

/** The usual bare lid, in the light of the crease: how deep a lid lies in shade changes with every lamp. */
export function usualLid(skin: Rgb): Rgb {
  const luminance = luminanceOf(skin);
  return atLightOf(usualColour('lid', skin, luminance), usualColour('crease', skin, luminance));
}

/** Linear luminance, from encoded channels. */
function luminanceOf(skin: Rgb): number {
  return skin.reduce((sum, channel, i) => sum + toLinear(channel) * (LUMA[i] ?? 0), 0);
}

function chanceOf<Name extends string>(chances: Chances<Name>, name: Name): number {
  return chances.find((each) => each.name === name)?.chance ?? 0;
}

function lipsOf(
  get: (measure: FaceMeasure) => Measurement,
  skin: Lab,
): { readonly colour: Lab; readonly missing: { readonly withheld: WithheldReason } | null } {
  const contrast = get('contrast-lip');
  const a = get('lip-red-green');
  const b = get('lip-yellow-blue');
  const withheld = [contrast, a, b].find((each) => isWithheld(each));
  if (isWithheld(contrast) || isWithheld(a) || isWithheld(b)) {
    return {
      colour: labOfRgb(usualLips(rgbOfLab(skin))),
      missing: withheld !== undefined && isWithheld(withheld) ? withheld : null,
    };
  }
  // The contrast is more certain than either lightness: the light's error cancels out of it.
  const lightness = Math.max(5, skin.lightness - contrast.value);
  return { colour: { lightness, a: a.value, b: b.value }, missing: null };
}

function missing(fact: MissingFact, from: object): readonly Caution[] {
  return isWithheld(from) ? [{ missing: fact, reason: from.withheld }] : [];
}

function valueOf(measurement: Measurement): number | null {
  return isWithheld(measurement) ? null : measurement.value;
}

function chancesOf<Name extends string>(classes: Classes<Name>): Chances<Name> | null {
  return isWithheld(classes) ? null : classes.chances;
}
