import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { COMMUNITY_TOASTS } from '#content/panels/community-words.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { rateLook, readLookRating } from '#contracts/look-ratings.ts';

/** How a look was rated by all, and by the current person. */
export function lookRatingQuery(lookId: string) {
  return queryOptions({
    queryKey: [readLookRating.path, lookId],
    queryFn: ({ signal }) => callApi(readLookRating, { params: { lookId }, signal }),
    retry: 1,
  });
}

interface RatingWish {
  readonly lookId: string;
  /** What the look is called. */
  readonly name: string;
  readonly stars: number;
}

/** Gives a look its stars, and says so. */
export function useRateLook() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ lookId, stars }: RatingWish) =>
      callApi(rateLook, { params: { lookId }, body: { stars } }),
    onSuccess: (total, { lookId, name, stars }) => {
      client.setQueryData(lookRatingQuery(lookId).queryKey, total);
      toast(COMMUNITY_TOASTS.ratingSubmitted, { name, stars });
    },
    onError: () => {
      toast(COMMUNITY_TOASTS.ratingNotSubmitted);
    },
  });
}
