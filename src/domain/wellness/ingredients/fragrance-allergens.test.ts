import { describe, expect, it } from 'vitest';
import { FRAGRANCE_ALLERGENS } from './avoidable.ts';
import { nameKey } from './ingredient-name.ts';
import { NEWER_FRAGRANCE_ALLERGENS } from './newer-fragrance-allergens.ts';
import { OLDER_FRAGRANCE_ALLERGENS } from './older-fragrance-allergens.ts';

/** From `from` to `to`. */
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

describe('the fragrance allergens of Annex III', () => {
  it('are 24 older ones and 57 newer ones', () => {
    expect(OLDER_FRAGRANCE_ALLERGENS).toHaveLength(24);
    expect(NEWER_FRAGRANCE_ALLERGENS).toHaveLength(57);
    expect(FRAGRANCE_ALLERGENS).toHaveLength(81);
  });

  it('of the older ones are the 26 of 2003 without the two that are prohibited since', () => {
    // Benzyl alcohol was entry 68 and is 45 now; 79 and 83 are Lyral and Lilial.
    const of2003 = range(67, 92).filter((entry) => ![68, 79, 83].includes(entry));
    expect(OLDER_FRAGRANCE_ALLERGENS.map(({ entry }) => entry)).toEqual([45, ...of2003]);
  });

  it('of the newer ones are 12 entries that were there and the 45 that were added', () => {
    const there = [46, 109, 114, 122, 124, 131, 133, 154, 157, 175, 196, 324];
    const added = range(327, 371);
    expect([there.length, added.length]).toEqual([12, 45]);
    expect(NEWER_FRAGRANCE_ALLERGENS.map(({ entry }) => entry)).toEqual([...there, ...added]);
  });

  it('have numbers of Chemical Abstracts whose last digit is right', () => {
    for (const number of FRAGRANCE_ALLERGENS.flatMap(({ cas }) => cas)) {
      const digits = number.replaceAll('-', '').split('').map(Number);
      const sum = digits
        .slice(0, -1)
        .toReversed()
        .reduce((all, digit, at) => all + (at + 1) * digit, 0);
      expect(`${number}: ${sum % 10}`).toBe(`${number}: ${digits.at(-1)}`);
    }
  });

  it('share no name with each other', () => {
    const names = FRAGRANCE_ALLERGENS.flatMap(({ name, otherNames }) => [
      ...new Set([name, ...otherNames].map(nameKey)),
    ]);
    expect(names.length).toBe(new Set(names).size);
  });
});
