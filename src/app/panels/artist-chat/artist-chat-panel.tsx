import './artist-list.css';
import { MessagesSquare } from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { AI_ARTISTS, type AiArtist } from '#content/ai-artists.ts';
import { fillIn } from '#content/fill-in.ts';
import { ARTIST_CHAT_WORDS } from '#content/panels/artist-chat-words.ts';
import { PassBanner } from '#app/person/access/pass-banner.tsx';
import { openPanel } from '#app/person/navigation/open-panel.ts';
import type { PanelProps } from '#app/person/navigation/panel-props.ts';
import { Medallion } from '#app/kit/ui/medallion.tsx';
import { artistButtonId } from './artist-button-id.ts';
import { ChatWindow } from './chat-window.tsx';
import { begunStore, readBegun } from './conversations.ts';

/** Six artists to choose from; the one that the address names is open in a window. */
export function ArtistChatPanel({ part }: Pick<PanelProps, 'part'>) {
  const artist = AI_ARTISTS.find(({ id }) => id === part);
  const begun = useStore(begunStore);
  // Also reads when the window closes, since something may have been said in it.
  useEffect(readBegun, [part]);
  return (
    <>
      <p className="text-md text-fg-2">{ARTIST_CHAT_WORDS.lead}</p>
      <div className="mt-4">
        <PassBanner />
      </div>
      <ul className="mt-4 grid gap-2.5" aria-label={ARTIST_CHAT_WORDS.artists}>
        {AI_ARTISTS.map((each) => (
          <li key={each.id}>
            <ArtistCard artist={each} isBegun={begun.has(each.id)} />
          </li>
        ))}
      </ul>
      {artist === undefined ? null : (
        <ChatWindow
          key={artist.id}
          artist={artist}
          onClose={() => {
            openPanel('artist-chat');
          }}
        />
      )}
    </>
  );
}

function ArtistCard({ artist, isBegun }: { artist: AiArtist; isBegun: boolean }) {
  const { id, name, specialty, bio, colours } = artist;
  return (
    <button
      type="button"
      id={artistButtonId(id)}
      className="artist-card"
      aria-label={fillIn(isBegun ? ARTIST_CHAT_WORDS.goOn : ARTIST_CHAT_WORDS.chat, { name })}
      aria-describedby={`${artistButtonId(id)}-bio`}
      onClick={() => {
        openPanel('artist-chat', id);
      }}
    >
      <Medallion name={name} colours={colours} />
      <span className="min-w-0 flex-1">
        <span className="artist-card-name">
          <span className="font-medium">{name}</span>
          {isBegun ? (
            <span className="artist-card-begun">
              <MessagesSquare size={13} strokeWidth={1.7} aria-hidden="true" />
              {ARTIST_CHAT_WORDS.goOnShort}
            </span>
          ) : null}
        </span>
        <span className="block text-sm text-fg-2">{specialty}</span>
        <span id={`${artistButtonId(id)}-bio`} className="mt-1.5 block text-sm text-fg-3">
          {bio}
        </span>
      </span>
    </button>
  );
}
