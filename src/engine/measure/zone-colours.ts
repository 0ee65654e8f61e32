/** The colours of the zones with the light taken out, and what follows from them. */

import { median } from '#domain/analysis/burst.ts';
import { chromophoresOf } from '#domain/analysis/chromophores.ts';
import type { Estimate } from '#domain/analysis/interval.ts';
import type { WithheldReason } from '#domain/analysis/measurement.ts';
import { colourEstimate } from '#domain/analysis/skin-colour.ts';
import type { SkinMeasure, SkinZone } from '#domain/analysis/skin-reading.ts';
import type { LinearRgb } from '#domain/analysis/white-balance.ts';
import type { LitFace, SeenZone } from './face-light.ts';
import { MOST_HIDDEN } from './hidden-parts.ts';
import { mirroredBy, SURFACE_REFLECTION, usualTint, withoutMirrored } from './mirrored-light.ts';
import { evenly, type PictureEstimate, type SkinEstimate } from './skin-estimates.ts';

/** A zone's own colour, or why it has none. */
export interface ZoneColour {
  readonly zone: SkinZone;
  readonly seen: SeenZone;
  readonly reflectance: LinearRgb;
  readonly refusal: WithheldReason | null;
}

/**
 * Standard deviation of the share of light that skin mirrors. On fair skin it hardly matters; on deep skin
 * it is a tenth of the reflectance.
 */
const REFLECTION_DEVIATION = 0.0035;

/** What the doubt about the mirrored light does to the logarithms of a reflectance. */
export function reflectionDoubt([red, green, blue]: LinearRgb): Doubt {
  return {
    level: REFLECTION_DEVIATION / green,
    red: REFLECTION_DEVIATION * Math.abs(1 / red - 1 / green),
    blue: REFLECTION_DEVIATION * Math.abs(1 / blue - 1 / green),
  };
}

/**
 * Uncertainty of the light on a zone, as the deviation of its logarithm, where it gets as much as the face
 * on average.
 */
const SHADE_DEVIATION = 0.12;
/** How much that grows with the logarithm of the zone's light relative to the face's. */
export const SHADE_SLOPE = 0.25;

/** The tint of the light differs from zone to zone by this, as deviations of logarithms: skin scatters red light on. */
const ZONE_TINT = 0.024;

/** A zone that faces the camera by a smaller cosine than this is seen at too flat an angle. */
const LEAST_FACING = 0.35;
/** Cells of a zone below which it has no colour. */
const LEAST_CELLS = 5;

/**
 * Share of a zone's pixels that may be clipped in one channel: fair skin in warm light loses its red first. Fewer lie
 * among the brightest cells, which do not count for the colour.
 */
const MOST_CLIPPED = 0.2;

/**
 * A zone this unlike the face's other skin is covered: by hair, a hand, a thing. Factors of light, and a
 * difference of tint in logarithms; a zone that shines may be lighter by a larger factor than one in shade
 * is darker.
 */
const UNLIKE_DARK = 2.4;
const UNLIKE_BRIGHT = 5;
const UNLIKE_TINT = 0.5;

export function zoneColours({ zones, shading, balance }: LitFace): readonly ZoneColour[] {
  // Scaled so that a white surface in the light of each zone would return 1.
  const returned = zones.map(({ normal, colour }): LinearRgb => {
    const light = shading(normal);
    const channel = (at: 0 | 1 | 2): number => colour[at] / balance.white[at] / light;
    return [channel(0), channel(1), channel(2)];
  });
  const own = usualTint(returned.map((colour) => withoutMirrored(colour, SURFACE_REFLECTION)));
  const colours = zones.map((seen, at): ZoneColour => {
    const colour = returned[at] ?? [0, 0, 0];
    return {
      zone: seen.area.zone,
      seen,
      reflectance: withoutMirrored(colour, mirroredBy(colour, own)),
      refusal: refusalOf(seen),
    };
  });
  const usual = medianColour(colours);
  return colours.map((colour) => ({
    ...colour,
    refusal: colour.refusal ?? (isUnlike(colour.reflectance, usual) ? 'face-covered' : null),
  }));
}

function refusalOf({ area, cells, normal, clipped }: SeenZone): WithheldReason | null {
  if (area.hidden > MOST_HIDDEN) return 'face-covered';
  if (cells.length < LEAST_CELLS) return 'too-few-pixels';
  if (-normal[2] < LEAST_FACING) return 'head-turned';
  return clipped > MOST_CLIPPED ? 'over-exposed' : null;
}

function medianColour(colours: readonly ZoneColour[]): LinearRgb {
  const channel = (at: 0 | 1 | 2): number =>
    median(colours.map(({ reflectance }) => reflectance[at]));
  return [channel(0), channel(1), channel(2)];
}

