/** What is added to a card for a person who shares what the mirror measured: a sentence each, and what can be tried on. */

import type { PersonalPart } from '#content/artist-cards/personal-parts.ts';
import {
  BLUSH_PLACE_WORDS,
  BLUSH_WORDS,
  BRONZER_WORDS,
  BROW_SHAPE_WORDS,
  COLORS_WORDS,
  CONTOUR_COLOR_WORDS,
  CONTOUR_SHAPE_WORDS,
  CONTRAST_WORDS,
  CORRECTOR_WORDS,
  DEPTH_GROUPS,
  EYE_COLOR_NAMES,
  EYE_SHADOW_WORDS,
  EYE_SHAPE_NAMES,
  EYE_SHAPE_WORDS,
  FOUNDATION_UNDERTONE_WORDS,
  FOUNDATION_WORDS,
  FULLER_WORDS,
  HIGHLIGHTER_WORDS,
  LINER_COLOR_WORDS,
  LINER_DARK_WORDS,
  LINER_SHAPE_WORDS,
  LINER_TILT_WORDS,
  LIP_SHAPE_WORDS,
  LIP_WORDS,
  MASCARA_WORDS,
  POWDER_WORDS,
  RED_WORDS,
  SHADOW_SHAPE_WORDS,
  SHADOW_TILT_WORDS,
  SHADOW_WORDS,
  SKIN_NAMES,
  SMOKE_FAMILIES,
  UNDERTONE_WORDS,
} from '#content/artist-cards/personal-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { SHADOW_SHADES } from '#content/shade-library/shadow-shades.ts';
import { LINER_SHADES } from '#content/shade-library/liner-shades.ts';
import type { SharedFeatures } from '#domain/artist-chat/shared-features.ts';
import { composePatches, productPatch, type LookPatch } from '#domain/makeup/patch.ts';
import { shadesFor, type ShadePurpose } from './personal-shades.ts';

export interface PersonalAdvice {
  readonly sentence: string;
  /** The patch that puts on what the sentence names. */
  readonly patch?: LookPatch;
}

type Advise = (features: SharedFeatures) => PersonalAdvice | undefined;

/** As much of the skin as is shared, such as “tan, warm skin”; empty where nothing is. */
function skinOf({ skinDepth, undertone }: SharedFeatures): string {
  if (skinDepth === undefined) {
    return undertone === undefined ? '' : fillIn(SKIN_NAMES.undertone, { undertone });
  }
  return undertone === undefined
    ? fillIn(SKIN_NAMES.depth, { depth: skinDepth })
    : fillIn(SKIN_NAMES.both, { depth: skinDepth, undertone });
}

/**
 * A sentence that a single feature decides; undefined if the feature is not shared, or calls for nothing.
 */
