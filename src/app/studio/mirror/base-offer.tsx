import './base-offer.css';
import { X } from 'lucide-react';
import { fillIn } from '#content/fill-in.ts';
import { MIRROR_WORDS } from '#content/mirror-words.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { currentLook } from '#studio/state/state.ts';
import { shadeName } from '#studio/state/worn-shades.ts';

/**
 * One unobtrusive line where the worn foundation is far from the skin: names the nearest one, and offers it.
 */
export function BaseOffer() {
  const { base } = useStudio();
  const nearest = useStudioState((state) => state.baseOffer?.name ?? null);
  const worn = useStudioState((state) =>
    shadeName(currentLook(state), 'foundation', state.libraryNames),
  );
  if (nearest === null) return null;
  return (
    <div className="base-offer glass" role="status">
      <p>{fillIn(MIRROR_WORDS.farFromSkin, { worn, nearest })}</p>
      <button type="button" className="base-offer-wear" onClick={base.wearOffered}>
        {fillIn(MIRROR_WORDS.wearNearest, { nearest })}
      </button>
      <button
        type="button"
        className="grid size-11 shrink-0 place-items-center rounded-full"
        aria-label={fillIn(MIRROR_WORDS.keepFoundation, { worn })}
        data-tip={fillIn(MIRROR_WORDS.keepFoundation, { worn })}
        onClick={base.decline}
      >
        <X size={17} strokeWidth={1.6} aria-hidden="true" />
      </button>
    </div>
  );
}
