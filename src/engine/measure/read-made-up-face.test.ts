import { describe, expect, it } from 'vitest';
import type { AppearanceReading } from '#domain/analysis/appearance/read-appearance.ts';
import { isWithheld, type Withheld } from '#domain/analysis/measurement.ts';
import { PRODUCTS, type Look } from '#domain/makeup/look.ts';
import { LANDMARK_COUNT, type FrameImage, type TrackedFace } from '#engine/frame/frame.ts';
import { composePlan, emptyPicture } from '#engine/render/canvas-2d/compose.ts';
import { DrawPlanner } from '#engine/render/plan/draw-plan.ts';
import { renderSyntheticFace } from '#tests/fixtures/synthetic-face/index.ts';
import { colourDifference } from '#tests/support/known-face.ts';
import { sceneWith, STRONG_LOOK } from '#tests/support/worn-look.ts';
import { measureStill } from './measure-still.ts';

/** A bare face in good light, and its exact landmarks. */
const { image, face } = photographed();

function photographed(): { readonly image: FrameImage; readonly face: TrackedFace } {
  const frame = renderSyntheticFace({
    skinTone: 2,
    width: 480,
    height: 400,
    pose: { scale: 1.3 },
    light: { keyDirection: [-0.2, 0.4, 1] },
  });
  const landmarks = new Float32Array(3 * LANDMARK_COUNT);
  for (let landmark = 0; landmark < LANDMARK_COUNT; landmark += 1) {
    landmarks[3 * landmark] = frame.landmarks.points[2 * landmark]!;
    landmarks[3 * landmark + 1] = frame.landmarks.points[2 * landmark + 1]!;
  }
  return { image: frame.image, face: { landmarks, confidence: 1 } };
}

function wearing(look: Look): FrameImage {
  const worn = emptyPicture(image.width, image.height);
  composePlan(image, new DrawPlanner().plan(image, face, sceneWith(look)), worn);
  return worn;
}

function reading(picture: FrameImage): AppearanceReading | Withheld {
  return measureStill('appearance', picture, [face]);
}

function lookOf(picture: FrameImage): Look {
  const read = reading(picture);
  if (isWithheld(read)) throw new Error(read.withheld);
  return read.look;
}

describe('the look of a face in a picture', () => {
  it('is empty where nothing is worn', () => {
    const look = lookOf(image);
    for (const product of PRODUCTS) expect(look[product].opacity).toBe(0);
  });

  it('has the lipstick and the eyeshadow that are worn', () => {
    const { lipstick, eyeshadow } = lookOf(wearing(STRONG_LOOK));
    expect(lipstick.opacity).toBeGreaterThan(50);
    expect(colourDifference(lipstick.color, STRONG_LOOK.lipstick.color)).toBeLessThan(12);
    expect(eyeshadow.opacity).toBeGreaterThan(40);
  });

  it('has a line in its own color, and keeps it out of the shadow beside it', () => {
    const shadow = { ...STRONG_LOOK.eyeshadow, colors: ['#d9b896', '#a06f4a', '#5e3d2b'] } as const;
    const look: Look = { ...STRONG_LOOK, eyeshadow: shadow };
    const outerOf = (picture: FrameImage): string => {
      const read = reading(picture);
      if (isWithheld(read)) throw new Error(read.withheld);
      return read.ifWorn.eyeshadow.colors[2];
    };
    const lined = wearing({ ...look, eyeliner: { color: '#20402f', opacity: 78 } });
    const plain = wearing({ ...look, eyeliner: { color: '#20402f', opacity: 0 } });
    expect(colourDifference(lookOf(lined).eyeliner.color, '#20402f')).toBeLessThan(8);
    expect(colourDifference(outerOf(lined), outerOf(plain))).toBeLessThan(5);
  });

  it('is not read in the dark', () => {
    const dark = {
      ...image,
      data: image.data.map((value, at) => (at % 4 === 3 ? 255 : value / 12)),
    };
    expect(reading(dark)).toEqual({ withheld: 'too-dark' });
  });

  it('is not read where there is no face', () => {
    expect(measureStill('appearance', image, [])).toEqual({ withheld: 'no-face' });
  });
});

describe('the measures of a made-up face', () => {
  const reasonOf = (picture: FrameImage, wanted: string): string => {
    for (const what of ['face', 'skin'] as const) {
      const measured = measureStill(what, picture, [face]);
      if (isWithheld(measured)) throw new Error(measured.withheld);
      for (const value of measured.values) {
        const name = 'zone' in value ? `${value.zone} ${value.measure}` : value.measure;
        if (name === wanted) return isWithheld(value) ? value.withheld : 'said';
      }
    }
    return 'not measured';
  };

  it('are withheld where it is painted, and only there', () => {
    const worn = wearing(STRONG_LOOK);
    expect(reasonOf(worn, 'lip-red-green')).toBe('wears-makeup');
    expect(reasonOf(worn, 'cheek-right redness')).toBe('wears-makeup');
    expect(reasonOf(worn, 'forehead-middle redness')).toBe('said');
    expect(reasonOf(worn, 'lip-height')).toBe('said');
  });

  it('are given for a bare one', () => {
    for (const name of ['lip-red-green', 'cheek-right redness', 'skin-lightness']) {
      expect(reasonOf(image, name)).toBe('said');
    }
  });
});
