import { describe, expect, it } from 'vitest';
import type { TrackedFace } from '#engine/frame/frame.ts';
import { posedLandmarks, type LandmarkPose } from '#tests/support/posed-landmarks.ts';
import { refusalOf } from './face-gates.ts';

const IMAGE = { data: new Uint8ClampedArray(0), width: 1280, height: 720 };

function faceAt(pose: LandmarkPose, confidence = 1): TrackedFace {
  return { landmarks: posedLandmarks(pose), confidence };
}

describe('a face that can be measured', () => {
  it('is whole, near enough and alone', () => {
    expect(refusalOf(IMAGE, [faceAt({})])).toBeNull();
  });

  it('may have another person far behind it, and a part of itself that was taken for a second face', () => {
    const far = faceAt({ eyeSpan: 60, x: 1100 });
    const part = faceAt({ eyeSpan: 110, x: 690 });
    expect(refusalOf(IMAGE, [faceAt({}), far, part])).toBeNull();
  });

  it.each([
    ['no-face', []],
    ['several-faces', [faceAt({ x: 400 }), faceAt({ eyeSpan: 150, x: 900 })]],
    ['face-cut-off', [faceAt({ x: 60 })]],
    ['face-too-small', [faceAt({ eyeSpan: 40 })]],
    ['face-covered', [faceAt({}, 0.7)]],
  ] as const)('is refused as %s otherwise', (reason, faces) => {
    expect(refusalOf(IMAGE, faces)).toBe(reason);
  });
});
