/**
 * Whether the whites of the eyes change as the skin does. Blood hardly reaches them, but a lamp does: one that
 * flickers on the face alone shows there.
 */

import { median } from '#domain/analysis/burst.ts';
import { luma, type Rgb } from '#domain/colour/transfer.ts';
import { along, phaseSpread } from './blood.ts';
import { evenSamples, type Channels } from './even-samples.ts';
import type { PulseSample } from './pulse-sample.ts';
import { planeOrthogonalToSkin } from './pulse-signals.ts';
import { amplitudeOf, waveAt } from './spectrum.ts';

/** Eyes that were seen in fewer of the frames tell nothing. */
const LEAST_SEEN = 0.6;

/** A blink or a look aside makes the opening darker or lighter by more than this: that frame is left out. */
const MOST_CHANGE = 0.12;

/**
 * From this share of the face's own change in the eyes, it is the light that changes. Lids mirror a fifth
 * of it into the eyes.
 */
const MOST_IN_EYES = 0.7;

/** A lamp reaches skin and eyes at the same moment: radians by which noise may shift them apart. */
const AT_ONCE = Math.PI / 6;

/** Whether the eyes change at this rate as much as the face and along with it. False where they were hardly seen. */
export function changeTogether(
  samples: readonly PulseSample[],
  face: Channels,
  hertz: number,
): boolean {
  const eyes = eyesOf(samples);
  if (eyes === null) return false;
  const own = waveAt(planeOrthogonalToSkin(face), hertz);
  const theirs = waveAt(planeOrthogonalToSkin(eyes), hertz);
  // Noise makes waves of any phase: only the component in phase with the skin counts.
  return (
    phaseSpread([own, theirs]) < AT_ONCE && along(theirs, own) > MOST_IN_EYES * amplitudeOf(own)
  );
}

function eyesOf(samples: readonly PulseSample[]): Channels | null {
  const seen = samples.flatMap(({ eyes }) => (eyes === null ? [] : [luma(eyes)]));
  if (seen.length < LEAST_SEEN * samples.length) return null;
  const usual = median(seen);
  const isOpen = (eyes: Rgb | null): eyes is Rgb =>
    eyes !== null && Math.abs(luma(eyes) / usual - 1) < MOST_CHANGE;
  const open = samples.filter(({ eyes }) => isOpen(eyes));
  if (open.length < LEAST_SEEN * samples.length) return null;
  const [first, last] = [samples[0], samples.at(-1)];
  const channel = (at: 0 | 1 | 2): Float64Array => {
    const middle = median(open.map(({ eyes }) => eyes?.[at] ?? 0));
    // The ends are kept, so that all signals begin at the same time.
    const kept = samples.filter(
      (sample) => isOpen(sample.eyes) || sample === first || sample === last,
    );
    return evenSamples(
      kept.map(({ timeMs }) => timeMs),
      kept.map(({ eyes }) => (isOpen(eyes) ? eyes[at] : middle)),
    );
  };
  return [channel(0), channel(1), channel(2)];
}
