import { fillIn } from '#content/fill-in.ts';
import { OVERLAY_WORDS } from '#content/mirror-words.ts';
import { useStudioState } from '#app/look/studio-context.tsx';

/** How far the face model is while it loads ahead of need; otherwise another way of bringing a picture. */
export function IdleNote() {
  const progress = useStudioState((state) => state.progress);
  if (progress === null || progress.total === 0) {
    // Left to the styles, which know the pointer before any script does.
    return <span className="with-a-mouse">{OVERLAY_WORDS.pasteHint}</span>;
  }
  const percent = Math.round((progress.loaded / progress.total) * 100);
  return fillIn(OVERLAY_WORDS.gettingReady, { percent });
}
