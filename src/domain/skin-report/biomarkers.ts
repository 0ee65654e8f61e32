/** Each measure of each zone as the specification's biomarker: a percentage and a word for it. */

import { isWithheld, type Measured } from '#domain/analysis/measurement.ts';
import {
  SKIN_MEASURES,
  type SkinMeasure,
  type SkinReading,
  type SkinValue,
} from '#domain/analysis/skin-reading.ts';
import type { SkinReportLanguage } from './skin-fact.ts';
import { percentInterval, type Biomarker, type BiomarkerStatus } from './skin-report.ts';
import { ownMedian } from './zone-values.ts';

/**
 * What 100% means. `like-the-rest`: the zone is like the median of the person's own zones; no color of
 * skin is better than another, so colors have no other ideal. `none`: none of it is seen. `share`: it is
 * a percentage already.
 */
type Ideal =
  | { readonly is: 'like-the-rest' | 'none'; readonly half: number }
  | { readonly is: 'share' };

/** `half` is the distance, in the measure's unit, at which 50% are left. Ours, as there is no published scale. */
const IDEALS: Readonly<Record<SkinMeasure, Ideal>> = {
  lightness: { is: 'like-the-rest', half: 8 },
  'red-green': { is: 'like-the-rest', half: 4 },
  'yellow-blue': { is: 'like-the-rest', half: 5 },
  hue: { is: 'like-the-rest', half: 10 },
  'typology-angle': { is: 'like-the-rest', half: 15 },
  redness: { is: 'none', half: 4 },
  melanin: { is: 'like-the-rest', half: 0.3 },
  haemoglobin: { is: 'like-the-rest', half: 0.3 },
  evenness: { is: 'share' },
  shine: { is: 'none', half: 8 },
  texture: { is: 'none', half: 5 },
  spots: { is: 'none', half: 1.5 },
  lines: { is: 'none', half: 15 },
  'fine-lines': { is: 'none', half: 25 },
  pores: { is: 'none', half: 25 },
  'dark-circle': { is: 'none', half: 8 },
  'dark-circle-lightness': { is: 'none', half: 8 },
  asymmetry: { is: 'none', half: 8 },
};

/** 100 for an amount of 0 or less; each further `half` halves it. */
export function percentLeft(amount: number, half: number): number {
  return 100 * 2 ** (-Math.max(0, amount) / half);
}

/** The percentage of a value with its interval. `usual` is the median of the person's own zones. */
export function percentOf(measure: SkinMeasure, reading: Measured, usual: number): Measured {
  const { value, low, high, confidence } = reading;
  const ideal = IDEALS[measure];
  if (ideal.is === 'share') return percentInterval(value, low, high, confidence);
  if (ideal.is === 'none') {
    const percent = (amount: number): number => percentLeft(amount, ideal.half);
    return percentInterval(percent(value), percent(low), percent(high), confidence);
  }
  const percent = (away: number): number => percentLeft(Math.abs(away), ideal.half);
  const nearest =
    low <= usual && usual <= high ? 100 : Math.max(percent(low - usual), percent(high - usual));
  return percentInterval(
    percent(value - usual),
    Math.min(percent(low - usual), percent(high - usual)),
    nearest,
    confidence,
  );
}

/** From these percentages on; below the last it is poor. Ours. */
const STATUSES = [
  ['excellent', 80],
  ['good', 60],
  ['fair', 40],
] as const;

/** The word of a percentage. */
export function statusOf(percent: number): BiomarkerStatus {
  return STATUSES.find(([, least]) => percent >= least)?.[0] ?? 'poor';
}

const ORDER: readonly BiomarkerStatus[] = ['poor', 'fair', 'good', 'excellent'];

/** Null where the interval reaches over more than two words: then none of them is known to be right. */
function surestStatus({ value, low, high }: Measured): BiomarkerStatus | null {
  const reach = ORDER.indexOf(statusOf(high)) - ORDER.indexOf(statusOf(low));
  return reach > 1 ? null : statusOf(value);
}

export function biomarkersOf(
  skin: SkinReading,
  language: SkinReportLanguage,
): readonly Biomarker[] {
  const usual = new Map<SkinMeasure, number>();
  const usualOf = (measure: SkinMeasure): number => {
    const known = usual.get(measure) ?? ownMedian(skin, measure);
    usual.set(measure, known);
    return known;
  };
  return skin.values.map((value) => biomarkerOf(value, usualOf(value.measure), language));
}

function biomarkerOf(value: SkinValue, usual: number, language: SkinReportLanguage): Biomarker {
  const { zone, measure } = value;
  const about = {
    name: language.biomarker(measure, zone),
    zone,
    measure,
    unit: SKIN_MEASURES[measure].unit,
  };
  if (isWithheld(value)) {
    return { ...about, value: null, status: null, reading: { withheld: value.withheld } };
  }
  const { low, high, confidence } = value;
  const percent = percentOf(measure, value, usual);
  return {
    ...about,
    value: Math.round(percent.value),
    status: IDEALS[measure].is === 'like-the-rest' ? null : surestStatus(percent),
    reading: { value: value.value, low, high, confidence },
  };
}
