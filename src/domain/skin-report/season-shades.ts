/** The shades of a season that a skin can wear, and the look that is made of them. */

import { adviseFoundation } from '#domain/advice/foundation.ts';
import { knownFaceOf } from '#domain/advice/known-face.ts';
import { possibleFaces } from '#domain/advice/possible-faces.ts';
import { labOfHex } from '#domain/advice/seen-colour.ts';
import type { FaceReading } from '#domain/analysis/face-reading.ts';
import { isWithheld } from '#domain/analysis/measurement.ts';
import type { HexColour } from '#domain/makeup/look.ts';
import type { LookPatch } from '#domain/makeup/patch.ts';
import type { NamedColour, Season, SeasonLibrary, SeasonShades } from './season-library.ts';
import type { ColourAnalysis, RecommendedColours } from './skin-report.ts';

const MOST_LIPSTICKS = 4;
const MOST_BLUSHES = 3;

/** Lips lighter than the skin by more than this L* look chalky; darker by more than that, black. Ours. */
const LIPS = [-50, 2] as const;

/** A powder this much lighter than the skin lies on it like chalk, one so much darker like a bruise; L*. Ours. */
const CHEEKS = [-34, 20] as const;
const LID_CHALK = 22;

/** What suits the skin of a reading, or all of the season where its lightness is not known. */
export function shadesFor(
  face: FaceReading,
  season: Season,
  library: SeasonLibrary,
): RecommendedColours<NamedColour> {
  const shades = library.seasons[season];
  const known = knownFaceOf(face);
  const lightness = isWithheld(known) ? null : known.skin.lightness;
  const [first] = isWithheld(known)
    ? []
    : adviseFoundation(known, possibleFaces(known), library.foundation);
  return {
    foundation: first === undefined ? null : { name: first.names[0] ?? '', color: first.color },
    lipstick: suited(shades.lipstick, lightness, LIPS, MOST_LIPSTICKS),
    blush: suited(shades.blush, lightness, CHEEKS, MOST_BLUSHES),
    eyeshadow: lidsFor(shades, lightness),
  };
}

/** The first that are neither too light nor too dark for the skin, filled up with those that are the least so. */
function suited(
  shades: readonly NamedColour[],
  lightness: number | null,
  [darkest, lightest]: readonly [number, number],
  most: number,
): readonly NamedColour[] {
  if (lightness === null) return shades.slice(0, most);
  const beyond = ({ color }: NamedColour): number => {
    const lighter = labOfHex(color).lightness - lightness;
    return Math.max(0, darkest - lighter, lighter - lightest);
  };
  // Sorting is stable: among those that suit, the season's own order stays.
  return shades.toSorted((one, other) => beyond(one) - beyond(other)).slice(0, most);
}

/** The first family's three light steps; its three deep ones where the lightest would lie on the lid like chalk. */
function lidsFor(
  { eyeshadow: [first] }: SeasonShades,
  lightness: number | null,
): RecommendedColours<NamedColour>['eyeshadow'] {
  if (first === undefined) throw new RangeError('a season without eyeshadow');
  const [light, middle, deep, deepest] = first;
  const isChalk = lightness !== null && labOfHex(light.color).lightness - lightness > LID_CHALK;
  return isChalk ? [middle, deep, deepest] : [light, middle, deep];
}

export function colorsOf(shades: RecommendedColours<NamedColour>): RecommendedColours<HexColour> {
  const [lid, crease, outer] = shades.eyeshadow;
  return {
    foundation: shades.foundation?.color ?? null,
    lipstick: shades.lipstick.map(({ color }) => color),
    blush: shades.blush.map(({ color }) => color),
    eyeshadow: [lid.color, crease.color, outer.color],
  };
}

/** The specification's opacities. */
export const PERFECT_LOOK_OPACITIES = {
  foundation: 40,
  lipstick: 70,
  blush: 50,
  eyeshadow: 60,
} as const;

/** 'Apply Perfect Look'. A foundation that could not be told keeps the color that is worn. */
export function perfectLook({ recommendedShades }: ColourAnalysis): LookPatch {
  const { foundation, lipstick, blush, eyeshadow } = recommendedShades;
  const [lips, cheeks] = [lipstick[0], blush[0]];
  const { foundation: base, ...opacities } = PERFECT_LOOK_OPACITIES;
  return {
    foundation: { opacity: base, ...(foundation === null ? {} : { color: foundation }) },
    lipstick: { opacity: opacities.lipstick, ...(lips === undefined ? {} : { color: lips }) },
    blush: { opacity: opacities.blush, ...(cheeks === undefined ? {} : { color: cheeks }) },
    eyeshadow: { opacity: opacities.eyeshadow, colors: eyeshadow, finish: null },
  };
}
