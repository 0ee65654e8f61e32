import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Pan } from '#app/kit/ui/pan.tsx';
import { REFERENCE_WORDS as WORDS, SKIN_MATCH_WORDS } from '#content/panels/shopping-skin-words.ts';
import { productSurface } from '#domain/shopping/seen-surface.ts';
import { useOwned } from '#app/panels/shopping/parts/use-owned.ts';
import { ownedQuery } from './product-lines.ts';
import { ProductSearch } from './product-search.tsx';
import { heldName } from './skin-match-state.ts';
import { StepTitle } from './step-title.tsx';
import type { SkinMatchControl } from './use-skin-match.ts';

/**
 * Chooses the product that a person holds: what they own comes first, and only products with a known color.
 */
export function ChooseProduct({ control }: { control: SkinMatchControl }) {
  const [text, setText] = useState('');
  const owned = useOwned();
  const found = useQuery(ownedQuery(useDeferredValue(text.trim())));
  const all = found.data?.products ?? [];
  const known = all.flatMap((product) => {
    const surface = productSurface(product.category, product.colour);
    return surface === null ? [] : [{ product, surface }];
  });
  const rank = (id: string): number => (owned.has(id) ? 0 : 1);
  const rows = known.toSorted((one, other) => rank(one.product.id) - rank(other.product.id));
  const isSamplesOnly = all.length > 0 && all.every(({ isSample }) => isSample);
  return (
    <div className="skin-card">
      <StepTitle>{WORDS.which}</StepTitle>
      {isSamplesOnly ? (
        <p className="skin-about" role="status">
          {WORDS.samplesOnly}
        </p>
      ) : (
        <>
          <ProductSearch text={text} onText={setText} />
          {found.isError ? <p role="alert">{SKIN_MATCH_WORDS.linesFailed}</p> : null}
          {found.isSuccess && rows.length === 0 ? <p role="status">{WORDS.noneFound}</p> : null}
          <ul className="skin-owned" aria-label={WORDS.found}>
            {rows.map(({ product, surface }) => (
              <li key={product.id}>
                <button
                  type="button"
                  className="skin-way"
                  onClick={() => {
                    control.goTo({
                      kind: 'holding',
                      held: { source: 'product', known: surface, product: heldName(product) },
                      trouble: null,
                    });
                  }}
                >
                  <Pan
                    colours={product.colour === null ? [] : [product.colour.hex]}
                    className="size-[30px] shrink-0"
                  />
                  <span>
                    <span className="block font-medium">{product.shade}</span>
                    <span className="block text-sm text-fg-2">
                      {product.brand} {product.name}
                    </span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <button type="button" className="quiet-button" onClick={control.cancel}>
        {SKIN_MATCH_WORDS.cancel}
      </button>
    </div>
  );
}
