/** Measured values as they are read: with as many digits as their intervals allow. */

import { SKIN_UNITS } from '#content/skin-report-words.ts';
import { isWithheld, type Measured } from '#domain/analysis/measurement.ts';
import { SKIN_MEASURES, type SkinMeasure } from '#domain/analysis/skin-reading.ts';
import type { Biomarker } from '#domain/skin-report/skin-report.ts';

/** Digits behind the point. */
const DIGITS: Readonly<Partial<Record<SkinMeasure, number>>> = {
  melanin: 2,
  haemoglobin: 2,
  evenness: 0,
  hue: 0,
  'typology-angle': 0,
  lines: 0,
  'fine-lines': 0,
  pores: 0,
};

/** Measured relative to the person's own median, so that the sign matters. */
const SIGNED: ReadonlySet<SkinMeasure> = new Set<SkinMeasure>([
  'redness',
  'melanin',
  'haemoglobin',
]);

export function formatNumber(measure: SkinMeasure, value: number): string {
  const text = Math.abs(value).toFixed(DIGITS[measure] ?? 1);
  const isZero = Number(text) === 0;
  if (value < 0 && !isZero) return `−${text}`;
  return SIGNED.has(measure) && !isZero ? `+${text}` : text;
}

/** Half of the interval, without a sign. */
export function formatHalf(measure: SkinMeasure, { low, high }: Measured): string {
  return ((high - low) / 2).toFixed(DIGITS[measure] ?? 1);
}

/** A value with its unit and its interval, in one text. */
export function formatReading(measure: SkinMeasure, reading: Measured): string {
  const unit = SKIN_UNITS[SKIN_MEASURES[measure].unit];
  return `${formatNumber(measure, reading.value)} ± ${formatHalf(measure, reading)}${unit}`;
}

/** All values of a measure that were not withheld. */
export function shownReadings(
  biomarkers: readonly Biomarker[],
  measure: SkinMeasure,
): readonly { readonly biomarker: Biomarker; readonly reading: Measured }[] {
  return biomarkers.flatMap((biomarker) =>
    biomarker.measure === measure && !isWithheld(biomarker.reading)
      ? [{ biomarker, reading: biomarker.reading }]
      : [],
  );
}
