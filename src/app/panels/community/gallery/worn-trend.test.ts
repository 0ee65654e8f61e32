import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { lookNamed, wornShade } from './worn-trend.ts';

describe('a shade that is worn this week', () => {
  it('is put on as strongly as the product is worn', () => {
    expect(wornShade('lipstick', 'Berry', DEFAULT_LOOK)?.patch).toEqual({
      lipstick: { color: '#7d1d43', opacity: 70 },
    });
  });

  it('is put on as in the first look where the product is not worn', () => {
    const bare = { ...DEFAULT_LOOK, blush: { ...DEFAULT_LOOK.blush, opacity: 0 } };
    expect(wornShade('blush', 'Peach', bare)?.patch).toEqual({
      blush: { color: '#f3a27e', opacity: 50 },
    });
  });

  it('brings the three colors of a palette', () => {
    expect(wornShade('eyeshadow', 'Smokey Eye', DEFAULT_LOOK)?.colours).toHaveLength(3);
  });

  it('is null where it is no longer one of ours', () => {
    expect(wornShade('lipstick', 'Of last year', DEFAULT_LOOK)).toBeNull();
    expect(lookNamed('Of last year')).toBeNull();
  });
});
