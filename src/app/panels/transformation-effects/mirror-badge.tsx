import { useRef, type ReactNode } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { TRANSFORMATION_WORDS } from '#content/panels/transformation-effects-words.ts';
import { IntoMirrorPlace } from '#app/look/mirror-places.tsx';
import { useStudioState } from '#app/look/studio-context.tsx';
import { useStatusSide } from './use-status-side.ts';
import type { TransformationState } from './use-transformation.ts';

/** Says in the mirror that what is seen there is on its way, or only tried. */
export function MirrorBadge({ running, tried }: Pick<TransformationState, 'running' | 'tried'>) {
  const isOther = useStudioState((state) => state.shownLook !== null);
  if (running !== null) {
    return (
      <IntoMirrorPlace name="picture">
        <Badge>
          <span
            className="effect-ring"
            aria-hidden="true"
            style={{ '--effect-duration': `${running.milliseconds}ms` }}
          />
          {TRANSFORMATION_WORDS.transforming}
        </Badge>
      </IntoMirrorPlace>
    );
  }
  if (tried === null || !isOther) return null;
  return (
    <IntoMirrorPlace name="picture">
      <Badge>{fillIn(TRANSFORMATION_WORDS.preview, { name: tried.name })}</Badge>
    </IntoMirrorPlace>
  );
}

function Badge({ children }: { readonly children: ReactNode }) {
  const badge = useRef<HTMLParagraphElement>(null);
  const side = useStatusSide(badge);
  return (
    <p ref={badge} className="effect-badge glass" style={side}>
      {children}
    </p>
  );
}
