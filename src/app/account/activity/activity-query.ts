import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#app/kit/api/call-api.ts';
import { readActivity } from '#contracts/activity.ts';

/** What the person did, read anew by every page that shows it: much of it happens elsewhere. */
export const activityQuery = queryOptions({
  queryKey: [readActivity.path],
  queryFn: ({ signal }) => callApi(readActivity, { signal }),
  refetchOnMount: 'always',
});
