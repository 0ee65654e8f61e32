/** When a tooltip shows: not when the pointer only passes by, at once when it moves from one to the next. */

/** How long the pointer rests before a tooltip shows, in milliseconds. */
export const TOOLTIP_DELAY = 700;
/** How soon after one tooltip the next shows without a delay, in milliseconds. */
export const TOOLTIP_SKIP = 300;

export interface TooltipClock {
  /** Milliseconds on a clock that only goes forward. */
  readonly now: () => number;
  /** Does something later. Returns a function that cancels it. */
  readonly schedule: (task: () => void, milliseconds: number) => () => void;
}

export interface TooltipTiming<Place> {
  /** The pointer is over something that has a tooltip. */
  readonly point: (place: Place) => void;
  /** The keyboard has come to something that has a tooltip. */
  readonly focus: (place: Place) => void;
  /** Neither the pointer nor the focus is there any more. */
  readonly leave: () => void;
}

/** @param show is told what the tooltip belongs to; undefined when there is none to show */
export function createTooltipTiming<Place>(
  clock: TooltipClock,
  show: (place: Place | undefined) => void,
): TooltipTiming<Place> {
  let shown: Place | undefined;
  let awaited: Place | undefined;
  let cancel = (): void => undefined;
  let hiddenAt = Number.NEGATIVE_INFINITY;

  function reveal(place: Place): void {
    cancel();
    awaited = undefined;
    shown = place;
    show(place);
  }

  function leave(): void {
    cancel();
    awaited = undefined;
    if (shown === undefined) return;
    shown = undefined;
    hiddenAt = clock.now();
    show(undefined);
  }

  return {
    point(place) {
      if (place === shown || place === awaited) return;
      leave();
      if (clock.now() - hiddenAt < TOOLTIP_SKIP) {
        reveal(place);
        return;
      }
      awaited = place;
      cancel = clock.schedule(() => {
        reveal(place);
      }, TOOLTIP_DELAY);
    },
    focus(place) {
      if (place === shown) return;
      leave();
      reveal(place);
    },
    leave,
  };
}
