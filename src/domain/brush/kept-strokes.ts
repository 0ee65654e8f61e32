/** Strokes as a browser keeps them for its tab: whole numbers, so that ten thousand points stay small. */

import { z } from 'zod/mini';
import { BLENDS, PRODUCTS } from '#domain/makeup/look.ts';
import { MOST_POINTS } from './bounded-strokes.ts';
import { POINT_FLOATS, type PaintedStroke } from './painted-stroke.ts';

/** What each number of a point is multiplied by: a tenth of a millimeter of the face, and a percent. */
const UNITS = [10_000, 10_000, 100, 100] as const;

const keptSchema = z.array(
  z.object({
    shade: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)),
    product: z.enum(PRODUCTS),
    blend: z.exactOptional(z.enum(BLENDS)),
    points: z.array(z.int().check(z.gte(0), z.lte(UNITS[0]))),
  }),
);

export type KeptStrokes = z.infer<typeof keptSchema>;

export function keptStrokes(strokes: readonly PaintedStroke[]): KeptStrokes {
  return strokes.map(({ shade, product, blend, points }) => ({
    shade,
    product,
    ...(blend === undefined ? {} : { blend }),
    points: Array.from(points, (value, at) => Math.round(value * unitOf(at))),
  }));
}

/** What was kept; null for what is broken, foreign or too much. */
export function parseKeptStrokes(stored: unknown): KeptStrokes | null {
  const kept = keptSchema.safeParse(stored).data;
  if (kept === undefined) return null;
  if (kept.some(({ points }) => points.length % POINT_FLOATS !== 0)) return null;
  const total = kept.reduce((sum, { points }) => sum + points.length / POINT_FLOATS, 0);
  return total > MOST_POINTS ? null : kept;
}

export function strokesFrom(kept: KeptStrokes): readonly PaintedStroke[] {
  return kept.map(({ points, ...stroke }, place) => ({
    ...stroke,
    id: place + 1,
    points: Float32Array.from(points, (value, at) => value / unitOf(at)),
  }));
}

function unitOf(at: number): number {
  return UNITS[at % POINT_FLOATS] ?? 1;
}
