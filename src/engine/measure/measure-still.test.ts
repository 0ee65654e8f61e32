import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isWithheld, LEAST_CONFIDENCE } from '#domain/analysis/measurement.ts';
import { SKIN_ZONES, type SkinReading, type SkinValue } from '#domain/analysis/skin-reading.ts';
import type { FrameImage, TrackedFace } from '#engine/frame/frame.ts';
import type { FaceTracker } from '#engine/tracking/face-tracker.ts';
import {
  renderSyntheticFace,
  type SyntheticFaceOptions,
} from '#tests/fixtures/synthetic-face/index.ts';
import { createNodeFaceTracker } from '#tests/support/node-face-tracker.ts';
import { measureStill } from './measure-still.ts';

const FRONT: SyntheticFaceOptions = {
  width: 512,
  height: 512,
  pose: { scale: 1.6 },
  light: { keyDirection: [-0.15, 0.35, 1] },
  noise: { standardDeviation: 2, seed: 1 },
};

let tracker: FaceTracker;
let image: FrameImage;
let faces: readonly TrackedFace[];
let values: SkinReading['values'] = [];

beforeAll(async () => {
  tracker = await createNodeFaceTracker();
  image = renderSyntheticFace({ ...FRONT, skinTone: 3 }).image;
  // The tracker overwrites its landmarks with those of the next picture.
  faces = structuredClone(await tracker.findAll(image, 'quick'));
  const reading = measureStill('skin', image, faces);
  if (!isWithheld(reading)) values = reading.values;
}, 60_000);
afterAll(() => tracker.dispose());

/** The same face in another picture: its landmarks stay. */
function skinOf(options: SyntheticFaceOptions): ReturnType<typeof measureStill<'skin'>> {
  return measureStill('skin', renderSyntheticFace({ ...FRONT, ...options }).image, faces);
}

function meanLightness(reading: ReturnType<typeof skinOf>): number {
  if (isWithheld(reading)) throw new Error(`withheld: ${reading.withheld}`);
  const said = reading.values.flatMap((value) =>
    value.measure === 'lightness' && !isWithheld(value) ? [value.value] : [],
  );
  return said.reduce((sum, value) => sum + value, 0) / said.length;
}

describe('the skin of a still', () => {
  it('has at least 150 measures in its 16 zones, each given with its interval or withheld with a reason', () => {
    expect(values.length).toBeGreaterThanOrEqual(150);
    expect(new Set(values.map(({ zone }) => zone))).toEqual(new Set(SKIN_ZONES));
    for (const value of values) {
      if (isWithheld(value)) continue;
      expect(value.low).toBeLessThanOrEqual(value.value);
      expect(value.high).toBeGreaterThanOrEqual(value.value);
      expect(value.confidence).toBeGreaterThanOrEqual(LEAST_CONFIDENCE);
    }
  });

  it('gives most of them in good light', () => {
    const said = values.filter((value) => !isWithheld(value));
    expect(said.length).toBeGreaterThan(0.8 * values.length);
  });

  it('withholds fine lines and pores below three pixels per millimetre', () => {
    const fine = values.filter(
      ({ measure }: SkinValue) => measure === 'fine-lines' || measure === 'pores',
    );
    expect(fine).not.toHaveLength(0);
    for (const value of fine) expect(value).toMatchObject({ withheld: 'too-few-pixels' });
  });

  it('is as light in a third of the light, and darker where the skin is', () => {
    const bright = meanLightness(skinOf({ skinTone: 3 }));
    const dim = meanLightness(skinOf({ skinTone: 3, light: { ...FRONT.light, exposure: 0.3 } }));
    const deep = meanLightness(skinOf({ skinTone: 6 }));
    expect(Math.abs(dim - bright)).toBeLessThan(4);
    expect(deep).toBeLessThan(bright - 20);
  });

  it.each([
    ['uneven-light', { light: { keyDirection: [-1, 0.2, 0.25] } }],
    ['too-dark', { light: { exposure: 0.02 } }],
    ['over-exposed', { light: { exposure: 4 } }],
  ] as const)('is withheld in light that is %s, on fair and on deep skin', (reason, options) => {
    for (const skinTone of [1, 7])
      expect(skinOf({ ...options, skinTone })).toEqual({ withheld: reason });
  });
});

