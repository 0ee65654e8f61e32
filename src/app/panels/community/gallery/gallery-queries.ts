import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { GALLERY_TOASTS, GALLERY_WORDS } from '#content/panels/gallery-words.ts';
import type { ReplyOf } from '#contracts/contract.ts';
import { readGallery, readLookTrends, type GalleryLook } from '#contracts/look-gallery.ts';
import { likeLook, unlikeLook } from '#contracts/makeup-looks.ts';
import { isSignedOut } from '#app/kit/api/api-problem.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { tracker } from '#app/person/analytics/tracker.ts';
import { askToSignIn } from '#app/person/navigation/dialogs.ts';

export type Gallery = ReplyOf<typeof readGallery>;
export type LookTrends = ReplyOf<typeof readLookTrends>;

/** The looks that people chose to show. */
export const galleryQuery = queryOptions({
  queryKey: [readGallery.path],
  queryFn: ({ signal }): Promise<Gallery> => callApi(readGallery, { signal }),
  retry: 1,
});

/** What was worn and saved this week. */
export const lookTrendsQuery = queryOptions({
  queryKey: [readLookTrends.path],
  queryFn: ({ signal }): Promise<LookTrends> => callApi(readLookTrends, { signal }),
  retry: 1,
});

/** Asks to sign in, and comes back to the look. */
export function askToSignInFirst(id: string): void {
  askToSignIn(GALLERY_WORDS.likeReason, `/?look=${id}`);
}

/** Likes a look of the gallery, or takes the like back. */
export function useLike() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isLiked }: GalleryLook) =>
      callApi(isLiked ? unlikeLook : likeLook, { params: { id } }),
    onSuccess: (likes, { id, isLiked }) => {
      if (!isLiked) tracker.track('user_engagement', { action: 'look_liked' });
      const after = (looks: GalleryLook[]): GalleryLook[] =>
        looks.map((look) => (look.id === id ? { ...look, ...likes } : look));
      client.setQueryData(galleryQuery.queryKey, (gallery) =>
        gallery === undefined
          ? undefined
          : { worn: after(gallery.worn), newest: after(gallery.newest) },
      );
    },
    onError: (problem, { id }) => {
      if (isSignedOut(problem)) askToSignInFirst(id);
      else toast(GALLERY_TOASTS.likeFailed);
    },
  });
}
