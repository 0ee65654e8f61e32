/** The product that is being checked: its list as it was pasted, and what was answered about it. In memory alone. */

import { createStore } from 'zustand/vanilla';
import { ALERT_LANGUAGE, SAFETY_TOASTS } from '#content/panels/wellness-safety-words.ts';
import type { AvoidedIngredient } from '#domain/wellness/ingredients/avoided.ts';
import {
  checkIngredients,
  type IngredientCheck,
  type IngredientQuestion,
} from '#domain/wellness/ingredients/check-ingredients.ts';
import { alertsOf, looksGood } from '#domain/wellness/ingredients/ingredient-alert.ts';
import {
  LONGEST_LIST,
  parseIngredientList,
  type IngredientList,
} from '#domain/wellness/ingredients/ingredient-list.ts';
import { toast } from '#app/kit/toast/toasts.ts';

export interface ProductCheck {
  readonly text: string;
  /** Null until it was asked for. */
  readonly list: IngredientList | null;
  /** Keyed by the ingredient that was asked about: whether it is the one that the person avoids. */
  readonly answers: Readonly<Record<string, boolean>>;
}

const NOTHING: ProductCheck = { text: '', list: null, answers: {} };

const store = createStore<ProductCheck>(() => NOTHING);

export interface CheckResult {
  readonly check: IngredientCheck;
  readonly alerts: ReturnType<typeof alertsOf>;
  /** Still to be answered. */
  readonly questions: readonly IngredientQuestion[];
  readonly isGood: boolean;
}

/** What comes of a list, with the answers so far. */
export function resultOf(
  { list, answers }: ProductCheck,
  avoided: readonly AvoidedIngredient[],
): CheckResult | null {
  if (list === null || avoided.length === 0) return null;
  const check = checkIngredients(list, avoided);
  const questions = check.questions.filter(({ ingredient }) => answers[ingredient] === undefined);
  const meant = check.questions.filter(({ ingredient }) => answers[ingredient] === true);
  const matches = [...check.matches, ...meant.map(({ match }) => match)];
  const open = { avoided: avoided.length, questions: questions.length };
  return {
    check,
    alerts: alertsOf(matches, ALERT_LANGUAGE),
    questions,
    isGood: looksGood({ ...check, matches }, open),
  };
}

/** Says what came of it; nothing while a question is open and nothing else was found. */
function sayResult(avoided: readonly AvoidedIngredient[]): void {
  const result = resultOf(store.getState(), avoided);
  if (result === null) return;
  const { alerts, isGood } = result;
  const isHigh = alerts.some(({ severity }) => severity === 'high');
  if (alerts.length > 0) {
    toast(isHigh ? SAFETY_TOASTS.alertHigh : SAFETY_TOASTS.alert, { count: alerts.length });
  } else if (isGood) toast(SAFETY_TOASTS.good);
}

export const productCheck = {
  store,
  write(text: string): void {
    store.setState({ ...NOTHING, text }, true);
  },
  clear(): void {
    store.setState(NOTHING, true);
  },
  /** Reads the list and says what is in it. Does nothing with a text that is longer than any list. */
  check(avoided: readonly AvoidedIngredient[]): void {
    const { text } = store.getState();
    if (text.length > LONGEST_LIST) return;
    store.setState({ text, list: parseIngredientList(text), answers: {} }, true);
    sayResult(avoided);
  },
  answer(question: IngredientQuestion, isMeant: boolean, avoided: readonly AvoidedIngredient[]) {
    const { answers } = store.getState();
    store.setState({ answers: { ...answers, [question.ingredient]: isMeant } });
    if (resultOf(store.getState(), avoided)?.questions.length === 0) sayResult(avoided);
  },
};
