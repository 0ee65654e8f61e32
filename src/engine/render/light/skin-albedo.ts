/**
 * How much light the skin itself returns: this is how deep skin is told from dim light.
 *
 * One picture cannot say it for certain, so several witnesses of the light are weighed.
 */

import type { FrameImage } from '#engine/frame/frame.ts';
import type { FaceFrame } from '#engine/geometry/face-frame.ts';
import { measureScene, USUAL_WHITE } from './scene-light.ts';
import { measureSclera, SCLERA_TO_WHITE, type Sclera } from './sclera.ts';
import { luma, mapRgb, toLinear, type Rgb } from '#domain/colour/transfer.ts';

/** Living skin returns between these shares of the light. */
const DARKEST_SKIN = 0.035;
const LIGHTEST_SKIN = 0.6;

/** How much the scene and the usual exposure count beside a sclera of full confidence. */
const SCENE_WEIGHT = 0.3;
const USUAL_WEIGHT = 0.08;

/** How much of an estimate beyond the camera's white is believed. */
const CLIPPING_TRUST = 0.2;

/** How far the sclera's tint is taken for the light's: eyes differ in theirs. */
const TINT_TRUST = 0.95;

export interface AlbedoEstimate {
  /** Linear reflectance of the skin per channel. */
  readonly albedo: Rgb;
  /** How well the sclera was seen, in [0, 1]. */
  readonly confidence: number;
}

/** Estimates the albedo of skin whose mean colour in this frame is `skin`, encoded. */
export function estimateSkinAlbedo(image: FrameImage, frame: FaceFrame, skin: Rgb): AlbedoEstimate {
  const sclera = measureSclera(image, frame);
  return {
    albedo: albedoFrom(mapRgb(skin, toLinear), sclera, measureScene(image)),
    confidence: sclera?.confidence ?? 0,
  };
}

/**
 * The skin's reflectance, from what is known of the light: the sclera, the brightest parts of the
 * scene and the usual exposure, weighed in log light, so that a doubt of twice and a doubt of half
 * count the same.
 */
function albedoFrom(linearSkin: Rgb, sclera: Sclera | null, sceneWhite: number): Rgb {
  const skinLuma = luma(linearSkin);
  const scleraWeight = sclera?.confidence ?? 0;
  const scleraWhite = mapRgb(
    sclera?.radiance ?? SCLERA_TO_WHITE,
    (channel, i) => channel / (SCLERA_TO_WHITE[i] ?? 1),
  );
  const doubt = 1 - 0.85 * scleraWeight;
  const evidence = [
    { white: luma(scleraWhite), weight: scleraWeight },
    { white: sceneWhite, weight: SCENE_WEIGHT * doubt },
    { white: USUAL_WHITE, weight: USUAL_WEIGHT * doubt },
  ];
  let sum = 0;
  let weights = 0;
  for (const { white, weight } of evidence) {
    sum += Math.log(Math.max(1e-4, white)) * weight;
    weights += weight;
  }
  const level = Math.max(
    skinLuma / LIGHTEST_SKIN,
    Math.min(skinLuma / DARKEST_SKIN, belowClipping(Math.exp(sum / weights))),
  );
  const tintShare = TINT_TRUST * scleraWeight;
  const total = luma(scleraWhite) || 1;
  return mapRgb(linearSkin, (channel, i) => {
    const tint = 1 + ((scleraWhite[i] ?? total) / total - 1) * tintShare;
    return channel / Math.max(1e-4, level * tint);
  });
}

/**
 * Cameras keep white from clipping. An estimate above that is rather a face lit from the front, whose
 * sclera is less shaded than most: most of the excess is not believed.
 */
function belowClipping(white: number): number {
  return white <= 1 ? white : 1 + (white - 1) * CLIPPING_TRUST;
}
