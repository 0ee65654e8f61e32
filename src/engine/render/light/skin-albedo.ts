/**
 * How much light the skin itself returns: this is how deep skin is told from dim light.
 *
 * One picture cannot say it for certain, so several witnesses of the light are weighed, each by how far it may be off.
 */

import { combineWitnesses, type LightWitness } from '#domain/analysis/white-balance.ts';
import type { FrameImage } from '#engine/frame/frame.ts';
import type { FaceFrame } from '#engine/geometry/face-frame.ts';
import { measureScene, USUAL_WHITE } from './scene-light.ts';
import { measureSclera, SCLERA_TO_WHITE, type Sclera } from './sclera.ts';
import { luma, mapRgb, toLinear, type Rgb } from '#domain/colour/transfer.ts';

/** Living skin returns between these shares of the light. */
const DARKEST_SKIN = 0.035;
const LIGHTEST_SKIN = 0.6;

/**
 * How far each witness of the light is usually off: standard deviations of logarithms, of its level and of its tint. A
 * camera's own white balance leaves some tint.
 */
const SCLERA = { level: 0.11, tint: 0.038 } as const;
const SCENE_LEVEL = 0.5;
const USUAL = { level: 1, tint: 0.17 } as const;

/**
 * Lids and lashes shade an eye that is opened less than this, and less than it is at other times, by an
 * unknown amount: the white may be off by this much (a natural logarithm) for each unit of the opening that
 * is missing. On faces of known light a half open eye shows a third of it.
 */
const UNSHADED = 0.31;
const SHADE_OF_LIDS = 12.5;

/**
 * A white that is shaded shows some of the skin around it: this share of the doubt about its level is also
 * doubt about its tint.
 */
const SHADE_TINT = 0.2;

/**
 * If skin seems to return more than this share of the light that a sclera shows, there must be more light,
 * and the sclera is shaded.
 */
const LIKELY_SKIN = 0.55;

/** How much of an estimate beyond the camera's white is believed. */
const CLIPPING_TRUST = 0.2;

export interface AlbedoEstimate {
  /** Linear reflectance of the skin per channel. */
  readonly albedo: Rgb;
  /** How well the sclera was seen, in [0, 1]: 1 with wide open eyes. */
  readonly confidence: number;
  /** How wide the eyes are open (see `eyeOpenness`); 0 where they were not seen. */
  readonly openness: number;
}

/**
 * Estimates the albedo of skin whose mean colour in this frame is `skin`, encoded. `widest` is how wide these eyes were open
 * at other times.
 */
export function estimateSkinAlbedo(
  image: FrameImage,
  frame: FaceFrame,
  skin: Rgb,
  widest: number,
): AlbedoEstimate {
  const linearSkin = mapRgb(skin, toLinear);
  const skinLuma = luma(linearSkin);
  const sclera = measureSclera(image, frame);
  const eyes = sclera === null ? [] : [scleraWitness(sclera, skinLuma, widest)];
  const scene = measureScene(image);
  const { white } = combineWitnesses([
    ...eyes,
    { white: [scene, scene, scene], levelDeviation: SCENE_LEVEL, tintDeviation: Infinity },
    {
      white: [USUAL_WHITE, USUAL_WHITE, USUAL_WHITE],
      levelDeviation: USUAL.level,
      tintDeviation: USUAL.tint,
    },
  ]);
  const level = Math.max(
    skinLuma / LIGHTEST_SKIN,
    Math.min(skinLuma / DARKEST_SKIN, belowClipping(luma(white))),
  );
  return {
    albedo: mapRgb(
      linearSkin,
      (channel, i) => (channel * luma(white)) / Math.max(1e-4, level * (white[i] ?? level)),
    ),
    confidence: Math.max(0, ...eyes.map(({ levelDeviation }) => SCLERA.level / levelDeviation)),
    openness: sclera?.openness ?? 0,
  };
}

/**
 * The light as the white of the eyes shows it; it is the less certain, the less is seen of it and the more
 * the lids may shade it.
 */
function scleraWitness(
  { radiance, confidence, openness }: Sclera,
  skinLuma: number,
  widest: number,
): LightWitness {
  const white = mapRgb(radiance, (channel, i) => channel / (SCLERA_TO_WHITE[i] ?? 1));
  const lids = SHADE_OF_LIDS * Math.max(0, Math.max(UNSHADED, widest) - openness);
  const tooDark = Math.log(skinLuma / Math.max(1e-4, LIKELY_SKIN * luma(white)));
  const shade = Math.hypot(lids, Math.max(0, tooDark));
  const seen = Math.max(0.01, confidence);
  return {
    white,
    levelDeviation: Math.hypot(SCLERA.level, shade) / seen,
    tintDeviation: Math.hypot(SCLERA.tint, SHADE_TINT * shade) / seen,
  };
}

/**
 * Cameras keep white from clipping. An estimate above that more likely means a face lit from the front,
 * whose sclera is less shaded than most: most of the excess is not believed.
 */
function belowClipping(white: number): number {
  return white <= 1 ? white : 1 + (white - 1) * CLIPPING_TRUST;
}
