import { useEffect } from 'react';
import type { WornLook } from '#contracts/live-room.ts';
import { useStudio } from '#app/look/studio-context.tsx';
import { MirrorPanel } from '#app/studio/mirror/mirror-panel.tsx';
import { useMirrorHere } from '#app/studio/mirror/use-mirror-here.ts';
import { fillIn } from '#content/fill-in.ts';
import { WATCH_WORDS } from '#content/panels/live-words.ts';

interface MirrorStageProps {
  readonly worn: WornLook | null;
  /** The host's first name. */
  readonly name: string;
  /** While paused, what the host changes is not put on. */
  readonly isPaused: boolean;
}

/** One's own mirror, which wears what the host wears, over one's own foundation. */
export function MirrorStage({ worn, name, isPaused }: MirrorStageProps) {
  const { look } = useStudio();
  useMirrorHere();
  useEffect(() => {
    if (worn !== null && !isPaused) look.wearOnOwnSkin(worn.look);
  }, [worn, look, isPaused]);
  return (
    <div className="watch-mirror">
      <MirrorPanel />
      <p className="watch-pill watch-following">{fillIn(WATCH_WORDS.following, { name })}</p>
    </div>
  );
}
