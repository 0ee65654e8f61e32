import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { readProduct } from '#contracts/catalogue.ts';
import { PRODUCT_VIEW_WORDS as WORDS } from '#content/panels/shopping-product-words.ts';
import { compareShade } from '#domain/shopping/compare-shade.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { useStudioState } from '#app/look/studio-context.tsx';
import { ProductCard } from '#app/panels/shopping/parts/product-card.tsx';
import { closeProduct, useShopAddress } from '#app/panels/shopping/parts/shop-address.ts';
import { wornColours } from '#app/panels/shopping/parts/worn-colours.ts';
import { currentLook } from '#studio/state/state.ts';

/** One product, over the tab that it was opened from: what can be done with it, and what is in it. */
export function ProductView() {
  const { product: id } = useShopAddress();
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    back.current?.focus();
  }, []);
  return (
    <>
      <button ref={back} type="button" className="quiet-button shop-back" onClick={closeProduct}>
        <ArrowLeft size={15} strokeWidth={1.8} aria-hidden="true" />
        {WORDS.back}
      </button>
      {id === null ? null : <Product id={id} />}
    </>
  );
}

function Product({ id }: { id: string }) {
  const look = useStudioState(currentLook);
  const { data, isError, refetch } = useQuery({
    queryKey: [readProduct.path, id],
    queryFn: ({ signal }) => callApi(readProduct, { params: { id }, signal }),
  });
  if (data === undefined) {
    if (!isError) {
      return (
        <p role="status" className="py-8 text-fg-2">
          {WORDS.waiting}
        </p>
      );
    }
    return (
      <div role="alert" className="shop-trouble">
        <p>{WORDS.failed}</p>
        <button
          type="button"
          className="button-secondary mt-4"
          onClick={() => {
            void refetch();
          }}
        >
          {WORDS.tryAgain}
        </button>
      </div>
    );
  }
  const { product, ingredients } = data;
  const { colour, category } = product;
  return (
    <>
      <ProductCard
        product={product}
        compared={colour === null ? null : compareShade(wornColours(look, category), colour.hex)}
      />
      {ingredients.length === 0 ? null : (
        <section className="shop-ingredients">
          <h3 className="caps">{WORDS.ingredients}</h3>
          <p>{ingredients.join(', ')}</p>
        </section>
      )}
    </>
  );
}
