import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#app/kit/api/call-api.ts';
import { readActivity } from '#contracts/activity.ts';

/** The person's activity. Every page that shows it reads it again: much of it happens in other places. */
export const activityQuery = queryOptions({
  queryKey: [readActivity.path],
  queryFn: ({ signal }) => callApi(readActivity, { signal }),
  refetchOnMount: 'always',
});
