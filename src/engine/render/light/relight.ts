/** The picture under another light than the camera's. */

import { ENCODED_OFFSET, mapRgb, TRANSFER_EXPONENT, type Rgb } from '#domain/colour/transfer.ts';

/**
 * What becomes of an encoded channel: `value * gain + lift`. In the offset power form (see transfer.ts) a factor on
 * linear light is one on `encoded + offset`, so white balance, exposure and a veil together are one gain and one lift;
 * and since mixing by opacity commutes with these, each pass may be lit by itself as it is drawn.
 */
export interface Relight {
  readonly gain: Rgb;
  readonly lift: Rgb;
}

/** The light as it is. */
export const CAMERA_LIGHT: Relight = { gain: [1, 1, 1], lift: [0, 0, 0] };

/** A factor on the linear light of each channel. */
export function scaledLight(factors: Rgb): Relight {
  const gain = mapRgb(factors, (factor) => factor ** (1 / TRANSFER_EXPONENT));
  return { gain, lift: mapRgb(gain, (channel) => ENCODED_OFFSET * (channel - 1)) };
}

/** An encoded colour laid over everything. `opacity` is in [0, 1). */
export function veiled(colour: Rgb, opacity: number): Relight {
  return {
    gain: [1 - opacity, 1 - opacity, 1 - opacity],
    lift: mapRgb(colour, (channel) => channel * opacity),
  };
}

/** One light that does what the two do one after the other. */
export function composedLight(first: Relight, second: Relight): Relight {
  const of = (colour: Rgb, channel: number): number => colour[channel] ?? 0;
  return {
    gain: mapRgb(first.gain, (gain, channel) => gain * of(second.gain, channel)),
    lift: mapRgb(
      first.lift,
      (lift, channel) => lift * of(second.gain, channel) + of(second.lift, channel),
    ),
  };
}
