/** Two ways to the pulse in the mean colour of skin. Both take out what is light and motion, in different ways. */

import { detrend } from './detrend.ts';
import { SAMPLE_RATE, type Channels } from './even-samples.ts';
import { inPulseBand } from './spectrum.ts';

/** Seconds within which the balance of the colours is taken for constant: one slow beat at least. */
const WINDOW_SECONDS = 1.6;
const WINDOW = Math.round(WINDOW_SECONDS * SAMPLE_RATE);

/**
 * The plane orthogonal to skin. Source: Wang, den Brinker, Stuijk and de Haan, "Algorithmic principles of
 * remote PPG" (2017).
 *
 * @param colour red, green and blue over time, linear
 */
export function planeOrthogonalToSkin(colour: Channels): Float64Array {
  const count = colour[0].length;
  const sum = new Float64Array(count);
  const first = new Float64Array(WINDOW);
  const second = new Float64Array(WINDOW);
  for (let start = 0; start + WINDOW <= count; start += 1) {
    const red = oneOverMean(colour[0], start);
    const green = oneOverMean(colour[1], start);
    const blue = oneOverMean(colour[2], start);
    for (let i = 0; i < WINDOW; i += 1) {
      const r = (colour[0][start + i] ?? 0) * red;
      const g = (colour[1][start + i] ?? 0) * green;
      const b = (colour[2][start + i] ?? 0) * blue;
      first[i] = g - b;
      second[i] = -2 * r + g + b;
    }
    // Both signals are 0 on average, because each channel is 1.
    const balance = spread(first) / (spread(second) || 1);
    for (let i = 0; i < WINDOW; i += 1) {
      sum[start + i] =
        (sum[start + i] ?? 0) + ((first[i] ?? 0) + balance * (second[i] ?? 0)) / WINDOW;
    }
  }
  return inPulseBand(detrend(sum));
}

/**
 * The difference of two colour signals that specular light does not change. Source: de Haan and Jeanne,
 * "Robust pulse rate from chrominance-based rPPG" (2013).
 *
 * @param colour red, green and blue over time, linear
 */
export function chrominance(colour: Channels): Float64Array {
  const count = colour[0].length;
  const [red, green, blue] = relativeToSurroundings(colour);
  const x = inPulseBand(red.map((value, i) => 3 * value - 2 * (green[i] ?? 0)));
  const y = inPulseBand(
    red.map((value, i) => 1.5 * value + (green[i] ?? 0) - 1.5 * (blue[i] ?? 0)),
  );
  const sum = new Float64Array(count);
  const fade = (2 * Math.PI) / WINDOW;
  for (let start = -WINDOW / 2; start < count; start += WINDOW / 2) {
    const [from, to] = [Math.max(0, start), Math.min(count, start + WINDOW)];
    const balance = spread(x.subarray(from, to)) / (spread(y.subarray(from, to)) || 1);
    for (let i = from; i < to; i += 1) {
      const weight = 0.5 - 0.5 * Math.cos(fade * (i - start));
      sum[i] = (sum[i] ?? 0) + weight * ((x[i] ?? 0) - balance * (y[i] ?? 0));
    }
  }
  return inPulseBand(detrend(sum));
}

/** One channel alone, relative to its mean and without slow changes: what plain flicker shows in. */
export function relativeChange(channel: Float64Array): Float64Array {
  const middle = mean(channel) || 1;
  return inPulseBand(detrend(channel.map((value) => value / middle - 1)));
}

/** What makes the mean of a window's values 1. */
function oneOverMean(channel: Float64Array, start: number): number {
  let sum = 0;
  for (let i = start; i < start + WINDOW; i += 1) sum += channel[i] ?? 0;
  return sum > 0 ? WINDOW / sum : 1;
}

/** The channels over their means within a window around each moment. */
function relativeToSurroundings(colour: Channels): Channels {
  const relative = (channel: Float64Array): Float64Array => {
    const before = new Float64Array(channel.length + 1);
    channel.forEach((value, i) => {
      before[i + 1] = (before[i] ?? 0) + value;
    });
    return channel.map((value, i) => {
      const from = Math.max(0, i - WINDOW / 2);
      const to = Math.min(channel.length, i + WINDOW / 2);
      const middle = ((before[to] ?? 0) - (before[from] ?? 0)) / (to - from);
      return value / (middle || 1) - 1;
    });
  };
  return [relative(colour[0]), relative(colour[1]), relative(colour[2])];
}

function mean(values: Float64Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / (values.length || 1);
}

/** Standard deviation. */
function spread(values: Float64Array): number {
  const middle = mean(values);
  let squares = 0;
  for (const value of values) squares += (value - middle) ** 2;
  return Math.sqrt(squares / (values.length || 1));
}
