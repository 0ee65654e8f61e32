import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readingMinutes } from './reading-time.ts';

describe('the time that reading takes', () => {
  test('is five minutes for 1,190 words', () => {
    expect(readingMinutes([Array.from({ length: 1190 }, () => 'rouge').join(' ')])).toBe(5);
  });

  test('is a minute at least', () => {
    expect(readingMinutes([])).toBe(1);
    expect(readingMinutes(['One line.'])).toBe(1);
  });

  test('never falls when something is added', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.string(), (texts, more) => {
        expect(readingMinutes([...texts, more])).toBeGreaterThanOrEqual(readingMinutes(texts));
      }),
    );
  });
});
