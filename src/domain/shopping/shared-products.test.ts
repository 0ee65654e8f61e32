import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_SHARED, readShared, writeShared } from './shared-products.ts';

describe('a link to products', () => {
  it('holds their ids and nothing else, each once', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: MOST_SHARED }), (ids) => {
        const text = writeShared([...ids, ...ids]);
        expect(text).toMatch(/^[0-9a-z]+$/);
        expect(readShared(text)).toEqual(ids);
      }),
    );
  });

  it('holds no more than programs pass on', () => {
    const ids = Array.from(
      { length: MOST_SHARED + 5 },
      (_, place) => `01990a5d-ac96-774b-bcce-${String(place).padStart(12, '0')}`,
    );
    expect(readShared(writeShared(ids))).toEqual(ids.slice(0, MOST_SHARED));
    expect(writeShared(ids).length).toBeLessThan(1600);
  });

  it.each([
    ['nothing', ''],
    ['one that was cut short', writeShared(['01990a5d-ac96-774b-bcce-000000000001']).slice(1)],
    ['a number larger than any id', 'z'.repeat(25)],
    ['another alphabet', '<'.repeat(25)],
    ['more than a link holds', '0'.repeat(25 * (MOST_SHARED + 1))],
  ])('is not read from %s', (_what, text) => {
    expect(readShared(text)).toBeNull();
  });
});
