/** What a face and the scene around it say of the light: the witnesses of the white balance. */

import { luminanceOf, type LightWitness, type LinearRgb } from '#domain/analysis/white-balance.ts';
import { mapRgb } from '#domain/colour/transfer.ts';
import { USUAL_WHITE } from '#engine/render/light/scene-light.ts';
import { measureSclera, SCLERA_TO_WHITE } from '#engine/render/light/sclera.ts';
import { EYES } from '#engine/geometry/landmark-sets.ts';
import { normalOf } from '#engine/geometry/face-normals.ts';
import { areHidden } from './hidden-parts.ts';
import type { Shading } from './shading.ts';
import type { TakenFace } from './taken-face.ts';
import { teethWitness } from './teeth-witness.ts';

/**
 * How far each witness is usually off: standard deviations of logarithms, found on the faces by which bench:measure
 * calibrates (docs/measures.md). The two eyes share their errors, so that both together count hardly more
 * than one.
 */
const SCLERA = { level: 0.08, tint: 0.038 } as const;
const SCENE_LEVEL = 0.5;
const USUAL_LEVEL = 0.6;
const GREY_WORLD_TINT = 0.16;
const CAMERA_TINT = 0.12;

/**
 * What the white of an eye shows is its own light and some of the skin around it: lids mirror light into it and
 * reach into its pixels. Shares of the light on white and of the skin's, found by bench:measure on skins from deep
 * to fair.
 */
export const OWN_SHARE = 1.1;
export const SKIN_SHARE = 0.45;

/**
 * Standard deviation of the skin's share. On deep skin it hardly matters; on fair skin it is most of the
 * doubt.
 */
const SKIN_SHARE_DEVIATION = 0.2;

/**
 * No skin returns a larger share of the light than this: where it would seem to, the eye was in shade, or
 * no white of it was seen.
 */
const LIGHTEST_SKIN = 0.7;

/** At least this share of what is seen is the eye's own. */
const LEAST_OWN = 0.4;

/** Linear light of an eye's white from which on the camera may have clipped it. */
const CLIPPED_WHITE = 0.88;

export interface LightWitnesses {
  readonly witnesses: readonly LightWitness[];
  /** Linear luminance of white by the eyes alone; null where they were not seen. */
  readonly scleraLight: number | null;
  /** Whether the white of an eye is so bright that the camera may have clipped it. */
  readonly scleraClipped: boolean;
}

/** `skin` is the linear luminance of the skin where the shading is 1. */
export function readWitnesses(
  face: TakenFace,
  normals: Float32Array,
  shading: Shading,
  skin: number,
): LightWitnesses {
  const seen = ([0, 1] as const).flatMap((side) =>
    scleraWitness(face, normals, shading, side, skin),
  );
  const sclera = seen.filter(({ white }) => skin < LIGHTEST_SKIN * luminanceOf(white));
  const teeth = teethWitness(face, normals, shading).filter(
    ({ white }) => skin < LIGHTEST_SKIN * luminanceOf(white),
  );
  const [r, g, b] = face.surroundings;
  const scene: LightWitness = {
    white: [face.sceneWhite, face.sceneWhite, face.sceneWhite],
    levelDeviation: SCENE_LEVEL,
    tintDeviation: Infinity,
  };
  const greyWorld: LightWitness = {
    white: [r, g, b],
    levelDeviation: Infinity,
    // The more colourful the surroundings, the likelier it is that the colour is theirs and not the
    // light's.
    tintDeviation: Math.hypot(GREY_WORLD_TINT, Math.log(r / g) / 2, Math.log(b / g) / 2),
  };
  const camera: LightWitness = {
    white: [USUAL_WHITE, USUAL_WHITE, USUAL_WHITE],
    levelDeviation: USUAL_LEVEL,
    tintDeviation: CAMERA_TINT,
  };
  const lights = sclera.map(({ white }) => luminanceOf(white));
  return {
    witnesses: [...sclera, ...teeth, scene, greyWorld, camera],
    scleraLight: lights.length === 0 ? null : Math.max(...lights),
    scleraClipped: seen.some(({ clipped }) => clipped),
  };
}

/** The light on the face as one eye shows it; nothing where the eye is shut or turned away. */
function scleraWitness(
  face: TakenFace,
  normals: Float32Array,
  shading: Shading,
  side: 0 | 1,
  skin: number,
): readonly (LightWitness & { readonly clipped: boolean })[] {
  const { orbit, lowerLid, upperLid } = EYES[side];
  const lids = [...lowerLid, ...upperLid].map((landmark) => face.frame.point(landmark));
  const sclera = areHidden(face, lids) ? null : measureSclera(face.image, face.frame, [side]);
  if (sclera === null) return [];
  const here = shading(normalOf(normals, [...orbit, ...lowerLid]));
  const white: LinearRgb = mapRgb(
    sclera.radiance,
    (light, channel) => light / (SCLERA_TO_WHITE[channel] ?? 1) / here,
  );
  const seen = luminanceOf(white);
  const own = Math.max(LEAST_OWN * seen, seen - SKIN_SHARE * skin) / OWN_SHARE / seen;
  const fromSkin = (SKIN_SHARE_DEVIATION * skin) / (own * seen);
  // The confidence of one eye alone is at most half of that of two.
  const doubt = 1 / Math.max(0.1, Math.min(1, 2 * sclera.confidence));
  return [
    {
      white: mapRgb(white, (light) => light * own),
      levelDeviation: Math.hypot(SCLERA.level, fromSkin) * Math.SQRT2 * doubt,
      tintDeviation: SCLERA.tint * Math.SQRT2 * doubt,
      clipped: Math.max(...sclera.radiance) > CLIPPED_WHITE,
    },
  ];
}
