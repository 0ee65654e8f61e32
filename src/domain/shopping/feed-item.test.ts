import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { labOfHex } from '#domain/advice/seen-colour.ts';
import { gtinOf, linkOf, readFeedLine } from './feed-item.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const LINE = {
  id: 'SV-12',
  title: 'Velvet Stain <b>Lipstick</b>',
  brand: 'Saltmarsh',
  color: 'Dusk Rose',
  color_hex: '#B9586C',
  google_product_category:
    'Health & Beauty > Personal Care > Cosmetics > Makeup > Lip Makeup > Lipstick',
  price: '24.00 USD',
  sale_price: '19.00 USD',
  shipping: 'US::Standard:4.95 USD',
  availability: 'in stock',
  delivery: '2 to 4 days',
  link: 'https://shop.example/velvet?color=dusk',
  image_link: 'https://shop.example/velvet.jpg',
  gtin: '4006381333931',
  ingredients: 'Mica, Parfum; Linalool',
};

describe('a line of a feed', () => {
  it('is a product with its shade and what is asked for it', () => {
    expect(readFeedLine(LINE, NOW)).toEqual({
      kind: 'item',
      item: {
        key: 'SV-12',
        gtin: '04006381333931',
        brand: 'Saltmarsh',
        name: 'Velvet Stain Lipstick',
        shade: 'Dusk Rose',
        category: 'lipstick',
        colour: { hex: '#b9586c', source: 'brand', lab: labOfHex('#b9586c') },
        finish: null,
        undertone: null,
        ingredients: ['Mica', 'Parfum', 'Linalool'],
        price: { cents: 2400, currency: 'USD' },
        discount: 500,
        shipping: 495,
        stock: 'in-stock',
        coupon: null,
        delivery: '2 to 4 days',
        link: 'https://shop.example/velvet?color=dusk',
        picture: 'https://shop.example/velvet.jpg',
        rating: null,
      },
    });
  });

  test.each([
    ['no-id', { id: ' ' }],
    ['no-title', { title: '<p></p>' }],
    ['no-brand', { brand: undefined }],
    ['no-makeup', { google_product_category: 'Shoes', title: 'Velvet' }],
    ['no-price', { price: '' }],
    ['bad-price', { price: '0.00 USD' }],
    ['bad-price', { price: 'on request' }],
    ['bad-price', { price: '9999999.00 USD' }],
    ['bad-link', { link: 'javascript:alert(1)' }],
    ['expired', { expiration_date: '2026-11-22' }],
    ['bad-lab', { color_lab: '49.6 41.2' }],
    ['bad-color-source', { color_source: 'guessed' }],
  ])('is refused for %s', (reason, change) => {
    expect(readFeedLine({ ...LINE, ...change }, NOW)).toMatchObject({ kind: 'refused', reason });
  });

  it('is taken without a bad color, a sale that is not one, or shipping in another currency', () => {
    const line = readFeedLine(
      { ...LINE, color_hex: 'rose', sale_price: '30.00 USD', shipping: 'DE:::5.00 EUR' },
      NOW,
    );
    expect(line).toMatchObject({ item: { colour: null, discount: 0, shipping: null } });
  });

  it.each([
    ['4.6', '812', { stars: 4.6, reviews: 812 }],
    ['4.6', '0', null],
    ['4.6', '', null],
    ['6', '812', null],
    ['4,6 of 5', '812', null],
    ['', '812', null],
  ])('rated %j by %j people has the rating %j', (rating, review_count, expected) => {
    const line = readFeedLine({ ...LINE, rating, review_count }, NOW);
    expect(line).toMatchObject({ item: { rating: expected } });
  });

  it('has a sale only while that lasts', () => {
    const during = (sale_price_effective_date: string) =>
      readFeedLine({ ...LINE, sale_price_effective_date }, NOW);
    expect(during('2026-11-20/2026-11-27')).toMatchObject({ item: { discount: 500 } });
    expect(during('2026-11-27/2026-11-30')).toMatchObject({ item: { discount: 0 } });
  });

  it('leaves out a shipping cost that is too high to be true', () => {
    const line = readFeedLine({ ...LINE, shipping: 'US:::999999999.00 USD' }, NOW);
    expect(line).toMatchObject({ item: { shipping: null } });
  });

  it('counts as out of stock for every word that does not say that it is in stock', () => {
    for (const availability of ['out of stock', 'preorder', '', 'maybe']) {
      expect(readFeedLine({ ...LINE, availability }, NOW)).toMatchObject({
        item: { stock: 'out-of-stock' },
      });
    }
  });

  it('is never half a product, whatever stands in it', () => {
    const value = fc.option(fc.string({ unit: 'binary', maxLength: 80 }), { nil: undefined });
    const names = Object.keys(LINE);
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), value), (change) => {
        const line = readFeedLine({ ...LINE, ...change }, NOW);
        if (line.kind === 'refused') return;
        const { key, brand, name, price, discount, link } = line.item;
        for (const text of [key, brand, name]) expect(text).not.toBe('');
        expect(price.cents).toBeGreaterThan(0);
        expect(price.cents - discount).toBeGreaterThan(0);
        expect(link).toMatch(/^https?:/);
      }),
    );
  });
});

describe('a trade item’s number', () => {
  it('is the same in each of its lengths', () => {
    expect(gtinOf('036000291452')).toBe('00036000291452');
    expect(gtinOf('0036000291452')).toBe('00036000291452');
  });

  it('is null with a wrong digit', () => {
    expect(gtinOf('036000291453')).toBeNull();
    expect(gtinOf('12')).toBeNull();
    expect(gtinOf('00000000')).toBeNull();
  });
});

describe('an address of a shop', () => {
  test.each([
    'data:text/html,hi',
    'ftp://shop.example',
    'https://me:secret@shop.example',
    '/cart',
    '',
  ])('%j is not one', (link) => {
    expect(linkOf(link)).toBeNull();
  });
});
