import { describe, expect, it } from 'vitest';
import { reasonText } from '#content/advice-words.ts';
import { SHADE_LIBRARY } from '#content/shade-library/shade-library.ts';
import { advise } from '#domain/advice/advise.ts';
import { wishedColours } from '#domain/shopping/picks.ts';
import { PEOPLE, syntheticReading } from './synthetic-reading.ts';

describe('picks from what was measured', () => {
  const wishesOf = (person: (typeof PEOPLE)[number]) => {
    const advice = advise(syntheticReading(person), SHADE_LIBRARY);
    return 'withheld' in advice ? [] : wishedColours(advice);
  };

  it('look for five colors, each with its reason, and never for a foundation', () => {
    const wished = wishesOf(PEOPLE[2]!);
    expect(wished.map(({ category }) => category)).toEqual([
      'lipstick',
      'lipstick',
      'blush',
      'eyeshadow',
      'eyeliner',
    ]);
    for (const { reason } of wished) expect(reasonText(reason)).toMatch(/\w\.$/);
  });

  it('differ from person to person', () => {
    expect(wishesOf(PEOPLE[0]!)[0]!.color).not.toBe(wishesOf(PEOPLE[7]!)[0]!.color);
  });
});
