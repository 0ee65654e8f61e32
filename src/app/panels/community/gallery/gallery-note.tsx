import { GALLERY_WORDS } from '#content/panels/gallery-words.ts';

interface GalleryNoteProps {
  readonly isError: boolean;
  readonly onRetry: () => void;
}

/** Stands where nothing could be read yet. */
export function GalleryNote({ isError, onRetry }: GalleryNoteProps) {
  if (!isError) {
    return (
      <p role="status" className="gallery-empty">
        {GALLERY_WORDS.loading}
      </p>
    );
  }
  return (
    <div role="alert" className="gallery-empty">
      <p>{GALLERY_WORDS.unreachable}</p>
      <button type="button" className="button-secondary card-button mt-3" onClick={onRetry}>
        {GALLERY_WORDS.tryAgain}
      </button>
    </div>
  );
}
