import { describe, expect, it } from 'vitest';
import { entryText, productFacts, readEntry } from './product-entry.ts';

const FACTS = {
  name: 'Velvet Lip Cream',
  brand: 'Maison Orée',
  batchNumber: 'L2611-04',
  manufacturingDate: '2026-11-02',
  ingredientHash: 'a'.repeat(64),
  certifications: ['COSMOS Organic'],
  retailer: 'Orée Berlin',
};
const ENTRY = {
  ...FACTS,
  id: '7QK2-M0XD-9F3T',
  enteredAt: '2026-11-23T12:00:00.000Z',
  corrects: null,
  reason: '',
  previous: '',
};

describe('the facts of a product', () => {
  it('are taken as they are, with spaces around them gone', () => {
    expect(productFacts.parse({ ...FACTS, name: '  Velvet Lip Cream ' })).toEqual(FACTS);
  });

  it.each([
    ['no name', { name: '  ' }],
    ['a name of two lines', { name: 'Velvet\nLip Cream' }],
    ['a name that is read backwards', { name: 'Velvet \u202Emaerc' }],
    ['a brand of 81 letters', { brand: 'x'.repeat(81) }],
    ['a batch number with a line separator', { batchNumber: 'L1\u2028L2' }],
    ['a day that never was', { manufacturingDate: '2026-02-30' }],
    ['a day before there was such makeup', { manufacturingDate: '1066-10-14' }],
    ['a hash that is none', { ingredientHash: 'A'.repeat(64) }],
    ['eleven certifications', { certifications: Array.from({ length: 11 }, () => 'Vegan') }],
    ['an empty certification', { certifications: [''] }],
    ['half of a character', { retailer: '\uD83E' }],
  ])('are refused with %s', (_, different) => {
    expect(productFacts.safeParse({ ...FACTS, ...different }).success).toBe(false);
  });
});

describe('the text of an entry', () => {
  it('is the same for the same facts, in whatever order they are handed over', () => {
    const turned = Object.fromEntries(Object.entries(ENTRY).toReversed());
    expect(entryText({ ...ENTRY, ...turned })).toBe(entryText(ENTRY));
  });

  it('is read back as it was written, markup and all', () => {
    const hostile = { ...ENTRY, name: '<img src=x onerror=alert(1)>' };
    expect(readEntry(entryText(hostile))).toEqual({ v: 1, ...hostile });
  });

  it.each(['', 'null', '{}', '[1]', '{"v":2}', '{"v":1,"id":"7QK2-M0XD-9F3T"}'])(
    'is not read out of %j',
    (text) => {
      expect(readEntry(text)).toBeNull();
    },
  );
});
