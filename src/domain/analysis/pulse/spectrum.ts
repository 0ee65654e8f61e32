/** What rates a signal is made of, within those that a heart can have. */

import { SAMPLE_RATE } from './even-samples.ts';

/** Slowest and fastest pulse that is looked for, in hertz: 45 and 180 beats a minute. */
export const PULSE_BAND = [0.75, 3] as const;

/** Hertz between two rates of a spectrum: half a beat a minute. */
const STEP = 1 / 120;

/** What lies this near to a rate, in hertz, belongs to it: 20 seconds cannot tell more apart. */
const NEAR = 0.1;

export interface Wave {
  readonly real: number;
  readonly imaginary: number;
}

/** How much of a rate is in a signal: amplitude and phase, with both ends of the signal faded out. */
export function waveAt(signal: Float64Array, hertz: number): Wave {
  return waveInFaded(faded(signal), hertz);
}

function waveInFaded(signal: Float64Array, hertz: number): Wave {
  const { cosine, sine } = correlate(signal, (2 * Math.PI * hertz) / SAMPLE_RATE);
  // A raised cosine lets half of the signal through.
  const scale = 4 / (signal.length || 1);
  return { real: cosine * scale, imaginary: -sine * scale };
}

function faded(signal: Float64Array): Float64Array {
  const turn = (2 * Math.PI) / Math.max(1, signal.length - 1);
  return signal.map((value, i) => value * (0.5 - 0.5 * Math.cos(turn * i)));
}

/** Sums of a signal times the cosine and the sine of `turn` radians a sample. */
function correlate(signal: Float64Array, turn: number): { cosine: number; sine: number } {
  const [stepCosine, stepSine] = [Math.cos(turn), Math.sin(turn)];
  let [cosine, sine] = [0, 0];
  let [x, y] = [1, 0];
  for (const value of signal) {
    cosine += value * x;
    sine += value * y;
    const next = x * stepCosine - y * stepSine;
    y = x * stepSine + y * stepCosine;
    x = next;
  }
  return { cosine, sine };
}

export function amplitudeOf({ real, imaginary }: Wave): number {
  return Math.hypot(real, imaginary);
}

export interface StrongestRate {
  readonly hertz: number;
  /** Share of the band's power that lies at this rate and at twice of it, in [0, 1]. */
  readonly share: number;
}

/** The strongest rate of a signal within the band. A signal of nothing has the share 0. */
export function strongestRate(signal: Float64Array): StrongestRate {
  const powers = powersOf(signal);
  const peak = powers.indexOf(Math.max(...powers));
  const hertz = PULSE_BAND[0] + (peak + summitOffset(powers, peak)) * STEP;
  return { hertz, share: shareAt(powers, hertz) };
}

/** Share of the band's power that lies at a rate and at twice of it, in [0, 1]. */
export function powerShareAt(signal: Float64Array, hertz: number): number {
  return shareAt(powersOf(signal), hertz);
}

/** Power at each rate of the band, `STEP` apart. */
function powersOf(signal: Float64Array): number[] {
  const [low, high] = PULSE_BAND;
  const soft = faded(signal);
  return Array.from(
    { length: Math.round((high - low) / STEP) + 1 },
    (_, index) => amplitudeOf(waveInFaded(soft, low + index * STEP)) ** 2,
  );
}

function shareAt(powers: readonly number[], hertz: number): number {
  let [near, all] = [0, 0];
  powers.forEach((power, index) => {
    const rate = PULSE_BAND[0] + index * STEP;
    all += power;
    if (Math.abs(rate - hertz) <= NEAR || Math.abs(rate - 2 * hertz) <= NEAR) near += power;
  });
  return all > 0 ? near / all : 0;
}

/** Where between its neighbours a peak has its summit, in steps: that of a parabola through the three. */
function summitOffset(powers: readonly number[], peak: number): number {
  const [before, at, after] = [powers[peak - 1], powers[peak], powers[peak + 1]];
  if (before === undefined || at === undefined || after === undefined) return 0;
  const bend = before - 2 * at + after;
  return bend < 0 ? (0.5 * (before - after)) / bend : 0;
}

/** Largest amplitude of a signal at a rate, or as near to it as cannot be told apart. */
export function amplitudeNear(signal: Float64Array, hertz: number): number {
  const soft = faded(signal);
  const offsets = [-NEAR, -NEAR / 2, 0, NEAR / 2, NEAR];
  return Math.max(...offsets.map((offset) => amplitudeOf(waveInFaded(soft, hertz + offset))));
}

/** A signal with what is slower and faster than a pulse taken out. */
export function inPulseBand(signal: Float64Array): Float64Array {
  const [low, high] = PULSE_BAND;
  const count = signal.length;
  const kept = new Float64Array(count);
  const perCycle = SAMPLE_RATE / (count || 1);
  for (let cycles = Math.ceil(low / perCycle); cycles * perCycle <= high; cycles += 1) {
    addWave(kept, signal, (2 * Math.PI * cycles) / count);
  }
  return kept;
}

/** Adds to `target` the component of `signal` that turns by `turn` radians a sample. */
function addWave(target: Float64Array, signal: Float64Array, turn: number): void {
  const { cosine, sine } = correlate(signal, turn);
  const [stepCosine, stepSine] = [Math.cos(turn), Math.sin(turn)];
  const scale = 2 / signal.length;
  let [x, y] = [scale, 0];
  for (let i = 0; i < signal.length; i += 1) {
    target[i] = (target[i] ?? 0) + cosine * x + sine * y;
    const next = x * stepCosine - y * stepSine;
    y = x * stepSine + y * stepCosine;
    x = next;
  }
}
