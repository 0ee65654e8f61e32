/** What the five gestures do, whether a hand made them or a key. */

import { createStore, type StoreApi } from 'zustand/vanilla';
import { GESTURE_TOASTS, GESTURE_WORDS } from '#content/panels/ar-gestures-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { QUICK_LOOKS } from '#content/quick-looks.ts';
import { HIGHLIGHT_TIME, type GestureAction } from '#domain/gestures/hand-controls.ts';
import type { GestureKind } from '#domain/gestures/gestures.ts';
import { sameMakeup } from '#domain/makeup/look-equality.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { shadeOptions } from '#app/look/shade-options.ts';
import { repeat, schedule } from '#studio/browser/timers.ts';
import { currentLook } from '#studio/state/state.ts';
import type { Studio } from '#studio/studio.ts';

/** Seconds of the count before a picture. */
const COUNT = 3;
/** An unanswered question closes after this many milliseconds, and the look stays as it is. */
const QUESTION_TIME = 10_000;
/** Opacity for a product that was not worn at all, as in the first look. */
const WORN = { lipstick: 70, eyeshadow: 60 } as const;

export interface ActsState {
  /** What was done in the last two seconds. */
  readonly highlighted: GestureAction | null;
  readonly isAsking: boolean;
  /** Seconds until the picture is taken; null while none is. */
  readonly count: number | null;
}

export interface GestureActs {
  readonly state: StoreApi<ActsState>;
  /** Does it, marks it and says so. `kind` is the hand's gesture; null where a key or a click did it. */
  readonly act: (action: GestureAction, kind: GestureKind | null) => void;
  readonly answer: (reset: boolean) => void;
  readonly cancelCount: () => void;
  /** Ends what is still going on. */
  readonly dispose: () => void;
}

export function createGestureActs({
  store,
  look,
  capture,
}: Pick<Studio, 'store' | 'look' | 'capture'>): GestureActs {
  const state = createStore<ActsState>(() => ({ highlighted: null, isAsking: false, count: null }));
  let endHighlight: (() => void) | null = null;
  let endQuestion: (() => void) | null = null;
  let endCount: (() => void) | null = null;

  function wearNext(product: 'lipstick' | 'eyeshadow'): string {
    const worn = currentLook(store.getState());
    const options = shadeOptions(product);
    const next = options[(options.findIndex(({ isWorn }) => isWorn(worn)) + 1) % options.length];
    const patch = next?.patch?.[product];
    if (next === undefined || patch === undefined) return '';
    const opacity = worn[product].opacity > 0 ? {} : { opacity: WORN[product] };
    look.chooseProduct(product);
    look.change({ [product]: { ...patch, ...opacity } });
    return next.name;
  }

  function switchLook(isBack: boolean): string {
    const worn = currentLook(store.getState());
    const place = QUICK_LOOKS.findIndex((quick) => sameMakeup(quick.look, worn));
    const step = isBack ? -1 : 1;
    const from = place === -1 && isBack ? 0 : place;
    const next = QUICK_LOOKS[(from + step + QUICK_LOOKS.length) % QUICK_LOOKS.length];
    if (next === undefined) return '';
    look.wearQuickLook(next.id);
    return next.name;
  }

  function ask(): void {
    state.setState({ isAsking: true });
    endQuestion?.();
    endQuestion = schedule(() => {
      answer(false);
    }, QUESTION_TIME);
  }

  function answer(reset: boolean): void {
    if (!state.getState().isAsking) return;
    endQuestion?.();
    state.setState({ isAsking: false });
    if (reset) look.reset();
  }

  function startCount(): void {
    if (endCount !== null) return;
    state.setState({ count: COUNT });
    endCount = repeat(() => {
      const count = (state.getState().count ?? 1) - 1;
      if (count > 0) {
        state.setState({ count });
        return;
      }
      cancelCount();
      void capture.capture();
    }, 1000);
  }

  function cancelCount(): void {
    endCount?.();
    endCount = null;
    state.setState({ count: null });
  }

  /** Returns the name of what is worn afterwards; empty for acts without one. */
  function carryOut(action: GestureAction, kind: GestureKind | null): string {
    switch (action) {
      case 'lipstick':
      case 'eyeshadow':
        return wearNext(action);
      case 'reset':
        ask();
        return '';
      case 'capture':
        startCount();
        return '';
      case 'switch':
        return switchLook(kind === 'swipe-right');
    }
  }

  function highlight(action: GestureAction): void {
    endHighlight?.();
    state.setState({ highlighted: action });
    endHighlight = schedule(() => {
      state.setState({ highlighted: null });
    }, HIGHLIGHT_TIME * 1000);
  }

  return {
    state,
    act(action, kind) {
      // The question is about the look as it is worn now, so nothing but the answering thumb up may act
      // meanwhile.
      if (state.getState().isAsking) {
        if (kind === 'thumb-up') answer(true);
        return;
      }
      highlight(action);
      const name = carryOut(action, kind);
      toast(GESTURE_TOASTS.detected, { what: fillIn(GESTURE_WORDS[action].done, { name }) });
    },
    answer,
    cancelCount,
    dispose() {
      endHighlight?.();
      endQuestion?.();
      cancelCount();
      state.setState({ highlighted: null, isAsking: false });
    },
  };
}
