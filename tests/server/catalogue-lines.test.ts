import { describe, expect, it } from 'vitest';
import { listLines } from '#contracts/catalogue-lines.ts';
import { labOfHex } from '#domain/advice/seen-colour.ts';
import { usePlatform } from './support/platform.ts';

const platform = usePlatform();

async function lines(query: { readonly category: string; readonly text?: string }) {
  const reply = await platform().visitor().call(listLines, { query });
  expect(reply.statusCode).toBe(200);
  return listLines.reply.parse(reply.json());
}

describe('products with all of their shades', () => {
  it('have those with the most shades first, and the lightest shade first', async () => {
    const found = await lines({ category: 'foundation' });
    expect(found[0]).toMatchObject({ brand: 'Halcyon', name: 'Second Skin' });
    const counts = found.map(({ shades }) => shades.length);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    const [{ shades } = { shades: [] }] = found;
    const light = shades.map(({ colour }) => labOfHex(colour!.hex).lightness);
    expect(light).toEqual(light.toSorted((one, other) => other - one));
    expect(
      found.flatMap((line) => line.shades).every((each) => each.category === 'foundation'),
    ).toBe(true);
  });

  it('come with every shade when one of them was named', async () => {
    const [line] = await lines({ category: 'foundation', text: 'halcyon 7N' });
    expect(line!.shades.length).toBeGreaterThan(1);
    expect(await lines({ category: 'foundation', text: 'no such product' })).toEqual([]);
  });

  it('are never asked for by a color', () => {
    expect(Object.keys(listLines.query.shape).toSorted()).toEqual(['category', 'text']);
  });
});
