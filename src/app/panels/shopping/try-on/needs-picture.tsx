import { ScanFace } from 'lucide-react';
import { TRY_ON_WORDS as WORDS } from '#content/panels/shopping-try-on-words.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';

/** Says that a face is needed, and how one comes into the mirror. */
export function NeedsPicture() {
  const studio = useStudio();
  const isStarting = useStudioState(({ status }) => status === 'starting');
  return (
    <div className="try-empty">
      <ScanFace size={26} strokeWidth={1.3} aria-hidden="true" />
      <div>
        <p className="font-medium">{WORDS.needsPicture}</p>
        <p className="text-sm text-fg-2">{WORDS.needsPictureAdvice}</p>
      </div>
      <div className="try-empty-ways">
        <button
          type="button"
          className="button-primary"
          disabled={isStarting}
          onClick={() => void studio.camera.start()}
        >
          {WORDS.startCamera}
        </button>
        <button
          type="button"
          className="button-secondary"
          disabled={isStarting}
          onClick={() => void studio.pictures.showDrawnModel()}
        >
          {WORDS.drawnModel}
        </button>
      </div>
    </div>
  );
}
