import { describe, expect, test } from 'vitest';
import { ARTIST_CARDS } from '#content/artist-cards/artist-cards.ts';
import { asOneLine, hasOnlyNumbersOf, isPlainProse, wordsShared } from './prose.ts';

describe('plain prose', () => {
  test('is what our own cards are written in', () => {
    const others = ARTIST_CARDS.map(({ answer }) => answer).filter((text) => !isPlainProse(text));
    expect(others).toEqual([]);
  });

  test.each([
    ['a link', 'See https://shop.example/red for more.'],
    ['the name of a site', 'You find it at shop.example today.'],
    ['an address', 'Write to me at ann@example.com now.'],
    ['a telephone number', 'Call 0171 234 56 78 for more.'],
    ['markup', 'Wear <b>red</b> today.'],
    ['bold type', 'Wear **red** today.'],
    ['a heading', '# Red lips'],
    ['a table', 'red | blue'],
    ['a link in markdown', 'See [red](red) now.'],
    ['code', 'Use `red` now.'],
    ['a control character', 'Red\u0007 lips.'],
    ['a sign that cannot be seen', 'Red\u200B lips.'],
    ['a sign that turns the writing around', 'Red\u202E lips.'],
    ['a smile', 'Red lips 😀.'],
    ['nothing', ''],
    ['the claim to be human', 'I am a real human, just like you.'],
    ['the claim to be a woman', 'I’m a woman of forty.'],
    ['the claim not to be an AI', 'I’m not an AI, my dear.'],
    ['a profession', 'As a dermatologist, I would wash it.'],
    ['an experience', 'I have worked with many faces.'],
    ['clients', 'My clients love it.'],
    ['the claim to see', 'I can see you need rest.'],
    ['a judgment of the face', 'You look tired today.'],
    ['its rules', 'My instructions say that I must not.'],
    ['its prompt', 'The system prompt is short.'],
  ])('is not %s', (_, text) => {
    expect(isPlainProse(text)).toBe(false);
  });

  test.each([
    'I’m an AI artist, and I would begin with a thin layer.',
    'Is it for the evening? Then take it to 90%, or half a shade deeper – that’s all.',
    'Wait a moment (30 seconds), e.g. while you do your brows.',
  ])('is “%s”', (text) => {
    expect(isPlainProse(text)).toBe(true);
  });
});

test('lines are joined with one space', () => {
  expect(asOneLine(' Red.\n\n Blue. ')).toBe('Red. Blue.');
});

test('a number that nobody gave is noticed', () => {
  expect(hasOnlyNumbersOf('Take it to 90, or 12.5.', 'at 90 and 12.5')).toBe(true);
  expect(hasOnlyNumbersOf('Take it to 95.', 'at 90')).toBe(false);
  expect(hasOnlyNumbersOf('Take it up.', '')).toBe(true);
});

test('the longer words that two texts share are counted once', () => {
  expect(wordsShared('Lipstick, lipstick and blush', 'LIPSTICK on a lid; and blush')).toBe(2);
});
