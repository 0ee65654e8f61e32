import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

const owner = { email: 'ann.lee@example.test', name: 'Ann Marie Leeward' };

describe('a common password', () => {
  it.each([
    ['is on the list', 'qwertyuiop'],
    ['is on the list in other letters', 'PassWord1'],
    ['is the address', 'ann.lee@example.test'],
    ['is the part before the at sign', 'Ann.Lee2024!'],
    ['is the whole name', 'ann marie leeward'],
    ['is a name with digits behind it', 'Leeward1987'],
  ])('%s: %j', (_why, password) => {
    expect(isCommonPassword(password, owner)).toBe(true);
  });

  it.each([
    ['has the name in it, but more than that', 'leeward-rosewood-lamp'],
    ['is nothing that anybody knows', 'rosewood-Lamp7'],
    ['has no letter at all', '83749201-5521'],
  ])('is not one that %s: %j', (_why, password) => {
    expect(isCommonPassword(password, owner)).toBe(false);
  });

  it('is not one because of an empty name', () => {
    expect(isCommonPassword('83749201-5521', { email: 'a@b.test', name: '' })).toBe(false);
  });
});