function told<Name extends string>(
  words: Readonly<Partial<Record<Name, string>>>,
  name: Name | undefined,
  features: SharedFeatures,
): PersonalAdvice | undefined {
  const sentence = name === undefined ? undefined : words[name];
  return sentence === undefined
    ? undefined
    : { sentence: fillIn(sentence, { skin: skinOf(features) }) };
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** A sentence about the shades for a purpose, which can be tried on. */
function withShade(purpose: ShadePurpose, words: string | undefined, features: SharedFeatures) {
  const [best, other] = shadesFor(purpose, features);
  if (best === undefined || words === undefined) return undefined;
  const sentence = fillIn(words, {
    skin: skinOf(features),
    shade: best.names[0] ?? '',
    shades: listed(best.names),
    other: other?.names[0] ?? '',
    intensity: best.intensity,
    eyes: features.eyeColor === undefined ? '' : EYE_COLOR_NAMES[features.eyeColor],
  });
  return { sentence, patch: best.patch };
}

function liner(name: string): LookPatch {
  const shade = LINER_SHADES.find((each) => each.name === name);
  return shade === undefined ? {} : productPatch('eyeliner', { color: shade.color });
}

/** Brown or black; where the sentence names two for one person, the one for the day can be tried on. */
function linerDark({ skinDepth, contrast }: SharedFeatures): PersonalAdvice | undefined {
  if (skinDepth !== undefined && DEPTH_GROUPS[skinDepth] === 'dark') {
    const values = { depth: skinDepth, shade: 'Jet', other: 'Black Plum' };
    return { sentence: fillIn(LINER_DARK_WORDS.deep, values), patch: liner('Jet') };
  }
  if (contrast === undefined) return undefined;
  const isFair = skinDepth !== undefined && DEPTH_GROUPS[skinDepth] === 'fair';
  const [shade, other] = {
    low: [isFair ? 'Hazel Shell' : 'Dark Cocoa', ''] as const,
    medium: ['Espresso Bean', 'Soft Black'] as const,
    high: ['Jet', ''] as const,
  }[contrast];
  return { sentence: fillIn(LINER_DARK_WORDS[contrast], { shade, other }), patch: liner(shade) };
}

/** The three deepest shades of a family, for a smoky eye. */
function smoke(features: SharedFeatures): PersonalAdvice | undefined {
  const { skinDepth, undertone = 'unknown' } = features;
  if (skinDepth === undefined) return undefined;
  const group = DEPTH_GROUPS[skinDepth];
  const family = SMOKE_FAMILIES[group][undertone];
  const [lid, crease, outer] = SHADOW_SHADES.filter((shade) => shade.family === family).slice(-3);
  if (lid === undefined || crease === undefined || outer === undefined) return undefined;
  const shades = listed([lid.name, crease.name, outer.name]);
  const words = group === 'dark' ? SHADOW_WORDS.deepOnDeep : SHADOW_WORDS.deep;
  return {
    sentence: fillIn(words, { skin: skinOf(features), shades }),
    patch: productPatch('eyeshadow', {
      colors: [lid.color, crease.color, outer.color],
      finish: lid.finish,
    }),
  };
}

function colors(features: SharedFeatures): PersonalAdvice | undefined {
  const [lip] = shadesFor('red', features);
  const [blush] = shadesFor('blush', features);
  if (lip === undefined || blush === undefined) return undefined;
  const values = { skin: skinOf(features), lip: lip.names[0] ?? '', blush: blush.names[0] ?? '' };
  return {
    sentence: fillIn(COLORS_WORDS, values),
    patch: composePatches(lip.patch, blush.patch),
  };
}

function eyeShape({ eyeShape: shape, eyeTilt: tilt }: SharedFeatures): PersonalAdvice | undefined {
  if (shape === undefined) return undefined;
  const words = tilt === undefined || tilt === 'level' ? 'shape' : 'tilted';
  const values = { shape: EYE_SHAPE_NAMES[shape], tilt: tilt ?? '' };
  return { sentence: fillIn(EYE_SHAPE_WORDS[words], values) };
}

/** The tilt of an eye matters more than its shape. */
function technique<Tilt extends string>(
  tilts: Readonly<Record<Tilt, string>>,
  shapes: Readonly<Record<NonNullable<SharedFeatures['eyeShape']>, string>>,
): Advise {
  const byTilt: Readonly<Partial<Record<string, string>>> = tilts;
  return (features) =>
    told(byTilt, features.eyeTilt, features) ?? told(shapes, features.eyeShape, features);
}

const ADVISERS: Readonly<Record<PersonalPart, Advise>> = {
  red: (f) => withShade('red', RED_WORDS[f.undertone ?? 'unknown'], f),
  nude: (f) => withShade('nude', LIP_WORDS.nude, f),
  'soft-lip': (f) => withShade('nude', LIP_WORDS.soft, f),
  'strong-lip': (f) => withShade('strong-lip', LIP_WORDS.strong, f),
  'lip-shape': (f) => told<string>(LIP_SHAPE_WORDS, f.lipShape, f),
  fuller: (f) => told(FULLER_WORDS, f.lipShape, f),
  blush: (f) => withShade('blush', BLUSH_WORDS[f.undertone ?? 'unknown'], f),
  'blush-place': (f) => told(BLUSH_PLACE_WORDS, f.faceShape, f),
  foundation: (f) => withShade('foundation', FOUNDATION_WORDS.shade, f),
  'foundation-undertone': (f) => told(FOUNDATION_UNDERTONE_WORDS, f.undertone, f),
  corrector: (f) => told(CORRECTOR_WORDS, f.skinDepth, f),
  'eye-shadow': (f) =>
    withShade('eye-shadow', f.eyeColor === undefined ? undefined : EYE_SHADOW_WORDS[f.eyeColor], f),
  'quiet-shadow': (f) => withShade('quiet-shadow', SHADOW_WORDS.quiet, f),
  'deep-shadow': smoke,
  'shadow-technique': technique(SHADOW_TILT_WORDS, SHADOW_SHAPE_WORDS),
  'liner-technique': technique(LINER_TILT_WORDS, LINER_SHAPE_WORDS),
  'liner-color': (f) => withShade('eye-liner', LINER_COLOR_WORDS, f),
  'liner-dark': linerDark,
  mascara: (f) =>
    withShade('mascara', f.contrast === undefined ? undefined : MASCARA_WORDS[f.contrast], f),
  'contour-color': (f) => told(CONTOUR_COLOR_WORDS, f.skinDepth, f),
  'contour-shape': (f) => told(CONTOUR_SHAPE_WORDS, f.faceShape, f),
  bronzer: (f) => told(BRONZER_WORDS, f.skinDepth, f),
  highlighter: (f) =>
    f.skinDepth === undefined
      ? undefined
      : told(HIGHLIGHTER_WORDS[DEPTH_GROUPS[f.skinDepth]], f.undertone ?? 'unknown', f),
  powder: (f) =>
    f.skinDepth === undefined ? undefined : told(POWDER_WORDS, DEPTH_GROUPS[f.skinDepth], f),
  'brow-shape': (f) => told(BROW_SHAPE_WORDS, f.faceShape, f),
  undertone: (f) => told(UNDERTONE_WORDS, f.undertone, f),
  colors,
  contrast: (f) => told(CONTRAST_WORDS, f.contrast, f),
  'eye-shape': eyeShape,
};

/** The part of an answer that the features decide; undefined if they do not decide it. */
export function personalAdvice(
  part: PersonalPart,
  features: SharedFeatures,
): PersonalAdvice | undefined {
  return ADVISERS[part](features);
}
