import './safety.css';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { SAFETY_WORDS } from '#content/panels/wellness-safety-words.ts';
import { TabFoot } from '#app/panels/health-wellness/parts/tab-foot.tsx';
import {
  avoidedIngredients,
  followAvoidedIngredients,
} from '#app/person/avoided-ingredients/avoided-ingredients.ts';
import { AvoidedList } from './avoided-list.tsx';
import { AvoidedPlace } from './avoided-place.tsx';
import { productCheck } from './product-check.ts';
import { ProductCheckForm } from './product-check-form.tsx';
import { CheckResultView } from './check-result.tsx';

/** What a person avoids, and whether it is in a product whose list they paste. */
export function SafetyTab() {
  const state = useStore(avoidedIngredients.store);
  const { text, list } = useStore(productCheck.store);
  useEffect(() => {
    followAvoidedIngredients();
    void avoidedIngredients.sync();
  }, []);
  const { items } = state;
  return (
    <>
      <AvoidedList items={items} />
      <AvoidedPlace state={state} />
      <ProductCheckForm text={text} />
      <CheckResultView items={items} />
      <TabFoot>
        <button
          type="button"
          className="button-carmine"
          onClick={() => {
            productCheck.check(items);
          }}
        >
          {SAFETY_WORDS.checkNow}
        </button>
        {text === '' && list === null ? null : (
          <button type="button" className="button-secondary" onClick={productCheck.clear}>
            {SAFETY_WORDS.clear}
          </button>
        )}
      </TabFoot>
    </>
  );
}
