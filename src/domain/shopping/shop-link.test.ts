import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { problemOfSettings, shopLink } from './shop-link.ts';

const PRODUCT = { brand: 'Maison & Fils', name: 'Velvet Stain', shade: 'Dusk Rose' };
const OFFER = 'https://shop.example/p/1?size=4%20ml#details';
const UTM = 'utm_source=lookglass&utm_medium=affiliate&utm_campaign=virtual-try-on';

describe('where Buy leads', () => {
  it('is a search of the shop for brand, name and color, with the tag and the campaign', () => {
    const settings = { template: 'https://shop.example/s?k={query}', tag: 'glass-20' };
    expect(shopLink(settings, PRODUCT, OFFER)).toBe(
      `https://shop.example/s?k=Maison%20%26%20Fils%20Velvet%20Stain%20Dusk%20Rose&tag=glass-20&${UTM}`,
    );
  });

  it('has the tag where the operator wants it', () => {
    const settings = { template: 'https://shop.example/{tag}/s?k={query}', tag: 'glass-20' };
    expect(shopLink(settings, PRODUCT, OFFER)).toBe(
      `https://shop.example/glass-20/s?k=Maison%20%26%20Fils%20Velvet%20Stain%20Dusk%20Rose&${UTM}`,
    );
  });

  it('is the shop’s own address with our reference, and all else in it stays as it was', () => {
    expect(shopLink({ template: null, tag: null }, PRODUCT, OFFER)).toBe(
      'https://shop.example/p/1?size=4%20ml&ref=lookglass#details',
    );
    expect(
      shopLink({ template: null, tag: 'glass-20' }, PRODUCT, 'https://shop.example/p?ref=x'),
    ).toBe('https://shop.example/p?ref=glass-20');
  });

  it('may go through a network that is told the shop’s own address', () => {
    const settings = { template: 'https://net.example/go?id={tag}&to={link}', tag: 'g' };
    const link = shopLink(settings, PRODUCT, OFFER);
    expect(new URL(link ?? '').searchParams.get('to')).toBe(OFFER);
  });

  it('is over https, also where the feed says http', () => {
    expect(shopLink({ template: null, tag: null }, PRODUCT, 'http://shop.example/p')).toBe(
      'https://shop.example/p?ref=lookglass',
    );
  });

  test.each([
    ['http://shop.example:8080/p'],
    ['javascript:alert(1)'],
    ['https://a:b@shop.example/'],
    [''],
  ])('is nowhere for %j', (offer) => {
    expect(shopLink({ template: null, tag: null }, PRODUCT, offer)).toBeNull();
  });

  it('never leaves the host that the operator named, whatever a feed says', () => {
    const settings = { template: 'https://shop.example/s?k={query}&n={link}', tag: 'g' };
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.webUrl({ validSchemes: ['https'] }),
        (brand, shade, offer) => {
          const link = shopLink(settings, { brand, name: 'x', shade }, offer);
          expect(new URL(link ?? '').host).toBe('shop.example');
        },
      ),
    );
  });
});

describe('an operator’s address', () => {
  test.each([
    ['http://shop.example/s?k={query}', 'not-https'],
    ['ftp://shop.example/', 'not-https'],
    ['shop.example/s', 'not-https'],
    ['https://name:word@shop.example/', 'not-https'],
    [`https://shop.example/${'a'.repeat(500)}`, 'not-https'],
    ['https://shop.example/{brand}', 'unknown-place'],
    ['https://{query}.example/', 'open-host'],
    ['https://shop.example{link}/', 'open-host'],
    ['{link}', 'not-https'],
    ['https://shop.example/?a={tag}', 'needs-tag'],
  ])('%j is refused as %s', (template, problem) => {
    expect(problemOfSettings({ template, tag: null })).toBe(problem);
    expect(shopLink({ template, tag: null }, PRODUCT, OFFER)).toBeNull();
  });

  it('is taken where it is https with known places behind the host', () => {
    const template = 'https://shop.example/s?k={query}&u={link}&t={tag}';
    expect(problemOfSettings({ template, tag: 'a' })).toBeNull();
  });
});
