/**
 * The number in each frame of the bench's camera: black and white squares in the top left corner, big enough
 * to survive JPEG, 4:2:0 chroma subsampling and downscaling to half the size. The engine leaves them alone,
 * because they lie outside any face.
 */

export const SQUARE = 16;
export const BITS = 10;
export const STRIP = { width: SQUARE * BITS, height: SQUARE } as const;

const WHITE = 235;
const BLACK = 16;

/** Writes `number` (0 to 1023) into an RGBA picture. */
export function stampNumber(
  data: Uint8Array | Uint8ClampedArray,
  width: number,
  number: number,
): void {
  for (let y = 0; y < STRIP.height; y += 1) {
    for (let x = 0; x < STRIP.width; x += 1) {
      const bit = (number >> Math.floor(x / SQUARE)) & 1;
      const at = 4 * (y * width + x);
      data.fill(bit === 1 ? WHITE : BLACK, at, at + 3);
    }
  }
}

/** Reads a number; `lightness` gives a pixel's level in [0, 255]. */
export function readNumber(lightness: (x: number, y: number) => number): number {
  let number = 0;
  for (let bit = 0; bit < BITS; bit += 1) {
    if (lightness(bit * SQUARE + SQUARE / 2, SQUARE / 2) > 125) number |= 1 << bit;
  }
  return number;
}
