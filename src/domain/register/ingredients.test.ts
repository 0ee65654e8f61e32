import { describe, expect, it } from 'vitest';
import { sha256With } from './hashing.ts';
import { ingredientHash, ingredientText } from './ingredients.ts';

const sha256 = sha256With(crypto.subtle);

describe('an ingredient list', () => {
  it('has one form, however a package prints it', () => {
    const forms = [
      'Aqua, Glycerin, Parfum (Fragrance), CI 77491.',
      'INGREDIENTS: AQUA • GLYCERIN • PARFUM (FRAGRANCE) • CI 77491',
      ' aqua ;\n glycerin,\tparfum  (fragrance),, CI\u00a077491 ',
    ];
    expect(new Set(forms.map(ingredientText))).toEqual(
      new Set(['aqua\nglycerin\nparfum (fragrance)\nci 77491']),
    );
  });

  it('is a different one in another order, or with another ingredient', async () => {
    const hash = await ingredientHash(sha256, 'Aqua, Glycerin');
    expect(hash).toMatch(/^[\da-f]{64}$/);
    expect(await ingredientHash(sha256, 'Glycerin, Aqua')).not.toBe(hash);
    expect(await ingredientHash(sha256, 'Aqua, Glycerin, Alcohol')).not.toBe(hash);
  });

  it('that names nothing has no fingerprint', async () => {
    expect(await ingredientHash(sha256, ' Ingredients: , ,\n')).toBeNull();
  });
});
