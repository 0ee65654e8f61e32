/**
 * Three blushes: a flush of the skin's own undertone, one that echoes the lips, and one like a touch of
 * sun.
 */

import { productPatch } from '#domain/makeup/patch.ts';
import type { WornProduct } from '#domain/makeup/appearance.ts';
import type { HexColour } from '#domain/makeup/look.ts';
import type { Lab } from '#domain/analysis/skin-colour.ts';
import type { Recommendation } from './advice.ts';
import type { KnownFace } from './known-face.ts';
import { leaning, leaningWith } from './leaning.ts';
import type { BlushShade } from './library.ts';
import { pick, swatchOn, wornOn, type Choice, type Faces } from './pick.ts';
import type { PossibleFace } from './possible-faces.ts';
import type { Reason } from './reason.ts';
import { labOfHex, moved, seenDifference } from './seen-colour.ts';

/**
 * At about this difference from the skin (CIEDE2000), a blush shows without sitting on the cheek like
 * paint.
 */
const VISIBLE = 7;

/** It is worn at an opacity between these. */
const LEAST = 20;
const MOST = 70;

/** Of two shades that would look alike, the one worn at an opacity nearer to this is easier to apply. */
const EASY = 40;

/** What one percent of opacity more or less weighs against a distance from the wanted color (CIEDE2000). */
const EASE = 0.05;

/** Two blushes at that strength look different at this distance (CIEDE2000). */
const APART = 1.8;

/** A powder this much lighter than deep skin lies on it like chalk, one so much darker than light skin like a bruise; L*. */
const CHALK = 20;
const BRUISE = -34;

const ROLES = ['flush', 'echo', 'sun'] as const;
type Role = (typeof ROLES)[number];

export function adviseBlush(
  known: KnownFace,
  faces: Faces,
  shades: readonly BlushShade[],
): readonly Recommendation[] {
  const worn = suited(shades, known);
  const opacities = new Map(worn.map((shade) => [shade, visibleOpacity(shade.color, faces)]));
  const opacityOf = (shade: BlushShade): number => opacities.get(shade) ?? EASY;
  const wear = (shade: BlushShade): WornProduct => ({
    product: 'blush',
    shade: shade.color,
    opacity: opacityOf(shade),
  });
  const chosen: Choice<BlushShade>[] = [];
  return ROLES.flatMap((role) => {
    const choice = pick(
      role === 'flush' ? leaningWith(known, worn) : worn,
      {
        wear,
        place: ({ skin }) => skin,
        target: (face) => TARGETS[role](face, known),
        effort: (shade) => EASE * Math.abs(opacityOf(shade) - EASY),
      },
      faces,
      chosen,
      APART,
    );
    if (choice === null) return [];
    chosen.push(choice);
    const { name, color, finish } = choice.shade;
    // A slider's steps.
    const opacity = 5 * Math.round(opacityOf(choice.shade) / 5);
    return {
      category: 'blush',
      names: [name],
      color,
      intensity: opacity,
      finish,
      swatches: [swatchOn({ product: 'blush', shade: color, opacity }, faces[0].skin)],
      patch: productPatch('blush', { color, opacity }),
      reason: reasonOf(role, known, choice.seen),
    };
  });
}

/** Blushes that are neither chalk nor a bruise on this skin; all of them where fewer than three are left. */
function suited(shades: readonly BlushShade[], { skin }: KnownFace): readonly BlushShade[] {
  const left = shades.filter(({ color }) => {
    const lighter = labOfHex(color).lightness - skin.lightness;
    return lighter <= CHALK && lighter >= BRUISE;
  });
  return left.length < ROLES.length ? shades : left;
}

/** The opacity at which a shade is just visible enough on the skin as it was measured. */
function visibleOpacity(shade: HexColour, [{ skin }]: Faces): number {
  const seenAt = (opacity: number): number =>
    seenDifference(wornOn({ product: 'blush', shade, opacity }, skin), skin.lab);
  let [low, high] = [LEAST, MOST];
  for (let halving = 0; halving < 8; halving += 1) {
    const middle = (low + high) / 2;
    if (seenAt(middle) < VISIBLE) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

const TARGETS: Readonly<Record<Role, (face: PossibleFace, known: KnownFace) => Lab>> = {
  flush: ({ skin }, { warmth }) => moved(skin.lab, -3, 9, 12 + 20 * warmth),
  echo: ({ skin, lips }) => {
    const hue = Math.atan2(lips.lab.b - skin.lab.b, lips.lab.a - skin.lab.a) * (180 / Math.PI);
    return moved(skin.lab, -4, 9, hue);
  },
  sun: ({ skin }) => moved(skin.lab, -6, 9, 52),
};

function reasonOf(role: Role, known: KnownFace, seen: Lab): Reason {
  const difference = Math.max(1, Math.round(seenDifference(seen, known.skin)));
  switch (role) {
    case 'flush': {
      const lean = leaning(known);
      return lean === null
        ? { kind: 'blush-flush-unknown', values: { difference } }
        : {
            kind: `blush-flush-${lean.undertone}`,
            values: { difference, chance: lean.chance },
          };
    }
    case 'echo':
      return {
        kind: known.contrast.lip === null ? 'blush-echo-usual' : 'blush-echo',
        values: { difference },
      };
    case 'sun':
      return {
        kind: 'blush-sun',
        values: { difference },
      };
  }
}
