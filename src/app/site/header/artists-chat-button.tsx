import { MessagesSquare } from 'lucide-react';
import { Suspense } from 'react';
import { MENU_WORDS } from '#content/menu-words.ts';
import { lazyOrNothing } from '#app/kit/ui/lazy-or-nothing.ts';
import { usePassUntil } from '#app/person/access/use-access.ts';
import { useWayToArtists } from '#app/site/follow/open-artist-chat.ts';

const PassTime = lazyOrNothing(() =>
  import('#app/person/access/pass-time.tsx').then((loaded) => loaded.PassTime),
);

const TIME_ID = 'artists-chat-time';

/**
 * Leads to the six artists, and shows how much of a pass is left. Where there is little room, its name is
 * only in its tooltip.
 */
export function ArtistsChatButton() {
  const until = usePassUntil();
  const lead = useWayToArtists();
  return (
    <button
      type="button"
      className="quiet-button artists-chat-button"
      aria-label={MENU_WORDS.artistsChat}
      aria-describedby={until === null ? undefined : TIME_ID}
      data-tip={MENU_WORDS.artistsChat}
      onClick={lead}
    >
      <MessagesSquare size={17} strokeWidth={1.6} aria-hidden="true" />
      <span aria-hidden="true">{MENU_WORDS.artistsChat}</span>
      {until === null ? null : (
        <Suspense>
          <PassTime id={TIME_ID} until={until} />
        </Suspense>
      )}
    </button>
  );
}
