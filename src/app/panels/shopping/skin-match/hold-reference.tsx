import { ReadingSteps } from '#app/look/measures/reading-steps.tsx';
import { REFERENCE_WORDS as WORDS, SKIN_MATCH_WORDS } from '#content/panels/shopping-skin-words.ts';
import { PhotoButtons } from './photo-buttons.tsx';
import type { Held, Trouble } from './skin-match-state.ts';
import { StepTitle } from './step-title.tsx';
import { TroubleNote } from './trouble-note.tsx';
import type { SkinMatchControl } from './use-skin-match.ts';

interface HoldReferenceProps {
  readonly control: SkinMatchControl;
  readonly held: Held;
  readonly trouble: Trouble | null;
}

/** How to hold a card or a swatch, and the photograph of it. */
export function HoldReference({ control, held, trouble }: HoldReferenceProps) {
  return (
    <div className="skin-card">
      <StepTitle>{held.product ?? WORDS[held.source].title}</StepTitle>
      {trouble === null ? null : <TroubleNote trouble={trouble} />}
      <ReadingSteps steps={WORDS[held.source].steps} />
      <PhotoButtons
        take={WORDS.take}
        file={WORDS.file}
        onPhoto={(file) => {
          control.photograph(held, file);
        }}
      />
      <button type="button" className="quiet-button" onClick={control.cancel}>
        {SKIN_MATCH_WORDS.cancel}
      </button>
    </div>
  );
}
