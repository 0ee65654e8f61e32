import { describe, expect, it } from 'vitest';
import { listLines, MOST_LINES, MOST_SHADES_A_LINE } from '#contracts/catalogue-lines.ts';
import { labOfHex } from '#domain/advice/seen-colour.ts';
import { keepLines } from '#server/services/catalogue/keep-lines.ts';
import { LIPSTICK, takeShop } from './support/feed.ts';
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

  it('are what the last feed made of them', async () => {
    await lines({ category: 'foundation' });
    const coral = { ...LIPSTICK, id: '78', gtin: '', color: 'Coral', color_hex: '#e8705b' };
    const bare = { ...coral, id: '79', title: 'Bare Balm', color_hex: '' };
    await takeShop(platform().connection, [LIPSTICK, coral, bare]);
    expect(await lines({ category: 'foundation' })).toEqual([]);
    const named = (found: Awaited<ReturnType<typeof lines>>) =>
      found.map(({ name, shades }) => [name, ...shades.map(({ shade }) => shade)]);
    expect(named(await lines({ category: 'lipstick' }))).toEqual([
      ['Velvet Stain', 'Coral', 'Dusk Rose'],
    ]);
    await takeShop(platform().connection, [{ ...LIPSTICK, title: 'Velvet Ink' }, coral]);
    expect(named(await lines({ category: 'lipstick' }))).toEqual([
      ['Velvet Ink', 'Dusk Rose'],
      ['Velvet Stain', 'Coral'],
    ]);
    expect(named(await lines({ category: 'lipstick', text: 'velv dusk' }))).toEqual([
      ['Velvet Ink', 'Dusk Rose'],
    ]);
  });

  it('leave room for each other: the longest one has only some of its shades, and the others all', async () => {
    const row = (place: number, title: string) => ({
      ...LIPSTICK,
      id: `${title} ${place}`,
      gtin: '',
      title,
      color: `No. ${place}`,
    });
    const many = Array.from({ length: MOST_LINES * MOST_SHADES_A_LINE }, (_, place) =>
      row(place, 'Every Color'),
    );
    await takeShop(platform().connection, [...many, row(1, 'Stain'), row(1, 'Balm')]);
    const found = await lines({ category: 'lipstick' });
    expect(found.map(({ name, shades }) => [name, shades.length])).toEqual([
      ['Every Color', MOST_SHADES_A_LINE],
      ['Balm', 1],
      ['Stain', 1],
    ]);
  });

  it('are counted in steps of whole brands, and again where anything changed', async () => {
    const { database, execute } = platform().connection;
    await execute(`
      insert into catalogue_products
        (id, identity, brand, name, shade, category, lab, ingredients, updated_at)
      select gen_random_uuid(), n::text, 'Maison ' || n % 37, 'Stain ' || n % 300, 'No. ' || n,
        case when n % 2 = 0 then 'lipstick' else 'blush' end,
        case when n % 5 = 0 then null else cube(array[50.0, n % 50, 10.0]) end, '[]', now()
      from generate_series(1, 5600) as n`);
    const counted = () =>
      execute(`
        select category, brand, name, count(*)::int as shades from catalogue_products
        where lab is not null group by 1, 2, 3 order by 1, 2, 3`);
    const kept = () =>
      execute(`select category, brand, name, shades from catalogue_lines order by 1, 2, 3`);
    let rests = 0;
    await keepLines(database, async () => {
      rests += 1;
    });
    expect(rests).toBe(1);
    expect((await kept()).rows).toEqual((await counted()).rows);
    await execute(`delete from catalogue_products where brand in ('Maison 1', 'Maison 9')`);
    await execute(`update catalogue_products set name = 'Stain 0' where name = 'Stain 7'`);
    await keepLines(database);
    expect((await kept()).rows).toEqual((await counted()).rows);
  });

  it('are never asked for by a color', () => {
    expect(Object.keys(listLines.query.shape).toSorted()).toEqual(['category', 'text']);
  });
});
