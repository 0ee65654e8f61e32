/** What is measured on a skin: zones, measures, and the form of the answer. */

import type { LightJudgement } from './light-gates.ts';
import type { Measurement } from './measurement.ts';

/** Right and left are the person's own. */
export const SKIN_ZONES = [
  'forehead-right',
  'forehead-middle',
  'forehead-left',
  'glabella',
  'nose-bridge',
  'nose-tip',
  'under-eye-right',
  'under-eye-left',
  'crows-feet-right',
  'crows-feet-left',
  'cheek-right',
  'cheek-left',
  'upper-lip',
  'chin',
  'jaw-right',
  'jaw-left',
] as const;
export type SkinZone = (typeof SKIN_ZONES)[number];

export const MEASURE_UNITS = [
  'L*',
  'a*',
  'b*',
  '°',
  'ΔE',
  'relative',
  '%',
  '1/cm²',
  'mm/cm²',
] as const;
export type SkinUnit = (typeof MEASURE_UNITS)[number];

const FOREHEAD = ['forehead-right', 'forehead-middle', 'forehead-left'] as const;
const UNDER_EYES = ['under-eye-right', 'under-eye-left'] as const;
const CROWS_FEET = ['crows-feet-right', 'crows-feet-left'] as const;
const LINED: readonly SkinZone[] = [...FOREHEAD, 'glabella', ...UNDER_EYES, ...CROWS_FEET];
const PORED: readonly SkinZone[] = [
  'forehead-middle',
  'nose-bridge',
  'nose-tip',
  'cheek-right',
  'cheek-left',
  'chin',
];
const PAIRED: readonly SkinZone[] = [
  'forehead-right',
  'under-eye-right',
  'crows-feet-right',
  'cheek-right',
  'jaw-right',
];

interface SkinMeasureKind {
  readonly unit: SkinUnit;
  /** Where it is measured. A pair of zones is named by its right one. */
  readonly zones: readonly SkinZone[];
  /** Half width of an interval at which it tells half of what an exact value would (see interval.ts). */
  readonly useful: number;
  /** What is added to that for a large value: as a share of it. */
  readonly usefulShare?: number;
  /** Pixels of the picture for a millimetre of the face, below which it is withheld. */
  readonly resolution: number;
}

const COLOUR = { zones: SKIN_ZONES, resolution: 0.6 } as const;

/** `docs/measures.md` says what each is. Some 8 to 10 of them are independent of each other. */
export const SKIN_MEASURES = {
  lightness: { ...COLOUR, unit: 'L*', useful: 12 },
  'red-green': { ...COLOUR, unit: 'a*', useful: 6 },
  'yellow-blue': { ...COLOUR, unit: 'b*', useful: 9 },
  hue: { ...COLOUR, unit: '°', useful: 18 },
  'typology-angle': { ...COLOUR, unit: '°', useful: 24 },
  redness: { ...COLOUR, unit: 'a*', useful: 4, usefulShare: 0.3 },
  melanin: { ...COLOUR, unit: 'relative', useful: 0.25, usefulShare: 0.3 },
  haemoglobin: { ...COLOUR, unit: 'relative', useful: 0.25, usefulShare: 0.3 },
  evenness: { zones: SKIN_ZONES, unit: '%', useful: 20, resolution: 1.2 },
  shine: { zones: SKIN_ZONES, unit: '%', useful: 7, usefulShare: 0.5, resolution: 0.8 },
  texture: { zones: SKIN_ZONES, unit: '%', useful: 2, usefulShare: 0.5, resolution: 2 },
  spots: { zones: SKIN_ZONES, unit: '1/cm²', useful: 1.5, usefulShare: 0.5, resolution: 2 },
  lines: { zones: LINED, unit: 'mm/cm²', useful: 4, usefulShare: 0.5, resolution: 1.6 },
  'fine-lines': { zones: LINED, unit: 'mm/cm²', useful: 8, usefulShare: 0.5, resolution: 3 },
  pores: { zones: PORED, unit: '1/cm²', useful: 10, usefulShare: 0.5, resolution: 3 },
  'dark-circle': { zones: UNDER_EYES, unit: 'ΔE', useful: 4, resolution: 0.8 },
  'dark-circle-lightness': { zones: UNDER_EYES, unit: 'L*', useful: 4, resolution: 0.8 },
  asymmetry: { zones: PAIRED, unit: 'ΔE', useful: 4, resolution: 0.8 },
} as const satisfies Record<string, SkinMeasureKind>;
export type SkinMeasure = keyof typeof SKIN_MEASURES;

export type SkinValue = {
  readonly zone: SkinZone;
  readonly measure: SkinMeasure;
  readonly unit: SkinUnit;
} & Measurement;

export interface SkinReading {
  readonly kind: 'skin';
  readonly light: LightJudgement;
  readonly pixelsPerMillimetre: number;
  /** How many pictures it was read from. */
  readonly frames: number;
  /** One for each measure in each of its zones. */
  readonly values: readonly SkinValue[];
}
