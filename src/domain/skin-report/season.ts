/** The season of personal color that a face falls into, with its chance. A convention of styling, not a finding. */

import type { FaceMeasure, FaceReading } from '#domain/analysis/face-reading.ts';
import {
  chanceBelow,
  chancesFrom,
  estimateOf,
  type Chances,
  type Estimate,
} from '#domain/analysis/interval.ts';
import { isWithheld, type Measurement, type Withheld } from '#domain/analysis/measurement.ts';
import type { Undertone } from '#domain/colour-wheel/skin-tone.ts';
import type { Season } from './season-library.ts';

/** Mean lightness of skin, brows and irises below which coloring is called deep; how soft that is, in L*. Ours. */
const DEEP: Estimate = { value: 42, deviation: 6 };

/**
 * Contrast over the lightness of the skin from which coloring is called clear, and how soft that border
 * is; also assumed for a feature whose contrast was withheld. Ours.
 */
const CLEAR = {
  brow: { value: 0.36, deviation: 0.1 },
  iris: { value: 0.62, deviation: 0.12 },
} as const satisfies Record<string, Estimate>;

/**
 * Four seasons from three chances: warm (the undertone; neutral counts half), deep, and clear. A warm face is Autumn as
 * far as it is deep and muted, and Spring as far as it is light and clear; a cool one is Winter as far as it is deep and
 * clear, and Summer as far as it is light and muted. That is how the four are usually described (C. Jackson, "Color Me
 * Beautiful", 1980); the limits are ours, and nobody has shown that the seasons are more than a custom.
 */
export function seasonOf(face: FaceReading): Chances<Season> | Withheld {
  const get = (measure: FaceMeasure): Measurement =>
    face.values.find((value) => value.measure === measure) ?? { withheld: 'uncertain' };
  const skin = get('skin-lightness');
  const { undertone } = face;
  if (isWithheld(undertone)) return { withheld: undertone.withheld };
  if (isWithheld(skin)) return { withheld: skin.withheld };
  const chanceOf = (name: Undertone): number =>
    undertone.chances.find((each) => each.name === name)?.chance ?? 0;
  const warm = chanceOf('warm') + chanceOf('neutral') / 2;
  const { deep, clear } = depthAndContrast(
    estimateOf(skin),
    get('contrast-brow'),
    get('contrast-iris'),
  );
  return chancesFrom([
    ['Spring', warm * ((1 - deep + clear) / 2)],
    ['Summer', (1 - warm) * ((1 - deep + 1 - clear) / 2)],
    ['Autumn', warm * ((deep + 1 - clear) / 2)],
    ['Winter', (1 - warm) * ((deep + clear) / 2)],
  ]);
}

/** The chances that coloring is deep and that it is clear. */
function depthAndContrast(
  skin: Estimate,
  brow: Measurement,
  iris: Measurement,
): { readonly deep: number; readonly clear: number } {
  const brows = contrastOr(brow, CLEAR.brow, skin);
  const irises = contrastOr(iris, CLEAR.iris, skin);
  const coloring: Estimate = {
    value: skin.value - (brows.value + irises.value) / 3,
    deviation: Math.hypot(skin.deviation, brows.deviation / 3, irises.deviation / 3),
  };
  const clear = (contrast: Estimate, border: Estimate): number =>
    1 - softly(scaled(contrast, 1 / skin.value), border);
  return {
    deep: softly(coloring, DEEP),
    clear: (clear(brows, CLEAR.brow) + clear(irises, CLEAR.iris)) / 2,
  };
}

function contrastOr(contrast: Measurement, usual: Estimate, skin: Estimate): Estimate {
  return isWithheld(contrast) ? scaled(usual, skin.value) : estimateOf(contrast);
}

function scaled({ value, deviation }: Estimate, by: number): Estimate {
  return { value: value * by, deviation: deviation * by };
}

/** Chance that an estimate is below a border that is itself soft. */
function softly(estimate: Estimate, border: Estimate): number {
  const deviation = Math.hypot(estimate.deviation, border.deviation);
  return chanceBelow({ value: estimate.value, deviation }, border.value);
}
