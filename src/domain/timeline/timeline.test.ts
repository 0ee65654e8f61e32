import { describe, expect, it } from 'vitest';
import { latest, withChoice } from './timeline.ts';

describe('the timeline', () => {
  it('keeps the ten newest snapshots, the newest first', () => {
    const eleven = Array.from({ length: 11 }, (_, place) => ({ timestamp: place }));
    const { kept, dropped } = latest(eleven);
    expect(kept.map(({ timestamp }) => timestamp)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(dropped).toEqual([{ timestamp: 0 }]);
  });
});

describe('what is compared', () => {
  it('is the first two that were pressed, A and B', () => {
    expect(withChoice(withChoice([], 'one'), 'two')).toEqual(['one', 'two']);
  });

  it('lets a third take the place of B', () => {
    expect(withChoice(['one', 'two'], 'three')).toEqual(['one', 'three']);
  });

  it('loses what is pressed again; B becomes A without it', () => {
    expect(withChoice(['one', 'two'], 'one')).toEqual(['two']);
    expect(withChoice(['one'], 'one')).toEqual([]);
  });
});
