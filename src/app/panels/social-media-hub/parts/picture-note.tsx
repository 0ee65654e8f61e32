import { Camera, RotateCcw } from 'lucide-react';
import { useStore } from 'zustand';
import { HUB_PICTURE_WORDS } from '#content/panels/social-media-hub-words.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { currentLook } from '#studio/state/state.ts';
import { picturesOf } from './pictures.ts';

const TROUBLES = {
  'nothing-shown': HUB_PICTURE_WORDS.empty,
  'not-taken': HUB_PICTURE_WORDS.notTaken,
  'not-drawn': HUB_PICTURE_WORDS.notDrawn,
} as const;

/** What there is to say about the chosen picture, and a button to take one of the mirror. */
export function PictureNote({ about }: { about: string }) {
  const studio = useStudio();
  const pictures = picturesOf(studio);
  const { source, taken, trouble, isTaking } = useStore(pictures.store);
  const look = useStudioState(currentLook);
  const isShown = useStudioState(({ status }) => status === 'active');
  const isMirror = source === 'mirror';
  const isMissing = isMirror && taken === null && !isShown;
  const shownTrouble = trouble !== null && (trouble === 'not-drawn') !== isMirror ? trouble : null;
  const isOlder = isMirror && taken !== null && taken.look !== look;
  const label = taken === null ? HUB_PICTURE_WORDS.take : HUB_PICTURE_WORDS.again;
  const Icon = taken === null ? Camera : RotateCcw;
  return (
    <div className="hub-picture-note">
      <p className="text-sm text-fg-2">{isMissing ? HUB_PICTURE_WORDS.empty : about}</p>
      {isOlder ? <p className="text-sm text-fg-2">{HUB_PICTURE_WORDS.older}</p> : null}
      {shownTrouble === null || isMissing ? null : (
        <p role="alert" className="hub-problem">
          {TROUBLES[shownTrouble]}
        </p>
      )}
      {isMirror ? (
        <button
          type="button"
          className="button-secondary hub-small-button"
          disabled={!isShown}
          aria-busy={isTaking}
          onClick={() => void pictures.take()}
        >
          <Icon size={16} strokeWidth={1.7} aria-hidden="true" />
          {isTaking ? HUB_PICTURE_WORDS.taking : label}
        </button>
      ) : null}
    </div>
  );
}
