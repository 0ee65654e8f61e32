import { describe, expect, test } from 'vitest';
import { FAQ } from './faq.ts';
import { CLOSING_WORDS, FEATURES, HERO_WORDS, QUESTIONS } from './landing-words.ts';

describe('the landing page', () => {
  test('has the specified words', () => {
    expect(HERO_WORDS).toMatchObject({
      title: 'Try On Makeup Virtually',
      tryFree: 'Try Free Now',
      createAccount: 'Create Account',
      haveAccount: 'Already have an account?',
      signIn: 'Sign In',
    });
    expect(FEATURES.map(({ title }) => title)).toEqual([
      'Real-Time Try-On',
      'AI Recommendations',
      'Save Your Looks',
    ]);
    expect(CLOSING_WORDS).toEqual({
      title: 'Ready to transform your look?',
      action: 'Start Your Makeover',
    });
  });

  test.each(QUESTIONS)('has an answer to “%s”', (asked) => {
    const questions = FAQ.flatMap(({ entries }) => entries.map(({ question }) => question));
    expect(questions).toContain(asked);
  });
});
