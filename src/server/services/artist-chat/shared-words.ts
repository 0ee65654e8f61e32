/** What a person shares of what the mirror measured, in words. */

import {
  EYE_COLOR_NAMES,
  EYE_SHAPE_NAMES,
  FACE_SHAPE_NAMES,
  FEATURE_NAMES,
  SIGHT_WORDS,
} from '#content/artist-cards/personal-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { SHARED_FEATURES, type SharedFeatures } from '#domain/artist-chat/shared-features.ts';
import type { ArtistAnswer } from './artist-answer.ts';

export function sharesAny(features: SharedFeatures): boolean {
  return Object.keys(features).length > 0;
}

/** Such as “tan skin, warm undertone, brown eyes”; empty where nothing is shared. */
export function featureWords(features: SharedFeatures): string {
  const { eyeColor, eyeShape, faceShape } = features;
  const said: Readonly<Record<string, string>> = {
    ...features,
    ...(eyeColor !== undefined && { eyeColor: EYE_COLOR_NAMES[eyeColor] }),
    ...(eyeShape !== undefined && { eyeShape: EYE_SHAPE_NAMES[eyeShape] }),
    ...(faceShape !== undefined && { faceShape: FACE_SHAPE_NAMES[faceShape] }),
  };
  return SHARED_FEATURES.flatMap((feature) => {
    const value = said[feature];
    return value === undefined ? [] : [fillIn(FEATURE_NAMES[feature], { value })];
  }).join(', ');
}

/** The answer to a person who asks whether the artist can see them. */
export function aboutFeatures(features: SharedFeatures): ArtistAnswer {
  const response = fillIn(SIGHT_WORDS, { features: featureWords(features) });
  return { kind: 'sight', response, restsOnFeatures: true };
}
