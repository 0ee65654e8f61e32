import type { FrameImage } from '#engine/frame/frame.ts';
import { labOfPixel } from '#bench/colour/lab.ts';
import { gaussianBlur } from '#bench/picture/gaussian-blur.ts';
import { boundsOf, pixelsOf, type Bounds, type Mask } from '#bench/picture/mask.ts';

/** Details smaller than this many pixels count as texture; larger ones count as shade. */
const SIGMA = 2.5;
const MARGIN = Math.ceil(3 * SIGMA);

export interface TextureKept {
  /** Correlation of the lightness' fine detail before and after, in [-1, 1]. */
  readonly correlation: number;
  /** Its root mean square after, as a multiple of before. */
  readonly energy: number;
}

/** How much of the texture in `area` is kept. The area should stay 3 pixels away from edges. */
export function textureKept(before: FrameImage, after: FrameImage, area: Mask): TextureKept {
  const bounds = boundsOf(area);
  const fine = [before, after].map((image) => fineLightness(image, bounds));
  const pixels = pixelsOf(area);
  const [first, second] = fine.map((plane) => {
    const mean = pixels.reduce((sum, pixel) => sum + (plane[pixel] ?? 0), 0) / pixels.length;
    return pixels.map((pixel) => (plane[pixel] ?? 0) - mean);
  });
  if (first === undefined || second === undefined) throw new Error('two pictures are compared');
  let [both, firstSquared, secondSquared] = [0, 0, 0];
  first.forEach((value, index) => {
    const other = second[index] ?? 0;
    both += value * other;
    firstSquared += value * value;
    secondSquared += other * other;
  });
  return {
    correlation: both / Math.sqrt(firstSquared * secondSquared),
    energy: Math.sqrt(secondSquared / firstSquared),
  };
}

function fineLightness(image: FrameImage, bounds: Bounds): Float32Array {
  const { width, height, data } = image;
  const lightness = new Float32Array(width * height);
  for (
    let y = Math.max(0, bounds.top - MARGIN);
    y < Math.min(height, bounds.bottom + MARGIN);
    y += 1
  ) {
    for (
      let x = Math.max(0, bounds.left - MARGIN);
      x < Math.min(width, bounds.right + MARGIN);
      x += 1
    ) {
      lightness[y * width + x] = labOfPixel(data, y * width + x)[0];
    }
  }
  const coarse = gaussianBlur(lightness, width, height, SIGMA, bounds);
  return lightness.map((value, pixel) => value - (coarse[pixel] ?? 0));
}
