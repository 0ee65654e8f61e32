/** Whether the frames of a recording can hold a pulse at all. */

import type { WithheldReason } from '#domain/analysis/measurement.ts';
import { luma } from '#domain/colour/transfer.ts';
import { PULSE_PLACES, type PulseSample } from './pulse-sample.ts';

/** It takes at least this many seconds of the bare picture to tell a rate from its neighbours. */
export const LEAST_SECONDS = 20;

/** Frames a second on average, and the longest time without one, in seconds. */
const LEAST_FRAMES = 15;
const LONGEST_GAP = 0.5;

/** Widths of the face a second: slower is sitting still. The fastest tenth of the recording counts. */
const MOST_SPEED = 0.25;

/** Widths of the face by which it may wander altogether. */
const MOST_WANDERING = 0.5;

/** Share of clipped pixels, on average, from which their colour says nothing. */
const MOST_CLIPPED = 0.05;

/** Linear light below which a camera sees more noise than colour. */
const LEAST_LIGHT = 0.008;

/** Linear light above which what is clipped is clipped at the bright end. */
const BRIGHT = 0.3;

/** Why these samples hold no pulse that could be found; null where they may. */
export function unsteadiness(samples: readonly PulseSample[]): WithheldReason | null {
  const seconds = ((samples.at(-1)?.timeMs ?? 0) - (samples[0]?.timeMs ?? 0)) / 1000;
  if (seconds < LEAST_SECONDS) return 'too-short';
  const gaps = steps(samples).map(([before, after]) => (after.timeMs - before.timeMs) / 1000);
  if (samples.length / seconds < LEAST_FRAMES || Math.max(...gaps) > LONGEST_GAP) {
    return 'too-few-frames';
  }
  return lightFailure(samples) ?? (isMoving(samples) ? 'moving' : null);
}

function lightFailure(samples: readonly PulseSample[]): WithheldReason | null {
  const lights = PULSE_PLACES.map((place) => mean(samples.map((sample) => luma(sample[place]))));
  if (Math.min(...lights) < LEAST_LIGHT) return 'too-dark';
  if (mean(samples.map(({ clipped }) => clipped)) <= MOST_CLIPPED) return null;
  return mean(lights) > BRIGHT ? 'over-exposed' : 'too-dark';
}

function isMoving(samples: readonly PulseSample[]): boolean {
  const speeds = steps(samples)
    .map(([before, after]) => {
      const way = Math.hypot(
        after.position[0] - before.position[0],
        after.position[1] - before.position[1],
      );
      return (1000 * way) / Math.max(1, after.timeMs - before.timeMs);
    })
    .toSorted((a, b) => a - b);
  const fast = speeds[Math.floor(0.9 * speeds.length)] ?? 0;
  const wandered = ([0, 1] as const).map((axis) => {
    const places = samples.map(({ position }) => position[axis]);
    return Math.max(...places) - Math.min(...places);
  });
  return fast > MOST_SPEED || Math.max(...wandered) > MOST_WANDERING;
}

function steps(samples: readonly PulseSample[]): (readonly [PulseSample, PulseSample])[] {
  return samples.slice(1).map((after, index) => [samples[index] ?? after, after]);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
}
