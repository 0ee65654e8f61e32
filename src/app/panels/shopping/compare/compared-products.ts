import { useQueries } from '@tanstack/react-query';
import type { ReplyOf } from '#contracts/contract.ts';
import { readProduct } from '#contracts/catalogue.ts';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { callApi } from '#app/kit/api/call-api.ts';

export type ProductInFull = ReplyOf<typeof readProduct>;

export type ComparedProduct =
  | { readonly id: string; readonly state: 'loading' | 'gone' }
  | { readonly id: string; readonly state: 'failed'; readonly retry: () => void }
  | { readonly id: string; readonly state: 'ready'; readonly full: ProductInFull };

/** Everything that the catalog says of some products, in their order. */
export function useProductsInFull(ids: readonly string[]): readonly ComparedProduct[] {
  const answers = useQueries({
    queries: ids.map((id) => ({
      queryKey: [readProduct.path, id],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        callApi(readProduct, { params: { id }, signal }),
    })),
  });
  return ids.map((id, place) => {
    const answer = answers[place];
    if (answer?.data !== undefined) return { id, state: 'ready', full: answer.data };
    if (answer === undefined || answer.error === null) return { id, state: 'loading' };
    const { error, refetch } = answer;
    const isGone = error instanceof ApiProblem && error.status === 404;
    return isGone ? { id, state: 'gone' } : { id, state: 'failed', retry: () => void refetch() };
  });
}
