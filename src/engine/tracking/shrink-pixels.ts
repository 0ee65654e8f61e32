/** Makes a picture smaller by averaging 2 x 2 pixels, two channels at a time. */

/** A window of packed RGBA pixels, one 32-bit number each. */
export interface PixelGrid {
  readonly pixels: Uint32Array;
  /** Pixels from one row to the next. */
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
 * Writes a picture that is `by` times smaller to the front of `into`, which must have room for it. Each of its
 * pixels is the mean of the four in the middle of `by` x `by`: of all where `by` is 2. An odd rest of
 * columns and rows is left out. `by` is even.
 */
export function shrinkPixels(source: PixelGrid, by: number, into: Uint32Array): PixelGrid {
  const { pixels, stride } = source;
  const width = Math.floor(source.width / by);
  const height = Math.floor(source.height / by);
  const middle = by / 2 - 1;
  let out = 0;
  for (let row = 0; row < height; row += 1) {
    let at = source.start + (row * by + middle) * stride + middle;
    const end = at + by * width;
    while (at < end) {
      const topLeft = pixels[at] ?? 0;
      const topRight = pixels[at + 1] ?? 0;
      const bottomLeft = pixels[at + stride] ?? 0;
      const bottomRight = pixels[at + stride + 1] ?? 0;
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
      at += by;
    }
  }
  return { pixels: into, stride: width, start: 0, width, height };
}
