import { describe, expect, it } from 'vitest';
import { compareShade } from './compare-shade.ts';

describe('a shade beside what is worn', () => {
  it('is a full match with itself, and nothing more is said about it', () => {
    expect(compareShade(['#b9586c'], '#b9586c')).toMatchObject({ percentage: 100, tendencies: [] });
  });

  it('is compared with the nearest color of a palette', () => {
    expect(compareShade(['#fde68a', '#fca5a5', '#f87171'], '#f77070')?.yours).toBe('#f87171');
  });

  it('says how it differs', () => {
    const compared = compareShade(['#b9586c'], '#8e3a4d');
    expect(compared?.tendencies[0]?.leaning).toBe('deeper');
    expect(compared?.percentage).toBeLessThan(90);
  });

  it('is compared with nothing where nothing is worn', () => {
    expect(compareShade([], '#b9586c')).toBeNull();
  });
});
