import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_THERE, boundedMove, FILM_MS, filmMoment, STORY } from './story.ts';

const box = { left: 100, top: 300, width: 400, height: 120 };

describe('words that are moved', () => {
  it('go where they are moved to', () => {
    expect(boundedMove(box, { x: 12, y: -60 })).toEqual({ x: 12, y: -60 });
  });

  it('stop at the edges of the story', () => {
    expect(boundedMove(box, { x: -500, y: 5000 })).toEqual({ x: -100, y: 1500 });
  });

  it('are never outside of it, wherever they are moved', () => {
    const far = fc.integer({ min: -5000, max: 5000 });
    fc.assert(
      fc.property(far, far, (x, y) => {
        const move = boundedMove(box, { x, y });
        expect(box.left + move.x).toBeGreaterThanOrEqual(0);
        expect(box.left + box.width + move.x).toBeLessThanOrEqual(STORY.width);
        expect(box.top + move.y).toBeGreaterThanOrEqual(0);
        expect(box.top + box.height + move.y).toBeLessThanOrEqual(STORY.height);
      }),
    );
  });
});

describe('the film of a story', () => {
  it('is six seconds long, begins with the bare face and ends with everything there', () => {
    expect(FILM_MS).toBe(6000);
    expect(filmMoment(0)).toEqual({ look: 0, title: 0, line: 0, shades: 0 });
    expect(filmMoment(1000).look).toBe(0);
    expect(filmMoment(FILM_MS)).toEqual(ALL_THERE);
  });

  it('shows the whole look for two seconds at its end', () => {
    expect(filmMoment(FILM_MS - 2000)).toEqual(ALL_THERE);
  });

  it('never takes anything away again', () => {
    const times = Array.from({ length: 121 }, (_, step) => step * 50);
    for (const part of ['look', 'title', 'line', 'shades'] as const) {
      const values = times.map((time) => filmMoment(time)[part]);
      expect(values).toEqual(values.toSorted((one, other) => one - other));
    }
  });
});
