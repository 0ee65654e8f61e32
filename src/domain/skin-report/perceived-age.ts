/** The age that others may see in a face, as far as the contrast of its features tells it. That is not far. */

import { usualLips } from '#domain/advice/known-face.ts';
import { labOfRgb, rgbOfLab } from '#domain/advice/seen-colour.ts';
import type { FaceMeasure, FaceReading } from '#domain/analysis/face-reading.ts';
import { estimateOf, type Estimate } from '#domain/analysis/interval.ts';
import { isWithheld, type Measurement, type WithheldReason } from '#domain/analysis/measurement.ts';
import type { AgeRange } from './skin-report.ts';

/**
 * Correlation of age with contrast, a mean by size over four groups of women of 20 to 80 (A. Porcheron et al., "Facial
 * contrast is a cross-cultural cue for perceiving age", 2017, table 1): brows by L* -.50, -.33, -.49, -.21; mouth by a* from
 * -.29 to -.35 in three groups, so that on deep skin it is believed less. Men were not among them.
 */
const CORRELATION = { brow: -0.39, mouth: -0.32 } as const;

/** Adults of those studies, roughly: mean and standard deviation in years. Ours. */
const PEOPLE: Estimate = { value: 46, deviation: 15 };

/** Contrast of the brow over the lightness of the skin, and how people differ in it. Ours, from a few portraits. */
const USUAL_BROW: Estimate = { value: 0.36, deviation: 0.15 };

/** Blond and black brows are further off at any age: a cue counts for no more than this many deviations. */
const MOST_AWAY = 1.5;

/** How people of one skin differ in the redness of their lips, in a*. Ours. */
const LIP_SPREAD = 4;

/** With light less even than this, in percent, half of a brow's darkness is the lamp's doing. Ours. */
const LEAST_EVEN = 70;

/** Below this L* the mouth's contrast followed age another way (same table, South African women). */
const DEEP = 42;

const YOUNGEST = 18;
const OLDEST = 90;
const NARROWEST = 10;

/**
 * Two of three people who look like this are within the range; it is always at least ten years wide, mostly more than
 * twenty. Withheld where the light does not allow it: a shade on the brows moves it by years.
 */
export function perceivedAge(face: FaceReading): AgeRange | { readonly withheld: WithheldReason } {
  const get = (measure: FaceMeasure): Measurement =>
    face.values.find((value) => value.measure === measure) ?? { withheld: 'uncertain' };
  const [skin, brow] = [get('skin-lightness'), get('contrast-brow')];
  if (isWithheld(brow)) return brow;
  if (isWithheld(skin)) return skin;
  const { leftRight, topBottom } = face.light;
  if (Math.min(leftRight, topBottom) < LEAST_EVEN) return { withheld: 'uneven-light' };
  const contrast = estimateOf(brow);
  const cues = [
    {
      correlation: CORRELATION.brow,
      away: (contrast.value / skin.value - USUAL_BROW.value) / USUAL_BROW.deviation,
      doubt: contrast.deviation / skin.value / USUAL_BROW.deviation,
    },
    ...mouthCue(get, skin.value),
  ];
  let { value, deviation } = PEOPLE;
  for (const { correlation, away, doubt } of cues) {
    // Uncertainty of the reading weakens the cue (attenuation by reliability, Spearman 1904).
    const reliability = 1 / (1 + doubt ** 2);
    value +=
      PEOPLE.deviation *
      correlation *
      reliability *
      Math.max(-MOST_AWAY, Math.min(MOST_AWAY, away));
    deviation *= Math.sqrt(1 - correlation ** 2 * reliability);
  }
  return rangeAround(value, deviation);
}

function mouthCue(
  get: (measure: FaceMeasure) => Measurement,
  lightness: number,
): readonly { readonly correlation: number; readonly away: number; readonly doubt: number }[] {
  const [lip, a, b] = [get('lip-red-green'), get('skin-red-green'), get('skin-yellow-blue')];
  if (lightness < DEEP || isWithheld(lip) || isWithheld(a) || isWithheld(b)) return [];
  const usual = labOfRgb(usualLips(rgbOfLab({ lightness, a: a.value, b: b.value })));
  return [
    {
      correlation: CORRELATION.mouth,
      away: (lip.value - usual.a) / LIP_SPREAD,
      doubt: estimateOf(lip).deviation / LIP_SPREAD,
    },
  ];
}

function rangeAround(value: number, deviation: number): AgeRange {
  const half = Math.max(NARROWEST / 2, deviation);
  const low = Math.max(YOUNGEST, Math.round(value - half));
  const high = Math.min(OLDEST, Math.round(value + half));
  return { low, high: Math.max(high, low + NARROWEST) };
}
