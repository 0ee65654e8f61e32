import { describe, expect, it } from 'vitest';
import type { StrokePoint } from '#domain/brush/painted-stroke.ts';
import { createBrushSession, type BrushSample } from './brush-session.ts';

/** Writes down what reaches the face. */
function started() {
  const strokes: StrokePoint[][] = [];
  const events: string[] = [];
  const session = createBrushSession(
    {
      begin: ({ product }) => {
        events.push(`begin ${product}`);
        strokes.push([]);
      },
      extend: (points) => strokes.at(-1)?.push(...points),
      end: () => events.push('end'),
      discard: () => events.push('discard'),
    },
    () => 'cheek-left',
  );
  session.start();
  return { session, strokes, events, state: () => session.store.getState() };
}

const PAINT = { product: 'blush', shade: '#aa3344' } as const;

function sample(over: Partial<BrushSample> = {}): BrushSample {
  return {
    x: 0,
    y: 0,
    time: 1_000,
    pointerType: 'mouse',
    pressure: 0.5,
    tiltX: 0,
    tiltY: 0,
    place: { u: 0.5, v: 0.5 },
    ...over,
  };
}

/** A pointer on its way to the right, at this many pixels in a sixtieth of a second. */
function way(speed: number, count: number, over: Partial<BrushSample> = {}): BrushSample[] {
  return Array.from({ length: count }, (_, step) =>
    sample({ x: speed * step, time: 1_000 + (1_000 * step) / 60, ...over }),
  );
}

describe('an analysis', () => {
  it('reads a mouse that moves, pressed or not, and paints only when it is pressed', () => {
    const { session, strokes, state } = started();
    session.move(way(10, 8));
    expect(state().reading?.pressure).toBeCloseTo(80);
    expect(state().area).toBe('cheek-left');
    expect(strokes).toEqual([]);
  });

  it('gives every sample of a fast pen to the stroke, with its pressure and its lean', () => {
    const { session, strokes, state } = started();
    session.down(sample({ pointerType: 'pen', pressure: 0.31, tiltX: 45 }), PAINT);
    session.move(way(4, 8, { pointerType: 'pen', pressure: 0.31, tiltX: 45 }));
    expect(strokes[0]).toHaveLength(9);
    expect(strokes[0]?.[3]?.pressure).toBeCloseTo(0.31);
    expect(strokes[0]?.[3]?.spread).toBeGreaterThan(1.2);
    expect(state()).toMatchObject({ lean: expect.closeTo(45), reading: { source: 'pen' } });
  });

  it('goes on with a stroke when the pointer comes back from beside the face', () => {
    const { session, strokes, events } = started();
    session.down(sample(), PAINT);
    session.move(way(4, 3, { place: null }));
    session.move(way(4, 3));
    session.up();
    expect(strokes).toHaveLength(1);
    expect(strokes[0]).toHaveLength(4);
    expect(events).toEqual(['begin blush', 'end']);
  });

  it('remembers the mean pressure of the last stroke', () => {
    const { session, state } = started();
    session.down(sample({ pointerType: 'pen', pressure: 0.3 }), PAINT);
    session.move([sample({ pointerType: 'pen', pressure: 0.5, time: 1_020 })]);
    session.up();
    expect(state().strokePressure).toBeCloseTo(40);
    session.move(way(0, 4));
    expect(state().strokePressure).toBeCloseTo(40);
  });

  it('remembers it over the whole of a stroke that is longer than tips look back', () => {
    const { session, state } = started();
    session.down(sample({ pointerType: 'pen', pressure: 0.3 }), PAINT);
    session.age(12_000);
    session.move([sample({ pointerType: 'pen', pressure: 0.5, time: 12_000 })]);
    session.up();
    expect(state().strokePressure).toBeCloseTo(40);
  });

  it('takes back a stroke that was cut off, and makes no tip of it', () => {
    const { session, events, state } = started();
    session.down(sample(), PAINT);
    session.move(way(40, 20));
    session.cancel();
    session.age(1_400);
    expect(events.at(-1)).toBe('discard');
    expect(state().tips).toEqual([]);
  });

  it('ends the stroke that is under way when it stops, and then hears of nothing', () => {
    const { session, events, strokes } = started();
    session.down(sample(), PAINT);
    session.stop();
    session.down(sample(), PAINT);
    session.move(way(4, 4));
    expect(events).toEqual(['begin blush', 'end']);
    expect(strokes).toHaveLength(1);
  });
});

describe('tips', () => {
  it('are made of the strokes of the last 10 seconds, and go with them', () => {
    const { session, state } = started();
    session.down(sample(), PAINT);
    session.move(way(40, 20));
    session.up();
    expect(state().tips).toContain('slower');
    session.age(11_500);
    expect(state().tips).toEqual([]);
  });

  it('judge a stroke of more than 10 seconds by its last 10, even while it is being painted', () => {
    const { session, state } = started();
    // Five seconds in haste, then eleven at ease; aged once a second, as the panel does.
    session.down(sample(), PAINT);
    session.move(way(40, 300));
    session.age(6_000);
    expect(state().tips).toContain('slower');
    for (let second = 6; second < 17; second += 1) {
      session.move(way(8, 60).map((each) => ({ ...each, time: each.time + 1_000 * (second - 1) })));
      session.age(1_000 * (second + 1));
    }
    expect(state().tips).not.toContain('slower');
    session.up();
    expect(state().tips).toEqual(['steady']);
  });
});
