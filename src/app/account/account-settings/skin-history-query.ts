/** The numbers of skin analyses that this account keeps. */

import { queryOptions } from '@tanstack/react-query';
import { readSkinHistory } from '#contracts/skin-history.ts';
import { callApi } from '#app/kit/api/call-api.ts';

export const skinHistoryQuery = queryOptions({
  queryKey: [readSkinHistory.path],
  queryFn: ({ signal }) => callApi(readSkinHistory, { signal }),
  // The panel and other devices add to it without a word to this page.
  refetchOnMount: 'always',
});
