/** Halves a picture by averaging 2 x 2 pixels, two channels at a time. */

/** A window of packed RGBA pixels, one 32-bit number each, or every so many of them. */
export interface PixelGrid {
  readonly pixels: Uint32Array;
  /** From one pixel of a row to the next: 1 where none is left out. */
  readonly pitch: number;
  /** From one row to the next. */
  readonly stride: number;
  /** Index of the window's first pixel. */
  readonly start: number;
  readonly width: number;
  readonly height: number;
}

/** Every other byte of a pixel; the sums of four bytes have room in the gaps. */
const ALTERNATE_BYTES = 0x00ff00ff;
/** Half of the divisor four, in both halves of the word, so that averages are rounded. */
const ROUNDING = 0x00020002;

/**
 * Writes the half-size picture of `source` (an odd last row or column is left out) to the front of
 * `into`, which must have room for it.
 */
export function halvePixels(source: PixelGrid, into: Uint32Array): PixelGrid {
  const { pixels, pitch, stride } = source;
  const width = source.width >> 1;
  const height = source.height >> 1;
  let out = 0;
  for (let row = 0; row < height; row += 1) {
    let at = source.start + 2 * row * stride;
    const end = at + 2 * width * pitch;
    while (at < end) {
      const topLeft = pixels[at] ?? 0;
      const topRight = pixels[at + pitch] ?? 0;
      const bottomLeft = pixels[at + stride] ?? 0;
      const bottomRight = pixels[at + stride + pitch] ?? 0;
      const redBlue =
        (topLeft & ALTERNATE_BYTES) +
        (topRight & ALTERNATE_BYTES) +
        (bottomLeft & ALTERNATE_BYTES) +
        (bottomRight & ALTERNATE_BYTES) +
        ROUNDING;
      const greenAlpha =
        ((topLeft >>> 8) & ALTERNATE_BYTES) +
        ((topRight >>> 8) & ALTERNATE_BYTES) +
        ((bottomLeft >>> 8) & ALTERNATE_BYTES) +
        ((bottomRight >>> 8) & ALTERNATE_BYTES) +
        ROUNDING;
      into[out] =
        ((redBlue >>> 2) & ALTERNATE_BYTES) | (((greenAlpha >>> 2) & ALTERNATE_BYTES) << 8);
      out += 1;
      at += 2 * pitch;
    }
  }
  return { pixels: into, pitch: 1, stride: width, start: 0, width, height };
}
