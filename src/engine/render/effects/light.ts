/** The picture under another light: white balance, exposure, a veil, and lamps around the face. */

import { ofLuma1, whiteOf } from '#domain/colour/temperature.ts';
import {
  mapRgb,
  parseHex,
  toLinear,
  TRANSFER_EXPONENT,
  type Rgb,
} from '#domain/colour/transfer.ts';
import type { FormLight, PictureLight } from '#domain/light/picture-light.ts';
import { addForm } from '#engine/geometry/form-shape.ts';
import type { Direction } from '#engine/geometry/face-normals.ts';
import { composedLight, scaledLight, veiled } from '#engine/render/light/relight.ts';
import type { PlanEffect } from './effect.ts';

/**
 * How much of a light's color is left in a picture that is taken in it, as a power: cameras and eyes
 * compensate for the rest. Otherwise a lamp of 2,700 K would turn the picture orange.
 */
const LEFT = 0.42;

/** Light in which a picture is shown as it is. */
const DISPLAYED = whiteOf(6504);
const WHITE: Rgb = [1, 1, 1];

/** How much each lamp counts, and the light from all around, which shows no form. */
const KEY = 0.85;
const FILL = 0.35;
const AMBIENT = 0.45;
/**
 * Skin scatters light around its form: its shade begins farther from the light than that of a stone would.
 */
const WRAP = 0.25;

/** Unit vectors towards the lamps: x to the right of the picture as displayed, y down, z away from the camera. */
const TO_KEY: Direction = [-0.62, -0.5, -0.6];
const TO_FILL: Direction = [0.75, -0.05, -0.66];
const TO_CAMERA: Direction = [0, 0, -1];

export const planLight: PlanEffect<'light'> = (
  { light },
  { face, buffer, illuminant, mirrored },
) => {
  const lamps = light.form === null ? null : lampsOf(light.form, mirrored);
  const balanced = scaledLight(balance(light, illuminant, lamps?.(TO_CAMERA) ?? WHITE));
  const relight =
    light.veil === null
      ? balanced
      : composedLight(balanced, veiled(parseHex(light.veil.color), light.veil.opacity));
  if (light.form === null || lamps === null || face === null) return { relight };
  const range = addForm(buffer, face.frame, formFactors(light.form, lamps));
  return { relight, draws: [{ pass: 'form', range }] };
};

/**
 * Factors on linear light: from the light that the camera left in the picture to what is left of this one.
 * `lamps` is the color of the lamps' light on a face; they light the room, too.
 */
function balance({ temperature, exposure }: PictureLight, illuminant: Rgb, lamps: Rgb): Rgb {
  const aim = whiteOf(temperature);
  const tint = ofLuma1(lamps);
  const factors = mapRgb(
    aim,
    (channel, i) =>
      ((channel * (tint[i] ?? 1)) / (DISPLAYED[i] ?? 1)) ** LEFT / (illuminant[i] ?? 1),
  );
  return mapRgb(ofLuma1(factors), (channel) => channel * exposure);
}

type LightOn = (normal: Direction) => Rgb;

/** The light of the lamps on skin that looks in a direction, linear: Lambert's cosine law, scattered around the form. */
function lampsOf(form: FormLight, mirrored: boolean): LightOn {
  const lamp = (color: string): Rgb => mapRgb(parseHex(color), toLinear);
  const [ambient, key, fill] = [lamp(form.ambient), lamp(form.key), lamp(form.fill)];
  const turn = mirrored ? -1 : 1;
  return (normal) => {
    const toKey = KEY * cosine(normal, TO_KEY, turn);
    const toFill = FILL * cosine(normal, TO_FILL, turn);
    return mapRgb(
      ambient,
      (channel, i) => channel * AMBIENT + (key[i] ?? 0) * toKey + (fill[i] ?? 0) * toFill,
    );
  };
}

/** Factors on encoded channels; 1 on skin that looks at the camera, which the picture's own balance lights. */
function formFactors({ shadows }: FormLight, lamps: LightOn): LightOn {
  const usual = lamps(TO_CAMERA);
  return (normal) =>
    mapRgb(lamps(normal), (channel, i) =>
      Math.min(MOST, (1 + (channel / (usual[i] || 1) - 1) * shadows) ** (1 / TRANSFER_EXPONENT)),
    );
}

/** The brightest that a form can make a channel: what the renderers can multiply by. */
const MOST = 2;

function cosine([x, y, z]: Direction, [toX, toY, toZ]: Direction, turn: number): number {
  return Math.max(0, (x * toX * turn + y * toY + z * toZ + WRAP) / (1 + WRAP));
}
