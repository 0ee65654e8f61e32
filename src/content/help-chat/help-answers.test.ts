import { describe, expect, test } from 'vitest';
import { findAnswer } from '#domain/help-chat/find-answer.ts';
import { HELP_ANSWERS, HELP_FALLBACKS } from './help-answers.ts';

/** The specification's table, in its order. */
const KEYWORDS = [
  'what is this app',
  'how to use',
  'features',
  'camera not working',
  'makeup not showing',
  'quick looks',
  'ai recommendations',
  'voice assistant',
  'skin analysis',
  'shopping',
  'affiliate',
  'artist booking',
  'social sharing',
  'gamification',
  'save looks',
  'slow performance',
  'privacy',
  'supported devices',
];

const FALLBACKS = [
  ['help', 'how'],
  ['feature'],
  ['camera', 'video'],
  ['makeup', 'apply'],
  ['shop', 'buy'],
  ['share', 'social'],
];

describe('what the help chat knows', () => {
  test('stands in the specified order', () => {
    expect(HELP_ANSWERS.map(({ keywords }) => keywords)).toEqual(KEYWORDS.map((each) => [each]));
    expect(HELP_FALLBACKS.map(({ keywords }) => keywords)).toEqual(FALLBACKS);
  });

  test.each([
    ['I need a hand, help', 'help'],
    ['is there a feature for nails', 'feature'],
    ['the video is upside down', 'camera'],
    ['lipstick will not apply', 'makeup'],
    ['can one buy it', 'shop'],
    ['share', 'share'],
  ])('falls back from “%s” to %s', (question, keyword) => {
    expect(findAnswer(HELP_FALLBACKS, question)?.keywords[0]).toBe(keyword);
  });
});
