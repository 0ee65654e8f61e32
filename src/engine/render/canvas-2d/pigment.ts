import { LAYER_SIZE } from '#domain/brush/layer-area.ts';
import type { PaintLayer } from '#domain/brush/paint-layer.ts';

const FULL = 255;

/** A pigment at one place: its encoded channels in [0, 1], multiplied by how much it covers. */
export interface PigmentSample {
  red: number;
  green: number;
  blue: number;
  cover: number;
}

/** Between the four nearest pixels of a layer, as WebGL filters a texture. */
export function samplePigment(
  layer: PaintLayer,
  u: number,
  v: number,
  sample: PigmentSample,
): void {
  const last = LAYER_SIZE - 1;
  const x = Math.min(last, Math.max(0, u * LAYER_SIZE - 0.5));
  const y = Math.min(last, Math.max(0, v * LAYER_SIZE - 0.5));
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, bottom] = [Math.min(last, left + 1), Math.min(last, top + 1)];
  const [acrossShare, downShare] = [x - left, y - top];
  sample.red = 0;
  sample.green = 0;
  sample.blue = 0;
  sample.cover = 0;
  addTexel(layer, left, top, (1 - acrossShare) * (1 - downShare), sample);
  addTexel(layer, right, top, acrossShare * (1 - downShare), sample);
  addTexel(layer, left, bottom, (1 - acrossShare) * downShare, sample);
  addTexel(layer, right, bottom, acrossShare * downShare, sample);
}

function addTexel(
  { data }: PaintLayer,
  x: number,
  y: number,
  share: number,
  sample: PigmentSample,
): void {
  const at = (y * LAYER_SIZE + x) << 2;
  const weight = share / FULL;
  sample.red += (data[at] ?? 0) * weight;
  sample.green += (data[at + 1] ?? 0) * weight;
  sample.blue += (data[at + 2] ?? 0) * weight;
  sample.cover += (data[at + 3] ?? 0) * weight;
}
