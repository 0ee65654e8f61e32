/** Draws triangles of a vertex buffer into a picture, as a graphics card would. */

import type { FrameImage } from '#engine/frame/frame.ts';
import {
  VERTEX_FLOATS,
  type IndexRange,
  type VertexBuffer,
} from '#engine/geometry/vertex-buffer.ts';
import type { PictureArea } from '#engine/render/effects/effect.ts';
import { CAMERA_LIGHT, type Relight } from '#engine/render/light/relight.ts';
import { INVISIBLE_ALPHA } from '#engine/render/passes/constants.ts';
import type { PixelWork, ShadePixel } from './surface.ts';

const work: PixelWork = {
  red: 0,
  green: 0,
  blue: 0,
  x: 0,
  y: 0,
  belowRed: 0,
  belowGreen: 0,
  belowBlue: 0,
  coverage: 0,
  across: 0,
  along: 0,
  guard: 0,
  outRed: 0,
  outGreen: 0,
  outBlue: 0,
  alpha: 0,
};

/** Which pixels a pass has tinted: those whose mark is the pass's own. */
export interface TintedOnce {
  /** One for each pixel of the picture. */
  readonly marks: Uint8Array;
  readonly mark: number;
}

/** Limits on what is drawn of a shape; each may be left out. */
export interface DrawLimits {
  /** Nothing is drawn outside. */
  readonly clip?: PictureArea | null;
  /** No pixel is tinted twice where triangles overlap. */
  readonly once?: TintedOnce | null;
  /** What was drawn before, for a product that blends with it: as many values as the picture has. */
  readonly below?: Uint8ClampedArray | null;
  /** Whether the target is multiplied by the result instead of mixed with it. */
  readonly multiplies?: boolean;
  /** The light in which the target is shown; the camera's by default. */
  readonly relight?: Relight;
}

interface Limits {
  readonly clip: PictureArea;
  readonly once: TintedOnce | null;
  readonly below: Uint8ClampedArray | null;
  readonly multiplies: boolean;
  readonly relight: Relight;
}

/**
 * Shades every pixel whose centre lies in a triangle of `range` and blends the result over `target`.
 * `source` is the bare frame, of the same size. A pixel on an edge that two triangles share belongs to
 * exactly one of them.
 */
export function rasterise(
  buffer: VertexBuffer,
  range: IndexRange,
  source: FrameImage,
  target: FrameImage,
  shade: ShadePixel,
  {
    clip = null,
    once = null,
    below = null,
    multiplies = false,
    relight = CAMERA_LIGHT,
  }: DrawLimits = {},
): void {
  const { width, height } = source;
  const limits = {
    clip: clip ?? { x: 0, y: 0, width, height },
    once,
    below,
    multiplies,
    relight,
  };
  for (let i = range.first; i < range.first + range.count; i += 3) {
    rasteriseTriangle(
      buffer.vertices,
      (buffer.indices[i] ?? 0) * VERTEX_FLOATS,
      (buffer.indices[i + 1] ?? 0) * VERTEX_FLOATS,
      (buffer.indices[i + 2] ?? 0) * VERTEX_FLOATS,
      source,
      target,
      shade,
      limits,
    );
  }
}

