import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { GALLERY_WORDS } from '#content/panels/gallery-words.ts';
import type { GalleryLook } from '#contracts/look-gallery.ts';
import { Link } from '#app/kit/router/link.tsx';
import { GalleryCard } from './gallery-card.tsx';
import { GalleryNote } from './gallery-note.tsx';
import { galleryQuery } from './gallery-queries.ts';

/** Looks that are drawn at first, and each time that more are asked for. */
const AT_ONCE = 6;

/** Public looks whose owners want them seen: those that were put on most this week, and the newest. */
export function LookGallery() {
  const { data, isError, refetch } = useQuery(galleryQuery);
  return (
    <section className="gallery-part" aria-labelledby="gallery-title">
      <h3 id="gallery-title" className="display text-2xl">
        {GALLERY_WORDS.gallery}
      </h3>
      <p className="mt-1 text-sm text-fg-2">{GALLERY_WORDS.galleryNote}</p>
      {data === undefined ? (
        <GalleryNote isError={isError} onRetry={() => void refetch()} />
      ) : (
        <>
          {data.worn.length + data.newest.length === 0 ? (
            <p className="gallery-empty">{GALLERY_WORDS.galleryEmpty}</p>
          ) : null}
          <Looks title={GALLERY_WORDS.mostWorn} looks={data.worn} />
          <Looks title={GALLERY_WORDS.newest} looks={data.newest} />
        </>
      )}
      <div className="gallery-yours">
        <p className="text-sm text-fg-2">{GALLERY_WORDS.yoursNote}</p>
        <Link to="/my-saved-looks" className="button-secondary card-button">
          {GALLERY_WORDS.yours}
        </Link>
      </div>
    </section>
  );
}

function Looks({ title, looks }: { title: string; looks: readonly GalleryLook[] }) {
  const [most, setMost] = useState(AT_ONCE);
  if (looks.length === 0) return null;
  return (
    <>
      <h4 className="caps mt-5 text-fg-3">{title}</h4>
      <ul className="gallery-grid">
        {looks.slice(0, most).map((look) => (
          <GalleryCard key={look.id} look={look} />
        ))}
      </ul>
      {looks.length > most ? (
        <button
          type="button"
          className="button-secondary mt-3 w-full"
          onClick={() => {
            setMost(most + AT_ONCE);
          }}
        >
          {GALLERY_WORDS.more}
        </button>
      ) : null}
    </>
  );
}
