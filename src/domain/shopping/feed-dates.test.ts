import { describe, expect, test } from 'vitest';
import { hasPassed, isWithin } from './feed-dates.ts';

const NOON = new Date('2026-11-23T12:00:00Z');

describe('a date of a feed', () => {
  test.each([
    ['2026-11-22', true],
    ['2026-11-23', false],
    ['2026-11-23T11:59Z', true],
    ['2026-11-23T12:30+01:00', true],
    ['2026-11-23T12:30+0100', true],
    ['2026-11-23T12:30-0100', false],
    ['2026-11-23 11:59:59', true],
    ['2026-13-45', false],
    ['yesterday', false],
    ['', false],
    [undefined, false],
  ])('%j is over: %j', (text, isOver) => {
    expect(hasPassed(text, NOON)).toBe(isOver);
  });
});

describe('a span of a feed', () => {
  test.each([
    ['2026-11-20/2026-11-23', true],
    ['2026-11-20T08:00+0100 / 2026-11-23T12:30+0100', false],
    ['2026-11-24/2026-11-30', false],
    ['always', true],
    ['', true],
  ])('%j holds now: %j', (text, holds) => {
    expect(isWithin(text, NOON)).toBe(holds);
  });
});
