import { Camera, ImageUp, UserRound } from 'lucide-react';
import { RAIL_WORDS } from '#content/look-words.ts';
import { PictureFileButton } from '#app/studio/mirror/picture-file-button.tsx';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';

/** What stands in front of the mirror: the person, a photo or the drawn model. */
export function SourceRail() {
  const studio = useStudio();
  const source = useStudioState((state) => state.source);
  return (
    <nav aria-label={RAIL_WORDS.label} className="rail-group mt-auto">
      <button
        type="button"
        className="rail-button"
        aria-pressed={source === 'camera'}
        onClick={() => {
          if (source !== 'camera') void studio.camera.start();
        }}
      >
        <Camera size={20} strokeWidth={1.5} aria-hidden="true" />
        {RAIL_WORDS.camera}
      </button>
      <PictureFileButton className="rail-button" pressed={source === 'photo'}>
        <ImageUp size={20} strokeWidth={1.5} aria-hidden="true" />
        {RAIL_WORDS.photo}
      </PictureFileButton>
      <button
        type="button"
        className="rail-button"
        aria-pressed={source === 'drawn-model'}
        onClick={() => void studio.pictures.showDrawnModel()}
      >
        <UserRound size={20} strokeWidth={1.5} aria-hidden="true" />
        {RAIL_WORDS.drawnModel}
      </button>
    </nav>
  );
}
