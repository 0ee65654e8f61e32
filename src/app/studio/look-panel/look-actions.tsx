import { CircleStop, Download, Expand } from 'lucide-react';
import { MIRROR_WORDS } from '#content/mirror-words.ts';
import { SaveLookButton } from '#app/studio/save-look/save-look-button.tsx';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { showsStill } from '#studio/state/state.ts';

/** Keeping the picture, and ending the session. */
export function LookActions() {
  const studio = useStudio();
  const stopped = useStudioState((state) => state.status === 'stopped');
  const still = useStudioState(showsStill);
  const whole = useStudioState((state) => state.wholePicture);
  const stop = still ? MIRROR_WORDS.closePicture : MIRROR_WORDS.stopCamera;
  return (
    <div className="look-actions">
      <button
        type="button"
        className="button-primary"
        onClick={() => void studio.capture.capture()}
      >
        <Download size={16} strokeWidth={1.7} aria-hidden="true" />
        {MIRROR_WORDS.captureLook}
      </button>
      <button
        type="button"
        className="button-secondary look-actions-sign"
        aria-label={MIRROR_WORDS.wholePicture}
        data-tip={MIRROR_WORDS.wholePicture}
        aria-pressed={whole}
        onClick={() => {
          studio.capture.keepWholePicture(!whole);
        }}
      >
        <Expand size={18} strokeWidth={1.6} aria-hidden="true" />
      </button>
      <SaveLookButton />
      <button
        type="button"
        className="button-secondary look-actions-sign look-actions-stop"
        aria-label={stop}
        data-tip={stop}
        disabled={stopped}
        onClick={() => {
          studio.camera.stop();
        }}
      >
        <CircleStop size={18} strokeWidth={1.6} aria-hidden="true" />
      </button>
    </div>
  );
}
