import { describe, expect, test } from 'vitest';
import { plainWords, stemOf, vocabularyOf } from './plain-words.ts';

const VOCABULARY = vocabularyOf(
  ['is', 'it', 'the', 'hello', 'do'],
  [
    ['refund', 'money back'],
    ['color', 'colour', 'hue'],
  ],
);

describe('the plain words of a question', () => {
  test('are those that tell what it is about, each once', () => {
    expect(plainWords('Is it the lipstick? The LIPSTICK!', VOCABULARY)).toEqual(['lipstick']);
  });

  test('are the same for all ways of saying the same thing', () => {
    expect(plainWords('colours', VOCABULARY)).toEqual(plainWords('hue', VOCABULARY));
    expect(plainWords('my money back', VOCABULARY)).toEqual(plainWords('my refund', VOCABULARY));
  });

  test('are all of its words where none of them says anything', () => {
    expect(plainWords('Hello', VOCABULARY)).toEqual(['hello']);
  });

  test('have no apostrophes and no accents', () => {
    expect(plainWords('doesn’t réal', VOCABULARY)).toEqual(plainWords("doesn't real", VOCABULARY));
  });

  test.each([
    ['save', 'saved', 'saving', 'saves'],
    ['cancel', 'cancelled', 'canceling', 'cancels'],
    ['upload', 'uploaded', 'uploading', 'uploads'],
    ['picture', 'pictures'],
  ])('lose their endings: %s', (...words) => {
    expect(new Set(words.map(stemOf)).size).toBe(1);
  });

  test.each([
    ['glass', 'glasses', 'gloss'],
    ['free', 'fee', 'face'],
  ])('that differ stay different: %s', (one, _, other) => {
    expect(stemOf(one)).not.toBe(stemOf(other));
  });
});
