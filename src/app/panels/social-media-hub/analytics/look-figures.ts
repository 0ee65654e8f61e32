import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '#contracts/contract.ts';
import { readLookFigures } from '#contracts/look-figures.ts';
import type { Period } from '#domain/analytics/periods.ts';
import { callApi } from '#app/kit/api/call-api.ts';

export type LookFigures = ReplyOf<typeof readLookFigures>;
export type Figure = 'visits' | 'applies' | 'likes';
export const FIGURES: readonly Figure[] = ['visits', 'applies', 'likes'];

/** How the looks of the signed-in person were used in a period, or one of them alone. */
export function lookFiguresQuery(days: Period, look: string | null) {
  return queryOptions({
    queryKey: [readLookFigures.path, days, look],
    queryFn: ({ signal }): Promise<LookFigures> =>
      callApi(readLookFigures, {
        query: { days: `${days}`, ...(look === null ? {} : { look }) },
        signal,
      }),
    retry: 1,
    // Another period or look takes the place of this one without an empty panel between them.
    placeholderData: keepPreviousData,
  });
}
