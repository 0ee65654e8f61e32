/**
 * The sRGB transfer function and the "offset power" form in which the renderers compute.
 *
 * Encoded sRGB is `1.055 x^(1/2.4) - 0.055` above its linear toe. So `encoded + 0.055` is a pure
 * power of linear light, and multiplying light by a factor multiplies it by `factor^(1/2.4)`:
 * light and shade can be applied to 8-bit values without leaving them. Source: IEC 61966-2-1.
 */

export type Rgb = readonly [number, number, number];

export const ENCODED_OFFSET = 0.055;
/** The power of the encoded value plus the offset that gives linear light. */
export const TRANSFER_EXPONENT = 2.4;
/** The linear toe: its slope, and the linear light at which it ends. */
export const TOE_SLOPE = 12.92;
export const TOE_END = 0.0031308;

/** Linear light in [0, 1] of an encoded value in [0, 1]. */
export function toLinear(encoded: number): number {
  return encoded <= 0.04045
    ? encoded / TOE_SLOPE
    : ((encoded + ENCODED_OFFSET) / (1 + ENCODED_OFFSET)) ** TRANSFER_EXPONENT;
}

/** Encoded value in [0, 1] of linear light; values above 1 stay above 1. */
export function toEncoded(linear: number): number {
  return linear <= TOE_END
    ? Math.max(0, linear) * TOE_SLOPE
    : (1 + ENCODED_OFFSET) * linear ** (1 / TRANSFER_EXPONENT) - ENCODED_OFFSET;
}

export function mapRgb(colour: Rgb, change: (channel: number, index: number) => number): Rgb {
  return [change(colour[0], 0), change(colour[1], 1), change(colour[2], 2)];
}

/** `#rrggbb` as encoded channels in [0, 1]. Anything else is black: looks are parsed before. */
export function parseHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  if (!Number.isFinite(value)) return [0, 0, 0];
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** The nearest `#rrggbb` of encoded channels; what lies outside [0, 1] is clipped. */
export function hexOf(colour: Rgb): string {
  const digits = (channel: number): string =>
    Math.round(255 * Math.min(1, Math.max(0, channel)))
      .toString(16)
      .padStart(2, '0');
  return `#${digits(colour[0])}${digits(colour[1])}${digits(colour[2])}`;
}

/** Luma weights of Rec. 709, applied to encoded values: what the eye takes for their lightness. */
export const LUMA: Rgb = [0.2126, 0.7152, 0.0722];

export function luma(colour: Rgb): number {
  return colour[0] * LUMA[0] + colour[1] * LUMA[1] + colour[2] * LUMA[2];
}
