import { describe, expect, it } from 'vitest';
import { SKIN_ZONES } from '#domain/analysis/skin-reading.ts';
import {
  middleOf,
  NOTE,
  outlineOf,
  placeNotes,
  roundedPath,
  type Projection,
} from './map-geometry.ts';

const BOX = { width: 1000, height: 700 };

/** A face whose cheekbones are `faceWidth` pixels apart, in the middle of a picture as large as the box. */
function projection(faceWidth: number, mirrored = false): Projection {
  const landmarks = new Float32Array(478 * 3);
  for (let at = 0; at < 478; at += 1) landmarks.set([500 + ((at * 37) % 90) - 45, 350], 3 * at);
  landmarks.set([500 - faceWidth / 2, 350], 3 * 234);
  landmarks.set([500 + faceWidth / 2, 350], 3 * 454);
  return {
    landmarks,
    picture: BOX,
    box: BOX,
    area: { left: 0, top: 0, width: 1, height: 1 },
    mirrored,
  };
}

describe('the map of a face', () => {
  it('has an outline for each zone', () => {
    for (const zone of SKIN_ZONES) {
      const path = roundedPath(outlineOf(projection(300), zone));
      expect(path).toMatch(/^M[\d. -]+(?:Q[\d. -]+)+Z$/);
    }
  });

  it('is mirrored with the mirror', () => {
    const [plain, turned] = [projection(300), projection(300, true)].map(
      (each) => middleOf(outlineOf(each, 'chin')).x,
    );
    expect(turned).toBeCloseTo(BOX.width - (plain ?? 0), 3);
  });

  it('writes beside the face, never over it nor over another note', () => {
    const zones = [
      { x: 420, y: 300 },
      { x: 430, y: 310 },
      { x: 590, y: 300 },
    ];
    const notes = placeNotes(projection(300), zones).map(({ corner }) => corner);
    const left = notes.slice(0, 2).map((corner) => corner?.y ?? 0);
    expect(Math.abs((left[0] ?? 0) - (left[1] ?? 0))).toBeGreaterThanOrEqual(NOTE.apart);
    for (const corner of notes) {
      const x = corner?.x ?? 0;
      expect(x + NOTE.width <= 350 || x >= 650).toBe(true);
    }
  });

  it('leaves no more than a number where there is no room beside the face', () => {
    const [note] = placeNotes(projection(900), [{ x: 420, y: 300 }]);
    expect(note?.corner).toBeNull();
  });
});
