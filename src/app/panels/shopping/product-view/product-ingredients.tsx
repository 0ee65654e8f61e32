import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { fillIn } from '#content/fill-in.ts';
import { PRODUCT_WORDS as WORDS } from '#content/panels/shopping-product-words.ts';
import {
  ALERT_TYPE_WORDS,
  SAFETY_TOASTS,
  SAFETY_WORDS,
  SEVERITY_LEVEL_WORDS,
} from '#content/panels/wellness-safety-words.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import {
  avoidedIngredients,
  followAvoidedIngredients,
} from '#app/person/avoided-ingredients/avoided-ingredients.ts';
import { openPanel } from '#app/person/navigation/open-panel.ts';
import { type IngredientResult, ingredientResult } from './ingredient-result.ts';
import type { WholeProduct } from './product-query.ts';

/** The list of ingredients, and which of them the person avoids. */
export function ProductIngredients({ whole: { ingredients } }: { whole: WholeProduct }) {
  const { items } = useStore(avoidedIngredients.store);
  const [isChecked, setChecked] = useState(false);
  useEffect(() => {
    followAvoidedIngredients();
    void avoidedIngredients.sync();
  }, []);
  const result = ingredientResult(ingredients, items);
  return (
    <section aria-label={WORDS.ingredients}>
      <h4 className="product-heading">{WORDS.ingredients}</h4>
      {ingredients.length === 0 ? (
        <p className="product-small">{WORDS.noIngredients}</p>
      ) : (
        <>
          {result === null || result.alerts.length === 0 ? null : (
            <p className="product-alert">{avoidsWords(result)}</p>
          )}
          <details className="product-list">
            <summary>{fillIn(WORDS.all, { count: ingredients.length })}</summary>
            <p>{ingredients.join(', ')}</p>
          </details>
          {items.length === 0 ? (
            <NoList />
          ) : (
            <button
              type="button"
              className="button-secondary mt-3 w-full"
              onClick={() => {
                setChecked(true);
                if (result !== null) sayResult(result);
              }}
            >
              {WORDS.check}
            </button>
          )}
          <div role="status">
            {isChecked && result !== null ? (
              <Result result={result} avoided={items.length} />
            ) : null}
          </div>
          <p className="product-small">{WORDS.labels}</p>
        </>
      )}
    </section>
  );
}

function avoidsWords({ alerts }: IngredientResult): string {
  const [first] = alerts;
  const values = { count: alerts.length, ingredient: first?.ingredient ?? '' };
  return fillIn(alerts.length === 1 ? WORDS.avoidsOne : WORDS.avoids, values);
}

function sayResult({ alerts, isGood }: IngredientResult): void {
  const isHigh = alerts.some(({ severity }) => severity === 'high');
  if (alerts.length > 0) {
    toast(isHigh ? SAFETY_TOASTS.alertHigh : SAFETY_TOASTS.alert, { count: alerts.length });
  } else if (isGood) toast(SAFETY_TOASTS.good);
}

function NoList() {
  return (
    <>
      <p className="product-small">{WORDS.noList}</p>
      <button
        type="button"
        className="button-secondary mt-3 w-full"
        onClick={() => {
          openPanel('health-wellness', 'safety');
        }}
      >
        {WORDS.toList}
      </button>
    </>
  );
}

function Result({ result, avoided }: { result: IngredientResult; avoided: number }) {
  const { check, alerts, isGood } = result;
  return (
    <>
      <p className="product-small">
        {fillIn(WORDS.compared, { count: check.count, avoided })}
        {isGood ? ` ${WORDS.clear}` : ''}
      </p>
      <ul className="product-alerts">
        {alerts.map(({ ingredient, alertType, severity, description, match }) => (
          <li key={`${ingredient} ${match.avoided.name}`} data-severity={severity}>
            <p className="font-medium">{ingredient}</p>
            <p className="product-alert-kind">
              {fillIn(SAFETY_WORDS.alertKind, {
                type: ALERT_TYPE_WORDS[alertType],
                severity: SEVERITY_LEVEL_WORDS[severity],
              })}
            </p>
            <p className="text-fg-2">{description}</p>
          </li>
        ))}
        {check.questions.map(({ ingredient, meant }) => (
          <li key={ingredient}>{fillIn(WORDS.maybe, { ingredient, meant })}</li>
        ))}
      </ul>
      {check.hasUnnamedFragrance ? <p className="product-small">{WORDS.unnamedFragrance}</p> : null}
    </>
  );
}
