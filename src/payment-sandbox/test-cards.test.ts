import { describe, expect, test } from 'vitest';
import { TEST_CARD_TOKENS } from '#contracts/payment-sandbox.ts';
import { outcomeOf, TEST_CARDS } from './test-cards.ts';

describe('the test cards', () => {
  test('have every card that the page knows', () => {
    expect(TEST_CARD_TOKENS.filter((token) => !TEST_CARDS.has(token))).toEqual([]);
  });

  test('that fail later pay while their owner is there, and not at a renewal', () => {
    expect(outcomeOf('fails_later', 'present').kind).toBe('paid');
    expect(outcomeOf('fails_later', 'away').kind).toBe('refused');
  });

  test('whose bank asks their owner are charged without a question at a renewal', () => {
    expect(outcomeOf('asks_bank', 'present').kind).toBe('asks_bank');
    expect(outcomeOf('asks_bank', 'away').kind).toBe('paid');
  });
});
