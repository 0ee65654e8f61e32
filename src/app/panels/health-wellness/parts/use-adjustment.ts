import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { wears } from '#domain/makeup/look-equality.ts';
import { undoPatch, type LookPatch } from '#domain/makeup/patch.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import type { ToastWords } from '#content/toasts/toast-words.ts';
import { ADJUSTMENT_WORDS } from '#content/panels/health-wellness-words.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { currentLook } from '#studio/state/state.ts';

interface Applied {
  readonly patch: LookPatch;
  /** What was worn of it before. */
  readonly back: LookPatch;
}

/** Keyed by what they were applied for. Outlives the tab, which can still take its makeup back later. */
const store = createStore<Readonly<Record<string, Applied>>>(() => ({}));

/** Makeup for one thing, such as `skin redness`: put on in one step that can be undone, and taken back. */
export function useAdjustment(id: string) {
  const { look } = useStudio();
  const worn = useStudioState(currentLook);
  const applied = useStore(store)[id];
  return {
    /** Whether it was applied here and all of it is still worn. */
    isWorn: applied !== undefined && wears(worn, applied.patch),
    apply(patch: LookPatch, words: ToastWords, name: string): void {
      store.setState({ [id]: { patch, back: undoPatch(worn, patch) } });
      look.change(patch);
      const { undo, undoOther } = ADJUSTMENT_WORDS;
      const action = { label: undo, otherWay: undoOther, act: look.undo };
      toast(words, { name }, '', { action });
    },
    takeBack(): void {
      if (applied !== undefined) look.change(applied.back);
    },
  };
}
