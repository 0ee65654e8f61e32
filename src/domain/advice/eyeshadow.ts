/** Three eyeshadows of three shades each: a quiet one, one that sets off the iris, a deep one. */

import type { WornProduct } from '#domain/makeup/appearance.ts';
import type { Lab } from '#domain/analysis/skin-colour.ts';
import { productPatch } from '#domain/makeup/patch.ts';
import type { Recommendation } from './advice.ts';
import { setOff } from './eye-hues.ts';
import type { KnownFace } from './known-face.ts';
import { inPercent, lightShare } from './leaning.ts';
import type { ShadowShade } from './library.ts';
import { cheapest, meanOver, swatchOn, wornOn, type Faces } from './pick.ts';
import type { Reason } from './reason.ts';
import { labOfHex, moved, redHueOf, seenDifference } from './seen-colour.ts';

const OPACITY = { quiet: 50, eyes: 65, deep: 80 } as const;
type Role = keyof typeof OPACITY;

/** Lid, crease and outer corner, all of one family. */
interface Trio {
  readonly family: string;
  readonly shades: readonly [ShadowShade, ShadowShade, ShadowShade];
}

/** How much lighter or darker than the bare lid each of the three should be, in L*. */
const STEPS: Readonly<Record<Role, readonly [number, number, number]>> = {
  quiet: [5, -4, -12],
  eyes: [8, -4, -14],
  deep: [0, -12, -24],
};

/**
 * Hue of a deep shade for a skin that is neither warm nor cool, and how far warmth turns it, in degrees.
 */
const SMOKE = -5;
const TURN = 50;

/** How far the colored ones go from the bare lid's own hue, in CIELAB chroma. */
const COLOURED = 18;

export function adviseEyeshadow(
  known: KnownFace,
  faces: Faces,
  shades: readonly ShadowShade[],
): readonly Recommendation[] {
  const roles: readonly Role[] =
    known.eyeColour === null ? ['quiet', 'deep'] : ['eyes', 'quiet', 'deep'];
  const trios = triosOf(shades);
  const chosen: Trio[] = [];
  return roles.flatMap((role) => {
    const free = trios.filter(({ family }) => chosen.every((other) => other.family !== family));
    const trio = cheapest(free, (each) => costOf(each, role, known, faces));
    if (trio === null) return [];
    chosen.push(trio);
    const [lid, crease, outer] = trio.shades;
    const opacity = OPACITY[role];
    return {
      category: 'eyeshadow',
      names: trio.shades.map(({ name }) => name),
      color: crease.color,
      intensity: opacity,
      finish: lid.finish,
      swatches: trio.shades.map((shade) => swatchOn(wornIn(trio, shade, role), faces[0].lid)),
      patch: productPatch('eyeshadow', {
        colors: [lid.color, crease.color, outer.color],
        opacity,
        finish: lid.finish,
      }),
      reason: reasonOf(role, known, trio, faces),
    };
  });
}

/** Each run of three neighbors of a family, from light to deep. */
function triosOf(shades: readonly ShadowShade[]): readonly Trio[] {
  const families = new Set(shades.map(({ family }) => family));
  return [...families].flatMap((family) => {
    const steps = shades
      .filter((shade) => shade.family === family)
      .toSorted((one, other) => labOfHex(other.color).lightness - labOfHex(one.color).lightness);
    return steps.flatMap((lid, at) => {
      const [crease, outer] = [steps[at + 1], steps[at + 2]];
      return crease === undefined || outer === undefined
        ? []
        : [{ family, shades: [lid, crease, outer] as const }];
    });
  });
}

function costOf(trio: Trio, role: Role, known: KnownFace, faces: Faces): number {
  return meanOver(faces, ({ lid }) =>
    trio.shades.reduce((sum, shade, at) => {
      const target = targetOf(lid.lab, role, STEPS[role][at] ?? 0, known);
      return sum + seenDifference(wornOn(wornIn(trio, shade, role), lid), target);
    }, 0),
  );
}

/** A look has one finish for all three shades: that of the lid. */
function wornIn({ shades: [{ finish }] }: Trio, { color }: ShadowShade, role: Role): WornProduct {
  return { product: 'eyeshadow', shade: color, opacity: OPACITY[role], finish };
}

function targetOf(lid: Lab, role: Role, step: number, known: KnownFace): Lab {
  // On deep skin, a shade with no more chroma than the skin itself looks gray.
  if (role === 'quiet') return moved(lid, step, 9 * (1 - lightShare(known.skin)), redHueOf(lid));
  const likeliest = known.eyeColour?.[0];
  if (role === 'eyes' && likeliest !== undefined) {
    const by = setOff(likeliest.name, COLOURED);
    return { lightness: lid.lightness + step, a: lid.a + by.a, b: lid.b + by.b };
  }
  // A smoky gray on light skin; a jewel's color on deep skin, where gray looks ashen and little is
  // darker.
  const light = lightShare(known.skin);
  const deeper = moved(
    lid,
    step * (0.3 + 0.7 * light),
    20 - 13 * light,
    SMOKE + TURN * known.warmth,
  );
  return { ...deeper, lightness: Math.max(6, deeper.lightness) };
}

function reasonOf(role: Role, known: KnownFace, trio: Trio, [{ lid }]: Faces): Reason {
  const likeliest = known.eyeColour?.[0];
  if (role === 'eyes' && likeliest !== undefined) {
    return {
      kind: likeliest.name === 'dark brown' ? 'shadow-eyes-dark' : 'shadow-eyes',
      values: { eyes: likeliest.name, chance: inPercent(likeliest.chance) },
    };
  }
  const differences = trio.shades.map((shade) =>
    seenDifference(wornOn(wornIn(trio, shade, role), lid), lid.lab),
  );
  const difference = Math.max(1, Math.round(Math.max(...differences)));
  return { kind: role === 'quiet' ? 'shadow-quiet' : 'shadow-deep', values: { difference } };
}
