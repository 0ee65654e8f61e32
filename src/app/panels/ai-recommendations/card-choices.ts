/** What the cards show, of advice that was measured and of suggestions for anyone alike. */

import { ADVICE_LANGUAGE, cautionText } from '#content/advice-words.ts';
import type { Advice } from '#domain/advice/advice.ts';
import type { ShadeFinish } from '#domain/advice/library.ts';
import { isConvention } from '#domain/advice/reason.ts';
import type { Tip } from '#domain/advice/tips.ts';
import {
  DEFAULT_EYE_FINISH,
  DEFAULT_LIP_FINISH,
  EYE_FINISHES,
  LIP_FINISHES,
  type HexColour,
  type Product,
} from '#domain/makeup/look.ts';
import { composePatches, productPatch, type LookPatch } from '#domain/makeup/patch.ts';
import { UNIVERSAL_ADVICE, type UniversalChoice } from '#content/universal-advice.ts';

/** A color in the tube, and on a bare place where that was measured. */
export interface CardSwatch {
  readonly tube: HexColour;
  readonly onSkin: { readonly worn: HexColour; readonly bare: HexColour } | null;
}

export interface CardChoice {
  readonly name: string;
  readonly finish: ShadeFinish | null;
  /** Opacity in [0, 100]. */
  readonly intensity: number;
  readonly swatches: readonly CardSwatch[];
  readonly reason: string;
  /** What the reason rests on; null where nothing was measured. */
  readonly basis: Tip['basis'] | null;
  readonly patch: LookPatch;
}

export interface CardCategory {
  readonly category: Product;
  /** The best first. */
  readonly choices: readonly CardChoice[];
  /** What was missing, and how to get it. */
  readonly cautions: readonly string[];
  /** Whether its first choice is put on with all others. */
  readonly isInAll: boolean;
}

export function measuredCards({ categories }: Advice): readonly CardCategory[] {
  return categories.map(({ category, choices, cautions }) => ({
    category,
    cautions: cautions.map(cautionText),
    isInAll: true,
    choices: choices.map(({ names, finish, intensity, swatches, reason, patch }) => ({
      name: ADVICE_LANGUAGE.product(category, names, intensity),
      finish,
      intensity,
      swatches: swatches.map(({ tube, worn, bare }) => ({ tube, onSkin: { worn, bare } })),
      reason: ADVICE_LANGUAGE.reason(reason),
      basis: isConvention(reason.kind) ? 'convention' : 'measurement',
      patch,
    })),
  }));
}

export function universalCards(): readonly CardCategory[] {
  return UNIVERSAL_ADVICE.map(({ category, choices, suitsEveryone }) => ({
    category,
    cautions: [],
    isInAll: suitsEveryone,
    choices: choices.map((choice) => ({
      ...choice,
      swatches: choice.colors.map((tube) => ({ tube, onSkin: null })),
      basis: null,
      patch: universalPatch(category, choice),
    })),
  }));
}

function universalPatch(
  category: Product,
  { colors, finish, intensity: opacity }: UniversalChoice,
): LookPatch {
  const [first, second, third] = colors;
  if (category === 'mascara' || first === undefined) return { mascara: { opacity } };
  if (category === 'eyeshadow') {
    const eyeFinish = EYE_FINISHES.find((name) => name === finish) ?? DEFAULT_EYE_FINISH;
    const trio = [first, second ?? first, third ?? first] as const;
    return { eyeshadow: { colors: trio, opacity, finish: eyeFinish } };
  }
  if (category === 'lipstick') {
    const lipFinish = LIP_FINISHES.find((name) => name === finish) ?? DEFAULT_LIP_FINISH;
    return { lipstick: { color: first, opacity, finish: lipFinish } };
  }
  return productPatch(category, { color: first, opacity });
}

/** Puts on the first choice of each category. */
export function allFirstChoices(categories: readonly CardCategory[]): LookPatch {
  return categories
    .filter(({ isInAll }) => isInAll)
    .flatMap(({ choices }) => choices.slice(0, 1))
    .reduce<LookPatch>((all, { patch }) => composePatches(all, patch), {});
}
