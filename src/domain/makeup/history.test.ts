import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endGesture, LONGEST_HISTORY, record, redo, startHistory, undo } from './history.ts';

const undoAll = <Entry>(history: ReturnType<typeof startHistory<Entry>>, times: number) =>
  Array.from({ length: times }).reduce<typeof history>((older) => undo(older), history);

describe('a history', () => {
  it('undoes every step in turn, and redoes them all', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 60 }), (entries) => {
        const full = entries.reduce((history, entry) => record(history, entry), startHistory(-1));
        const back = undoAll(full, entries.length);
        expect(back.present).toBe(-1);
        const forth = entries.reduce((history) => redo(history), back);
        expect(forth).toEqual(full);
      }),
    );
  });

  it('keeps the last hundred steps', () => {
    const entries = Array.from({ length: 250 }, (_, place) => place + 1);
    const full = entries.reduce((history, entry) => record(history, entry), startHistory(0));
    expect(full.past).toHaveLength(LONGEST_HISTORY);
    expect(undoAll(full, 300).present).toBe(150);
  });

  it('counts the drag of a slider as one step', () => {
    const dragged = [10, 20, 30].reduce(
      (history, entry) => record(history, entry, 'slider'),
      startHistory(0),
    );
    expect(undo(dragged).present).toBe(0);
  });

  it('counts two drags of the same slider as two steps', () => {
    const first = record(startHistory(0), 10, 'slider');
    const second = record(endGesture(first), 20, 'slider');
    expect(undo(second).present).toBe(10);
  });

  it('counts the drags of two sliders as two steps', () => {
    const both = record(record(startHistory(0), 10, 'one slider'), 20, 'another slider');
    expect(undo(both).present).toBe(10);
  });

  it('forgets what was undone once something new is done', () => {
    const changed = record(undo(record(startHistory('a'), 'b')), 'c');
    expect(redo(changed).present).toBe('c');
    expect(undo(changed).present).toBe('a');
  });

  it('has nothing to undo or redo at its ends', () => {
    const fresh = startHistory('a');
    expect(undo(fresh)).toBe(fresh);
    expect(redo(fresh)).toBe(fresh);
  });
});
