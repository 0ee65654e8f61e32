import { describe, expect, it } from 'vitest';
import { TEST_CARD_TOKENS } from '#contracts/payment-sandbox.ts';
import { CARD_PROBLEMS } from '#content/subscribe-words.ts';
import { isCardNumber } from '#domain/payment/card.ts';
import { cardFields } from './card-fields.ts';
import { TEST_CARDS } from './test-cards.ts';

const RIGHT = {
  number: '4242 4242 4242 4242',
  expiry: '12/34',
  cvv: '123',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
};

function problemsOf(change: Partial<typeof RIGHT>): readonly string[] {
  const { error } = cardFields.safeParse({ ...RIGHT, ...change });
  return error?.issues.map(({ message }) => message) ?? [];
}

describe('the form of the test mode', () => {
  it('takes a test card, however its digits are grouped', () => {
    for (const number of [RIGHT.number, '4242424242424242', ' 4242-4242-4242-4242 ']) {
      expect(problemsOf({ number })).toEqual([]);
    }
  });

  it.each([
    [{ number: '' }, CARD_PROBLEMS.number],
    [{ number: '4242 4242 4242 4241' }, CARD_PROBLEMS.numberShape],
    [{ number: '4242' }, CARD_PROBLEMS.numberShape],
    [{ number: 'four' }, CARD_PROBLEMS.numberShape],
    [{ expiry: '' }, CARD_PROBLEMS.expiry],
    [{ expiry: '13/30' }, CARD_PROBLEMS.expiry],
    [{ expiry: '01/20' }, CARD_PROBLEMS.expired],
    [{ cvv: '' }, CARD_PROBLEMS.cvv],
    [{ cvv: '12' }, CARD_PROBLEMS.cvv],
    [{ name: ' ' }, CARD_PROBLEMS.name],
  ])('says of %o that "%s"', (change, problem) => {
    expect(problemsOf(change)).toEqual([problem]);
  });

  it('refuses a number that could be a real card, and says why', () => {
    expect(problemsOf({ number: '4111 1111 1111 1111' })).toEqual([CARD_PROBLEMS.notATestCard]);
  });
});

describe('the test cards', () => {
  it('have numbers that pass the check, and each token once', () => {
    expect(TEST_CARDS.every(({ number }) => isCardNumber(number))).toBe(true);
    expect(TEST_CARDS.map(({ token }) => token).toSorted()).toEqual(TEST_CARD_TOKENS.toSorted());
  });
});
