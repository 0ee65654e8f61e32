import { describe, expect, test } from 'vitest';
import { categoryOf } from './feed-category.ts';

const MAKEUP = 'Health & Beauty > Personal Care > Cosmetics > Makeup';

describe('the category of what a shop sells', () => {
  test.each([
    [`${MAKEUP} > Lip Makeup > Lipstick`, 'Velvet', 'lipstick'],
    [`${MAKEUP} > Lip Makeup > Lip Gloss`, 'Clear', 'lip-gloss'],
    [`${MAKEUP} > Eye Makeup > Eye Shadow`, 'Single', 'eyeshadow'],
    [`${MAKEUP} > Eye Makeup > Eyeliner`, 'Ink', 'eyeliner'],
    [`${MAKEUP} > Eye Makeup > Mascara`, 'Lash', 'mascara'],
    [`${MAKEUP} > Face Makeup > Foundations & Concealers`, 'Soft Concealer', 'concealer'],
    [`${MAKEUP} > Face Makeup > Foundations & Concealers`, 'Second Skin Foundation', 'foundation'],
    [`${MAKEUP} > Face Makeup > Blushes & Bronzers`, 'Sun Bronzer', 'bronzer'],
    [`${MAKEUP} > Face Makeup > Blushes & Bronzers`, 'Petal', 'bronzer'],
    [`${MAKEUP} > Face Makeup > Face Primer`, 'First', 'primer'],
    [`${MAKEUP} > Face Makeup > Highlighters & Luminizers`, 'Sun', 'highlighter'],
    ['', 'Setting Spray with dew', 'setting-spray'],
    ['477', 'Matte lip colour', 'lipstick'],
  ])('%s, %s is %s', (path, title, category) => {
    expect(categoryOf(path, title)).toBe(category);
  });

  test.each([
    ['Health & Beauty > Hair Care', 'Shampoo'],
    ['', ''],
    [`${MAKEUP} > Nail Polish`, 'Red'],
  ])('%s, %s is none of ours', (path, title) => {
    expect(categoryOf(path, title)).toBeNull();
  });
});
