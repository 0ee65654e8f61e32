import { describe, expect, it } from 'vitest';

import type { TrackedFace } from '#engine/frame/frame.ts';

import { FaceSmoother } from './face-smoother.ts';
import { EYE_OUTER_CORNERS, FACE_BOTTOM, FACE_TOP } from '#engine/geometry/landmark-indices.ts';

/** A face 460 pixels high, its eyes 200 apart, whose other landmarks all lie at `x`. */
function faceAt(x: number): TrackedFace {
  const landmarks = new Float32Array(478 * 3).fill(x);
  landmarks.set([x, 100, 0], 3 * FACE_TOP);
  landmarks.set([x, 560, 0], 3 * FACE_BOTTOM);
  const [right, left] = EYE_OUTER_CORNERS;
  landmarks.set([x - 100, 250, 0], 3 * right);
  landmarks.set([x + 100, 250, 0], 3 * left);
  return { landmarks, confidence: 0.9 };
}

function xOf(face: TrackedFace | null): number {
  return face!.landmarks[0]!;
}

describe('smoothing a face', () => {
  it('damps a small tremble', () => {
    const smoother = new FaceSmoother();
    smoother.smooth(faceAt(100), 0);
    expect(xOf(smoother.smooth(faceAt(101), 1 / 30))).toBeLessThan(100.5);
  });

  it('leaves the tracked landmarks and the confidence as they were', () => {
    const smoother = new FaceSmoother();
    smoother.smooth(faceAt(100), 0);
    const tracked = faceAt(101);
    expect(smoother.smooth(tracked, 1 / 30)!.confidence).toBe(0.9);
    expect(xOf(tracked)).toBe(101);
  });

  it('starts again when the face was lost', () => {
    const smoother = new FaceSmoother();
    smoother.smooth(faceAt(100), 0);
    expect(smoother.smooth(null, 1 / 30)).toBeNull();
    expect(xOf(smoother.smooth(faceAt(300), 2 / 30))).toBe(300);
  });

  it('starts again with another face', () => {
    const smoother = new FaceSmoother();
    smoother.smooth(faceAt(100), 0);
    expect(xOf(smoother.smooth(faceAt(400), 1 / 30))).toBe(400);
  });

  it('keeps smoothing a face that moves fast', () => {
    const smoother = new FaceSmoother();
    smoother.smooth(faceAt(100), 0);
    expect(xOf(smoother.smooth(faceAt(250), 1 / 30))).toBeLessThan(250);
  });

  it('starts again after a pause of more than half a second', () => {
    const smoother = new FaceSmoother();
    smoother.smooth(faceAt(100), 0);
    expect(xOf(smoother.smooth(faceAt(101), 0.51))).toBe(101);
  });

  it('continues after a shorter pause', () => {
    const smoother = new FaceSmoother();
    smoother.smooth(faceAt(100), 0);
    expect(xOf(smoother.smooth(faceAt(101), 0.49))).toBeLessThan(101);
  });

  it('survives two frames at the same time', () => {
    const smoother = new FaceSmoother();
    smoother.smooth(faceAt(100), 1);
    expect(Number.isFinite(xOf(smoother.smooth(faceAt(102), 1)))).toBe(true);
  });
});
