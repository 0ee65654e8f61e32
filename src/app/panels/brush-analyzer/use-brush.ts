import { useEffect, useRef, type RefObject } from 'react';
import type { FacePlace } from '#domain/brush/painted-stroke.ts';
import type { Paint } from '#studio/commands/growing-stroke.ts';
import type { BrushSample, BrushSession } from './brush-session.ts';

/** Two fingers on what is painted on, as they move: from where they were to where they are, in pixels of the page. */
export interface TwoFingers {
  readonly from: readonly [PagePoint, PagePoint];
  readonly to: readonly [PagePoint, PagePoint];
}

export interface PagePoint {
  readonly x: number;
  readonly y: number;
}

interface BrushOptions {
  readonly session: BrushSession;
  readonly paint: Paint;
  readonly placeAt: (x: number, y: number) => FacePlace | null;
  /** Called with the pointer's place, or null once it has left. */
  readonly onPointer?: (at: PagePoint | null) => void;
  readonly onTwoFingers?: (fingers: TwoFingers) => void;
}

/**
 * Makes an element a surface to paint on. One pointer paints. A second finger takes back its stroke, and no
 * finger paints until all have left. A gesture that the system takes over takes its stroke back, too.
 */
export function useBrush(surface: RefObject<HTMLElement | null>, options: BrushOptions): void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const { session } = options;

  useEffect(() => {
    const element = surface.current;
    if (element === null) return undefined;
    const pointers = new Map<number, PagePoint>();
    let isGesture = false;

    const sampleOf = (event: PointerEvent): BrushSample => ({
      x: event.clientX,
      y: event.clientY,
      time: event.timeStamp,
      pointerType: event.pointerType,
      pressure: event.pressure,
      tiltX: event.tiltX,
      tiltY: event.tiltY,
      place: latest.current.placeAt(event.clientX, event.clientY),
    });

    const onDown = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      element.setPointerCapture(event.pointerId);
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (pointers.size > 1) {
        isGesture = true;
        session.cancel();
        return;
      }
      session.down(sampleOf(event), latest.current.paint);
    };
    const onMove = (event: PointerEvent): void => {
      const at = { x: event.clientX, y: event.clientY };
      latest.current.onPointer?.(at);
      const before = pointers.get(event.pointerId);
      if (before !== undefined) pointers.set(event.pointerId, at);
      if (isGesture) {
        const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
        if (before !== undefined && other !== undefined) {
          latest.current.onTwoFingers?.({ from: [before, other], to: [at, other] });
        }
        return;
      }
      // A pen reports more often than a page is drawn: what it reported since then comes with the event.
      // Missing on insecure pages and in older Safari, although the type says otherwise.
      const told = 'getCoalescedEvents' in event ? event.getCoalescedEvents() : [];
      session.move((told.length > 0 ? told : [event]).map(sampleOf));
    };
    const leave = (event: PointerEvent): void => {
      pointers.delete(event.pointerId);
      if (pointers.size === 0) isGesture = false;
    };
    const onUp = (event: PointerEvent): void => {
      if (!isGesture && pointers.has(event.pointerId)) session.up();
      leave(event);
    };
    const onCancel = (event: PointerEvent): void => {
      session.cancel();
      leave(event);
    };
    const onOut = (): void => {
      latest.current.onPointer?.(null);
    };
    const ending = new AbortController();
    const { signal } = ending;
    element.addEventListener('pointerdown', onDown, { signal });
    element.addEventListener('pointermove', onMove, { signal });
    element.addEventListener('pointerup', onUp, { signal });
    element.addEventListener('pointercancel', onCancel, { signal });
    element.addEventListener('pointerleave', onOut, { signal });
    return () => {
      ending.abort();
      session.up();
    };
  }, [surface, session]);
}
