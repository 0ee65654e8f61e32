import { MessagesSquare } from 'lucide-react';
import { MENU_WORDS } from '#content/menu-words.ts';
import { openInfo } from '#app/info/open-info.ts';

/** Leads to the six artists. Where there is little room, its name is in its tooltip. */
export function ArtistsChatButton() {
  return (
    <button
      type="button"
      className="quiet-button artists-chat-button"
      aria-label={MENU_WORDS.artistsChat}
      data-tip={MENU_WORDS.artistsChat}
      onClick={() => {
        openInfo('pro-artists');
      }}
    >
      <MessagesSquare size={17} strokeWidth={1.6} aria-hidden="true" />
      <span aria-hidden="true">{MENU_WORDS.artistsChat}</span>
    </button>
  );
}
