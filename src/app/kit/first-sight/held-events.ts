/** Keeps what is pressed before the app is there, and repeats it in order once the app listens. */

declare global {
  interface Document {
    /** Set by the script at the head, for the app that comes later. */
    lookglassHeld?: { readonly release: () => void };
  }
}

type Repeat = () => void;

/**
 * A link works without the app, so its click is not repeated. That of a radio button is held back, so that
 * the choice is not made twice.
 */
function repeatClick(event: Event, target: Element): Repeat | null {
  const pressed = target.closest<HTMLElement>('a[href], button, input[type="radio"]');
  if (pressed === null || pressed.matches('a')) return null;
  if (pressed.matches('input')) event.preventDefault();
  return () => {
    pressed.click();
  };
}

/** Keys that browsers act upon by themselves. */
const OWN_KEYS = new Set(['Tab', 'Enter', ' ']);

/**
 * A slider has moved by itself: it is put back, and moved again so that React notices: it takes a value that is set as `value`
 * for one that it set itself.
 */
function repeatMove(slider: HTMLInputElement): Repeat {
  const movedTo = slider.valueAsNumber;
  return () => {
    slider.value = slider.defaultValue;
    slider.valueAsNumber = movedTo;
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    slider.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

function isSlider(target: Element): target is HTMLInputElement {
  return target.matches('input[type="range"]');
}

function repeatEvent(event: Event, target: Element): Repeat | null {
  if (event instanceof KeyboardEvent) {
    if (OWN_KEYS.has(event.key)) return null;
    const { key, code, shiftKey, ctrlKey, metaKey, altKey } = event;
    const pressed = { key, code, shiftKey, ctrlKey, metaKey, altKey };
    return () => {
      // Already handled: the palette listens for its key before the rest is drawn.
      if (event.defaultPrevented) return;
      target.dispatchEvent(
        new KeyboardEvent('keydown', { ...pressed, bubbles: true, cancelable: true }),
      );
    };
  }
  if (event.type === 'click') return repeatClick(event, target);
  if (event.type === 'input') return isSlider(target) ? repeatMove(target) : null;
  if (event.type === 'mousedown') {
    const tab = target.closest('[role="tab"]');
    return tab === null
      ? null
      : () => {
          tab.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
        };
  }
  if (!target.matches('input[type="file"]')) return null;
  return () => {
    target.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

const TYPES = ['click', 'keydown', 'mousedown', 'input', 'change'] as const;

/** Begins to keep what is pressed and chosen. */
export function holdEvents(page: Document): void {
  const held: Repeat[] = [];
  const hold = (event: Event): void => {
    const { target } = event;
    const repeat = target instanceof Element ? repeatEvent(event, target) : null;
    if (repeat === null) return;
    held.push(repeat);
    page.documentElement.dataset['held'] = '';
  };
  for (const type of TYPES) page.addEventListener(type, hold, true);
  page.lookglassHeld = {
    release() {
      for (const type of TYPES) page.removeEventListener(type, hold, true);
      delete page.lookglassHeld;
      delete page.documentElement.dataset['held'];
      void repeatInTurn(held);
    },
  };
}

/** In a microtask each, so that React draws in between and each sees what the one before it changed. */
async function repeatInTurn(held: readonly Repeat[]): Promise<void> {
  for (const repeat of held) {
    await Promise.resolve();
    repeat();
  }
}

/** Repeats what was kept, and stops keeping. */
export function releaseEvents(page: Document): void {
  page.lookglassHeld?.release();
}
