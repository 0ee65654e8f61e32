/** The pixels around a zone as planes of light and warmth, in which fine detail is looked for. */

import type { Plane } from './plane.ts';
import { LINEAR_LEVELS } from './scene-tint.ts';
import type { TakenFace } from './taken-face.ts';
import type { ZoneArea } from './zone-area.ts';

/** Millimetres of skin around a zone that are looked at, so that filters see past its rim. */
const RIM = 2;

/** Light below which a camera shows nothing: keeps logarithms finite. */
const FLOOR = 0.0015;

/** Logarithm of the linear light of each 8-bit level. */
const LOG_LEVELS = LINEAR_LEVELS.map((level) => Math.log(FLOOR + level));

/** The part of a face in which detail is looked for. */
export type DetailedFace = Pick<TakenFace, 'image' | 'resolution'>;

export interface DetailPlanes {
  /** Logarithm of linear luminance. */
  readonly light: Plane;
  /** Logarithm of red over the mean of green and blue: pigment and blood raise it, shade does not. */
  readonly warmth: Plane;
  /** 1 where a pixel of the box belongs to the zone. */
  readonly inside: Uint8Array;
  /** Mean 8-bit level of luma. */
  readonly level: number;
}

/** The planes of a zone and of the skin around it. */
export function planesOf({ image, resolution }: DetailedFace, area: ZoneArea): DetailPlanes {
  const rim = Math.ceil(RIM * resolution);
  const left = Math.max(0, area.left - rim);
  const top = Math.max(0, area.top - rim);
  const width = Math.min(image.width, area.left + area.width + rim) - left;
  const height = Math.min(image.height, area.top + area.height + rim) - top;
  const light = new Float32Array(width * height);
  const warmth = new Float32Array(width * height);
  const inside = new Uint8Array(width * height);
  let level = 0;
  for (let y = 0; y < height; y += 1) {
    let from = 4 * ((top + y) * image.width + left);
    for (let x = 0; x < width; x += 1, from += 4) {
      const red = image.data[from] ?? 0;
      const green = image.data[from + 1] ?? 0;
      const blue = image.data[from + 2] ?? 0;
      const at = y * width + x;
      light[at] = Math.log(
        FLOOR +
          0.2126 * (LINEAR_LEVELS[red] ?? 0) +
          0.7152 * (LINEAR_LEVELS[green] ?? 0) +
          0.0722 * (LINEAR_LEVELS[blue] ?? 0),
      );
      warmth[at] =
        (LOG_LEVELS[red] ?? 0) - 0.7 * (LOG_LEVELS[green] ?? 0) - 0.3 * (LOG_LEVELS[blue] ?? 0);
      const column = left + x - area.left;
      const row = top + y - area.top;
      if (column < 0 || row < 0 || column >= area.width || row >= area.height) continue;
      if (area.inside[row * area.width + column] !== 1) continue;
      inside[at] = 1;
      level += 0.2126 * (image.data[from] ?? 0) + 0.7874 * (image.data[from + 1] ?? 0);
    }
  }
  return {
    light: { width, height, values: light },
    warmth: { width, height, values: warmth },
    inside,
    level: level / Math.max(1, area.count),
  };
}
