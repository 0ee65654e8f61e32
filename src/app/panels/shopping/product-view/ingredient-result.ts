import { ALERT_LANGUAGE } from '#content/panels/wellness-safety-words.ts';
import type { AvoidedIngredient } from '#domain/wellness/ingredients/avoided.ts';
import {
  checkIngredients,
  type IngredientCheck,
} from '#domain/wellness/ingredients/check-ingredients.ts';
import { alertsOf, looksGood } from '#domain/wellness/ingredients/ingredient-alert.ts';

export interface IngredientResult {
  readonly check: IngredientCheck;
  readonly alerts: ReturnType<typeof alertsOf>;
  readonly isGood: boolean;
}

/**
 * Which of a product's ingredients a person avoids; null where there are no ingredients, or nothing is
 * avoided.
 */
export function ingredientResult(
  ingredients: readonly string[],
  avoided: readonly AvoidedIngredient[],
): IngredientResult | null {
  if (ingredients.length === 0 || avoided.length === 0) return null;
  const check = checkIngredients(ingredients.join(', '), avoided);
  const open = { avoided: avoided.length, questions: check.questions.length };
  return { check, alerts: alertsOf(check.matches, ALERT_LANGUAGE), isGood: looksGood(check, open) };
}
