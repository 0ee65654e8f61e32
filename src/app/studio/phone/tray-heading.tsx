import { Eye } from 'lucide-react';
import { MIRROR_WORDS } from '#content/mirror-words.ts';
import { holdHandlers } from '#app/kit/ui/hold-handlers.ts';
import { MirrorPlace } from '#app/look/mirror-places.tsx';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';

interface TrayHeadingProps {
  /** The place for the link to the shop. */
  readonly place: 'shade' | 'look';
  readonly kind: string;
  /** What is worn, by its name. */
  readonly name: string;
}

/** What the tray is about, with a button to compare with the bare face. */
export function TrayHeading({ place, kind, name }: TrayHeadingProps) {
  const { comparison } = useStudio();
  const bare = useStudioState((state) => state.bare);
  const active = useStudioState((state) => state.status === 'active');
  return (
    <div className="tray-heading">
      <div className="min-w-0">
        <p className="caps">{kind}</p>
        <MirrorPlace name={place} />
        <p className="tray-name display">{name}</p>
      </div>
      {active ? (
        <button
          type="button"
          className="compare-button glass"
          aria-pressed={bare}
          {...holdHandlers(comparison.holdBare)}
        >
          <Eye size={17} strokeWidth={1.7} aria-hidden="true" />
          <span>{MIRROR_WORDS.holdToCompare}</span>
        </button>
      ) : null}
    </div>
  );
}
