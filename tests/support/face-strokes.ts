/** Strokes over cheek, lid and lips, as a hand would paint them. */

import { FACE_MESH_TEXTURE_COORDINATES } from '#engine/geometry/face-mesh.ts';
import type { Product } from '#domain/makeup/look.ts';
import type { PaintedStroke } from '#domain/brush/painted-stroke.ts';

/** A stroke over these landmarks of the face mesh. */
export function strokeOver(
  id: number,
  product: Product,
  shade: string,
  landmarks: readonly number[],
): PaintedStroke {
  const points = landmarks.flatMap((landmark) => [
    FACE_MESH_TEXTURE_COORDINATES[2 * landmark]!,
    FACE_MESH_TEXTURE_COORDINATES[2 * landmark + 1]!,
    0.7,
    1,
  ]);
  return { id, product, shade, points: Float32Array.from(points) };
}

export const FACE_STROKES: readonly PaintedStroke[] = [
  strokeOver(1, 'blush', '#d9486a', [205, 50, 117, 116]),
  strokeOver(2, 'eyeshadow', '#6a4aa0', [30, 29, 27, 28]),
  strokeOver(3, 'lipstick', '#a3123a', [78, 88, 14, 318, 308]),
  strokeOver(4, 'lipstick', '#12803a', [425, 427]),
];
