import {
  BLENDED_PRODUCTS,
  PRODUCTS,
  eyeFinishOf,
  lipFinishOf,
  type HexColour,
  type Look,
} from './look.ts';
import { applyPatch, type LookPatch } from './patch.ts';

/** Whether two notations name the same colour; the case of the digits does not matter. */
export function sameColour(one: HexColour, other: HexColour): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Whether three colours are the same three, in the same places. */
export function samePalette(one: readonly HexColour[], other: readonly HexColour[]): boolean {
  return (
    one.length === other.length &&
    one.every((colour, place) => sameColour(colour, other[place] ?? ''))
  );
}

/**
 * Whether two looks wear the same makeup. The foundation is left out: it belongs to the wearer's skin,
 * so one look lies on as many foundations as it has wearers.
 */
export function sameMakeup(one: Look, other: Look): boolean {
  return (
    PRODUCTS.every(
      (product) => product === 'foundation' || one[product].opacity === other[product].opacity,
    ) &&
    BLENDED_PRODUCTS.every((product) => one[product].blend === other[product].blend) &&
    sameColour(one.lipstick.color, other.lipstick.color) &&
    sameColour(one.blush.color, other.blush.color) &&
    sameColour(one.eyeliner.color, other.eyeliner.color) &&
    samePalette(one.eyeshadow.colors, other.eyeshadow.colors) &&
    lipFinishOf(one) === lipFinishOf(other) &&
    eyeFinishOf(one) === eyeFinishOf(other)
  );
}

/** Whether two looks are the same, foundation and all. */
export function sameLook(one: Look, other: Look): boolean {
  return (
    sameMakeup(one, other) &&
    one.foundation.opacity === other.foundation.opacity &&
    sameColour(one.foundation.color, other.foundation.color)
  );
}

/** Whether a look wears all that a patch names, as the patch has it. */
export function wears(look: Look, patch: LookPatch): boolean {
  return sameLook(applyPatch(look, patch), look);
}