/** For each wanted measure, `said` where there is a value, or the reason why there is none. */
function saidOf(
  reading: ReturnType<typeof measureStill<'skin' | 'face'>>,
  isWanted: (name: string) => boolean,
): readonly string[] {
  if (isWithheld(reading)) return [reading.withheld];
  return reading.values.flatMap((value) => {
    const name = 'zone' in value ? `${value.zone} ${value.measure}` : value.measure;
    return isWanted(name) ? [isWithheld(value) ? value.withheld : 'said'] : [];
  });
}

describe('a face with something in front of it', () => {
  it('is measured on a cheek, but not on the forehead under a fringe', async () => {
    const picture = renderSyntheticFace({ ...FRONT, skinTone: 3, fringe: true }).image;
    tracker.reset();
    const skin = measureStill('skin', picture, await tracker.findAll(picture, 'quick'));
    expect(saidOf(skin, (name) => name === 'forehead-middle lightness')).toEqual(['face-covered']);
    expect(saidOf(skin, (name) => name === 'cheek-left lightness')).toEqual(['said']);
  });
});

describe('a face in light that is too warm for the camera', () => {
  it('has no colour where its red is clipped', () => {
    const reading = skinOf({ skinTone: 1, light: { ...FRONT.light, colour: [1.5, 1, 0.8] } });
    const reasons = saidOf(reading, (name) => name.endsWith('forehead-middle red-green'));
    expect(reasons).toEqual(['over-exposed']);
  });
});

describe('a face that smiles with half shut eyes', () => {
  it('gets its lightness from its teeth, with a wide interval', async () => {
    const expression = { smile: 0.9, blinkLeft: 0.75, blinkRight: 0.75 };
    const lightness = await Promise.all(
      [1, 3].map(async (skinTone) => {
        const picture = renderSyntheticFace({ ...FRONT, skinTone, expression }).image;
        const found = await tracker.findAll(picture, 'quick');
        const reading = measureStill('face', picture, found);
        if (isWithheld(reading)) throw new Error(reading.withheld);
        return reading.values.find(({ measure }) => measure === 'skin-lightness');
      }),
    );
    for (const value of lightness) {
      if (value === undefined || isWithheld(value)) throw new Error('nothing was said');
      expect(value.high - value.low).toBeGreaterThan(12);
    }
  });
});

describe('the face of a still', () => {
  it('has the chances of six shapes, and its values with their intervals', () => {
    const reading = measureStill('face', image, faces);
    expect(reading).toMatchObject({
      kind: 'face',
      shape: { chances: expect.toSatisfy((chances: readonly unknown[]) => chances.length === 6) },
      undertone: { chances: [{ name: 'warm' }, {}, {}] },
    });
  });
});

describe('what is not a face to measure', () => {
  it.each([
    ['black', 512, 0],
    ['white', 512, 255],
    ['8 pixels wide', 8, 128],
  ])('is a picture that is %s', async (_name, size, level) => {
    const picture = {
      data: new Uint8ClampedArray(4 * size * size).fill(level),
      width: size,
      height: size,
    };
    tracker.reset();
    const found = await tracker.findAll(picture, 'quick');
    expect(measureStill('skin', picture, found)).toEqual({ withheld: 'no-face' });
    expect(measureStill('face', picture, found)).toEqual({ withheld: 'no-face' });
  });

  it('is a drawing, whose pixels are like their neighbours', () => {
    const drawn = image.data.slice();
    for (let at = 0; at < drawn.length; at += 1) drawn[at] = 16 * Math.round(drawn[at]! / 16);
    const blocks = drawn.map((_, at) => {
      const pixel = at >> 2;
      const [x, y] = [pixel % 512, Math.floor(pixel / 512)];
      return drawn[4 * ((y - (y % 6)) * 512 + x - (x % 6)) + (at & 3)]!;
    });
    expect(measureStill('skin', { ...image, data: blocks }, faces)).toEqual({
      withheld: 'not-a-photograph',
    });
  });
});
