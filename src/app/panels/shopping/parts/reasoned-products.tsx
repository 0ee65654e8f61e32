import type { UseQueryResult } from '@tanstack/react-query';
import type { FoundProduct } from './found-by-colours.ts';
import { ProductList } from './product-list.tsx';

interface ReasonedProductsWords {
  readonly loading: string;
  readonly failed: string;
  readonly failedAdvice: string;
  readonly again: string;
  readonly nothing: string;
}

interface ReasonedProductsProps<Wish> {
  readonly query: Pick<
    UseQueryResult<readonly FoundProduct<Wish>[]>,
    'data' | 'isError' | 'refetch'
  >;
  /** What the list holds, for screen readers. */
  readonly label: string;
  readonly words: ReasonedProductsWords;
  /** Why a product is there. */
  readonly reasonOf: (wish: Wish) => string;
}

/** Products that were looked for, each with why it is there. */
export function ReasonedProducts<Wish>({
  query,
  label,
  words,
  reasonOf,
}: ReasonedProductsProps<Wish>) {
  const { data, isError } = query;
  if (data === undefined) {
    if (!isError) {
      return (
        <p role="status" className="py-6 text-fg-2">
          {words.loading}
        </p>
      );
    }
    return (
      <div role="alert" className="py-4">
        <p className="font-medium">{words.failed}</p>
        <p className="mt-1 text-fg-2">{words.failedAdvice}</p>
        <button
          type="button"
          className="button-secondary mt-4"
          onClick={() => {
            void query.refetch();
          }}
        >
          {words.again}
        </button>
      </div>
    );
  }
  if (data.length === 0) return <p className="py-4 text-fg-2">{words.nothing}</p>;
  return (
    <ProductList
      label={label}
      products={data.map(({ wish, product }) => ({
        product,
        compared: null,
        note: reasonOf(wish),
      }))}
    />
  );
}
