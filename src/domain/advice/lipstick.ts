/** Three lipsticks: one that gives the mouth its edge, a nude, and one that draws the eye. */

import { productPatch } from '#domain/makeup/patch.ts';
import type { Recommendation } from './advice.ts';
import type { KnownFace } from './known-face.ts';
import { leaning, leaningWith, lightShare, within } from './leaning.ts';
import type { LipShade } from './library.ts';
import { pick, swatchOn, type Choice, type Faces, type Purpose } from './pick.ts';
import type { PossibleFace } from './possible-faces.ts';
import type { Reason } from './reason.ts';
import type { Lab } from '#domain/analysis/skin-colour.ts';
import { between, chromaOf, labOf, redHueOf, seenDifference } from './seen-colour.ts';

/** Lips that are less than this darker than the skin have no clear edge of their own, in L*. */
const LOW_CONTRAST = 16;

/** The contrast that an edge is brought to, and by how much at least and at most, in L*. */
const FULL_CONTRAST = 27;
const DARKER = [4, 15] as const;

/** A shade that is less than this darker than the lips, in L*, gives the edge by its color instead. */
const PLAINLY_DARKER = 4;

/** Hue of a red that leans toward neither blue nor orange, and how far warmth turns it, in degrees. */
const RED = 24;
const TURN = 12;

/** Two lipsticks look different at this distance (CIEDE2000). */
const APART = 4.5;

const OPACITY = { edge: 80, nude: 60, statement: 90 } as const;
type Role = keyof typeof OPACITY;

export function adviseLipstick(
  known: KnownFace,
  faces: Faces,
  shades: readonly LipShade[],
): readonly Recommendation[] {
  const roles: readonly Role[] =
    known.contrast.lip === null ? ['nude', 'statement'] : ['edge', 'nude', 'statement'];
  const chosen: Choice<LipShade>[] = [];
  return roles.flatMap((role) => {
    const fitting = role === 'statement' ? leaningWith(known, shades) : shades;
    const choice = pick(fitting, purposeOf(role, known), faces, chosen, APART);
    if (choice === null) return [];
    chosen.push(choice);
    const { name, color, finish } = choice.shade;
    const opacity = OPACITY[role];
    return {
      category: 'lipstick',
      names: [name],
      color,
      intensity: opacity,
      finish,
      swatches: [swatchOn(choice.worn, faces[0].lips)],
      patch: productPatch('lipstick', { color, opacity, finish }),
      reason: reasonOf(role, known, choice),
    };
  });
}

function purposeOf(role: Role, known: KnownFace): Purpose<LipShade> {
  return {
    wear: ({ color, finish }) => ({
      product: 'lipstick',
      shade: color,
      opacity: OPACITY[role],
      finish,
    }),
    place: ({ lips }) => lips,
    target: (face) => TARGETS[role](face, known),
  };
}

const TARGETS: Readonly<Record<Role, (face: PossibleFace, known: KnownFace) => Lab>> = {
  // Deep lips cannot show a darker shade: there, more chroma marks the edge.
  edge: ({ skin, lips: { lab } }, { contrast, warmth }) => {
    const light = lightShare(skin.lab);
    const darker = light * within(FULL_CONTRAST - (contrast.lip ?? LOW_CONTRAST), DARKER);
    const lightness = Math.max(12, lab.lightness - darker);
    return labOf(lightness, chromaOf(lab) + 10 + 8 * (1 - light), RED + 4 + TURN * warmth);
  },
  nude: ({ lips, skin }, { warmth }) => {
    const own = between(lips.lab, skin.lab, 0.25);
    return labOf(own.lightness, chromaOf(own) + 3, redHueOf(own) + 4 * warmth);
  },
  // Deep skin suits a deeper red; a light one would look chalky on it. Strong brows and eyes call for a
  // stronger red, too.
  statement: ({ skin }, known) => {
    const light = lightShare(skin.lab);
    const strong = strengthOf(known);
    return labOf(
      29 + 23 * light - 13 * strong,
      38 + 10 * light + 10 * strong,
      RED + TURN * known.warmth,
    );
  },
};

/** Between which contrasts of brows and eyes with the skin a red grows from soft to strong, in L*. */
const SOFT_AND_STRONG = [20, 45] as const;

/** From 0 for a face of little contrast to 1 for one of much, by what is known of it. */
function strengthOf({ contrast }: KnownFace): number {
  const known = [contrast.brow, contrast.iris].filter((each) => each !== null).map(Math.abs);
  if (known.length === 0) return 0.5;
  const mean = known.reduce((sum, each) => sum + each, 0) / known.length;
  const [soft, strong] = SOFT_AND_STRONG;
  return within((mean - soft) / (strong - soft), [0, 1]);
}

function reasonOf(role: Role, known: KnownFace, { seen }: Choice<LipShade>): Reason {
  const difference = Math.max(1, Math.round(seenDifference(seen, known.lips)));
  const contrast = Math.abs(Math.round(known.contrast.lip ?? 0));
  const darker = Math.round(known.lips.lightness - seen.lightness);
  switch (role) {
    case 'edge':
      if (darker < PLAINLY_DARKER) return { kind: 'lip-color', values: { contrast, difference } };
      return {
        kind: contrast < LOW_CONTRAST ? 'lip-edge' : 'lip-balance',
        values: { contrast, darker },
      };
    case 'nude':
      return known.contrast.lip === null
        ? { kind: 'lip-nude-usual', values: {} }
        : { kind: 'lip-nude', values: { difference } };
    case 'statement': {
      if (known.contrast.lip === null) {
        const besideSkin = Math.max(1, Math.round(seenDifference(seen, known.skin)));
        return { kind: 'lip-statement-usual', values: { difference: besideSkin } };
      }
      const lean = leaning(known);
      return lean === null
        ? { kind: 'lip-statement-unknown', values: { difference } }
        : {
            kind: `lip-statement-${lean.undertone}`,
            values: { chance: lean.chance, difference },
          };
    }
  }
}
