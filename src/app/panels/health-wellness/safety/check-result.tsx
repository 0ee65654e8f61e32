import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { fillIn } from '#content/fill-in.ts';
import { SAFETY_WORDS } from '#content/panels/wellness-safety-words.ts';
import type { AvoidedIngredient } from '#domain/wellness/ingredients/avoided.ts';
import { checkIngredients } from '#domain/wellness/ingredients/check-ingredients.ts';
import type { IngredientList } from '#domain/wellness/ingredients/ingredient-list.ts';
import { nameKey } from '#domain/wellness/ingredients/ingredient-name.ts';
import { AlertCard } from './alert-card.tsx';
import { productCheck, resultOf, type CheckResult } from './product-check.ts';
import { QuestionCard } from './question-card.tsx';

/** Cards that are shown at most, since nobody reads more; the rest are only counted. */
const MOST_SHOWN = 40;

type Items = readonly AvoidedIngredient[];

/** What is in the list that was pasted. */
export function CheckResultView({ items }: { items: Items }) {
  const state = useStore(productCheck.store);
  const { list, text } = state;
  const result = useMemo(() => resultOf(state, items), [state, items]);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // The result begins below the visible part.
    if (list !== null) section.current?.scrollIntoView({ block: 'start' });
  }, [list]);
  if (list === null) return null;
  return (
    <section ref={section} aria-label={SAFETY_WORDS.result}>
      <h3 className="caps text-fg-3">{SAFETY_WORDS.result}</h3>
      <p role="status" className="mt-2 text-md">
        {summaryOf(result, list, text, items)}
      </p>
      {result === null ? null : <Found result={result} items={items} />}
      <NamedAllergens list={list} />
    </section>
  );
}

function summaryOf(
  result: CheckResult | null,
  { ingredients }: IngredientList,
  text: string,
  items: Items,
): string {
  if (text.trim() === '') return SAFETY_WORDS.needsText;
  if (ingredients.length === 0) return SAFETY_WORDS.nothingRead;
  if (result === null) return SAFETY_WORDS.needsList;
  const { count } = result.check;
  const compared = fillIn(count === 1 ? SAFETY_WORDS.comparedOne : SAFETY_WORDS.compared, {
    count,
    avoided: items.length,
  });
  return result.isGood ? `${compared} ${SAFETY_WORDS.good}` : compared;
}

function Found({ result, items }: { result: CheckResult; items: Items }) {
  const { check, alerts, questions } = result;
  const avoidsNickel = items.some(({ name }) => nameKey(name) === 'nickel');
  const avoidsFragrance = items.some(({ kind }) => kind === 'allergen');
  return (
    <>
      {check.unread === 0 ? null : <p className="avoided-note">{SAFETY_WORDS.unread}</p>}
      {questions.length === 0 ? null : (
        <ul className="safety-cards">
          {questions.map((question) => (
            <QuestionCard key={question.ingredient} question={question} items={items} />
          ))}
        </ul>
      )}
      {alerts.length === 0 ? null : (
        <ul className="safety-cards">
          {alerts.slice(0, MOST_SHOWN).map((alert) => (
            <AlertCard key={`${alert.ingredient} ${alert.match.avoided.name}`} alert={alert} />
          ))}
        </ul>
      )}
      {alerts.length <= MOST_SHOWN ? null : (
        <p className="mt-3 text-sm text-fg-2">
          {fillIn(SAFETY_WORDS.andMore, { count: alerts.length - MOST_SHOWN })}
        </p>
      )}
      {check.hasUnnamedFragrance && avoidsFragrance ? (
        <p className="mt-3 text-sm text-fg-2">{SAFETY_WORDS.unnamedFragrance}</p>
      ) : null}
      {avoidsNickel ? <p className="mt-3 text-sm text-fg-2">{SAFETY_WORDS.nickel}</p> : null}
    </>
  );
}

const ALL_FRAGRANCE: Items = [{ name: 'Fragrance', kind: 'dislike' }];

/** Which of the 81 fragrance allergens the label names, including those that the person does not avoid. */
function NamedAllergens({ list }: { list: IngredientList }) {
  const named = useMemo(() => {
    const { matches } = checkIngredients(list, ALL_FRAGRANCE);
    return matches.map(({ printed }) => printed).filter((printed) => !isUnnamed(printed));
  }, [list]);
  if (named.length === 0) return null;
  return (
    <details className="safety-details">
      <summary>{fillIn(SAFETY_WORDS.named, { count: named.length })}</summary>
      <p className="text-sm text-fg-2">{named.slice(0, MOST_SHOWN).join(', ')}</p>
    </details>
  );
}

const UNNAMED = new Set(['parfum', 'fragrance', 'perfume', 'aroma', 'flavor', 'flavour']);

function isUnnamed(printed: string): boolean {
  return UNNAMED.has(nameKey(printed));
}
