import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { applyPatch } from '#domain/makeup/patch.ts';
import { parseLook } from '#domain/makeup/parse-look.ts';
import { HAIR_CATEGORIES, HAIR_COLOURS } from './hair-colours.ts';

describe('hair colors', () => {
  it('have an id and a name of their own', () => {
    for (const field of ['id', 'name'] as const)
      expect(new Set(HAIR_COLOURS.map((colour) => colour[field])).size).toBe(HAIR_COLOURS.length);
  });

  it.each(HAIR_CATEGORIES)('are there for %s, with more than one undertone', (category) => {
    const colours = HAIR_COLOURS.filter((colour) => colour.category === category);
    expect(new Set(colours.map(({ undertones }) => undertones)).size).toBeGreaterThan(1);
  });

  it.each(HAIR_COLOURS.map(({ id, recommendedMakeup }) => [id, recommendedMakeup] as const))(
    '%s recommends makeup that can be worn and leaves the foundation alone',
    (_, makeup) => {
      const look = applyPatch(DEFAULT_LOOK, makeup);
      expect(parseLook(look).ok).toBe(true);
      expect(look.foundation).toBe(DEFAULT_LOOK.foundation);
    },
  );
});
