import { useEffect } from 'react';
import { useStore } from 'zustand';
import { WATER_TOASTS, WATER_WORDS } from '#content/panels/wellness-water-words.ts';
import {
  addGlass,
  foundationToPutBack,
  levelOn,
  scaleFoundation,
  takeBackGlass,
} from '#domain/wellness/water-log.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { water } from '#app/person/wellness/water.ts';
import { currentLook } from '#studio/state/state.ts';
import { today } from '#app/kit/clock/use-today.ts';

/** The water of the person at this page, and what it does to the foundation. */
export function useWater() {
  const { look, store } = useStudio();
  const { value: log, isLasting } = useStore(water.store);
  const worn = useStudioState((state) => currentLook(state).foundation.opacity);
  useEffect(() => {
    water.readAgain();
  }, []);

  const opacity = (): number => currentLook(store.getState()).foundation.opacity;
  const kept = () => water.store.getState().value;

  function putBack(from: number): void {
    look.change({ foundation: { opacity: from } });
    toast(WATER_TOASTS.putBack, { from: Math.round(from) });
  }

  return {
    log,
    isLasting,
    /** The scaled foundation, while it is still worn like that; null otherwise. */
    scaled: log.scaled !== null && log.scaled.to === worn ? log.scaled : null,
    add(): void {
      const day = today();
      water.change((before) => addGlass(before, day));
      const scaled = scaleFoundation(kept(), day, opacity());
      if (scaled === null) return;
      look.change({ foundation: { opacity: scaled.to } });
      water.change((before) => ({ ...before, scaled }));
      const { undo, undoOther } = WATER_WORDS;
      const values = {
        level: levelOn(kept(), day),
        from: Math.round(scaled.from),
        to: scaled.to,
      };
      toast(WATER_TOASTS.adjusted, values, '', {
        action: { label: undo, otherWay: undoOther, act: look.undo },
      });
    },
    takeBack(): void {
      const day = today();
      water.change((before) => takeBackGlass(before, day));
      const from = foundationToPutBack(kept(), day, opacity());
      if (from === null) return;
      // The next glass scales it once more.
      water.change((before) => ({ ...before, scaled: null }));
      putBack(from);
    },
    putFoundationBack(): void {
      const { scaled } = kept();
      if (scaled !== null && scaled.to === opacity()) putBack(scaled.from);
    },
  };
}
