import { queryOptions, skipToken } from '@tanstack/react-query';
import { matchShade } from '#contracts/catalogue.ts';
import type { WantedShade } from '#domain/shopping/find.ts';
import { callApi } from '#app/kit/api/call-api.ts';

const FRESH_MS = 5 * 60_000;

/** The shop's closest matches for a shade, the closest first; not fetched while the shade is null. */
export function matchesQuery(shade: WantedShade | null) {
  return queryOptions({
    queryKey: [matchShade.path, shade],
    queryFn:
      shade === null
        ? skipToken
        : ({ signal }) => callApi(matchShade, { query: { ...shade }, signal }),
    staleTime: FRESH_MS,
  });
}
