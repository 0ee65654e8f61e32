import { EyeOff, Undo2 } from 'lucide-react';
import { useStore } from 'zustand';
import { REMOVAL_TOASTS, REMOVAL_WORDS } from '#content/panels/removal-words.ts';
import type { Look } from '#domain/makeup/look.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { IntoMirrorPlace } from '#app/look/mirror-places.tsx';
import { ownPainting } from '#app/look/own-painting.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { showsEffect } from '#studio/commands/effects.ts';
import {
  wearsAnything,
  wearsAnythingAtAll,
  type RemovalCommands,
} from '#studio/commands/removal.ts';
import { currentLook } from '#studio/state/state.ts';
import type { TakenOff } from '#studio/state/persistence.ts';
import { WornList } from '#app/panels/professional-mode/parts/worn-list.tsx';
import { removalOf } from './removal-of.ts';

/** One's own skin for a while, and the look back exactly as it was. */
export function RemovalTab() {
  const removal = removalOf(useStudio());
  const kept = useStore(removal.store, (state) => state.kept);
  return kept === null ? (
    <WithMakeup removal={removal} />
  ) : (
    <WithoutMakeup removal={removal} kept={kept} />
  );
}

function WithMakeup({ removal }: { removal: RemovalCommands }) {
  const look = useStudioState(currentLook);
  const isWorn = useStudioState(wearsAnythingAtAll);
  const hasStrokes = useStudioState((state) => showsEffect(state, 'strokes'));
  const hasHair = useStudioState((state) => showsEffect(state, 'hair'));
  return (
    <>
      <Heading text={REMOVAL_WORDS.about} />
      {isWorn ? (
        <section>
          <h4 className="caps text-fg-3">{REMOVAL_WORDS.worn}</h4>
          <Worn look={look} hasStrokes={hasStrokes} hasHair={hasHair} />
        </section>
      ) : (
        <p className="professional-note text-sm">{REMOVAL_WORDS.nothingWorn}</p>
      )}
      <div className="panel-actions">
        <button
          type="button"
          className="button-primary"
          disabled={!isWorn}
          onClick={() => {
            removal.takeOff();
            toast(REMOVAL_TOASTS.active);
          }}
        >
          <EyeOff size={17} strokeWidth={1.6} aria-hidden="true" />
          {REMOVAL_WORDS.preview}
        </button>
      </div>
    </>
  );
}

interface WithoutMakeupProps {
  readonly removal: RemovalCommands;
  /** What was taken off. */
  readonly kept: TakenOff;
}

function WithoutMakeup({ removal, kept }: WithoutMakeupProps) {
  const { store } = useStudio();
  const isPaintedAgain = useStudioState(wearsAnythingAtAll);

  function restore(): void {
    removal.restore();
    // After a reload, the strokes are on the face only once their painting is loaded.
    if (kept.strokes) ownPainting(store);
    toast(REMOVAL_TOASTS.restored);
  }

  function keepThis(): void {
    const hasNewStrokes = showsEffect(store.getState(), 'strokes');
    removal.forget();
    // Otherwise the old strokes would come back with the next one. The panel of the brush can still bring
    // them back.
    if (kept.strokes && !hasNewStrokes) ownPainting(store).takeOff();
  }

  return (
    <>
      <Heading text={isPaintedAgain ? REMOVAL_WORDS.changed : REMOVAL_WORDS.removed} />
      <section>
        <h4 className="caps text-fg-3">{REMOVAL_WORDS.kept}</h4>
        <Worn look={kept.look} hasStrokes={kept.strokes} hasHair={kept.hair !== null} />
      </section>
      {isPaintedAgain ? null : (
        <IntoMirrorPlace name="picture">
          <p className="picture-sign glass">{REMOVAL_WORDS.sign}</p>
        </IntoMirrorPlace>
      )}
      <div className="panel-actions">
        <button type="button" className="button-primary" onClick={restore}>
          <Undo2 size={17} strokeWidth={1.6} aria-hidden="true" />
          {REMOVAL_WORDS.restore}
        </button>
        {isPaintedAgain ? (
          <button type="button" className="button-secondary" onClick={keepThis}>
            {REMOVAL_WORDS.keepThis}
          </button>
        ) : null}
      </div>
    </>
  );
}

interface WornProps {
  readonly look: Look;
  readonly hasStrokes: boolean;
  readonly hasHair: boolean;
}

/** Makeup, and what lies on the face and the hair besides. */
function Worn({ look, hasStrokes, hasHair }: WornProps) {
  return (
    <>
      {wearsAnything(look) ? <WornList look={look} /> : null}
      {hasStrokes ? <p className="mt-2 text-sm">{REMOVAL_WORDS.strokes}</p> : null}
      {hasHair ? <p className="mt-2 text-sm">{REMOVAL_WORDS.hair}</p> : null}
    </>
  );
}

function Heading({ text }: { text: string }) {
  return (
    <div>
      <h3 className="display text-2xl">{REMOVAL_WORDS.title}</h3>
      <p role="status" className="mt-1.5 text-md text-fg-2">
        {text}
      </p>
    </div>
  );
}
