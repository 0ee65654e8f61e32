import { describe, expect, it } from 'vitest';
import { AS_IT_IS, fieldNames, readMapping, withCurrency } from './feed-mapping.ts';

function mapping(columns: string, currency = '') {
  const read = readMapping(columns, currency);
  if (read === null) throw new Error(`${columns} is no mapping`);
  return read;
}

describe('what a shop’s own file calls its fields', () => {
  it('is given as pairs of a field and a heading, however they are written', () => {
    const own = mapping('id=SKU,image link=Picture-URL');
    expect(fieldNames(['sku', 'Picture URL', 'Brand'], own)).toEqual(['id', 'image_link', 'brand']);
    const colour = mapping('color_lab=CIELAB D65,color_source=Color From');
    expect(fieldNames(['cielab d65', 'color from'], colour)).toEqual(['color_lab', 'color_source']);
  });

  it('is Google’s own where nothing is given', () => {
    expect(fieldNames(['g:id', 'Sale Price'], AS_IT_IS)).toEqual(['id', 'sale_price']);
    expect(mapping('')).toEqual(AS_IT_IS);
  });

  it('takes precedence over a heading with the name of the field', () => {
    expect(fieldNames(['id', 'sku'], mapping('id=sku'))).toEqual(['', 'id']);
  });

  it.each(['weight=Grams', 'id=SKU,id=Number', 'id=SKU,title=SKU', 'id=', 'id', 'toString=SKU'])(
    'cannot be given as %s',
    (columns) => {
      expect(readMapping(columns, '')).toBeNull();
    },
  );

  it('has a currency of three letters', () => {
    expect(readMapping('', 'dollars')).toBeNull();
  });
});

describe('amounts without a currency', () => {
  it('take the one that was given', () => {
    const fields = { price: '24.00', sale_price: '1,299.00', shipping: 'US:::5.00 USD' };
    expect(withCurrency(fields, mapping('', 'EUR'))).toEqual({
      price: '24.00 EUR',
      sale_price: '1,299.00 EUR',
      shipping: 'US:::5.00 USD',
    });
  });

  it('stay as they are where none was given', () => {
    expect(withCurrency({ price: '24.00' }, AS_IT_IS)).toEqual({ price: '24.00' });
  });

  it('keep their own', () => {
    expect(withCurrency({ price: '24.00 USD' }, mapping('', 'EUR'))).toEqual({
      price: '24.00 USD',
    });
  });
});
