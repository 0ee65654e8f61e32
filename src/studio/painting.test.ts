import { describe, expect, it } from 'vitest';
import { MOST_POINTS } from '#domain/brush/bounded-strokes.ts';
import { pointCount, type PaintedStroke } from '#domain/brush/painted-stroke.ts';
import { createPainting, type Painting } from '#studio/commands/painting.ts';
import { createStudioStore, type StudioStore } from '#studio/state/state.ts';

function tabOf(kept: Map<string, string>) {
  return {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => void kept.set(key, value),
  };
}

function begun(kept = new Map<string, string>(), person: string | null = null) {
  const studio = createStudioStore();
  return { studio, kept, painting: createPainting(studio, tabOf(kept), person) };
}

/** What the scene is told to draw. */
function drawn(studio: StudioStore): readonly PaintedStroke[] {
  const added = studio.getState().effects.find(({ effect }) => effect.kind === 'strokes');
  return added?.effect.kind === 'strokes' ? added.effect.strokes : [];
}

function paint(painting: Painting, v: number, count = 10): void {
  painting.begin({ product: 'lipstick', shade: '#b3203f' });
  const points = Array.from({ length: count }, (_, step) => ({
    u: 0.3 + 0.4 * ((step % 200) / 200),
    v,
    pressure: 0.5,
    spread: 1,
  }));
  painting.extend(points);
  painting.end();
}

describe('painting', () => {
  it('shows a stroke while it is painted, and one that grows under one id', () => {
    const { studio, painting } = begun();
    painting.begin({ product: 'blush', shade: '#fda4af', blend: 'multiply' });
    expect(drawn(studio)).toEqual([]);
    painting.extend([{ u: 0.3, v: 0.5, pressure: 0.4, spread: 1 }]);
    const [first] = drawn(studio);
    painting.extend([{ u: 0.32, v: 0.5, pressure: 0.4, spread: 1 }]);
    const [grown] = drawn(studio);
    expect(grown).toMatchObject({ id: first?.id, product: 'blush', blend: 'multiply' });
    expect(pointCount(grown!)).toBe(2);
  });

  it('keeps one point of a pen that rests, and more where it presses harder', () => {
    const { studio, painting } = begun();
    painting.begin({ product: 'blush', shade: '#fda4af' });
    const rest = { u: 0.3, v: 0.5, spread: 1 };
    painting.extend([0.4, 0.41, 0.42, 0.6].map((pressure) => ({ ...rest, pressure })));
    expect(pointCount(drawn(studio)[0]!)).toBe(2);
  });

  it('takes strokes back one by one, and leaves the scene when the last is gone', () => {
    const { studio, painting } = begun();
    paint(painting, 0.4);
    paint(painting, 0.5);
    painting.undo();
    expect(drawn(studio)).toHaveLength(1);
    painting.undo();
    expect(studio.getState().effects).toEqual([]);
  });

  it('brings all strokes back that were taken off at once', () => {
    const { studio, painting } = begun();
    paint(painting, 0.4);
    paint(painting, 0.5);
    painting.takeOff();
    expect(drawn(studio)).toEqual([]);
    painting.undo();
    expect(drawn(studio)).toHaveLength(2);
  });

  it('discards a stroke that was cut off, and leaves no trace of one that never touched the face', () => {
    const { studio, painting } = begun();
    painting.begin({ product: 'blush', shade: '#fda4af' });
    painting.extend([{ u: 0.3, v: 0.5, pressure: 0.4, spread: 1 }]);
    painting.discard();
    painting.begin({ product: 'blush', shade: '#fda4af' });
    painting.end();
    expect(drawn(studio)).toEqual([]);
    expect(painting.store.getState().strokes).toEqual([]);
  });

  it('never changes the look', () => {
    const { studio, painting } = begun();
    const { history } = studio.getState();
    paint(painting, 0.4);
    expect(studio.getState().history).toBe(history);
  });

  it('never holds more points than its limit, however much is painted', () => {
    const { studio, painting } = begun();
    for (let stroke = 0; stroke < 70; stroke += 1) paint(painting, 0.3 + stroke / 200, 190);
    const total = drawn(studio).reduce((sum, stroke) => sum + pointCount(stroke), 0);
    expect(total).toBeLessThanOrEqual(MOST_POINTS);
    expect(drawn(studio)).toHaveLength(70);
  });
});

/** What the tab keeps of one stroke. */
function keptWith(stroke: object): string {
  const whole = { shade: '#112233', product: 'blush', points: [1, 2, 3, 4] };
  return JSON.stringify({ owner: null, strokes: [{ ...whole, ...stroke }] });
}

describe('the strokes of an account', () => {
  it.each([
    ['signs out', null],
    ['gives the page to another', 'robin'],
  ])(
    'go for good when the person %s: from the face, from the tab and from what can be undone',
    (_, next) => {
      const { studio, kept, painting } = begun(new Map(), 'ada');
      paint(painting, 0.4);
      painting.begin({ product: 'blush', shade: '#fda4af' });
      painting.extend([{ u: 0.3, v: 0.5, pressure: 0.4, spread: 1 }]);
      painting.belongTo(next);
      painting.end();
      painting.undo();
      expect([drawn(studio), studio.getState().effects]).toEqual([[], []]);
      expect(drawn(begun(kept, 'ada').studio)).toEqual([]);
    },
  );

  it.each([null, 'robin'])(
    'are not on the face of a later page where %s is signed in',
    (person) => {
      const { kept, painting } = begun(new Map(), 'ada');
      paint(painting, 0.4);
      expect(drawn(begun(kept, person).studio)).toEqual([]);
      expect(drawn(begun(kept, 'ada').studio)).toHaveLength(1);
    },
  );

  it('were a guest’s before they signed in to it', () => {
    const { studio, kept, painting } = begun();
    paint(painting, 0.4);
    painting.belongTo('ada');
    expect(drawn(studio)).toHaveLength(1);
    expect(drawn(begun(kept, 'ada').studio)).toHaveLength(1);
    expect(drawn(begun(kept, 'robin').studio)).toEqual([]);
  });
});

describe('a page that was loaded again in the same tab', () => {
  it('has its finished strokes on the face again', () => {
    const { kept, painting, studio } = begun();
    paint(painting, 0.4);
    painting.begin({ product: 'blush', shade: '#fda4af' });
    painting.extend([{ u: 0.3, v: 0.5, pressure: 0.4, spread: 1 }]);
    const again = begun(kept);
    const [before] = drawn(studio);
    expect(drawn(again.studio)).toHaveLength(1);
    const [after] = drawn(again.studio);
    expect(after).toMatchObject({ product: 'lipstick', shade: '#b3203f' });
    after!.points.forEach((value, at) => expect(value).toBeCloseTo(before!.points[at]!, 3));
  });

  it.each([
    ['text', 'what'],
    ['another shape', '{"owner":null,"strokes":1}'],
    ['nobody’s name', '{"strokes":[]}'],
    ['half a point', keptWith({ points: [1, 2, 3] })],
    ['a color that is none', keptWith({ shade: 'red' })],
    ['a place beyond the face', keptWith({ points: [10_001, 2, 3, 4] })],
    ['too many points', keptWith({ points: Array.from({ length: 40_004 }, () => 1) })],
  ])('begins with a bare face where it kept %s', (_, stored) => {
    const { studio } = begun(new Map([['lookglass.paintedStrokes', stored]]));
    expect(drawn(studio)).toEqual([]);
  });
});
