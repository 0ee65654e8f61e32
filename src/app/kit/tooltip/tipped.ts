/** What carries its tooltip's words as `data-tip`. */
export const TIPPED = '[data-tip]';

/** The element with a tooltip that an event happened in. */
export function tippedAt(target: EventTarget | null): HTMLElement | undefined {
  return target instanceof Element ? (target.closest<HTMLElement>(TIPPED) ?? undefined) : undefined;
}
