import { MIRROR_WORDS } from '#content/mirror-words.ts';
import { useStudioState } from '#app/look/studio-context.tsx';
import { showsStill } from '#studio/state/state.ts';

/** Id of the heading that names the mirror. */
export const MIRROR_TITLE_ID = 'mirror-title';

/** The heading of the mirror. A still picture is not a live feed: there the badge is the heading. */
export function MirrorTitle({ className }: { className: string }) {
  const still = useStudioState(showsStill);
  if (still) return null;
  return (
    <h2 id={MIRROR_TITLE_ID} className={className}>
      {MIRROR_WORDS.title}
    </h2>
  );
}
