import './product-view.css';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { PRODUCT_WORDS as WORDS } from '#content/panels/shopping-product-words.ts';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { useIsOnline } from '#app/kit/ui/use-is-online.ts';
import { closeProduct, useShopAddress } from '#app/panels/shopping/parts/shop-address.ts';
import { PriceHistory } from './price-history.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductHead } from './product-head.tsx';
import { ProductIngredients } from './product-ingredients.tsx';
import { ProductOffers } from './product-offers.tsx';
import { productQuery } from './product-query.ts';
import { ShareProduct } from './share-product.tsx';

/** Everything about the product that the address names. */
export function ProductView() {
  const { product: id } = useShopAddress();
  return id === null ? null : <OpenProduct key={id} id={id} />;
}

function OpenProduct({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(productQuery(id));
  const isOnline = useIsOnline();
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    back.current?.focus({ preventScroll: true });
  }, []);
  const canComeBack = isTrouble(error);
  useEffect(() => {
    // Asks again by itself only on coming back online; after an error of the server, the person has to ask.
    const again = (): void => void refetch();
    if (canComeBack) addEventListener('online', again);
    return () => {
      removeEventListener('online', again);
    };
  }, [canComeBack, refetch]);
  return (
    <article className="product-view">
      <button ref={back} type="button" className="quiet-button product-back" onClick={closeProduct}>
        <ArrowLeft size={15} strokeWidth={1.8} aria-hidden="true" />
        {WORDS.back}
      </button>
      {data === undefined ? (
        <Waiting error={error} isOnline={isOnline} onRetry={() => void refetch()} />
      ) : (
        <>
          {error === null ? null : (
            <p role="status" className="product-note">
              {WORDS.kept}
            </p>
          )}
          <ProductHead whole={data} />
          <ShareProduct id={data.product.id} />
          <ProductFacts whole={data} />
          <ProductOffers whole={data} />
          <PriceHistory whole={data} />
          <ProductIngredients whole={data} />
        </>
      )}
    </article>
  );
}

function isTrouble(error: Error | null): boolean {
  return error !== null && !(error instanceof ApiProblem && error.code === 'not_found');
}

interface WaitingProps {
  readonly error: Error | null;
  readonly isOnline: boolean;
  readonly onRetry: () => void;
}

function Waiting({ error, isOnline, onRetry }: WaitingProps) {
  if (error === null) {
    return (
      <p role="status" className="product-waiting">
        {WORDS.loading}
      </p>
    );
  }
  const isThere = isTrouble(error);
  return (
    <div role="alert" className="product-waiting">
      <h3 className="display text-2xl">{isThere ? WORDS.failed : WORDS.unknown}</h3>
      <p className="mt-2 text-fg-2">{adviceOf(isThere, isOnline)}</p>
      <button
        type="button"
        className="button-secondary mt-5"
        onClick={isThere ? onRetry : closeProduct}
      >
        {isThere ? WORDS.tryAgain : WORDS.toMatch}
      </button>
    </div>
  );
}

function adviceOf(isThere: boolean, isOnline: boolean): string {
  if (!isThere) return WORDS.unknownAdvice;
  return isOnline ? WORDS.failedAdvice : WORDS.offline;
}