/** `a`, `b` and `c` are the vertices' places in `vertices`. */
function rasteriseTriangle(
  vertices: Float32Array,
  a: number,
  b: number,
  c: number,
  source: FrameImage,
  target: FrameImage,
  shade: ShadePixel,
  limits: Limits,
): void {
  const { clip, once } = limits;
  const ax = vertices[a] ?? 0;
  const ay = vertices[a + 1] ?? 0;
  const bx = vertices[b] ?? 0;
  const by = vertices[b + 1] ?? 0;
  const cx = vertices[c] ?? 0;
  const cy = vertices[c + 1] ?? 0;
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  if (area === 0) return;
  if (area < 0) {
    rasteriseTriangle(vertices, a, c, b, source, target, shade, limits);
    return;
  }
  const coverageA = vertices[a + 2] ?? 0;
  const coverageB = vertices[b + 2] ?? 0;
  const coverageC = vertices[c + 2] ?? 0;
  if (coverageA <= 0 && coverageB <= 0 && coverageC <= 0) return;
  const acrossA = vertices[a + 3] ?? 0;
  const acrossB = vertices[b + 3] ?? 0;
  const acrossC = vertices[c + 3] ?? 0;
  const alongA = vertices[a + 4] ?? 0;
  const alongB = vertices[b + 4] ?? 0;
  const alongC = vertices[c + 4] ?? 0;
  const guardA = vertices[a + 5] ?? 0;
  const guardB = vertices[b + 5] ?? 0;
  const guardC = vertices[c + 5] ?? 0;
  const minX = Math.max(clip.x, Math.ceil(Math.min(ax, bx, cx) - 0.5));
  const maxX = Math.min(clip.x + clip.width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
  const minY = Math.max(clip.y, Math.ceil(Math.min(ay, by, cy) - 0.5));
  const maxY = Math.min(clip.y + clip.height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
  const ownsBc = ownsEdge(cx - bx, cy - by);
  const ownsCa = ownsEdge(ax - cx, ay - cy);
  const ownsAb = ownsEdge(bx - ax, by - ay);
  for (let y = minY; y <= maxY; y += 1) {
    let isInside = false;
    for (let x = minX; x <= maxX; x += 1) {
      const px = x + 0.5;
      const py = y + 0.5;
      const wa = (cx - bx) * (py - by) - (cy - by) * (px - bx);
      const wb = (ax - cx) * (py - cy) - (ay - cy) * (px - cx);
      const wc = (bx - ax) * (py - ay) - (by - ay) * (px - ax);
      if (wa < 0 || wb < 0 || wc < 0) {
        // In a row, the pixels of a triangle are one stretch.
        if (isInside) break;
        continue;
      }
      isInside = true;
      if ((wa === 0 && !ownsBc) || (wb === 0 && !ownsCa) || (wc === 0 && !ownsAb)) continue;
      const pixel = y * source.width + x;
      if (once !== null) {
        if (once.marks[pixel] === once.mark) continue;
        once.marks[pixel] = once.mark;
      }
      const sa = wa / area;
      const sb = wb / area;
      const sc = wc / area;
      work.x = x;
      work.y = y;
      work.coverage = sa * coverageA + sb * coverageB + sc * coverageC;
      work.across = sa * acrossA + sb * acrossB + sc * acrossC;
      work.along = sa * alongA + sb * alongB + sc * alongC;
      work.guard = sa * guardA + sb * guardB + sc * guardC;
      blendPixel(pixel * 4, source.data, target.data, shade, limits);
    }
  }
}

/** The top-left rule: of two triangles that share an edge, one owns the pixels on it. */
function ownsEdge(dx: number, dy: number): boolean {
  return dy < 0 || (dy === 0 && dx > 0);
}

function blendPixel(
  offset: number,
  source: Uint8ClampedArray,
  target: Uint8ClampedArray,
  shade: ShadePixel,
  { below, multiplies, relight: { gain, lift } }: Limits,
): void {
  work.red = (source[offset] ?? 0) / 255;
  work.green = (source[offset + 1] ?? 0) / 255;
  work.blue = (source[offset + 2] ?? 0) / 255;
  if (below !== null) {
    work.belowRed = ((below[offset] ?? 0) / 255 - lift[0]) / gain[0];
    work.belowGreen = ((below[offset + 1] ?? 0) / 255 - lift[1]) / gain[1];
    work.belowBlue = ((below[offset + 2] ?? 0) / 255 - lift[2]) / gain[2];
  }
  shade(work);
  const { alpha } = work;
  if (alpha < INVISIBLE_ALPHA) return;
  if (multiplies) {
    target[offset] = (target[offset] ?? 0) * (1 + (work.outRed - 1) * alpha);
    target[offset + 1] = (target[offset + 1] ?? 0) * (1 + (work.outGreen - 1) * alpha);
    target[offset + 2] = (target[offset + 2] ?? 0) * (1 + (work.outBlue - 1) * alpha);
    return;
  }
  const keep = 1 - alpha;
  target[offset] =
    (target[offset] ?? 0) * keep + Math.max(0, work.outRed * gain[0] + lift[0]) * alpha * 255;
  target[offset + 1] =
    (target[offset + 1] ?? 0) * keep + Math.max(0, work.outGreen * gain[1] + lift[1]) * alpha * 255;
  target[offset + 2] =
    (target[offset + 2] ?? 0) * keep + Math.max(0, work.outBlue * gain[2] + lift[2]) * alpha * 255;
}
