/**
 * What the panel shows, made from measured advice or from suggestions for anyone. Any other source that
 * provides the same types can be shown, too.
 */

import { ADVICE_LANGUAGE, MISSING_WORDS, tipText, tipWords } from '#content/advice-words.ts';
import type { Advice } from '#domain/advice/advice.ts';
import { toFaceAnalysis, type FaceAnalysis } from '#domain/advice/face-analysis.ts';
import type { ShadeFinish } from '#domain/advice/library.ts';
import type { Caution, MissingFact } from '#domain/advice/known-face.ts';
import { isConvention } from '#domain/advice/reason.ts';
import type { Tip } from '#domain/advice/tips.ts';
import type { WithheldReason } from '#domain/analysis/measurement.ts';
import type { LightJudgement } from '#domain/analysis/light-gates.ts';
import {
  DEFAULT_EYE_FINISH,
  DEFAULT_LIP_FINISH,
  EYE_FINISHES,
  LIP_FINISHES,
  type HexColour,
  type Product,
} from '#domain/makeup/look.ts';
import { composePatches, productPatch, type LookPatch } from '#domain/makeup/patch.ts';
import {
  reasonKey,
  type AdviceWording,
  type Worded,
} from '#app/look/reading-place/advice-wording.ts';
import type { Place } from '#app/look/reading-place/use-reading-place.ts';
import type { OperatorModel } from '#app/person/access/operator-model.ts';
import type { Recommended } from '#app/look/measures/recommended.ts';
import { UNIVERSAL_ADVICE, type UniversalChoice } from '#content/universal-advice.ts';

/** A color in the tube, and on bare skin, lip or lid where that was measured. */
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
  /** The reason in the words of a model; null where ours stands. */
  readonly worded: Worded | null;
  /** What the reason rests on; null where nothing was measured. */
  readonly basis: Tip['basis'] | null;
  readonly patch: LookPatch;
}

export interface ShownWithheld {
  readonly reason: WithheldReason;
  /** The names of what was missing. */
  readonly what: string;
}

export interface CardCategory {
  readonly category: Product;
  /** The best first. */
  readonly choices: readonly CardChoice[];
  /** What was missing, grouped by reason. */
  readonly withheld: readonly ShownWithheld[];
  /** Whether its first choice is among those that are put on all at once. */
  readonly isInAll: boolean;
}

export interface ShownFeatures {
  readonly found: Pick<FaceAnalysis, 'analysis' | 'confidence' | 'withheld'>;
  /** In which light, and in how many pictures; null where that is not known. */
  readonly light: {
    readonly judged: LightJudgement;
    readonly frames: number;
    readonly place: Place;
  } | null;
}

export interface ShownTip {
  /** What it rests on; null where the text itself says so. */
  readonly basis: Tip['basis'] | null;
  readonly text: string;
  /** The same in the words of a model; null where ours stand. */
  readonly worded: string | null;
}

export interface Shown {
  /** Null where nothing was measured. */
  readonly features: ShownFeatures | null;
  readonly cards: readonly CardCategory[];
  readonly tips: readonly ShownTip[];
  /** The model that was to word it; null where none was asked. */
  readonly model: OperatorModel | null;
}

export function shownOf(recommended: Recommended): Shown {
  if (recommended.kind === 'universal') {
    return { features: null, cards: universalCards(), tips: [], model: null };
  }
  const { reading, advice, place, wording } = recommended;
  return {
    features: {
      found: toFaceAnalysis(reading, advice, ADVICE_LANGUAGE),
      light: { judged: reading.light, frames: reading.frames, place },
    },
    cards: measuredCards(advice, wording),
    tips: advice.tips.map((tip) => ({
      basis: tip.basis,
      text: tipWords(tip),
      worded: wordedTip(tip, wording),
    })),
    model: wording?.model ?? null,
  };
}

/** A tip as worded by a model, without the basis in front of it, which is shown beside the tip. */
function wordedTip(tip: Tip, wording: AdviceWording | null): string | null {
  const worded = wording?.tips.get(tipText(tip));
  if (worded === undefined) return null;
  const front = tipText(tip).length - tipWords(tip).length;
  return worded.text.slice(front);
}

function measuredCards(
  { categories }: Advice,
  wording: AdviceWording | null,
): readonly CardCategory[] {
  const isMissing = (fact: MissingFact): boolean =>
    categories.some(({ cautions }) => cautions.some(({ missing }) => missing === fact));
  const skinIsKnown = !isMissing('skin-lightness') && !isMissing('skin-tint');
  const lipsAreKnown = !isMissing('lips');
  return categories.map(({ category, choices, cautions }) => ({
    category,
    withheld: byReason(cautions),
    isInAll: true,
    choices: choices.map(({ names, finish, intensity, swatches, reason, patch }) => ({
      name: ADVICE_LANGUAGE.product(category, names, intensity),
      worded:
        wording?.reasons.get(
          reasonKey(category, ADVICE_LANGUAGE.product(category, names, intensity)),
        ) ?? null,
      finish,
      intensity,
      swatches: swatches.map(({ tube, worn, bare }) => ({
        tube,
        // On a color that was not measured, nobody knows how it looks.
        onSkin: skinIsKnown && (category !== 'lipstick' || lipsAreKnown) ? { worn, bare } : null,
      })),
      reason: ADVICE_LANGUAGE.reason(reason),
      basis: isConvention(reason.kind) ? 'convention' : 'measurement',
      patch,
    })),
  }));
}

function byReason(cautions: readonly Caution[]): readonly ShownWithheld[] {
  return [...new Set(cautions.map(({ reason }) => reason))].map((reason) => ({
    reason,
    what: cautions
      .filter((caution) => caution.reason === reason)
      .map(({ missing }) => MISSING_WORDS[missing])
      .join(', '),
  }));
}

function universalCards(): readonly CardCategory[] {
  return UNIVERSAL_ADVICE.map(({ category, choices, suitsEveryone }) => ({
    category,
    withheld: [],
    isInAll: suitsEveryone,
    choices: choices.map((choice) => ({
      ...choice,
      swatches: choice.colors.map((tube) => ({ tube, onSkin: null })),
      worded: null,
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
