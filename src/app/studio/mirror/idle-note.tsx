import { fillIn } from '#content/fill-in.ts';
import { OVERLAY_WORDS } from '#content/mirror-words.ts';
import { useFirstSight } from '#app/kit/first-sight/first-sight.ts';
import { useMediaQuery } from '#app/kit/ui/use-media-query.ts';
import { useStudioState } from '#app/look/studio-context.tsx';

/** A mouse can drop a picture; a finger cannot. */
const CAN_DROP = '(any-pointer: fine)';

/** How far the face model is while it loads ahead of need; otherwise another way of bringing a picture. */
export function IdleNote() {
  const progress = useStudioState((state) => state.progress);
  const canDrop = useMediaQuery(CAN_DROP, useFirstSight() === 'wide');
  if (progress === null || progress.total === 0) return canDrop ? OVERLAY_WORDS.pasteHint : null;
  const percent = Math.round((progress.loaded / progress.total) * 100);
  return fillIn(OVERLAY_WORDS.gettingReady, { percent });
}
