import type { KeyboardEvent, PointerEvent } from 'react';

const HOLDING_KEYS = [' ', 'Enter'];

/** Handlers for a button that acts while it is held, with a finger, a mouse or a key. */
export function holdHandlers(onHold: (held: boolean) => void) {
  const release = (): void => {
    onHold(false);
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      onHold(true);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onLostPointerCapture: release,
    onBlur: release,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (!HOLDING_KEYS.includes(event.key)) return;
      event.preventDefault();
      onHold(true);
    },
    onKeyUp: release,
    // A long press on a phone would otherwise open a menu.
    onContextMenu(event: { readonly preventDefault: () => void }) {
      event.preventDefault();
    },
  };
}
