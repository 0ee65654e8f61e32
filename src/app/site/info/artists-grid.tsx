import { AI_ARTISTS, AI_ARTIST_WORDS, type AiArtist } from '#content/ai-artists.ts';
import { INFO_WORDS } from '#content/info/infos.ts';
import { Medallion } from '#app/kit/ui/medallion.tsx';

/** Six artists to choose from. */
export function ArtistsGrid({ onChoose }: { onChoose: (artist: AiArtist) => void }) {
  return (
    <section className="info-part" aria-labelledby="info-artists">
      <h3 id="info-artists" className="caps text-fg-3">
        {INFO_WORDS.artists}
      </h3>
      <ul className="artists">
        {AI_ARTISTS.map((artist) => (
          <li key={artist.id}>
            <button
              type="button"
              className="artist"
              onClick={() => {
                onChoose(artist);
              }}
            >
              <Medallion name={artist.name} colours={artist.colours} />
              <span className="min-w-0">
                <span className="block truncate font-medium">{artist.name}</span>
                <span className="block truncate text-xs text-fg-3">{artist.specialty}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function AiArtistBadge() {
  return <span className="pro-badge caps">{AI_ARTIST_WORDS.badge}</span>;
}
