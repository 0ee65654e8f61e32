import { describe, expect, it } from 'vitest';
import { luma, toLinear, type Rgb } from '#domain/colour/transfer.ts';
import type { PictureLight } from '#domain/light/picture-light.ts';
import type { FrameImage, Scene } from '#engine/frame/frame.ts';
import { composePlan, emptyPicture } from '#engine/render/canvas-2d/compose.ts';
import { DrawPlanner } from '#engine/render/plan/draw-plan.ts';
import { posedLandmarks } from '#tests/support/posed-landmarks.ts';
import { BARE_LOOK, STRONG_LOOK, sceneWith } from '#tests/support/worn-look.ts';

const [WIDTH, HEIGHT] = [320, 200] as const;
const DAYLIGHT: PictureLight = { temperature: 6504, exposure: 1, veil: null, form: null };
const LAMPS = { shadows: 1, ambient: '#808080', key: '#ffffff', fill: '#404040' };
const FACE = { landmarks: posedLandmarks({ eyeSpan: 60, x: 160, y: 100 }), confidence: 1 };

/** A picture of one color. */
function picture(...color: readonly [number, number, number]): FrameImage {
  const image = emptyPicture(WIDTH, HEIGHT);
  for (let at = 0; at < image.data.length; at += 4) image.data.set([...color, 255], at);
  return image;
}

function shown(
  image: FrameImage,
  light: PictureLight | null,
  { look = BARE_LOOK, face = null as Parameters<DrawPlanner['plan']>[1], mirrored = false } = {},
): FrameImage {
  const scene: Scene = sceneWith(look, {
    mirrored,
    effects: light === null ? [] : [{ kind: 'light', light }],
  });
  const target = emptyPicture(WIDTH, HEIGHT);
  composePlan(image, new DrawPlanner().plan(image, face, scene), target);
  return target;
}

function colorAt({ data }: FrameImage, x: number, y: number): Rgb {
  const at = 4 * (y * WIDTH + x);
  return [data[at]!, data[at + 1]!, data[at + 2]!];
}

describe('the picture under another light', () => {
  const gray = picture(140, 140, 140);

  it('is the camera’s own in daylight of full strength', () => {
    expect(shown(gray, DAYLIGHT).data).toEqual(gray.data);
  });

  it('is darker by the exposure, in linear light', () => {
    const [red] = colorAt(shown(gray, { ...DAYLIGHT, exposure: 0.5 }), 5, 5);
    expect(toLinear(red / 255) / toLinear(140 / 255)).toBeCloseTo(0.5, 1);
  });

  it('is warmer at a lower temperature and cooler at a higher one, as bright as before', () => {
    for (const [temperature, sign] of [
      [2700, 1],
      [12_000, -1],
    ] as const) {
      const [red, green, blue] = colorAt(shown(gray, { ...DAYLIGHT, temperature }), 5, 5);
      expect(Math.sign(red - blue)).toBe(sign);
      const light = luma([toLinear(red / 255), toLinear(green / 255), toLinear(blue / 255)]);
      expect(light / toLinear(140 / 255)).toBeCloseTo(1, 1);
    }
  });

  it('has the veil over it, black and white alike', () => {
    const veil = { color: '#204060', opacity: 0.25 };
    const ends = [0, 255].map((level) =>
      colorAt(shown(picture(level, level, level), { ...DAYLIGHT, veil }), 5, 5),
    );
    expect(ends).toEqual([
      [8, 16, 24],
      [199, 207, 215],
    ]);
  });

  it('shows makeup as it shows the skin: by the same change of every color', () => {
    const skin = picture(190, 140, 120);
    const light = { ...DAYLIGHT, temperature: 3000, exposure: 0.6 };
    const worn = { look: STRONG_LOOK, face: FACE };
    const [before, after] = [shown(skin, null, worn), shown(skin, light, worn)];
    const bare = colorAt(shown(skin, light, { face: FACE }), 5, 5);
    const gain = bare.map(
      (level, i) => (level / 255 + 0.055) / ([190, 140, 120][i]! / 255 + 0.055),
    );
    let worst = 0;
    before.data.forEach((level, at) => {
      if (at % 4 === 3) return;
      const expected = Math.max(0, (level / 255 + 0.055) * gain[at % 4]! - 0.055) * 255;
      worst = Math.max(worst, Math.abs(expected - after.data[at]!));
    });
    expect(worst).toBeLessThan(3);
  });

  it('has shadows on the side of the face away from the lamp, which stays in its place as displayed', () => {
    const skin = picture(190, 140, 120);
    const sides = [false, true].map((mirrored) => {
      const lit = shown(skin, { ...DAYLIGHT, form: LAMPS }, { face: FACE, mirrored });
      const [left, right] = [colorAt(lit, 130, 110)[0], colorAt(lit, 190, 110)[0]];
      return left - right;
    });
    expect(sides[0]).toBeGreaterThan(8);
    expect(sides[1]).toBeLessThan(-8);
  });

  it('is the same wherever there is no face', () => {
    const skin = picture(190, 140, 120);
    const lit = shown(skin, { ...DAYLIGHT, form: LAMPS }, { face: FACE });
    expect(colorAt(lit, 5, 5)).toEqual(colorAt(lit, 300, 190));
  });
});

describe('what is measured', () => {
  it('is the frame as the camera gave it, whatever light is shown', () => {
    const skin = picture(190, 140, 120);
    const [bare, lit] = [new DrawPlanner(), new DrawPlanner()];
    const club: PictureLight = { ...DAYLIGHT, temperature: 2000, exposure: 0.3, form: LAMPS };
    for (let frame = 0; frame < 4; frame += 1) {
      bare.plan(skin, FACE, sceneWith(STRONG_LOOK));
      lit.plan(skin, FACE, sceneWith(STRONG_LOOK, { effects: [{ kind: 'light', light: club }] }));
    }
    expect(lit.skin).toEqual(bare.skin);
    expect(skin.data).toEqual(picture(190, 140, 120).data);
  });
});
