import { describe, expect, it } from 'vitest';
import { coverageOf } from '#tests/support/shape-coverage.ts';
import { posedLandmarks, type LandmarkPose } from '#tests/support/posed-landmarks.ts';
import { createFaceFrame } from './face-frame.ts';
import { addHalf, halfOfFace } from './half-shape.ts';
import { addLips } from './lip-shape.ts';
import { addSkin } from './skin-shape.ts';
import { VertexBuffer } from './vertex-buffer.ts';

const WIDTH = 640;
const HEIGHT = 480;

/** What the lips cover, whole and in each half. */
function lips(pose: LandmarkPose, add = addLips) {
  const frame = createFaceFrame(posedLandmarks({ eyeSpan: 220, x: 320, y: 200, ...pose }));
  const buffer = new VertexBuffer();
  const whole = add(buffer, frame);
  const covered = (range: typeof whole) => coverageOf(buffer, range, WIDTH, HEIGHT).coverage;
  return {
    frame,
    whole: covered(whole),
    left: covered(addHalf(buffer, whole, halfOfFace(frame, 'left'))),
    right: covered(addHalf(buffer, whole, halfOfFace(frame, 'right'))),
  };
}

const sum = (coverage: Float32Array) => coverage.reduce((all, each) => all + each, 0);

describe('the halves of a shape', () => {
  it.each<[string, LandmarkPose]>([
    ['upright', {}],
    ['tilted', { roll: 25 }],
    ['turned', { yaw: 30 }],
  ])('add up to the whole of it on an %s face, with no gap and nothing twice', (_, pose) => {
    for (const add of [addLips, addSkin]) {
      const { whole, left, right } = lips(pose, add);
      const apart = whole.map((each, pixel) => Math.abs(each - left[pixel]! - right[pixel]!));
      expect(sum(apart)).toBeLessThan(0.004 * sum(whole));
      expect(sum(left)).toBeGreaterThan(0.25 * sum(whole));
      expect(sum(right)).toBeGreaterThan(0.25 * sum(whole));
    }
  });

  it('lie on either side of the middle of the face, however it is tilted', () => {
    const { frame, left } = lips({ roll: 25 });
    const { through, towards, fade } = halfOfFace(frame, 'left');
    left.forEach((each, pixel) => {
      if (each === 0) return;
      const [x, y] = [(pixel % WIDTH) + 0.5, Math.floor(pixel / WIDTH) + 0.5];
      const depth = (x - through.x) * towards.x + (y - through.y) * towards.y;
      expect(depth).toBeGreaterThan(-fade - 1);
    });
    expect(towards.x).toBeGreaterThan(0.8);
  });

  it('leave a shape that lies wholly in one of them as it was', () => {
    const frame = createFaceFrame(posedLandmarks({ x: 320, y: 200 }));
    const buffer = new VertexBuffer();
    const first = buffer.indexCount;
    const corners = [400, 420, 440].map((x) => buffer.vertex(x, x, 1, 0, 0));
    buffer.triangle(corners[0]!, corners[1]!, corners[2]!);
    const vertices = buffer.vertexCount;
    const half = halfOfFace(frame, 'left');
    expect(addHalf(buffer, { first, count: 3 }, half).count).toBe(3);
    expect(addHalf(buffer, { first, count: 3 }, halfOfFace(frame, 'right')).count).toBe(0);
    expect(buffer.vertexCount).toBe(vertices);
  });
});
