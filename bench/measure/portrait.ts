/**
 * A synthetic face of one person in front of one camera. Albedo, light and shine are known for every pixel,
 * so the picture can be made again with other skin, other eyes and another camera.
 */

import type { FrameImage } from '#engine/frame/frame.ts';
import { encodeSrgb, type Triple } from '#bench/colour/srgb.ts';
import {
  REGION,
  renderSyntheticFace,
  type SyntheticFaceOptions,
  type SyntheticFrame,
} from '#tests/fixtures/synthetic-face/index.ts';

/** A picture with its ground truth. */
export interface Portrait {
  readonly image: FrameImage;
  readonly frame: SyntheticFrame;
  /** 3 values per pixel: the reflectance of the person's surfaces, with everything painted on them. */
  readonly albedo: Float32Array;
  readonly region: Uint8Array;
}

/** Multipliers of linear reflectance. */
export interface Person {
  readonly skin: Triple;
  readonly sclera: Triple;
}

/** How a camera changes a whole picture: multipliers of linear light per channel. */
export type Camera = Triple;

export const USUAL_PERSON: Person = { skin: [1, 1, 1], sclera: [1, 1, 1] };
export const PLAIN_CAMERA: Camera = [1, 1, 1];

/** Changes the albedo and the specular light of a pixel in place; `at` is 3 x the pixel. */
export type Paint = (
  albedo: Float32Array,
  specular: Float32Array,
  at: number,
  pixel: number,
) => void;

export function sitting(options: SyntheticFaceOptions): SyntheticFrame {
  return renderSyntheticFace({
    ...options,
    maps: { region: true, albedo: true, irradiance: true, specular: true },
  });
}

/** Makes the picture of a sitting again, for this person and camera. */
export function portrait(
  frame: SyntheticFrame,
  { skin, sclera }: Person = USUAL_PERSON,
  camera: Camera = PLAIN_CAMERA,
  paint: Paint | null = null,
): Portrait {
  const { width, height } = frame.image;
  const region = required(frame.maps.region);
  const irradiance = required(frame.maps.irradiance);
  const albedo = required(frame.maps.albedo).slice();
  const specular = required(frame.maps.specular).slice();
  const data = new Uint8ClampedArray(4 * width * height);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const at = 3 * pixel;
    const own =
      region[pixel] === REGION.skin ? skin : region[pixel] === REGION.sclera ? sclera : null;
    if (own !== null) {
      for (let channel = 0; channel < 3; channel += 1) albedo[at + channel]! *= own[channel]!;
    }
    paint?.(albedo, specular, at, pixel);
    for (let channel = 0; channel < 3; channel += 1) {
      const light = albedo[at + channel]! * irradiance[at + channel]! + specular[at + channel]!;
      data[4 * pixel + channel] = 255 * encodeSrgb(light * camera[channel]!);
    }
    data[4 * pixel + 3] = 255;
  }
  return { image: { data, width, height }, frame, albedo, region };
}

function required<Values>(map: Values | undefined): Values {
  if (map === undefined) throw new Error('the sitting was rendered without its maps');
  return map;
}
