/** What is said of ingredients that a person avoids. */

import { nameKey } from './ingredient-name.ts';
import type { IngredientCheck, IngredientMatch } from './check-ingredients.ts';

/** The specification's ingredient alert. */
export interface IngredientAlert {
  /** As the label prints it. */
  readonly ingredient: string;
  /** What the person dislikes is a preference, what they react to a sensitivity. */
  readonly alertType: 'preference' | 'sensitivity';
  readonly severity: 'medium' | 'high';
  readonly description: string;
}

/** Sentences with the places {printed} and {avoided}. */
export interface AlertLanguage {
  /** The label prints the name that stands on the person's list. */
  readonly itself: string;
  /** It is another name of that, or one of its kind. */
  readonly other: string;
  /** Added where the label says that it may be inside. */
  readonly possible: string;
}

/** High only for an allergen that the label says is inside. */
export function severityOf({ avoided, isPossible }: IngredientMatch): IngredientAlert['severity'] {
  return avoided.kind === 'allergen' && !isPossible ? 'high' : 'medium';
}

export function alertOf(match: IngredientMatch, language: AlertLanguage): IngredientAlert {
  const { printed, avoided, isPossible } = match;
  const isItself = nameKey(printed) === nameKey(avoided.name);
  const sentence = (isItself ? language.itself : language.other)
    .replaceAll('{printed}', () => printed)
    .replaceAll('{avoided}', () => avoided.name);
  return {
    ingredient: printed,
    alertType: avoided.kind === 'allergen' ? 'sensitivity' : 'preference',
    severity: severityOf(match),
    description: isPossible ? `${sentence} ${language.possible}` : sentence,
  };
}

/** What is said of matches, the severe ones first. */
export function alertsOf(
  matches: readonly IngredientMatch[],
  language: AlertLanguage,
): readonly (IngredientAlert & { readonly match: IngredientMatch })[] {
  const alerts = matches.map((match) => ({ ...alertOf(match, language), match }));
  const rank = ({ severity }: IngredientAlert): number => (severity === 'high' ? 0 : 1);
  return alerts.toSorted((one, other) => rank(one) - rank(other));
}

/**
 * Whether it may be said that the ingredients look good: all of them were read and compared with
 * something, nothing was found, and every question was answered with no.
 */
export function looksGood(
  { count, unread, matches }: IngredientCheck,
  open: { readonly avoided: number; readonly questions: number },
): boolean {
  return (
    count > 0 && unread === 0 && open.avoided > 0 && matches.length === 0 && open.questions === 0
  );
}