/**
 * Allows for mirrored light, which differs from zone to zone: on deep skin it would make like zones seem
 * unlike.
 */
const MIRRORED = 0.02;

function isUnlike(one: LinearRgb, usual: LinearRgb): boolean {
  const ratio = (at: 0 | 1 | 2): number => Math.log((one[at] + MIRRORED) / (usual[at] + MIRRORED));
  const tint = Math.hypot(ratio(0) - ratio(1), ratio(2) - ratio(1));
  const light = ratio(1);
  return light < -Math.log(UNLIKE_DARK) || light > Math.log(UNLIKE_BRIGHT) || tint > UNLIKE_TINT;
}

export interface Doubt {
  readonly level: number;
  readonly red: number;
  readonly blue: number;
}

/**
 * The doubt that comes from the light, shade included, and the zone's own, from chance and from its tint.
 */
function doubtsOf(
  { seen, reflectance }: ZoneColour,
  { balance, shading }: LitFace,
): { shared: Doubt; own: Doubt } {
  const shade = SHADE_DEVIATION + SHADE_SLOPE * Math.abs(Math.log(shading(seen.normal)));
  const mirrored = reflectionDoubt(reflectance);
  return {
    shared: {
      level: Math.hypot(balance.levelDeviation, shade, mirrored.level),
      red: Math.hypot(balance.redDeviation, mirrored.red),
      blue: Math.hypot(balance.blueDeviation, mirrored.blue),
    },
    own: {
      level: seen.chance.level,
      red: Math.hypot(seen.chance.red, ZONE_TINT),
      blue: Math.hypot(seen.chance.blue, ZONE_TINT),
    },
  };
}

/** The measures of colour in each zone. */
export function colourEstimates(
  colours: readonly ZoneColour[],
  face: LitFace,
): readonly SkinEstimate[] {
  const kept = colours.filter(({ refusal }) => refusal === null);
  const estimates = new Map(
    colours.map((colour) => {
      const { shared, own } = doubtsOf(colour, face);
      const all = {
        level: Math.hypot(shared.level, own.level),
        red: Math.hypot(shared.red, own.red),
        blue: Math.hypot(shared.blue, own.blue),
      };
      return [
        colour.zone,
        {
          all: colourEstimate(colour.reflectance, all),
          shared: colourEstimate(colour.reflectance, shared),
          own: colourEstimate(colour.reflectance, { ...own, level: Math.hypot(own.level, 0.05) }),
        },
      ] as const;
    }),
  );
  const usualRed = median(kept.map(({ zone }) => estimates.get(zone)?.all.a.value ?? 0));
  const pigment = kept.map(({ reflectance }) => chromophoresOf(reflectance));
  const usualMelanin = median(pigment.map(({ melanin }) => melanin));
  const usualBlood = median(pigment.map(({ haemoglobin }) => haemoglobin));
  return colours.flatMap((colour): readonly SkinEstimate[] => {
    const { zone, refusal } = colour;
    const found = estimates.get(zone);
    if (found === undefined || refusal !== null) {
      const withheld = refusal ?? 'uncertain';
      return COLOUR_MEASURES.map((measure) => ({ zone, measure, withheld }));
    }
    const { all, shared, own } = found;
    const both = (part: keyof typeof all): PictureEstimate => joined(all[part], shared[part]);
    const { melanin, haemoglobin } = chromophoresOf(colour.reflectance);
    const tintChance = Math.hypot(colour.seen.chance.red, colour.seen.chance.blue, 0.02);
    return [
      { zone, measure: 'lightness', ...both('lightness') },
      { zone, measure: 'red-green', ...both('a') },
      { zone, measure: 'yellow-blue', ...both('b') },
      { zone, measure: 'hue', ...both('hue') },
      { zone, measure: 'typology-angle', ...both('typologyAngle') },
      {
        zone,
        measure: 'redness',
        ...evenly(all.a.value - usualRed, Math.hypot(own.a.deviation, REDNESS_DEVIATION)),
      },
      { zone, measure: 'melanin', ...evenly(melanin - usualMelanin, 2.2 * tintChance) },
      { zone, measure: 'haemoglobin', ...evenly(haemoglobin - usualBlood, 2.2 * tintChance) },
    ];
  });
}

/** By how much, in a*, the zone that is read may differ from what a person means by that zone. */
const REDNESS_DEVIATION = 0.3;

const COLOUR_MEASURES: readonly SkinMeasure[] = [
  'lightness',
  'red-green',
  'yellow-blue',
  'hue',
  'typology-angle',
  'redness',
  'melanin',
  'haemoglobin',
];

function joined(all: Estimate, shared: Estimate): PictureEstimate {
  return { value: all.value, deviation: all.deviation, shared: shared.deviation };
}
