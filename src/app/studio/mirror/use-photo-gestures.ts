import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import type { Place, ViewCommands } from '#studio/commands/view.ts';
import { useStudio } from '#app/look/studio-context.tsx';

/** How far a press of a key moves, as a share of the mirror, and the factor of one zoom step. */
const MOVE = 0.1;
const ZOOM_STEP = 1.25;
/** The zoom of a double tap, close enough to see the skin; another one zooms back out. */
const CLOSE_UP = 3;
/** How fast a wheel zooms: a notch of 100 pixels makes the photo a fifth larger. */
const WHEEL = 0.0018;
/** A finger that moved less than this many CSS pixels has tapped. */
const TAP = 6;

type Moves = Readonly<Record<string, readonly [x: number, y: number]>>;

/**
 * An arrow moves the view: what lies in its direction comes into sight, so the photo moves the other way.
 */
const MOVES: Moves = {
  ArrowLeft: [MOVE, 0],
  ArrowRight: [-MOVE, 0],
  ArrowUp: [0, MOVE],
  ArrowDown: [0, -MOVE],
};

/** A photo is zoomed with the wheel, two fingers, a double tap or keys, and moved by dragging or arrows. */
export function usePhotoGestures(area: RefObject<HTMLElement | null>, view: ViewCommands) {
  const { store } = useStudio();
  const pointers = useRef(new Map<number, Place>());
  const travelled = useRef(0);

  useEffect(() => {
    const element = area.current;
    if (element === null) return undefined;
    const onWheel = (event: WheelEvent): void => {
      const { zoom } = store.getState().view;
      // A photo that cannot become smaller leaves the wheel to the page.
      if (event.deltaY > 0 && zoom <= 1) return;
      event.preventDefault();
      view.zoom(Math.exp(-event.deltaY * WHEEL), placeIn(element, event));
    };
    // React's own listener is passive, so it could not keep the page from scrolling.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      element.removeEventListener('wheel', onWheel);
    };
  }, [area, store, view]);

  const lift = (event: PointerEvent<HTMLElement>): void => {
    pointers.current.delete(event.pointerId);
  };
  return {
    /** Whether the press that just ended was a tap rather than part of a gesture. */
    wasTap: () => travelled.current < TAP,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (isOnButtons(event.target)) return;
        if (pointers.current.size === 0) travelled.current = 0;
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const from = pointers.current.get(event.pointerId);
        if (from === undefined) return;
        const to = { x: event.clientX, y: event.clientY };
        travelled.current += Math.hypot(to.x - from.x, to.y - from.y);
        const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
        pointers.current.set(event.pointerId, to);
        const element = event.currentTarget;
        // Not earlier: with the pointer captured, a tap would not reach a face's button.
        if (travelled.current >= TAP) element.setPointerCapture(event.pointerId);
        if (other !== undefined) {
          const factor = apart(to, other) / Math.max(1, apart(from, other));
          view.zoom(factor, placeIn(element, middle(to, other)));
        }
        const share = other === undefined ? 1 : 0.5;
        const { clientWidth, clientHeight } = element;
        view.move(
          ((to.x - from.x) * share) / clientWidth,
          ((to.y - from.y) * share) / clientHeight,
        );
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      onDoubleClick(event: {
        currentTarget: HTMLElement;
        clientX: number;
        clientY: number;
        target: EventTarget;
      }) {
        if (isOnButtons(event.target)) return;
        if (store.getState().view.zoom > 1) view.showWhole();
        else view.zoom(CLOSE_UP, placeIn(event.currentTarget, event));
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        // A key press that chooses a face must not count as the end of a drag.
        travelled.current = 0;
        const move = MOVES[event.key];
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key === '+' || event.key === '=') view.zoom(ZOOM_STEP);
        else if (event.key === '-') view.zoom(1 / ZOOM_STEP);
        else if (event.key === '0') view.showWhole();
        else if (move !== undefined && store.getState().view.zoom > 1) view.move(...move);
        else return;
        event.preventDefault();
      },
    },
  };
}

/** The zoom buttons lie over the photo, and are not part of it. */
function isOnButtons(target: EventTarget): boolean {
  return target instanceof Element && target.closest('.photo-zoom') !== null;
}

function apart(one: Place, other: Place): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function middle(one: Place, other: Place): { readonly clientX: number; readonly clientY: number } {
  return { clientX: (one.x + other.x) / 2, clientY: (one.y + other.y) / 2 };
}

/** A point of the page as shares of the element. */
function placeIn(
  element: HTMLElement,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}
