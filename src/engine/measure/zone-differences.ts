/** Zones against each other: under the eyes against the cheeks, and the right side against the left. */

import { colourEstimate, labDistance, type Lab } from '#domain/analysis/skin-colour.ts';
import { SKIN_ZONES, type SkinMeasure, type SkinZone } from '#domain/analysis/skin-reading.ts';
import type { LitFace } from './face-light.ts';
import { evenly, type SkinEstimate } from './skin-estimates.ts';
import { SHADE_SLOPE, type ZoneColour } from './zone-colours.ts';

/** Pairs of zones by their right one. */
const PAIRS = SKIN_ZONES.filter((zone) => zone.endsWith('-right') && zone !== 'forehead-middle');

/**
 * Uncertainty of two zones of one face relative to each other: deviations of the logarithm of their light,
 * and of their colour in CIELAB units. The light's is relative, so that deep skin, which has fewer units,
 * is not less sure.
 */
const DIFFERENCE_LIGHT = 0.055;
const DIFFERENCE_COLOUR = 0.35;

/** CIELAB units of lightness over which a difference goes from being lighter to being darker. */
const SIGN_WIDTH = 1.5;

/** Under the eyes against the cheeks, and the right side against the left. */
export function differenceEstimates(
  colours: readonly ZoneColour[],
  face: LitFace,
): readonly SkinEstimate[] {
  const labs = new Map(
    colours.map((colour) => [colour.zone, { ...colour, lab: labOfZone(colour) }]),
  );
  // Positive where the first zone is darker: a lighter one has no dark circle.
  const compare = (
    zone: SkinZone,
    other: SkinZone,
    measures: readonly SkinMeasure[],
  ): SkinEstimate[] => {
    const one = labs.get(zone);
    const two = labs.get(other);
    const withheld = one?.refusal ?? two?.refusal ?? null;
    if (one === undefined || two === undefined || withheld !== null) {
      return measures.map((measure) => ({ zone, measure, withheld: withheld ?? 'uncertain' }));
    }
    const lightness = two.lab.lightness - one.lab.lightness;
    const unequal = Math.log(face.shading(one.seen.normal) / face.shading(two.seen.normal));
    const unitsOfLight = ((one.lab.lightness + two.lab.lightness) / 2 + 16) / 3;
    const deviation = Math.hypot(
      DIFFERENCE_COLOUR,
      unitsOfLight * Math.hypot(DIFFERENCE_LIGHT, SHADE_SLOPE * unequal),
    );
    const darker = lightness / Math.hypot(lightness, SIGN_WIDTH);
    return measures.map((measure) => ({
      zone,
      measure,
      ...evenly(
        measure === 'dark-circle-lightness'
          ? lightness
          : labDistance(one.lab, two.lab) * (measure === 'dark-circle' ? darker : 1),
        deviation,
      ),
    }));
  };
  const circles = (['right', 'left'] as const).flatMap((side) =>
    compare(`under-eye-${side}`, `cheek-${side}`, ['dark-circle', 'dark-circle-lightness']),
  );
  const pairs = PAIRS.flatMap((zone) => {
    const other = SKIN_ZONES.find((each) => each === zone.replace('-right', '-left'));
    return other === undefined ? [] : compare(zone, other, ['asymmetry']);
  });
  return [...circles, ...pairs];
}

function labOfZone({ reflectance }: ZoneColour): Lab {
  const { lightness, a, b } = colourEstimate(reflectance, { level: 0, red: 0, blue: 0 });
  return { lightness: lightness.value, a: a.value, b: b.value };
}
