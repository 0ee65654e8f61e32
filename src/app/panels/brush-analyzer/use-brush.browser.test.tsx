import { useRef, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { mountPlace } from '#tests/support/mounted.ts';
import { createBrushSession, type BrushSession } from './brush-session.ts';
import { useBrush, type TwoFingers } from './use-brush.ts';

const { host, render } = mountPlace();

const PAINT = { product: 'blush', shade: '#aa3344' } as const;

/** A surface to paint on that records every event. */
async function surfaceWith() {
  const events: string[] = [];
  const gestures: TwoFingers[] = [];
  let points = 0;
  let session: BrushSession | null = null;
  function Surface() {
    const element = useRef<HTMLDivElement>(null);
    const [made] = useState(() =>
      createBrushSession(
        {
          begin: () => events.push('begin'),
          extend: (all) => {
            points += all.length;
          },
          end: () => events.push('end'),
          discard: () => events.push('discard'),
        },
        () => 'chin',
      ),
    );
    session = made;
    useBrush(element, {
      session: made,
      paint: PAINT,
      placeAt: () => ({ u: 0.5, v: 0.5 }),
      onTwoFingers: (fingers) => gestures.push(fingers),
    });
    return <div ref={element} className="surface" style={{ width: 200, height: 200 }} />;
  }
  await render(<Surface />);
  const element = host.querySelector<HTMLElement>('.surface')!;
  // Synthetic events have no pointer that could be captured.
  element.setPointerCapture = () => undefined;
  session!.start();
  const send = (name: string, options: PointerEventInit): void => {
    element.dispatchEvent(
      new PointerEvent(name, { bubbles: true, pointerType: 'touch', ...options }),
    );
  };
  return { send, events, gestures, pointCount: () => points };
}

describe('a surface to paint on', () => {
  it('paints from where a pointer goes down to where it is lifted', async () => {
    const { send, events, pointCount } = await surfaceWith();
    send('pointerdown', { pointerId: 1, clientX: 20, clientY: 20 });
    send('pointermove', { pointerId: 1, clientX: 30, clientY: 20 });
    send('pointerup', { pointerId: 1, clientX: 30, clientY: 20 });
    send('pointermove', { pointerId: 1, clientX: 60, clientY: 20 });
    expect(events).toEqual(['begin', 'end']);
    expect(pointCount()).toBe(2);
  });

  it('includes every point that a fast pen reports between two events', async () => {
    const { send, pointCount } = await surfaceWith();
    const told = [22, 24, 26, 28].map(
      (clientX) => new PointerEvent('pointermove', { pointerId: 1, pointerType: 'pen', clientX }),
    );
    send('pointerdown', { pointerId: 1, pointerType: 'pen', clientX: 20 });
    send('pointermove', { pointerId: 1, pointerType: 'pen', clientX: 28, coalescedEvents: told });
    expect(pointCount()).toBe(5);
  });

  it('paints with the event alone if the browser reports nothing more', async () => {
    const told = Object.getOwnPropertyDescriptor(PointerEvent.prototype, 'getCoalescedEvents')!;
    Reflect.deleteProperty(PointerEvent.prototype, 'getCoalescedEvents');
    try {
      const { send, pointCount } = await surfaceWith();
      send('pointerdown', { pointerId: 1, clientX: 20, clientY: 20 });
      send('pointermove', { pointerId: 1, clientX: 30, clientY: 20 });
      expect(pointCount()).toBe(2);
    } finally {
      Object.defineProperty(PointerEvent.prototype, 'getCoalescedEvents', told);
    }
  });

  it('removes the stroke when a second finger makes it a gesture, until both are lifted', async () => {
    const { send, events, gestures } = await surfaceWith();
    send('pointerdown', { pointerId: 1, clientX: 20, clientY: 20 });
    send('pointerdown', { pointerId: 2, clientX: 120, clientY: 20 });
    send('pointermove', { pointerId: 2, clientX: 140, clientY: 20 });
    send('pointerup', { pointerId: 2 });
    send('pointermove', { pointerId: 1, clientX: 40, clientY: 20 });
    send('pointerup', { pointerId: 1 });
    expect(events).toEqual(['begin', 'discard']);
    expect(gestures).toEqual([
      {
        from: [
          { x: 120, y: 20 },
          { x: 20, y: 20 },
        ],
        to: [
          { x: 140, y: 20 },
          { x: 20, y: 20 },
        ],
      },
    ]);
    send('pointerdown', { pointerId: 3, clientX: 20, clientY: 20 });
    expect(events.at(-1)).toBe('begin');
  });

  it('removes a stroke that the system cancels', async () => {
    const { send, events } = await surfaceWith();
    send('pointerdown', { pointerId: 1, clientX: 20, clientY: 20 });
    send('pointercancel', { pointerId: 1 });
    expect(events).toEqual(['begin', 'discard']);
  });

  it('paints only with the first button of a mouse', async () => {
    const { send, events } = await surfaceWith();
    send('pointerdown', { pointerId: 1, pointerType: 'mouse', button: 2 });
    expect(events).toEqual([]);
  });
});
