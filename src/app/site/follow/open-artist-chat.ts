import { goTo } from '#app/kit/router/router.ts';
import { useFeature } from '#app/person/access/use-access.ts';
import { openInfo } from '#app/person/navigation/dialogs.ts';
import { openPanel } from '#app/person/navigation/open-panel.ts';

/** Opens the chat beside the mirror: with this artist or, for null, at the choice of one. */
export function openArtistChat(artistId: string | null): void {
  openPanel('artist-chat', artistId);
  void goTo('/');
}

/** Leads to the artists: to the chat for those who have it, to what it is and costs for all others. */
export function useWayToArtists(): () => void {
  const has = useFeature('pro-artists-chat') === 'open';
  return () => {
    if (has) openArtistChat(null);
    else openInfo('pro-artists');
  };
}
