/**
 * The sRGB transfer function (IEC 61966-2-1), separate from the product's because the benches judge that.
 */

export type Triple = readonly [number, number, number];

const DECODED = Float64Array.from({ length: 256 }, (_, level) => decodeSrgb(level / 255));

/** Linear light in [0, 1] of an encoded value in [0, 1]. */
export function decodeSrgb(encoded: number): number {
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
}

/** Encoded value in [0, 1] of linear light; light outside [0, 1] is clipped as in a camera. */
export function encodeSrgb(linear: number): number {
  return Math.min(1, encodeWithoutLimit(linear));
}

/** Encoded value of linear light before any clipping: above 1 for light above 1. */
export function encodeWithoutLimit(linear: number): number {
  if (linear <= 0) return 0;
  return linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
}

/** Linear light of an 8-bit level. */
export function decodeLevel(level: number): number {
  return DECODED[level] ?? 0;
}

/** `#rrggbb` as linear light. Throws a RangeError for anything else. */
export function linearOfHex(hex: string): Triple {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new RangeError(`'${hex}' is not a colour as #rrggbb`);
  const channel = (at: number): number => decodeLevel(Number.parseInt(hex.slice(at, at + 2), 16));
  return [channel(1), channel(3), channel(5)];
}
