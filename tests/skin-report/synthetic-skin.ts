/**
 * A reading of a skin with known values, with the half widths that `bench:measure` prints for good light.
 */

import { measured, NINETY_PERCENT } from '#domain/analysis/interval.ts';
import type { WithheldReason } from '#domain/analysis/measurement.ts';
import type { Lab } from '#domain/analysis/skin-colour.ts';
import {
  SKIN_MEASURES,
  type SkinMeasure,
  type SkinReading,
  type SkinZone,
} from '#domain/analysis/skin-reading.ts';

export const GOOD_LIGHT = {
  grade: 'good',
  unnatural: 0,
  leftRight: 90,
  topBottom: 92,
  overExposed: 0,
} as const satisfies SkinReading['light'];

const HALF: Readonly<Record<SkinMeasure, number>> = {
  lightness: 8,
  'red-green': 2.8,
  'yellow-blue': 3.3,
  hue: 8,
  'typology-angle': 10,
  redness: 1.6,
  melanin: 0.1,
  haemoglobin: 0.1,
  evenness: 13,
  shine: 1.2,
  texture: 1,
  spots: 0.5,
  lines: 1.6,
  'fine-lines': 3,
  pores: 3,
  'dark-circle': 2.6,
  'dark-circle-lightness': 2.6,
  asymmetry: 3,
};

/** A value of each measure at which nothing stands out. */
function calm({ lightness, a, b }: Lab): Readonly<Record<SkinMeasure, number>> {
  const degrees = 180 / Math.PI;
  return {
    lightness,
    'red-green': a,
    'yellow-blue': b,
    hue: Math.atan2(b, a) * degrees,
    'typology-angle': Math.atan2(lightness - 50, b) * degrees,
    redness: 0,
    melanin: 0,
    haemoglobin: 0,
    evenness: 80,
    shine: 2,
    texture: 1.5,
    spots: 0,
    lines: 1,
    'fine-lines': 2,
    pores: 2,
    'dark-circle': 1,
    'dark-circle-lightness': 0.5,
    asymmetry: 1,
  };
}

export interface SkinChange {
  readonly zone: SkinZone;
  readonly measure: SkinMeasure;
  /** The value in the measure's unit, or why there is none. */
  readonly to: number | WithheldReason;
}

export function syntheticSkin(
  skin: Lab,
  changes: readonly SkinChange[] = [],
  about: Partial<Pick<SkinReading, 'light' | 'pixelsPerMillimetre'>> = {},
): SkinReading {
  const usual = calm(skin);
  const measures = Object.keys(SKIN_MEASURES) as SkinMeasure[];
  return {
    kind: 'skin',
    light: about.light ?? GOOD_LIGHT,
    pixelsPerMillimetre: about.pixelsPerMillimetre ?? 3.5,
    frames: 15,
    values: measures.flatMap((measure) =>
      SKIN_MEASURES[measure].zones.map((zone) => {
        const change = changes.find((each) => each.zone === zone && each.measure === measure);
        const to = change?.to ?? usual[measure];
        const kind: {
          readonly unit: SkinReading['values'][number]['unit'];
          readonly useful: number;
        } = SKIN_MEASURES[measure];
        return {
          zone,
          measure,
          unit: kind.unit,
          ...(typeof to === 'string'
            ? { withheld: to }
            : measured(
                { value: to, deviation: HALF[measure] / NINETY_PERCENT },
                3 * HALF[measure],
              )),
        };
      }),
    ),
  };
}
