import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { readProduct } from '#contracts/catalogue.ts';
import type { ReplyOf } from '#contracts/contract.ts';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { callApi } from '#app/kit/api/call-api.ts';

export type WholeProduct = ReplyOf<typeof readProduct>;

/**
 * How long an answer is fresh. Nobody should buy by yesterday's price, so an older one is asked for again.
 */
const FRESH_MS = 60_000;

const identifier = z.uuid();

/**
 * A product with all that is known of it. Rejects with `not_found` also for an id that no product can have.
 */
export function productQuery(id: string) {
  return queryOptions({
    queryKey: [readProduct.path, id],
    queryFn: ({ signal }) => {
      if (!identifier.safeParse(id).success) throw new ApiProblem('not_found', 0, '');
      return callApi(readProduct, { params: { id }, signal });
    },
    staleTime: FRESH_MS,
  });
}
