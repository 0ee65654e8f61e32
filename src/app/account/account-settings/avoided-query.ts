/** The allergens and dislikes that this account keeps. */

import { queryOptions } from '@tanstack/react-query';
import { readAvoidedIngredients } from '#contracts/avoided-ingredients.ts';
import { callApi } from '#app/kit/api/call-api.ts';

export const avoidedQuery = queryOptions({
  queryKey: [readAvoidedIngredients.path],
  queryFn: ({ signal }) => callApi(readAvoidedIngredients, { signal }),
  // The panel and other devices change it without a word to this page.
  refetchOnMount: 'always',
});
