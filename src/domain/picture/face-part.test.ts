import { describe, expect, it } from 'vitest';
import { posedLandmarks } from '#tests/support/posed-landmarks.ts';
import { FACE_PART_ASPECT, FACE_PARTS, facePartArea } from './face-part.ts';

const PICTURE = { width: 1280, height: 720 };
const middleOf = ({ left, width }: { left: number; width: number }) => left + width / 2;

describe('the part of a picture that shows a part of the face', () => {
  it.each(FACE_PARTS)('has the shape of its frame and lies in the picture (%s)', (part) => {
    for (const x of [20, 640, 1270]) {
      const area = facePartArea(posedLandmarks({ x, y: 30 }), part, PICTURE, false);
      expect((area.width * 1280) / (area.height * 720)).toBeCloseTo(FACE_PART_ASPECT);
      expect(area.left).toBeGreaterThanOrEqual(0);
      expect(area.left + area.width).toBeLessThanOrEqual(1.000001);
      expect(area.top).toBeGreaterThanOrEqual(0);
    }
  });

  it('is the lips, in the middle below the eyes', () => {
    const face = posedLandmarks({ x: 640, y: 360 });
    const [lips, eye] = (['lips', 'eye'] as const).map((part) =>
      facePartArea(face, part, PICTURE, false),
    );
    expect(middleOf(lips!)).toBeCloseTo(0.5, 2);
    expect(lips!.top).toBeGreaterThan(eye!.top);
  });

  it.each([
    ['right', 35, 159],
    ['left', -35, 386],
  ])('is the %s eye where that is turned to the camera', (_, yaw, upperLid) => {
    const face = posedLandmarks({ yaw });
    const { left, width } = facePartArea(face, 'eye', PICTURE, false);
    const share = face[3 * upperLid]! / PICTURE.width;
    expect(Math.abs(share - left - width / 2)).toBeLessThan(0.2 * width);
    const other = face[3 * (upperLid === 159 ? 386 : 159)]! / PICTURE.width;
    expect(Math.abs(other - left - width / 2)).toBeGreaterThan(0.5 * width);
  });

  it('is mirrored with the picture', () => {
    const face = posedLandmarks({ x: 300 });
    const plain = facePartArea(face, 'cheek', PICTURE, false);
    const mirrored = facePartArea(face, 'cheek', PICTURE, true);
    expect(middleOf(plain) + middleOf(mirrored)).toBeCloseTo(1);
  });
});
