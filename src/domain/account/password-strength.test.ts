import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordStrength, ratedStrength } from './password-strength.ts';

describe('the strength of a password', () => {
  it.each([
    ['', 0],
    ['a', 1],
    ['abcdefgh', 2],
    ['Abcdefgh', 3],
    ['Abcdefg1', 4],
    ['Abcdef1!', 4],
    ['aA1!', 4],
    ['ÄÖÜ', 1],
  ])('of %j is %i', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });

  it('never falls when something is added', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (password, more) => {
        expect(passwordStrength(password + more)).toBeGreaterThanOrEqual(
          passwordStrength(password),
        );
      }),
    );
  });
});

describe('what the strength of a password is called', () => {
  it.each([
    ['', false, 0],
    ['aA1!', false, 1],
    ['abcdefgh', true, 1],
    ['Summer2024', true, 1],
    ['kfjwmxqp', false, 2],
    ['Rosewood-at-dawn-7', false, 4],
  ])(
    'is fair or better only for what would be accepted: %j, guessed %s, is %i',
    (password, isGuessed, strength) => {
      expect(ratedStrength(password, isGuessed)).toBe(strength);
    },
  );
});
