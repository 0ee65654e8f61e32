/** Makes looks of an idea as it is written. */

import { BLUSH_SHADES } from '#content/shade-library/blush-shades.ts';
import { LINER_SHADES } from '#content/shade-library/liner-shades.ts';
import { LIP_SHADES } from '#content/shade-library/lip-shades.ts';
import { SHADOW_SHADES } from '#content/shade-library/shadow-shades.ts';
import { DEFAULT_LOOK, type HexColour, type Look } from '#domain/makeup/look.ts';
import type { EffectTone } from '#domain/transformation/tone.ts';
import type { ByTone, Families, Idea, WrittenIdea } from './idea.ts';

interface Named {
  readonly name: string;
  readonly color: HexColour;
}

/** On deeper skin more pigment is worn, so that it shows as much; a base is thinner, since it shows more. */
const MORE: Readonly<Record<'lips' | 'cheeks' | 'lids' | 'liner' | 'lashes' | 'base', Steps>> = {
  lips: [0, 3, 6],
  cheeks: [0, 6, 9],
  lids: [0, 6, 14],
  liner: [0, 4, 8],
  lashes: [0, 3, 6],
  base: [0, 0, -3],
};
type Steps = readonly [light: number, medium: number, deep: number];

/** Even a strong color lets some skin through. */
const MOST = 96;

/** Places in a family, from light to deep: what is pale on light skin is of metal on deep skin. */
const SOFT: Readonly<Record<EffectTone, Steps>> = {
  light: [0, 1, 2],
  medium: [0, 1, 3],
  deep: [1, 2, 3],
};
const SMOKY: Steps = [1, 2, 3];

function shadeNamed(shades: readonly Named[], name: string): HexColour {
  const shade = shades.find((each) => each.name === name);
  if (shade === undefined) throw new RangeError(`no shade is called ${name}`);
  return shade.color;
}

function shadowAt(family: string, place: number): HexColour {
  const shade = SHADOW_SHADES.filter((each) => each.family === family)[place];
  if (shade === undefined) throw new RangeError(`there is no shade ${place} of ${family}`);
  return shade.color;
}

function lidsOf({ lids }: WrittenIdea, tone: EffectTone): Look['eyeshadow']['colors'] {
  const families: Families = tone === 'deep' ? (lids.deep ?? lids.families) : lids.families;
  const [lid, crease, outer] = lids.isSmoky === true ? SMOKY : SOFT[tone];
  return [shadowAt(families[0], lid), shadowAt(families[1], crease), shadowAt(families[2], outer)];
}

function lookOn(tone: EffectTone, at: 0 | 1 | 2, idea: WrittenIdea): Look {
  const worn = (part: keyof typeof MORE, opacity: number): number =>
    Math.max(0, Math.min(MOST, opacity + MORE[part][at]));
  const named = (shades: readonly Named[], names: ByTone): HexColour =>
    shadeNamed(shades, names[at]);
  const { lips, cheeks, lids, liner, lashes, base } = idea;
  return {
    v: 1,
    lipstick: {
      color: named(LIP_SHADES, lips[0]),
      opacity: worn('lips', lips[1]),
      finish: lips[2],
    },
    blush: { color: named(BLUSH_SHADES, cheeks[0]), opacity: worn('cheeks', cheeks[1]) },
    eyeshadow: {
      colors: lidsOf(idea, tone),
      opacity: worn('lids', lids.opacity),
      finish: lids.finish,
    },
    eyeliner: { color: named(LINER_SHADES, liner[0]), opacity: worn('liner', liner[1]) },
    mascara: { opacity: worn('lashes', lashes) },
    foundation: { color: DEFAULT_LOOK.foundation.color, opacity: worn('base', base) },
  };
}

/** The same idea with its looks. Throws RangeError where a shade or a family has another name. */
export function madeUp(idea: WrittenIdea): Idea {
  const { id, name, season, style, audience, about, post } = idea;
  return {
    id,
    name,
    season,
    style,
    audience,
    about,
    post,
    looks: {
      light: lookOn('light', 0, idea),
      medium: lookOn('medium', 1, idea),
      deep: lookOn('deep', 2, idea),
    },
  };
}
