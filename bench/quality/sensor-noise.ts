import type { FrameImage } from '#engine/frame/frame.ts';

/** Noise of an ordinary webcam indoors, in 8-bit levels. */
export const SENSOR_NOISE = 2.5;

const TABLE_SIZE = 1 << 16;

/** Mulberry32 (T. Ettinger, 2017, public domain): short, fast and good enough for noise. */
class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed;
  }

  /** In [0, 2 ** 32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }
}

/**
 * Normally distributed numbers, drawn once (Box and Muller, 1958); each frame
 * reads them at random positions.
 */
const NORMAL = drawNormal(new Random(0x5eed));

function drawNormal(random: Random): Float32Array {
  const share = (): number => (random.next() + 0.5) / 2 ** 32;
  return Float32Array.from(
    { length: TABLE_SIZE },
    () => Math.sqrt(-2 * Math.log(share())) * Math.cos(2 * Math.PI * share()),
  );
}

/**
 * A copy with independent noise in each channel of each pixel; `sigma` in 8-bit levels. The
 * same seed gives the same noise.
 */
export function withSensorNoise(image: FrameImage, sigma: number, seed: number): FrameImage {
  const random = new Random(seed);
  const data = image.data.slice();
  for (let at = 0; at < data.length; at += 4) {
    const draw = random.next();
    data[at] = (data[at] ?? 0) + sigma * (NORMAL[draw & (TABLE_SIZE - 1)] ?? 0);
    data[at + 1] = (data[at + 1] ?? 0) + sigma * (NORMAL[(draw >>> 8) & (TABLE_SIZE - 1)] ?? 0);
    data[at + 2] = (data[at + 2] ?? 0) + sigma * (NORMAL[draw >>> 16] ?? 0);
  }
  return { data, width: image.width, height: image.height };
}
