/**
 * Three foundations that together cover the skin's interval: the nearest, and two for what else the skin
 * may be. A single match would promise more than any camera can.
 */

import { NINETY_PERCENT } from '#domain/analysis/interval.ts';
import { productPatch } from '#domain/makeup/patch.ts';
import type { Recommendation } from './advice.ts';
import type { KnownFace } from './known-face.ts';
import type { FoundationShade } from './library.ts';
import { cheapest, meanOver, swatchOn, type Faces } from './pick.ts';
import type { Reason } from './reason.ts';
import { labOfHex, seenDifference } from './seen-colour.ts';
import type { Lab } from '#domain/analysis/skin-colour.ts';

const OPACITY = 40;

/** Shades that are nearer to each other than this (CIEDE2000) would be the same advice twice. */
const APART = 3;

interface Tried {
  readonly shade: FoundationShade;
  readonly lab: Lab;
}

/** None where the light did not tell how light the skin is. */
export function adviseFoundation(
  known: KnownFace,
  faces: Faces,
  shades: readonly FoundationShade[],
): readonly Recommendation[] {
  if (known.cautions.some(({ missing }) => missing === 'skin-lightness')) return [];
  const tried = shades.map((shade) => ({ shade, lab: labOfHex(shade.color) }));
  const chosen: Tried[] = [];
  for (let count = 0; count < 3; count += 1) {
    const next = cheapest(distinct(tried, chosen), (each) =>
      // How far the nearest of all those chosen is from the skin, on average over what the skin may be.
      meanOver(faces, ({ skin }) =>
        Math.min(...[each, ...chosen].map(({ lab }) => seenDifference(lab, skin.lab))),
      ),
    );
    if (next !== null) chosen.push(next);
  }
  return chosen.map((each, at) => ({
    category: 'foundation',
    names: [each.shade.name],
    color: each.shade.color,
    intensity: OPACITY,
    finish: each.shade.finish,
    swatches: [
      swatchOn({ product: 'foundation', shade: each.shade.color, opacity: OPACITY }, faces[0].skin),
    ],
    patch: productPatch('foundation', { color: each.shade.color, opacity: OPACITY }),
    reason: at === 0 ? nearest(each, known) : alternative(each, chosen[0] ?? each, known),
  }));
}

function distinct(tried: readonly Tried[], chosen: readonly Tried[]): readonly Tried[] {
  const free = tried.filter((each) => !chosen.includes(each));
  const apart = free.filter(({ lab }) =>
    chosen.every((other) => seenDifference(lab, other.lab) >= APART),
  );
  return apart.length > 0 ? apart : free;
}

function nearest({ lab }: Tried, { skin }: KnownFace): Reason {
  const difference = Math.max(1, Math.ceil(seenDifference(lab, skin)));
  return {
    kind: 'foundation-nearest',
    values: { lightness: Math.round(skin.lightness), difference },
  };
}

function alternative({ lab }: Tried, first: Tried, { skin, doubt }: KnownFace): Reason {
  const lighter = lab.lightness - first.lab.lightness;
  const pinker = lab.a - first.lab.a - (lab.b - first.lab.b);
  const half = NINETY_PERCENT * doubt.lightness;
  const lightness = Math.round(skin.lightness);
  if (Math.abs(lighter) < Math.abs(pinker)) {
    const difference = Math.max(1, Math.round(seenDifference(lab, first.lab)));
    return { kind: pinker > 0 ? 'foundation-pinker' : 'foundation-golden', values: { difference } };
  }
  return lighter > 0
    ? {
        kind: 'foundation-lighter',
        values: { lightness, limit: Math.round(Math.min(100, skin.lightness + half)) },
      }
    : {
        kind: 'foundation-deeper',
        values: { lightness, limit: Math.round(Math.max(0, skin.lightness - half)) },
      };
}
