import { useEffect } from 'react';
import { useStore } from 'zustand';
import { fillIn } from '#content/fill-in.ts';
import { BAG_INGREDIENT_WORDS as WORDS } from '#content/panels/shopping-bag-words.ts';
import { ALERT_LANGUAGE } from '#content/panels/wellness-safety-words.ts';
import type { AvoidedIngredient } from '#domain/wellness/ingredients/avoided.ts';
import { checkIngredients } from '#domain/wellness/ingredients/check-ingredients.ts';
import { alertsOf, looksGood } from '#domain/wellness/ingredients/ingredient-alert.ts';
import { parseIngredientList } from '#domain/wellness/ingredients/ingredient-list.ts';
import { openPanel } from '#app/person/navigation/open-panel.ts';
import {
  avoidedIngredients,
  followAvoidedIngredients,
} from '#app/person/avoided-ingredients/avoided-ingredients.ts';

/** What is inside, and whether the person avoids any of it. Their list stays where it is kept. */
export function IngredientNote({ ingredients }: { ingredients: string }) {
  const { items } = useStore(avoidedIngredients.store);
  useEffect(() => {
    followAvoidedIngredients();
    void avoidedIngredients.sync();
  }, []);
  const list = parseIngredientList(ingredients);
  const count = list.ingredients.length;
  return (
    <>
      <p className="text-sm text-fg-2">{fillIn(WORDS.count, { count })}</p>
      {items.length === 0 ? <NoList /> : <Found ingredients={ingredients} avoided={items} />}
      <details className="bag-details">
        <summary>{WORDS.show}</summary>
        <p className="text-sm text-fg-2">{ingredients}</p>
      </details>
    </>
  );
}

function NoList() {
  return (
    <p className="text-sm text-fg-2">
      {WORDS.noList}{' '}
      <button
        type="button"
        className="shop-text-button"
        onClick={() => {
          openPanel('health-wellness', 'safety');
        }}
      >
        {WORDS.toList}
      </button>
    </p>
  );
}

interface FoundProps {
  readonly ingredients: string;
  readonly avoided: readonly AvoidedIngredient[];
}

function Found({ ingredients, avoided }: FoundProps) {
  const check = checkIngredients(ingredients, avoided);
  const { matches, questions } = check;
  const alerts = alertsOf(matches, ALERT_LANGUAGE);
  if (alerts.length === 0) {
    const isGood = looksGood(check, { avoided: avoided.length, questions: questions.length });
    return <p className="text-sm text-fg-2">{isGood ? WORDS.good : WORDS.open}</p>;
  }
  return (
    <ul className="bag-alerts">
      {alerts.map(({ ingredient, severity, description, match }) => (
        <li key={`${ingredient} ${match.avoided.name}`} data-severity={severity}>
          <strong>{ingredient}</strong> {description}
        </li>
      ))}
    </ul>
  );
}
