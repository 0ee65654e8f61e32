import { describe, expect, test } from 'vitest';
import { yearSeason } from './season.ts';

describe('the season of the year', () => {
  test.each([
    ['March', 2, 'spring', 'autumn'],
    ['May', 4, 'spring', 'autumn'],
    ['June', 5, 'summer', 'winter'],
    ['September', 8, 'autumn', 'spring'],
    ['November', 10, 'autumn', 'spring'],
    ['December', 11, 'winter', 'summer'],
    ['February', 1, 'winter', 'summer'],
  ])('of %s (%i) is %s in Paris and %s in Sydney', (_name, month, northern, southern) => {
    expect(yearSeason(month, 'Europe/Paris')).toBe(northern);
    expect(yearSeason(month, 'Australia/Sydney')).toBe(southern);
    expect(yearSeason(month, 'America/Argentina/Buenos_Aires')).toBe(southern);
  });
});
