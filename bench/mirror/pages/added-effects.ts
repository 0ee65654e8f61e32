/** The effects for each row of what panels add. */

import { MOST_POINTS } from '#domain/brush/bounded-strokes.ts';
import type { PaintedStroke } from '#domain/brush/painted-stroke.ts';
import type { LookPatch } from '#domain/makeup/patch.ts';
import type { PictureLight } from '#domain/light/picture-light.ts';
import type { Product } from '#domain/makeup/look.ts';
import type { SceneEffect } from '#engine/index.ts';
import type { Added } from '#bench/mirror/added.ts';

const LAMPLIGHT: PictureLight = {
  temperature: 2700,
  exposure: 0.6,
  veil: { color: '#e0a060', opacity: 0.15 },
  form: null,
};
const AMONG_LAMPS: PictureLight = {
  ...LAMPLIGHT,
  form: { shadows: 0.8, ambient: '#c9a58c', key: '#fff0de', fill: '#d99a6c' },
};

interface PaintedPart {
  readonly product: Product;
  readonly shade: string;
  /** Centre and half extents of the painted area, in the mesh's texture coordinates. */
  readonly place: readonly [u: number, v: number];
  readonly reach: readonly [u: number, v: number];
  readonly strokes: number;
}

/** Cheeks, lids, lips and the nose, in 20 strokes of 30 points: what someone paints who takes their time. */
const FACE: readonly PaintedPart[] = [
  { product: 'blush', shade: '#d9486a', place: [0.27, 0.5], reach: [0.08, 0.05], strokes: 5 },
  { product: 'blush', shade: '#d9486a', place: [0.73, 0.5], reach: [0.08, 0.05], strokes: 5 },
  { product: 'eyeshadow', shade: '#6a4aa0', place: [0.3, 0.35], reach: [0.07, 0.02], strokes: 3 },
  { product: 'eyeshadow', shade: '#6a4aa0', place: [0.7, 0.35], reach: [0.07, 0.02], strokes: 3 },
  { product: 'lipstick', shade: '#a3123a', place: [0.5, 0.7], reach: [0.09, 0.03], strokes: 3 },
  { product: 'foundation', shade: '#d9b59a', place: [0.5, 0.5], reach: [0.02, 0.1], strokes: 1 },
];

/** All over the face, in each of the four blend modes. */
const WHOLE_FACE: readonly PaintedPart[] = [
  { product: 'blush', shade: '#d9486a', place: [0.5, 0.5], reach: [0.36, 0.4], strokes: 25 },
];
const BLENDS = [undefined, 'multiply', 'screen', 'overlay'] as const;

function strokesOver(
  parts: readonly PaintedPart[],
  points: number,
  blend?: PaintedStroke['blend'],
): PaintedStroke[] {
  return parts.flatMap(({ product, shade, place, reach, strokes }) =>
    Array.from({ length: strokes }, (_, stroke) => {
      const down = strokes === 1 ? 0 : (2 * stroke) / (strokes - 1) - 1;
      const values = Array.from({ length: points }, (__, point) => {
        const across = (2 * point) / (points - 1) - 1;
        return [place[0] + across * reach[0], place[1] + down * reach[1], 0.6, 1];
      });
      return {
        id: 0,
        product,
        shade,
        ...(blend === undefined ? {} : { blend }),
        points: Float32Array.from(values.flat()),
      };
    }),
  );
}

function numbered(strokes: readonly PaintedStroke[]): SceneEffect {
  return { kind: 'strokes', strokes: strokes.map((stroke, place) => ({ ...stroke, id: place })) };
}

const PAINTING = numbered(strokesOver(FACE, 30));
const MOST = numbered(BLENDS.flatMap((blend) => strokesOver(WHOLE_FACE, MOST_POINTS / 100, blend)));
const LAMPS: SceneEffect = { kind: 'light', light: AMONG_LAMPS };

/** Two products in another shade and finish: they are planned twice, once for each half of the face. */
const OTHER_LOOK: LookPatch = {
  lipstick: { color: '#7a1f2b', finish: 'gloss' },
  blush: { color: '#c2607a' },
};

export const ADDED_EFFECTS: Readonly<Record<Added, readonly SceneEffect[]>> = {
  plain: [],
  relit: [{ kind: 'light', light: LAMPLIGHT }],
  lamps: [LAMPS],
  strokes: [PAINTING],
  'most strokes': [MOST],
  aged: [{ kind: 'age', years: 20 }],
  hair: [{ kind: 'hair', color: '#a8482f' }],
  halves: [{ kind: 'halves', right: OTHER_LOOK }],
  hands: [],
  together: [LAMPS, PAINTING],
};
