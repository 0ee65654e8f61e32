import { describe, expect, it } from 'vitest';
import type { CatalogueProduct } from '#contracts/catalogue.ts';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { closeShades, ownedFirst, scanLook, type FindNearest } from './look-scan.ts';

function product(id: string, hex: string): CatalogueProduct {
  return {
    id,
    brand: 'Saltmarsh',
    name: 'Stain',
    category: 'lipstick',
    shade: id,
    colour: { hex, source: 'drawn' },
    finish: null,
    undertone: null,
    rating: null,
    best: null,
    buy: null,
    stock: 'in-stock',
    isSample: true,
  };
}

const ONLY_LIPS = {
  ...DEFAULT_LOOK,
  blush: { ...DEFAULT_LOOK.blush, opacity: 0 },
  eyeshadow: { ...DEFAULT_LOOK.eyeshadow, opacity: 0 },
  eyeliner: { ...DEFAULT_LOOK.eyeliner, opacity: 0 },
  mascara: { opacity: 0 },
  foundation: { ...DEFAULT_LOOK.foundation, opacity: 0 },
};

describe('scanning a look', () => {
  it('asks for each product that is worn, and for each color of a palette', async () => {
    const asked: string[] = [];
    const findNearest: FindNearest = async (category, color) => {
      asked.push(`${category} ${color}`);
      return [];
    };
    const groups = await scanLook({ ...ONLY_LIPS, eyeshadow: DEFAULT_LOOK.eyeshadow }, findNearest);
    expect(asked).toEqual([
      'lipstick #ec4899',
      'eyeshadow #FDE68A',
      'eyeshadow #FCA5A5',
      'eyeshadow #F87171',
    ]);
    expect(groups.map(({ worn }) => worn)).toEqual(['lipstick', 'eyeshadow']);
  });

  it('puts the nearest first, and each product once', async () => {
    const far = product('far', '#3a1020');
    const near = product('near', '#ea4a98');
    const [group] = await scanLook(ONLY_LIPS, async () => [
      { product: far },
      { product: near },
      { product: far },
    ]);
    expect(group?.shades.map((shade) => shade.product.id)).toEqual(['near', 'far']);
    expect(closeShades(group === undefined ? [] : [group])).toBe(1);
  });

  it('finds nothing where nothing is worn', async () => {
    const nothing = { ...ONLY_LIPS, lipstick: { ...DEFAULT_LOOK.lipstick, opacity: 0 } };
    expect(await scanLook(nothing, async () => [])).toEqual([]);
  });
});

describe('what a person owns', () => {
  it('comes first, and keeps its order', () => {
    const shades = ['a', 'b', 'c', 'd'].map((id) => ({ product: { id } }));
    const ordered = ownedFirst(shades, new Set(['d', 'b']));
    expect(ordered.map((shade) => shade.product.id)).toEqual(['b', 'd', 'a', 'c']);
  });
});
