import { Redo2, Undo2 } from 'lucide-react';
import { LOOK_WORDS } from '#content/look-words.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';

/** Undo and redo one step of the look. */
export function UndoButtons() {
  const { look } = useStudio();
  const canUndo = useStudioState((state) => state.history.past.length > 0);
  const canRedo = useStudioState((state) => state.history.future.length > 0);
  return (
    <>
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
    </>
  );
}
