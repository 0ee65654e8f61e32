/** Three liners: one as dark as the brows, one in a color that sets off the iris, a soft one. */

import type { Lab } from '#domain/analysis/skin-colour.ts';
import { productPatch } from '#domain/makeup/patch.ts';
import type { Recommendation } from './advice.ts';
import { setOff } from './eye-hues.ts';
import type { KnownFace } from './known-face.ts';
import { inPercent, within } from './leaning.ts';
import type { LinerShade } from './library.ts';
import { pick, swatchOn, type Choice, type Faces } from './pick.ts';
import type { PossibleFace } from './possible-faces.ts';
import type { Reason } from './reason.ts';
import { labOf, redHueOf, seenDifference } from './seen-colour.ts';

const OPACITY = { brow: 80, soft: 60, eyes: 75 } as const;
type Role = keyof typeof OPACITY;

/** Two lines look different at this distance (CIEDE2000). */
const APART = 5;

/** A line is this much darker than the brows, in L*, and as it is worn its L* lies between these. */
const BELOW_BROWS = 3;
const WORN = [8, 46] as const;

/** The soft one is this much lighter than the first, but at least this much darker than the lid; L*. */
const SOFTER = 11;
const BELOW_LID = 9;

export function adviseEyeliner(
  known: KnownFace,
  faces: Faces,
  shades: readonly LinerShade[],
): readonly Recommendation[] {
  const roles: readonly Role[] =
    known.eyeColour === null ? ['brow', 'soft'] : ['brow', 'eyes', 'soft'];
  const chosen: Choice<LinerShade>[] = [];
  return roles.flatMap((role) => {
    const opacity = OPACITY[role];
    const choice = pick(
      shades,
      {
        wear: ({ color }) => ({ product: 'eyeliner', shade: color, opacity }),
        place: ({ lid }) => lid,
        target: (face) => targetOf(role, face, known),
      },
      faces,
      chosen,
      APART,
    );
    if (choice === null) return [];
    chosen.push(choice);
    const { name, color, finish } = choice.shade;
    return {
      category: 'eyeliner',
      names: [name],
      color,
      intensity: opacity,
      finish,
      swatches: [swatchOn(choice.worn, faces[0].lid)],
      patch: productPatch('eyeliner', { color, opacity }),
      reason: reasonOf(role, known, choice.seen, faces),
    };
  });
}

function targetOf(role: Role, { browLightness, lid }: PossibleFace, known: KnownFace): Lab {
  const line = within(browLightness - BELOW_BROWS, WORN);
  // Blond and red brows are browner than dark ones.
  if (role === 'brow') return labOf(line, 1 + line / 3, 58);
  if (role === 'soft') {
    const softer = Math.min(line + SOFTER, lid.lab.lightness - BELOW_LID);
    return labOf(Math.max(line, softer), 6 + line / 4, redHueOf(lid.lab));
  }
  const likeliest = known.eyeColour?.[0];
  const by = likeliest === undefined ? { a: 0, b: 0 } : setOff(likeliest.name, 30);
  return { lightness: within(lid.lab.lightness - 20, [32, 38]), ...by };
}

function reasonOf(role: Role, known: KnownFace, seen: Lab, [{ lid }]: Faces): Reason {
  const likeliest = known.eyeColour?.[0];
  if (role === 'eyes' && likeliest !== undefined) {
    return {
      kind: likeliest.name === 'dark brown' ? 'liner-eyes-dark' : 'liner-eyes',
      values: { eyes: likeliest.name, chance: inPercent(likeliest.chance) },
    };
  }
  if (role === 'soft') {
    const difference = Math.max(1, Math.round(seenDifference(seen, lid.lab)));
    return { kind: 'liner-soft', values: { difference } };
  }
  return known.contrast.brow === null
    ? { kind: 'liner-usual', values: { lightness: Math.round(known.skin.lightness) } }
    : { kind: 'liner-brow', values: { contrast: Math.abs(Math.round(known.contrast.brow)) } };
}
