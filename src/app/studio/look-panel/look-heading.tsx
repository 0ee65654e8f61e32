import { RotateCcw } from 'lucide-react';
import { LOOK_WORDS } from '#content/look-words.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { currentLook } from '#studio/state/state.ts';
import { lookName } from '#studio/state/worn-shades.ts';
import { UndoButtons } from './undo-buttons.tsx';

/** Which look is worn, with buttons to undo and redo. */
export function LookHeading() {
  const name = useStudioState((state) => lookName(currentLook(state)));
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-3">
      <div>
        <p className="caps text-fg-3">{LOOK_WORDS.currentLook}</p>
        <h2 className="look-name display">{name}</h2>
      </div>
      <HistoryButtons />
    </div>
  );
}

function HistoryButtons() {
  const { look } = useStudio();
  return (
    <div className="-mr-2 flex items-center">
      <UndoButtons />
      <button type="button" className="quiet-button px-2" onClick={look.reset}>
        <RotateCcw size={15} strokeWidth={1.6} aria-hidden="true" />
        {LOOK_WORDS.reset}
      </button>
    </div>
  );
}
