import '#app/panels/shopping/parts/lists.css';
import './compare.css';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { COMPARE_WORDS as WORDS } from '#content/panels/shopping-compare-words.ts';
import { clearComparison } from '#app/panels/shopping/parts/compared.ts';
import { openShopTab } from '#app/panels/shopping/parts/shop-address.ts';
import { useCompared } from '#app/panels/shopping/parts/use-compare.ts';
import { CompareTable } from './compare-table.tsx';
import { useProductsInFull } from './compared-products.ts';
import { useHasFace } from './own-pictures.ts';

/** Up to three products, compared side by side in everything. */
export function CompareTab() {
  const ids = useCompared();
  const products = useProductsInFull(ids);
  const hasFace = useHasFace();
  const [round, setRound] = useState(0);
  if (ids.length === 0) return <NothingCompared />;
  return (
    <>
      <div className="compare-head">
        <h3 className="display text-2xl">{WORDS.title}</h3>
        <p role="status" className="text-sm text-fg-2">
          {fillIn(WORDS.selected, { count: ids.length })}
        </p>
        <button type="button" className="quiet-button" onClick={clearComparison}>
          {WORDS.clear}
        </button>
      </div>
      {ids.length === 1 ? <p className="mt-1 text-sm text-fg-2">{WORDS.one}</p> : null}
      <CompareTable products={products} round={round} />
      <p className="mt-4 text-sm text-fg-3">{hasFace ? WORDS.onYou : WORDS.onModel}</p>
      {hasFace ? (
        <button
          type="button"
          className="button-secondary mt-3"
          onClick={() => {
            setRound(round + 1);
          }}
        >
          {WORDS.again}
        </button>
      ) : null}
    </>
  );
}

function NothingCompared() {
  return (
    <div className="shop-empty">
      <Scale size={26} strokeWidth={1.4} aria-hidden="true" />
      <h3 className="display text-2xl">{WORDS.empty}</h3>
      <p className="text-fg-2">{WORDS.emptyAdvice}</p>
      <button
        type="button"
        className="button-primary"
        onClick={() => {
          openShopTab('match');
        }}
      >
        {WORDS.match}
      </button>
    </div>
  );
}
