import { useStore } from 'zustand';
import { HUB_PICTURE_WORDS } from '#content/panels/social-media-hub-words.ts';
import { useStudio } from '#app/look/studio-context.tsx';
import { picturesOf } from './pictures.ts';

/** Stands where the picture will be. */
export function EmptyStage() {
  const { source, isTaking } = useStore(picturesOf(useStudio()).store);
  const ofMirror = isTaking ? HUB_PICTURE_WORDS.taking : HUB_PICTURE_WORDS.notYet;
  return (
    <p className="hub-stage-empty">
      {source === 'portrait' ? HUB_PICTURE_WORDS.drawing : ofMirror}
    </p>
  );
}
