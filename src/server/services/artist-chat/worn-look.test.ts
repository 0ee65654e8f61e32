import { describe, expect, test } from 'vitest';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { applyPatch } from '#domain/makeup/patch.ts';
import { wornSentence } from './worn-look.ts';

describe('the sentence about the worn look', () => {
  test('is missing if an answer is about no product', () => {
    expect(wornSentence(DEFAULT_LOOK, [])).toBeUndefined();
  });

  test('names shade, finish and intensity', () => {
    expect(wornSentence(DEFAULT_LOOK, ['lipstick'])).toBe(
      'You wear Hot Pink, satin, at 70 on your lips.',
    );
    expect(wornSentence(DEFAULT_LOOK, ['eyeshadow'])).toBe(
      'You wear Sunset Glow, matte, at 60 on your lids.',
    );
    expect(wornSentence(DEFAULT_LOOK, ['mascara'])).toBe('You wear mascara, at 65.');
  });

  test('names a color of their own by what it looks like', () => {
    const look = applyPatch(DEFAULT_LOOK, { blush: { color: '#0000ff' } });
    expect(wornSentence(look, ['blush'])).toMatch(/^You wear \w.* blush, at 50\.$/);
  });

  test('says what the suggestion changes, and speaks of a product that it names', () => {
    expect(wornSentence(DEFAULT_LOOK, ['lipstick', 'blush'], { blush: { opacity: 20 } })).toBe(
      'You wear Soft Rose blush, at 50; I would take it to 20.',
    );
    expect(wornSentence(DEFAULT_LOOK, ['eyeliner'], { eyeliner: { opacity: 0 } })).toBe(
      'You wear Carbon eyeliner, at 80; I would take it off.',
    );
  });

  test('says what is not worn', () => {
    const bare = applyPatch(DEFAULT_LOOK, { lipstick: { opacity: 0 } });
    expect(wornSentence(bare, ['lipstick'])).toBe('You wear no lipstick at the moment.');
    expect(wornSentence(bare, ['lipstick'], { lipstick: { opacity: 50 } })).toBe(
      'You wear no lipstick at the moment; I would begin with Hot Pink, satin at 50.',
    );
  });
});
