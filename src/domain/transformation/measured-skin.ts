/** What a reading of a face says about its skin, for whatever puts makeup on it. */

import { rgbOfLab } from '#domain/advice/seen-colour.ts';
import type { FaceMeasure, FaceReading } from '#domain/analysis/face-reading.ts';
import { isWithheld } from '#domain/analysis/measurement.ts';
import { hexOf } from '#domain/colour/transfer.ts';
import { skinDepthOf } from '#domain/colour-wheel/skin-tone.ts';
import type { HexColour } from '#domain/makeup/look.ts';
import { effectTone, type EffectTone } from './tone.ts';

export interface MeasuredSkin {
  readonly tone: EffectTone;
  /** In white light. */
  readonly hex: HexColour;
}

/** The measured skin; null where too much of it was withheld. */
export function skinOfReading({ values }: FaceReading): MeasuredSkin | null {
  const valueOf = (measure: FaceMeasure): number | null => {
    const found = values.find((each) => each.measure === measure);
    return found === undefined || isWithheld(found) ? null : found.value;
  };
  const angle = valueOf('skin-typology-angle');
  const lightness = valueOf('skin-lightness');
  const b = valueOf('skin-yellow-blue');
  const hue = valueOf('skin-hue');
  if (angle === null || lightness === null || b === null || hue === null) return null;
  // The hue is surer than the red in it, which is often withheld.
  const a = b / Math.tan((hue * Math.PI) / 180);
  const hex = hexOf(rgbOfLab({ lightness, a, b }));
  return { tone: effectTone(skinDepthOf(angle)), hex };
}
