import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { isGuessable } from './guessable-password.ts';

const owner = { email: 'ann.lee@example.test', name: 'Ann Marie Leeward' };

describe('a password that would be guessed', () => {
  it.each([
    ['is one letter again and again', 'aaaaaaaa'],
    ['is nothing but spaces', '        '],
    ['is the alphabet', 'abcdefgh'],
    ['is the alphabet with a capital and a digit', 'Abcdefg1'],
    ['is a row of the keyboard', 'qwertyuiop'],
    ['is a repeated word', 'abcabcabc'],
    ['is a date', '20112026'],
    ['is a common one with a capital and a digit', 'Password1!'],
    ['is on the list', 'iloveyou1'],
    ['is on the list in other letters', 'PassWord1'],
    ['is in wide letters', '\uFF41'.repeat(9)],
    ['is one letter to the limit', 'a'.repeat(128)],
    ['is the address', 'ann.lee@example.test'],
    ['is the part before the at sign', 'Ann.Lee2024!'],
    ['is the whole name', 'ann marie leeward'],
    ['is a name with digits behind it', 'Leeward1987'],
  ])('%s: %j', (_why, password) => {
    expect(isGuessable(password, owner)).toBe(true);
  });

  it.each([
    ['has the name in it, but more than that', 'leeward-rosewood-lamp'],
    ['is on no list', 'rosewood-Lamp7'],
    ['is made of small letters alone', 'kfjwmxqp'],
    ['has no letter at all', '83749201-5521'],
  ])('is not one that %s: %j', (_why, password) => {
    expect(isGuessable(password, owner)).toBe(false);
  });

  it('is every one of the list', () => {
    const some = dictionary['passwords-common'].filter((_each, index) => index % 97 === 0);
    expect(some.filter((password) => !isGuessable(password))).toEqual([]);
  });

  it('is not made guessable by an empty name', () => {
    expect(isGuessable('83749201-5521', { email: 'a@b.test', name: '' })).toBe(false);
  });
});
