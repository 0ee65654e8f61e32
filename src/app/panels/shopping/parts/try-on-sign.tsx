import './try-on-sign.css';
import { Undo2 } from 'lucide-react';
import { useStore } from 'zustand';
import type { CatalogueProduct } from '#contracts/catalogue.ts';
import { TRY_ON_WORDS as WORDS } from '#content/panels/shopping-try-on-words.ts';
import { IntoMirrorPlace } from '#app/look/mirror-places.tsx';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { shadeOn } from '#studio/commands/try-on.ts';
import { currentLook } from '#studio/state/state.ts';
import { productTitle } from './product-card.tsx';
import { tryOnOf } from './try-on-of.ts';

/** Says over the mirror what is tried on, with the way back, whichever tab of the shop is open. */
export function TryOnSign() {
  const studio = useStudio();
  const commands = tryOnOf(studio);
  const state = useStore(commands.state);
  const worn = useStudioState(currentLook);
  const isShown = useStudioState(({ status }) => status === 'active');
  const { right, back } = state;
  const left = back === null ? null : shadeOn(state, worn);
  if (!isShown || (left === null && right === null)) return null;
  return (
    <IntoMirrorPlace name="picture">
      <p className="picture-sign try-on-sign glass">
        {right === null ? null : (
          <>
            <Half side={WORDS.left} shade={left} />
            <Half side={WORDS.right} shade={right} />
          </>
        )}
        {right !== null || left === null ? null : (
          <>
            <Swatch shade={left} />
            <span className="try-on-sign-name">
              <span className="try-on-sign-extra">{WORDS.tryingBefore}</span>
              {productTitle(left)}
            </span>
          </>
        )}
        <button
          type="button"
          aria-label={right === null ? WORDS.undoOf : WORDS.endHalvesOf}
          data-tip={right === null ? WORDS.undoOf : WORDS.endHalvesOf}
          onClick={right === null ? commands.takeOff : commands.endHalves}
        >
          <Undo2 size={16} strokeWidth={1.7} aria-hidden="true" />
          <span className="try-on-sign-extra">{right === null ? WORDS.undo : WORDS.endHalves}</span>
        </button>
      </p>
    </IntoMirrorPlace>
  );
}

function Half({ side, shade }: { side: string; shade: CatalogueProduct | null }) {
  const title = shade === null ? WORDS.own : productTitle(shade);
  return (
    <>
      {shade === null ? null : <Swatch shade={shade} />}
      <span className="try-on-sign-name">
        <span className="sr-only">{`${side}: `}</span>
        {title}
      </span>
    </>
  );
}

function Swatch({ shade: { colour } }: { shade: CatalogueProduct }) {
  return <span className="pan" aria-hidden="true" style={{ '--pan': colour?.hex ?? '' }} />;
}
