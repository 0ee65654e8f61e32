import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { BAG_FORM_WORDS as WORDS } from '#content/panels/shopping-bag-words.ts';
import { searchProducts } from '#contracts/catalogue.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { Pan } from '#app/kit/ui/pan.tsx';
import { useSettled } from '#app/panels/shopping/parts/use-settled.ts';
import { beginListed } from '#app/panels/shopping/parts/use-into-bag.ts';

/** How long typing rests before it is searched for, in milliseconds. */
const REST = 250;
const MOST_SHOWN = 6;
const LONGEST_SEARCH = 100;

/** Looks a product up, so that little is left to type. */
export function CatalogueSearch({ today }: { today: string }) {
  const id = useId();
  const [text, setText] = useState('');
  const wanted = useSettled(text.trim(), REST);
  const { data, isError } = useQuery({
    queryKey: [searchProducts.path, 'bag', wanted],
    queryFn: ({ signal }) => callApi(searchProducts, { query: { text: wanted }, signal }),
    enabled: wanted !== '',
  });
  const found = wanted === '' ? [] : (data?.products.slice(0, MOST_SHOWN) ?? []);
  return (
    <div className="bag-search">
      <label htmlFor={id} className="field-label">
        {WORDS.find}
      </label>
      <input
        id={id}
        type="search"
        className="field-input"
        autoComplete="off"
        maxLength={LONGEST_SEARCH}
        placeholder={WORDS.findHint}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          // Enter must not submit the form below.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <p role="status" className="field-hint">
        {isError
          ? WORDS.searchFailed
          : data !== undefined && found.length === 0
            ? WORDS.nothing
            : ''}
      </p>
      {found.length === 0 ? null : (
        <ul className="bag-found" aria-label={WORDS.found}>
          {found.map((product) => (
            <li key={product.id}>
              <button type="button" onClick={() => void beginListed(product, today)}>
                <Pan
                  colours={product.colour === null ? [] : [product.colour.hex]}
                  className="bag-found-pan"
                />
                <span>
                  <strong>{product.shade === '' ? product.name : product.shade}</strong>{' '}
                  {product.brand} {product.shade === '' ? '' : product.name}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
