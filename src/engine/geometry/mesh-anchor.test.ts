import { describe, expect, it } from 'vitest';
import { posedLandmarks } from '#tests/support/posed-landmarks.ts';
import { createFaceFrame } from './face-frame.ts';
import { FACE_MESH_TEXTURE_COORDINATES } from './face-mesh.ts';
import { anchorAt, anchorPoint, anchorValue } from './mesh-anchor.ts';

const frame = createFaceFrame(posedLandmarks({ eyeSpan: 110, x: 320, y: 180 }));
const CHEEK = 50;
const cheek = anchorAt(
  FACE_MESH_TEXTURE_COORDINATES[2 * CHEEK]!,
  FACE_MESH_TEXTURE_COORDINATES[2 * CHEEK + 1]!,
);

describe('a place on the skin', () => {
  it('is a landmark where it lies on one', () => {
    const { x, y } = anchorPoint(frame, cheek);
    expect(x).toBeCloseTo(frame.point(CHEEK).x, 3);
    expect(y).toBeCloseTo(frame.point(CHEEK).y, 3);
  });

  it('moves with the face', () => {
    const moved = createFaceFrame(posedLandmarks({ eyeSpan: 110, x: 350, y: 170 }));
    expect(anchorPoint(moved, cheek).x - anchorPoint(frame, cheek).x).toBeCloseTo(30, 3);
    expect(anchorPoint(moved, cheek).y - anchorPoint(frame, cheek).y).toBeCloseTo(-10, 3);
  });

  it('has a value between those of the landmarks around it', () => {
    const values = Float32Array.from({ length: 468 }, (_, vertex) => vertex);
    const { vertices, shares } = anchorAt(0.3, 0.55);
    const value = anchorValue(values, { vertices, shares });
    expect(value).toBeGreaterThan(Math.min(...vertices));
    expect(value).toBeLessThan(Math.max(...vertices));
    expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 6);
  });

  it('beyond the mesh continues its nearest triangle', () => {
    const { shares } = anchorAt(0.5, 0.09);
    expect(Math.min(...shares)).toBeLessThan(0);
    expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 6);
  });
});
