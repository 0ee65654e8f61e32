import { Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { LOOK_WORDS } from '#content/look-words.ts';
import { useStudio, useStudioState } from '#app/studio-context.tsx';
import { currentLook } from '#studio/state.ts';
import { lookName } from '#studio/worn-shades.ts';

/** Which look is worn, and the ways back. */
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

export function HistoryButtons() {
  const { look } = useStudio();
  const canUndo = useStudioState((state) => state.history.past.length > 0);
  const canRedo = useStudioState((state) => state.history.future.length > 0);
  return (
    <div className="-mr-2 flex items-center">
      <button
        type="button"
        className="quiet-button"
        aria-label={LOOK_WORDS.undo}
        data-tip={LOOK_WORDS.undo}
        disabled={!canUndo}
        onClick={look.undo}
      >
        <Undo2 size={17} strokeWidth={1.6} aria-hidden="true" />
      </button>
      <button
        type="button"
        className="quiet-button"
        aria-label={LOOK_WORDS.redo}
        data-tip={LOOK_WORDS.redo}
        disabled={!canRedo}
        onClick={look.redo}
      >
        <Redo2 size={17} strokeWidth={1.6} aria-hidden="true" />
      </button>
      <button type="button" className="quiet-button px-2" onClick={look.reset}>
        <RotateCcw size={15} strokeWidth={1.6} aria-hidden="true" />
        {LOOK_WORDS.reset}
      </button>
    </div>
  );
}
