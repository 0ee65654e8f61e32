/**
 * The drawing that the engine replaces: flat translucent polygons straight from the landmarks. They are
 * returned as a list of shapes, so that a canvas in a browser and the bench in Node draw the same.
 */

import type { HexColour, Look } from '#domain/makeup/look.ts';
import {
  FACE_OVAL,
  LEFT_CHEEK,
  LEFT_EYE,
  LIPS_OUTER,
  RIGHT_CHEEK,
  RIGHT_EYE,
} from '#engine/geometry/landmark-indices.ts';
import type { Point } from '#bench/picture/polygon-coverage.ts';

export interface FlatFill {
  readonly kind: 'fill';
  readonly polygon: readonly Point[];
  readonly colour: HexColour;
  /** In [0, 1]. */
  readonly alpha: number;
}

export interface FlatStroke {
  readonly kind: 'stroke';
  readonly lines: readonly (readonly Point[])[];
  /** Pixels. */
  readonly width: number;
  readonly colour: HexColour;
  readonly alpha: number;
}

export type FlatShape = FlatFill | FlatStroke;

/** The specification's weights and widths; it names none for blush, which is drawn like foundation. */
const WEIGHTS = {
  foundation: 0.4,
  blush: 0.4,
  lipstick: 0.8,
  eyeshadow: 0.7,
  mascara: 0.7,
} as const;
const LINER_WIDTH = 3;
const LASH_WIDTH = 2;
const LASH_LENGTH = 8;
/** The height of the picture for which those widths are meant. */
const SPECIFIED_HEIGHT = 720;

/** `point` gives a landmark in pixels of a picture `height` pixels high. */
export function flatShapes(
  look: Look,
  point: (landmark: number) => Point,
  height: number,
): FlatShape[] {
  const { foundation, blush, eyeshadow, eyeliner, mascara, lipstick } = look;
  const scale = height / SPECIFIED_HEIGHT;
  const shapes: FlatShape[] = [];
  const fill = (landmarks: readonly number[], colour: HexColour, alpha: number): void => {
    if (alpha > 0) shapes.push({ kind: 'fill', polygon: landmarks.map(point), colour, alpha });
  };
  const stroke = (lines: Point[][], width: number, colour: HexColour, alpha: number): void => {
    if (alpha > 0) shapes.push({ kind: 'stroke', lines, width: width * scale, colour, alpha });
  };
  fill(FACE_OVAL, foundation.color, (WEIGHTS.foundation * foundation.opacity) / 100);
  for (const cheek of [RIGHT_CHEEK, LEFT_CHEEK]) {
    fill(cheek.outline, blush.color, (WEIGHTS.blush * blush.opacity) / 100);
  }
  for (const eye of [RIGHT_EYE, LEFT_EYE]) {
    const shadow = (WEIGHTS.eyeshadow * eyeshadow.opacity) / 100;
    fill([...eye.upperLid, ...eye.crease.toReversed()], eyeshadow.colors[0], shadow);
    fill([...eye.crease, ...eye.orbit.toReversed()], eyeshadow.colors[1], shadow);
    const lid = eye.upperLid.map(point);
    stroke([lid], LINER_WIDTH, eyeliner.color, eyeliner.opacity / 100);
    const lashes = lid.map(({ x, y }) => [
      { x, y },
      { x, y: y - LASH_LENGTH * scale },
    ]);
    stroke(lashes, LASH_WIDTH, '#000000', (WEIGHTS.mascara * mascara.opacity) / 100);
  }
  fill(LIPS_OUTER, lipstick.color, (WEIGHTS.lipstick * lipstick.opacity) / 100);
  return shapes;
}
