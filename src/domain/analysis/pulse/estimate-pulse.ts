/**
 * Beats a minute from the colour of a face. It says that it cannot tell unless every witness agrees: a
 * photograph gives a plausible pulse to anything that only looks for the strongest rate.
 */

import {
  LEAST_CONFIDENCE,
  type Measured,
  type Measurement,
  type WithheldReason,
} from '#domain/analysis/measurement.ts';
import type { Rgb } from '#domain/colour/transfer.ts';
import { backgroundAt, hasColourOfBlood, phaseSpread } from './blood.ts';
import { changeTogether } from './bloodless.ts';
import { evenSamples, type Channels } from './even-samples.ts';
import { PULSE_PLACES, type PulseSample } from './pulse-sample.ts';
import { chrominance, planeOrthogonalToSkin } from './pulse-signals.ts';
import { strongestRate, waveAt } from './spectrum.ts';
import { unsteadiness } from './steadiness.ts';

/** Beats a minute by which the two methods may differ. */
const METHODS_AGREE = 3;

/** The same for places of the face and for halves of the recording, which are noisier than the whole. */
const PLACES_AGREE = 5;
const HALVES_AGREE = 9;

/** Blood reaches cheeks and forehead within a twentieth of a second: a sixth of a fast beat. */
const MOST_PHASE = Math.PI / 3;

/** Share of the band's power at the rate below which there is no telling, and from which it is clear. */
const CLARITY = [0.3, 0.8] as const;

const SIDES = ['right', 'left'] as const;

/** Half the interval in beats a minute: what it is at least, and what the witnesses' differences add. */
const LEAST_HALF_WIDTH = 1.2;
const DIFFERENCE_SHARE = 0.6;

/** The pulse, in beats a minute, averaged over the recording. Samples in the order of their times. */
export function estimatePulse(samples: readonly PulseSample[]): Measurement {
  const unsteady = unsteadiness(samples);
  if (unsteady !== null) return { withheld: unsteady };
  const times = samples.map(({ timeMs }) => timeMs);
  const channelsOf = (colourOf: (sample: PulseSample) => Rgb): Channels => {
    const channel = (index: 0 | 1 | 2): Float64Array =>
      evenSamples(
        times,
        samples.map((sample) => colourOf(sample)[index]),
      );
    return [channel(0), channel(1), channel(2)];
  };
  const places = PULSE_PLACES.map((place) => channelsOf((sample) => sample[place]));
  const face = channelsOf(meanOfPlaces);
  const found = agreedRate(face, places);
  if ('withheld' in found) return found;
  if (changeTogether(samples, face, found.value / 60)) return { withheld: 'flickering-light' };
  const besides = SIDES.flatMap((side) => {
    const colourOf = backgroundReader(samples, side);
    return colourOf === null ? [] : [channelsOf(colourOf)];
  });
  if (besides.length === 0) return { withheld: 'no-background' };
  const backgrounds = besides.map((beside) => backgroundAt(beside, face, found.value / 60));
  if (backgrounds.includes('shared')) return { withheld: 'flickering-light' };
  return backgrounds.includes('unknown') ? { withheld: 'uncertain' } : found;
}

function agreedRate(
  face: Channels,
  places: readonly Channels[],
): Measured | { readonly withheld: WithheldReason } {
  const uncertain = { withheld: 'uncertain' } as const;
  const pulse = planeOrthogonalToSkin(face);
  const byPlane = strongestRate(pulse);
  const byChrominance = strongestRate(chrominance(face));
  const { hertz } = byPlane;
  const pulses = places.map(planeOrthogonalToSkin);
  const difference = (others: readonly number[]): number =>
    60 * Math.max(...others.map((other) => Math.abs(other - hertz)));
  const methods = difference([byChrominance.hertz]);
  const acrossPlaces = difference(pulses.map((each) => strongestRate(each).hertz));
  const middle = pulse.length >> 1;
  const halves = [pulse.subarray(0, middle), pulse.subarray(middle)];
  const overTime = difference(halves.map((half) => strongestRate(half).hertz));
  if (methods > METHODS_AGREE || acrossPlaces > PLACES_AGREE || overTime > HALVES_AGREE) {
    return uncertain;
  }
  if (phaseSpread(pulses.map((each) => waveAt(each, hertz))) > MOST_PHASE) return uncertain;
  if (!places.every((place) => hasColourOfBlood(place, pulse, hertz))) return uncertain;
  const clarity = Math.min(byPlane.share, byChrominance.share);
  const confidence = Math.min(1, Math.max(0, (clarity - CLARITY[0]) / (CLARITY[1] - CLARITY[0])));
  if (confidence < LEAST_CONFIDENCE) return uncertain;
  const value = 30 * (byPlane.hertz + byChrominance.hertz);
  const halfWidth = LEAST_HALF_WIDTH + DIFFERENCE_SHARE * Math.max(methods, acrossPlaces);
  return { value, low: value - halfWidth, high: value + halfWidth, confidence };
}

function meanOfPlaces(sample: PulseSample): Rgb {
  const mean = (channel: 0 | 1 | 2): number =>
    PULSE_PLACES.reduce((sum, place) => sum + sample[place][channel], 0) / PULSE_PLACES.length;
  return [mean(0), mean(1), mean(2)];
}

/** How to read the background on one side of any sample; null where not all of them have it. */
function backgroundReader(
  samples: readonly PulseSample[],
  side: (typeof SIDES)[number],
): ((sample: PulseSample) => Rgb) | null {
  if (samples.some(({ background }) => background[side] === null)) return null;
  return ({ background }) => background[side] ?? [0, 0, 0];
}
