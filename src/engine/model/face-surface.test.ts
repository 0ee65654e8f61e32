import { describe, expect, it } from 'vitest';
import { FACE_MESH_POSITIONS } from '#engine/geometry/face-mesh.ts';
import { posedLandmarks } from '#tests/support/posed-landmarks.ts';
import { canonicalSurface, faceSurface, type FaceSurface } from './face-surface.ts';
import { seenPart } from './seen-part.ts';
import { seenVertices } from './seen-vertices.ts';

const PICTURE = { width: 1280, height: 720 };
const NOSE_TIP = 4;
const RIGHT_CHEEK = 50;
const LEFT_CHEEK = 280;
const FOREHEAD = 151;

function surfaceOf(pose: Parameters<typeof posedLandmarks>[0] = {}): FaceSurface {
  const surface = faceSurface(posedLandmarks({ x: 640, y: 360, ...pose }), PICTURE);
  if (surface === null) throw new Error('these landmarks have an extent');
  return surface;
}

describe('the surface of a face', () => {
  it.each([{}, { yaw: 35 }, { yaw: -20, roll: 15, eyeSpan: 90, x: 300 }])(
    'looks straight ahead in centimeters, however the head is held: %o',
    (pose) => {
      const { positions } = surfaceOf(pose);
      const canon = canonicalSurface().positions;
      for (const vertex of [NOSE_TIP, RIGHT_CHEEK, LEFT_CHEEK, FOREHEAD]) {
        const apart = [0, 1, 2].map(
          (axis) => positions[3 * vertex + axis]! - canon[3 * vertex + axis]!,
        );
        expect(Math.hypot(...apart)).toBeLessThan(0.02);
      }
    },
  );

  it('lies in the picture where the face is', () => {
    const landmarks = posedLandmarks({ x: 640, y: 360 });
    const { pictured } = surfaceOf();
    expect(pictured[2 * NOSE_TIP]! * PICTURE.width).toBeCloseTo(landmarks[3 * NOSE_TIP]!, 0);
  });

  it('faces outwards', () => {
    const { normals } = surfaceOf();
    expect(normals[3 * NOSE_TIP + 2]).toBeGreaterThan(0.8);
    expect(normals[3 * FOREHEAD + 2]).toBeGreaterThan(0.8);
  });

  it('is none where all landmarks are in one place', () => {
    expect(faceSurface(new Float32Array(3 * 478), PICTURE)).toBeNull();
  });
});

describe('what the camera has seen of a face', () => {
  it('is all of its middle, seen from the front', () => {
    const seen = seenVertices(posedLandmarks({ x: 640, y: 360 }), PICTURE);
    for (const vertex of [NOSE_TIP, RIGHT_CHEEK, LEFT_CHEEK, FOREHEAD]) {
      expect(seen[vertex]).toBeGreaterThan(0.95);
    }
  });

  it('is one cheek alone, seen from the side', () => {
    const seen = seenVertices(posedLandmarks({ x: 640, y: 360, yaw: 60 }), PICTURE);
    const cheeks = [seen[RIGHT_CHEEK]!, seen[LEFT_CHEEK]!];
    expect(Math.min(...cheeks)).toBe(0);
    expect(Math.max(...cheeks)).toBeGreaterThan(0.9);
  });

  it('ends with the picture', () => {
    const landmarks = posedLandmarks({ x: 0, y: 360 });
    const seen = seenVertices(landmarks, PICTURE);
    const beyond = Array.from(seen).filter((_, vertex) => landmarks[3 * vertex]! < 0);
    expect(beyond.length).toBeGreaterThan(100);
    expect(Math.max(...beyond)).toBe(0);
    expect(seen[LEFT_CHEEK]).toBeGreaterThan(0.9);
  });

  it('is all that a file holds, in meters', () => {
    const whole = seenPart(surfaceOf());
    const half = seenPart(surfaceOf({ yaw: 60 }));
    expect(half.triangles.length).toBeGreaterThan(1000);
    expect(half.triangles.length).toBeLessThan(0.8 * whole.triangles.length);
    const inMetres = Math.max(...whole.positions.filter((_, place) => place % 3 === 2));
    expect(inMetres).toBeCloseTo(
      Math.max(...FACE_MESH_POSITIONS.filter((_, place) => place % 3 === 2)) / 100,
      2,
    );
    expect(Math.max(...half.triangles)).toBe(half.positions.length / 3 - 1);
  });
});
