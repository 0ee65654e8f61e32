import { expect, it } from 'vitest';
import { captureName } from './capture-name.ts';

it('names a capture by the local time, to the second', () => {
  expect(captureName(new Date(2026, 10, 21, 14, 3, 22))).toBe('lookglass-2026-11-21-14-03-22.png');
});

it('pads what is shorter than its place', () => {
  expect(captureName(new Date(2027, 0, 2, 3, 4, 5))).toBe('lookglass-2027-01-02-03-04-05.png');
});

it('says what the caption says, in letters that any disk takes', () => {
  expect(captureName(new Date(2027, 0, 2, 3, 4, 5), 'Light: Club/Party · 20%')).toBe(
    'lookglass-2027-01-02-03-04-05-light-club-party-20.png',
  );
});
