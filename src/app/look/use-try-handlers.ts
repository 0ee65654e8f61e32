import { useRef, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';
import { schedule } from '#studio/browser/timers.ts';

/** How long a finger has to stay to count as holding, in milliseconds. */
const HOLD_AFTER = 400;

/**
 * Handlers for a button that shows what it would do while a pointer rests on it, it has the keyboard focus,
 * or a finger holds it. Lifting a finger that held it is not a press: that was only a preview.
 */
export function useTryHandlers(onTry: (isTried: boolean) => void, onPress: () => void) {
  const cancelHold = useRef<(() => void) | null>(null);
  const hasHeld = useRef(false);

  function endHold(): void {
    cancelHold.current?.();
    cancelHold.current = null;
  }

  function leave(): void {
    endHold();
    onTry(false);
  }

  return {
    onPointerEnter({ pointerType }: PointerEvent) {
      if (pointerType !== 'touch') onTry(true);
    },
    onPointerLeave: leave,
    onPointerCancel: leave,
    onPointerDown({ pointerType }: PointerEvent) {
      hasHeld.current = false;
      if (pointerType !== 'touch') return;
      cancelHold.current = schedule(() => {
        hasHeld.current = true;
        onTry(true);
      }, HOLD_AFTER);
    },
    onPointerUp({ pointerType }: PointerEvent) {
      if (pointerType === 'touch') leave();
    },
    onFocus({ currentTarget }: FocusEvent) {
      if (currentTarget.matches(':focus-visible')) onTry(true);
    },
    onBlur: leave,
    onContextMenu(event: MouseEvent) {
      // A long press on a phone would otherwise open a menu.
      if (cancelHold.current !== null || hasHeld.current) event.preventDefault();
    },
    onClick() {
      if (!hasHeld.current) onPress();
      hasHeld.current = false;
    },
  };
}
