import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { ARTISTS_WORDS, COMMUNITY_TOASTS } from '#content/panels/community-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { SAMPLE_ARTIST_LABEL, SAMPLE_ARTISTS, type SampleArtist } from '#content/sample-artists.ts';
import { initials } from '#domain/account/initials.ts';
import { bookingAddress } from '#domain/affiliate/booking.ts';
import { wait } from '#studio/browser/timers.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { reportBooking } from './report-booking.ts';

/** How long the button says that the platform opens, in milliseconds. */
const OPENING_SHOWN = 4000;

/** Sample artists; booking one of them looks for real people on the web. */
export function ArtistsTab() {
  return (
    <>
      <p className="artists-badge caps">{ARTISTS_WORDS.badge}</p>
      <p className="mt-2.5 text-sm text-fg-2">{ARTISTS_WORDS.note}</p>
      <ul className="mt-4 grid gap-2.5">
        {SAMPLE_ARTISTS.map((artist) => (
          <ArtistCard key={artist.id} artist={artist} />
        ))}
      </ul>
    </>
  );
}

function ArtistCard({ artist }: { artist: SampleArtist }) {
  const { name, specialty, priceInCents, rating, reviews, experience, available } = artist;
  const [first = '', last = ''] = name.split(' ');
  const [from, to] = artist.colours;
  return (
    <li className="community-card">
      <div className="flex items-start gap-3.5">
        <span
          className="artist-medallion display"
          aria-hidden="true"
          style={{ '--from': from, '--to': to }}
        >
          {initials(first, last)}
        </span>
        <div className="min-w-0 flex-1">
          <p className="caps text-fg-3">{SAMPLE_ARTIST_LABEL}</p>
          <h3 className="mt-0.5 text-md font-medium">{name}</h3>
          <p className="capitalized text-sm text-fg-2">{specialty}</p>
        </div>
      </div>
      <ul className="artist-facts">
        <li>{fillIn(ARTISTS_WORDS.price, { price: `$${priceInCents / 100}` })}</li>
        <li>{fillIn(ARTISTS_WORDS.rating, { rating })}</li>
        <li>{fillIn(ARTISTS_WORDS.reviews, { count: reviews })}</li>
        <li>{fillIn(ARTISTS_WORDS.experience, { years: experience })}</li>
        <li>{available ? ARTISTS_WORDS.available : ARTISTS_WORDS.unavailable}</li>
      </ul>
      {available ? <BookingLink artist={artist} /> : null}
    </li>
  );
}

/** A plain link, which no popup blocker stops; the click is recorded by a separate call. */
function BookingLink({ artist }: { artist: SampleArtist }) {
  const [opening, setOpening] = useState(false);
  return (
    <a
      href={bookingAddress(artist)}
      target="_blank"
      rel="noopener noreferrer"
      className="button-secondary mt-3.5 w-full"
      onClick={() => {
        reportBooking(artist);
        toast(COMMUNITY_TOASTS.platformOpened);
        setOpening(true);
        void wait(OPENING_SHOWN).then(() => {
          setOpening(false);
        });
      }}
    >
      {opening ? ARTISTS_WORDS.opening : fillIn(ARTISTS_WORDS.book, { name: artist.name })}
      <ExternalLink size={15} strokeWidth={1.7} aria-hidden="true" />
    </a>
  );
}
