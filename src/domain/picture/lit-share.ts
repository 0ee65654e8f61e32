/** Whether a picture shows anything: a camera that has just been started often sends black. */

/** The specification's: a pixel counts as lit when one of its channels is above this, of 255. */
const LIT_ABOVE = 10;

/** Below this share of lit pixels there is nothing to analyze: the specification's. */
export const LEAST_LIT_SHARE = 0.1;

/** How many of the pixels are sampled, evenly over the picture. */
const SAMPLES = 4096;

/** Share of the sampled pixels that are lit, in [0, 1]. `rgba` has four bytes a pixel; 0 for none. */
export function litShare(rgba: Uint8ClampedArray): number {
  const pixels = Math.floor(rgba.length / 4);
  if (pixels === 0) return 0;
  const step = Math.max(1, Math.floor(pixels / SAMPLES));
  let [lit, looked] = [0, 0];
  for (let pixel = 0; pixel < pixels; pixel += step) {
    const place = 4 * pixel;
    looked += 1;
    if (isLit(rgba[place]) || isLit(rgba[place + 1]) || isLit(rgba[place + 2])) lit += 1;
  }
  return lit / looked;
}

function isLit(channel = 0): boolean {
  return channel > LIT_ABOVE;
}
