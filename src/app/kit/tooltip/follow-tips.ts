import { TIPPED, tippedAt } from './tipped.ts';
import { createTooltipTiming, type TooltipClock } from './tooltip-timing.ts';

/** Something on the page that has a tooltip, and where it is in the window, in CSS pixels. */
export interface Tip {
  readonly text: string;
  readonly place: DOMRect;
}

/**
 * Watches pointer and keyboard on a page whose elements carry their tooltip as `data-tip`. Touch gets no
 * tooltips: the finger would cover them. Returns a function that stops this.
 */
export function followTips(
  page: Document,
  clock: TooltipClock,
  show: (tip: Tip | undefined) => void,
): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const timing = createTooltipTiming<HTMLElement>(clock, (element) => {
    const text = element?.dataset['tip'];
    if (element === undefined || text === undefined || !element.isConnected) show(undefined);
    else show({ text, place: element.getBoundingClientRect() });
  });
  const listen = <Name extends keyof DocumentEventMap>(
    name: Name,
    react: (event: DocumentEventMap[Name]) => void,
  ): void => {
    page.addEventListener(name, react, { capture: true, passive: true, signal });
  };

  listen('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch') return;
    // WCAG 1.4.13: a pointer that moves onto the tooltip itself keeps it open.
    if (target instanceof Element && target.closest('[role="tooltip"], .tooltip') !== null) return;
    const element = tippedAt(target);
    if (element === undefined) timing.leave();
    else timing.point(element);
  });
  listen('focusin', ({ target }) => {
    const element = tippedAt(target);
    if (element?.matches(':focus-visible') === true) timing.focus(element);
  });
  listen('keydown', ({ key }) => {
    if (key === 'Escape') timing.leave();
  });
  for (const name of ['focusout', 'pointerdown', 'pointercancel', 'scroll'] as const) {
    listen(name, timing.leave);
  }
  page.documentElement.addEventListener('pointerleave', timing.leave, { signal });

  // The pointer or the focus may have reached the first of them while this code was loading.
  const focused = page.querySelector<HTMLElement>(`${TIPPED}:focus-visible`);
  const pointed = page.querySelector<HTMLElement>(`${TIPPED}:hover`);
  if (focused !== null) timing.focus(focused);
  else if (pointed !== null) timing.point(pointed);
  return () => {
    ending.abort();
    timing.leave();
  };
}
