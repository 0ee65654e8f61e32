/** What a reading of a face says of its skin, for who makes it up. */

import { rgbOfLab } from '#domain/advice/seen-colour.ts';
import type { FaceMeasure, FaceReading } from '#domain/analysis/face-reading.ts';
import { isWithheld } from '#domain/analysis/measurement.ts';
import { hexOf, mapRgb, toLinear } from '#domain/colour/transfer.ts';
import { skinToneOf } from '#domain/colour-wheel/skin-tone.ts';
import type { HexColour } from '#domain/makeup/look.ts';
import { effectTone, type EffectTone } from './tone.ts';

export interface MeasuredSkin {
  readonly tone: EffectTone;
  /** In white light. */
  readonly hex: HexColour;
}

/** The measured skin; null where a part of its color was withheld. */
export function skinOfReading({ values }: FaceReading): MeasuredSkin | null {
  const valueOf = (measure: FaceMeasure): number | null => {
    const found = values.find((each) => each.measure === measure);
    return found === undefined || isWithheld(found) ? null : found.value;
  };
  const lightness = valueOf('skin-lightness');
  const a = valueOf('skin-red-green');
  const b = valueOf('skin-yellow-blue');
  if (lightness === null || a === null || b === null) return null;
  const rgb = rgbOfLab({ lightness, a, b });
  return { tone: effectTone(skinToneOf(mapRgb(rgb, toLinear)).depth), hex: hexOf(rgb) };
}
