import { describe, expect, test } from 'vitest';
import { categoryOf } from './feed-category.ts';
import { googlePathOf } from './google-categories.ts';

describe('a category of Google’s list, as a number', () => {
  test.each([
    ['2765', 'Second Skin Foundation', 'foundation'],
    ['2765', 'Soft Concealer', 'concealer'],
    ['2807', 'Ink', 'eyeliner'],
    ['2834', 'Lash', 'mascara'],
    ['2858', 'Clear', 'lip-gloss'],
    ['2904', 'Single', 'eyeshadow'],
    [' 3021 ', 'Velvet', 'lipstick'],
    ['6072', 'Hold', 'setting-spray'],
    ['6304', 'Sun', 'highlighter'],
    ['6305', 'Petal Blush', 'blush'],
    ['6306', 'Petal', 'lipstick'],
    ['8218', 'First', 'primer'],
  ])('%s, %s is %s', (id, title, category) => {
    expect(categoryOf(googlePathOf(id), title)).toBe(category);
  });

  test.each(['477', '2683', 'constructor', 'Makeup > Lip Makeup', ''])(
    'stays as it is when it does not name a category of ours: %s',
    (category) => {
      expect(googlePathOf(category)).toBe(category);
    },
  );
});
