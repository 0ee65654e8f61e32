/** How accurate the colours are, and how often the true value lies in the interval. */

import type { Lab } from '#bench/colour/lab.ts';
import { labOfLinear } from '#bench/colour/lab.ts';
import type { Measurement } from '#domain/analysis/measurement.ts';
import type { SkinMeasure } from '#domain/analysis/skin-reading.ts';
import { REGION } from '#tests/fixtures/synthetic-face/index.ts';
import type { Portrait } from './portrait.ts';
import type { BothReadings } from './take-measures.ts';
import { FACE_ZONES, labOfPixels, meanAlbedo, ZONES, zonePixels } from './true-zones.ts';

/** One measured number beside its true one. */
export interface Judged {
  readonly measure: string;
  readonly error: number;
  /** Half the interval's width. */
  readonly half: number;
  readonly isInside: boolean;
}

const DEGREES = 180 / Math.PI;

const hue = ([, a, b]: Lab): number => Math.atan2(b, a) * DEGREES;
const typology = ([lightness, , b]: Lab): number => Math.atan2(lightness - 50, b) * DEGREES;

/** Empty if the measure was withheld. */
export function judge(measure: string, measurement: Measurement, truth: number): Judged[] {
  if ('withheld' in measurement) return [];
  const { value, low, high } = measurement;
  return [
    {
      measure,
      error: value - truth,
      half: (high - low) / 2,
      isInside: low <= truth && truth <= high,
    },
  ];
}

const ZONE_TRUTHS: Readonly<Partial<Record<SkinMeasure, (lab: Lab) => number>>> = {
  lightness: ([lightness]) => lightness,
  'red-green': ([, a]) => a,
  'yellow-blue': ([, , b]) => b,
  hue,
  'typology-angle': typology,
};

export function judgeZones(subject: Portrait, { skin }: BothReadings): Judged[] {
  if ('withheld' in skin) return [];
  const truths = new Map(
    ZONES.map((zone) => [zone, labOfPixels(subject, zonePixels(subject, zone))]),
  );
  const reds = [...truths.values()].map(([, a]) => a).toSorted((one, other) => one - other);
  const usualRed = (reds[7]! + reds[8]!) / 2;
  return skin.values.flatMap((value) => {
    const truth = truths.get(value.zone)!;
    const side = value.zone.endsWith('-right') ? 'right' : 'left';
    if (value.measure === 'dark-circle-lightness') {
      const cheek = truths.get(`cheek-${side}`)!;
      return judge('dark-circle-lightness', value, cheek[0] - truth[0]);
    }
    if (value.measure === 'redness') return judge('zone redness', value, truth[1] - usualRed);
    const of = ZONE_TRUTHS[value.measure];
    return of === undefined ? [] : judge(`zone ${value.measure}`, value, of(truth));
  });
}

/** The skin of the face, its features, and their contrast. */
export function judgeFace(subject: Portrait, { face }: BothReadings): Judged[] {
  if ('withheld' in face) return [];
  const own = trueSkin(subject);
  const lips = regionLab(subject, REGION.lips);
  const brows = regionLab(subject, REGION.brow);
  const iris = regionLab(subject, REGION.iris, 0.35);
  const truths: Readonly<Record<string, number>> = {
    'skin-lightness': own[0],
    'skin-red-green': own[1],
    'skin-yellow-blue': own[2],
    'skin-hue': hue(own),
    'skin-typology-angle': typology(own),
    'lip-lightness': lips[0],
    'lip-red-green': lips[1],
    'lip-yellow-blue': lips[2],
    'brow-lightness': brows[0],
    'iris-lightness': iris[0],
    'contrast-lip': own[0] - lips[0],
    'contrast-brow': own[0] - brows[0],
    'contrast-iris': own[0] - iris[0],
  };
  return face.values.flatMap((value) => {
    const truth = truths[value.measure];
    return truth === undefined ? [] : judge(value.measure, value, truth);
  });
}

/** Mean over the zones of the face, as reflectance. */
export function trueSkin(subject: Portrait): Lab {
  const means = FACE_ZONES.map((zone) => meanAlbedo(subject, zonePixels(subject, zone)));
  const channel = (at: 0 | 1 | 2): number =>
    means.reduce((sum, mean) => sum + mean[at], 0) / means.length;
  return labOfLinear(channel(0), channel(1), channel(2));
}

/** `darkest` is the share of pixels left out: of an iris only the coloured ring counts, not the pupil. */
function regionLab(subject: Portrait, wanted: number, darkest = 0): Lab {
  const pixels: number[] = [];
  subject.region.forEach((region, pixel) => {
    if (region === wanted) pixels.push(pixel);
  });
  const { albedo } = subject;
  const sorted = pixels.toSorted((one, other) => albedo[3 * one + 1]! - albedo[3 * other + 1]!);
  return labOfPixels(subject, sorted.slice(Math.floor(darkest * sorted.length)));
}

/** The class by hue angle, with the same names as in the product. */
export function trueUndertone(subject: Portrait): 'cool' | 'neutral' | 'warm' {
  const angle = hue(trueSkin(subject));
  return angle < 52 ? 'cool' : angle > 61 ? 'warm' : 'neutral';
}
