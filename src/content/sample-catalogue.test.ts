import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '#domain/shopping/category.ts';
import { SAMPLE_CATALOGUE } from './sample-catalogue.ts';

describe('the shop’s sample', () => {
  it('has thirty products, each of them once, and some of every category', () => {
    expect(SAMPLE_CATALOGUE).toHaveLength(30);
    expect(new Set(SAMPLE_CATALOGUE.map(({ id }) => id)).size).toBe(30);
    expect(new Set(SAMPLE_CATALOGUE.map(({ category }) => category))).toEqual(new Set(CATEGORIES));
  });

  it('says of each that it is a sample, with a drawn color', () => {
    for (const { isSample, colour } of SAMPLE_CATALOGUE) {
      expect(isSample).toBe(true);
      expect(colour?.source).toBe('drawn');
      expect(colour?.hex).toMatch(/^#[0-9a-f]{6}$/);
    }
  });
});
