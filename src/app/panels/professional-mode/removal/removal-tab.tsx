import { EyeOff, Undo2 } from 'lucide-react';
import { useStore } from 'zustand';
import { REMOVAL_TOASTS, REMOVAL_WORDS } from '#content/panels/removal-words.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { IntoMirrorPlace } from '#app/look/mirror-places.tsx';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { wearsAnything, type RemovalCommands } from '#studio/commands/removal.ts';
import { currentLook } from '#studio/state/state.ts';
import { WornList } from '#app/panels/professional-mode/parts/worn-list.tsx';
import { removalOf } from './removal-of.ts';

/** One's own skin for a while, and the look back exactly as it was. */
export function RemovalTab() {
  const removal = removalOf(useStudio());
  const kept = useStore(removal.store, (state) => state.kept);
  return kept === null ? (
    <WithMakeup removal={removal} />
  ) : (
    <WithoutMakeup removal={removal} look={kept.look} />
  );
}

function WithMakeup({ removal }: { removal: RemovalCommands }) {
  const look = useStudioState(currentLook);
  const isWorn = wearsAnything(look);
  return (
    <>
      <Heading text={REMOVAL_WORDS.about} />
      {isWorn ? (
        <section>
          <h4 className="caps text-fg-3">{REMOVAL_WORDS.worn}</h4>
          <WornList look={look} />
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
  readonly look: Parameters<typeof WornList>[0]['look'];
}

function WithoutMakeup({ removal, look }: WithoutMakeupProps) {
  const isPaintedAgain = wearsAnything(useStudioState(currentLook));
  return (
    <>
      <Heading text={isPaintedAgain ? REMOVAL_WORDS.changed : REMOVAL_WORDS.removed} />
      <section>
        <h4 className="caps text-fg-3">{REMOVAL_WORDS.kept}</h4>
        <WornList look={look} />
      </section>
      {isPaintedAgain ? null : (
        <IntoMirrorPlace name="picture">
          <p className="picture-sign glass">{REMOVAL_WORDS.sign}</p>
        </IntoMirrorPlace>
      )}
      <div className="panel-actions">
        <button
          type="button"
          className="button-primary"
          onClick={() => {
            removal.restore();
            toast(REMOVAL_TOASTS.restored);
          }}
        >
          <Undo2 size={17} strokeWidth={1.6} aria-hidden="true" />
          {REMOVAL_WORDS.restore}
        </button>
        {isPaintedAgain ? (
          <button type="button" className="button-secondary" onClick={removal.forget}>
            {REMOVAL_WORDS.keepThis}
          </button>
        ) : null}
      </div>
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
