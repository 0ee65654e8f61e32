import { fillIn } from '#content/fill-in.ts';
import { TRANSFORMATION_WORDS } from '#content/panels/transformation-effects-words.ts';
import { IntoMirrorPlace } from '#app/look/mirror-places.tsx';
import { useStudioState } from '#app/look/studio-context.tsx';
import type { TransformationState } from './use-transformation.ts';

/** Says in the mirror that what is seen there is on its way, or only tried. */
export function MirrorBadge({ running, tried }: Pick<TransformationState, 'running' | 'tried'>) {
  const isOther = useStudioState((state) => state.shownLook !== null);
  if (running !== null) {
    return (
      <IntoMirrorPlace name="picture">
        <p
          className="effect-badge glass"
          style={{ '--effect-duration': `${running.milliseconds}ms` }}
        >
          <span className="effect-ring" aria-hidden="true" />
          {TRANSFORMATION_WORDS.transforming}
        </p>
      </IntoMirrorPlace>
    );
  }
  if (tried === null || !isOther) return null;
  return (
    <IntoMirrorPlace name="picture">
      <p className="effect-badge glass">
        {fillIn(TRANSFORMATION_WORDS.preview, { name: tried.name })}
      </p>
    </IntoMirrorPlace>
  );
}
