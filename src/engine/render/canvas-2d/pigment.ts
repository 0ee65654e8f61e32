import { LAYER_SIZE } from '#domain/brush/layer-area.ts';
import type { PaintLayer } from '#domain/brush/paint-layer.ts';

const LAST = LAYER_SIZE - 1;

/** A pigment at one place: its encoded channels in [0, 1], multiplied by how much it covers. */
export interface PigmentSample {
  red: number;
  green: number;
  blue: number;
  cover: number;
}

/** Fills a sample with what lies at a place of the mesh's texture coordinates. */
export type SamplePigment = (u: number, v: number, sample: PigmentSample) => void;

/** Between the four nearest pixels of a layer, as WebGL filters a texture. */
export function createPigmentSampler({ data }: PaintLayer): SamplePigment {
  const texels = new Uint32Array(data.buffer);
  return (u, v, sample) => {
    const x = Math.min(LAST, Math.max(0, u * LAYER_SIZE - 0.5));
    const y = Math.min(LAST, Math.max(0, v * LAYER_SIZE - 0.5));
    const left = Math.floor(x);
    const top = Math.floor(y);
    const one = top * LAYER_SIZE + left;
    const two = left < LAST ? one + 1 : one;
    const below = top < LAST ? LAYER_SIZE : 0;
    const first = texels[one] ?? 0;
    // Most of a face is bare, and most of what is painted is even.
    if (first === texels[two] && first === texels[one + below] && first === texels[two + below]) {
      const at = one << 2;
      sample.cover = (data[at + 3] ?? 0) / 255;
      sample.red = (data[at] ?? 0) / 255;
      sample.green = (data[at + 1] ?? 0) / 255;
      sample.blue = (data[at + 2] ?? 0) / 255;
      return;
    }
    const across = x - left;
    const down = (y - top) / 255;
    const up = 1 / 255 - down;
    const shareA = up * (1 - across);
    const shareB = up * across;
    const shareC = down * (1 - across);
    const shareD = down * across;
    const a = one << 2;
    const b = two << 2;
    const c = (one + below) << 2;
    const d = (two + below) << 2;
    sample.red =
      (data[a] ?? 0) * shareA +
      (data[b] ?? 0) * shareB +
      (data[c] ?? 0) * shareC +
      (data[d] ?? 0) * shareD;
    sample.green =
      (data[a + 1] ?? 0) * shareA +
      (data[b + 1] ?? 0) * shareB +
      (data[c + 1] ?? 0) * shareC +
      (data[d + 1] ?? 0) * shareD;
    sample.blue =
      (data[a + 2] ?? 0) * shareA +
      (data[b + 2] ?? 0) * shareB +
      (data[c + 2] ?? 0) * shareC +
      (data[d + 2] ?? 0) * shareD;
    sample.cover =
      (data[a + 3] ?? 0) * shareA +
      (data[b + 3] ?? 0) * shareB +
      (data[c + 3] ?? 0) * shareC +
      (data[d + 3] ?? 0) * shareD;
  };
}
