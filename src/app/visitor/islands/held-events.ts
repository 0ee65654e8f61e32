/** Keeps events from before the island is loaded until it is. */

const TYPES = ['submit', 'input', 'change'] as const;

/** Dispatches the held events to their listeners, and holds nothing more. */
export type Release = () => void;

/** Begins to hold events; meanwhile a form is not submitted. */
export function holdEvents(): Release {
  const held = new Map<string, Set<EventTarget>>(TYPES.map((type) => [type, new Set()]));
  const hold = (event: Event): void => {
    if (event.type === 'submit') event.preventDefault();
    if (event.target !== null) held.get(event.type)?.add(event.target);
  };
  for (const type of TYPES) document.addEventListener(type, hold);
  return () => {
    for (const type of TYPES) document.removeEventListener(type, hold);
    for (const [type, targets] of held) {
      for (const target of targets) {
        target.dispatchEvent(new Event(type, { bubbles: true, cancelable: type === 'submit' }));
      }
    }
  };
}
