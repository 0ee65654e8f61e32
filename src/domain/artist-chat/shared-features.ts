/** What the mirror measured of a face, as a person may share it with the artists: in classes, no number among them. */

import type { LipShape } from '#domain/advice/face-analysis.ts';
import type { EyeColour, EyeShape, EyeTilt } from '#domain/analysis/eyes.ts';
import { FACE_SHAPES, type FaceShape } from '#domain/analysis/face-shape.ts';
import type { SkinDepth, Undertone } from '#domain/colour-wheel/skin-tone.ts';

/** How far the eyes, or else the brows, differ from the skin in lightness. */
export type FaceContrast = 'low' | 'medium' | 'high';

export interface SharedFeatures {
  readonly skinDepth?: SkinDepth;
  readonly undertone?: Undertone;
  readonly contrast?: FaceContrast;
  readonly eyeColor?: EyeColour;
  readonly eyeShape?: EyeShape;
  readonly eyeTilt?: EyeTilt;
  readonly faceShape?: FaceShape;
  readonly lipShape?: LipShape;
}
export type SharedFeature = keyof SharedFeatures;

/** All values that each of them can have. */
export const FEATURE_VALUES = {
  skinDepth: ['very light', 'light', 'medium', 'tan', 'brown', 'deep'],
  undertone: ['cool', 'neutral', 'warm'],
  contrast: ['low', 'medium', 'high'],
  eyeColor: ['blue', 'grey', 'green', 'hazel', 'brown', 'dark brown'],
  eyeShape: ['narrow', 'almond', 'round'],
  eyeTilt: ['downturned', 'level', 'upturned'],
  faceShape: FACE_SHAPES,
  lipShape: ['thin', 'medium', 'full'],
} as const satisfies {
  readonly [Feature in SharedFeature]: readonly NonNullable<SharedFeatures[Feature]>[];
};

/** In the order in which they are shown. */
export const SHARED_FEATURES = [
  'skinDepth',
  'undertone',
  'contrast',
  'eyeColor',
  'eyeShape',
  'eyeTilt',
  'faceShape',
  'lipShape',
] as const satisfies readonly SharedFeature[];
