import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseIngredientList } from './ingredient-list.ts';

/** The names of a list, each with its other names and a question mark where it may be inside. */
function read(text: string): readonly string[] {
  return parseIngredientList(text).ingredients.map(
    ({ name, otherNames, isPossible }) =>
      [name, ...otherNames].join(' = ') + (isPossible ? ' ?' : ''),
  );
}

describe('a list of ingredients', () => {
  it.each([
    ['commas', 'Aqua, Mica,Talc'],
    ['semicolons', 'Aqua; Mica; Talc;'],
    ['bullets', 'Aqua • Mica • Talc'],
    ['middle dots', 'Aqua · Mica · Talc'],
    ['lines', 'Aqua\nMica\r\nTalc'],
    ['dashes on lines of their own', '- Aqua\n- Mica\n- Talc'],
    ['full stops, where there is nothing else', 'Aqua. Mica. Talc.'],
    ['a heading', 'INGREDIENTS/INGRÉDIENTS: Aqua, Mica, Talc'],
    ['marks of footnotes', 'Aqua*, Mica**, Talc†'],
    ['shares', 'Aqua 70%, Mica (< 0,5 %), Talc 5-10%'],
    ['signs that nobody sees', '\uFEFFAqua,\u200B Mi\u00ADca,\u00A0Talc'],
  ])('is split at %s', (_what, text) => {
    expect(read(text)).toEqual(['Aqua', 'Mica', 'Talc']);
  });

  it.each([
    ['1,2-Hexanediol', '1,2-Hexanediol'],
    ['2,6-Dihydroxyethylaminotoluene', '2,6-Dihydroxyethylaminotoluene'],
    ['N,N-Dimethylacrylamide', 'N,N-Dimethylacrylamide'],
    ['Retinol 0,5 %', 'Retinol'],
  ])('keeps the comma in %s', (printed, name) => {
    expect(read(`Aqua, ${printed}, Mica`)).toEqual(['Aqua', name, 'Mica']);
  });

  it('separates numbers that end one name and begin the next', () => {
    expect(read('Polysorbate 20,1,2-Hexanediol,CI 77491,CI 77492')).toEqual([
      'Polysorbate 20',
      '1,2-Hexanediol',
      'CI 77491',
      'CI 77492',
    ]);
  });

  it('knows what stands in brackets and on either side of a slash as other names', () => {
    expect(read('Aqua (Water), Aqua/Eau, Butyrospermum Parkii (Shea) Butter')).toEqual([
      'Aqua = Water',
      'Aqua/Eau = Aqua = Eau',
      'Butyrospermum Parkii Butter = Shea = Shea Butter',
    ]);
  });

  it('reads what a fragrance is made of', () => {
    expect(read('Parfum (Linalool, Limonene [Citral])')).toEqual([
      'Parfum = Linalool = Limonene = Citral',
    ]);
  });

  it('splits a mixture that a supplier sells', () => {
    expect(read('Water (and) Glycerin (and) DMDM Hydantoin')).toEqual([
      'Water',
      'Glycerin',
      'DMDM Hydantoin',
    ]);
  });

  it('joins a name that goes on in the next line, and knows each line by itself', () => {
    expect(read('Aqua, Mica, Sodium\nBenzoate, Benzyl Salicy-\nlate')).toEqual([
      'Aqua',
      'Mica',
      'Sodium Benzoate = Sodium = Benzoate',
      'Benzyl Salicylate = Benzyl Salicy = late',
    ]);
  });

  it.each([
    'Aqua. May contain: Mica, CI 77491',
    'Aqua [May Contain/Peut Contenir: Mica, CI 77491]',
    'Aqua, (+/-) Mica, CI 77491',
    'Aqua [+/- Mica, CI 77491]',
    'Aqua (+/-): Mica, CI 77491',
    'Aqua, ± Mica, CI 77491',
  ])('marks what may be inside in %s', (text) => {
    expect(read(text).slice(-2)).toEqual(['Mica ?', 'CI 77491 ?']);
    expect(read(text)[0]).toMatch(/^Aqua/);
  });

  it('counts brackets that are never closed, or never opened, as spaces', () => {
    expect(read('Aqua (Water, Mica) Talc), [Glycerin')).toEqual([
      'Aqua Talc = Water = Mica = Water Talc = Mica Talc',
      'Glycerin',
    ]);
  });

  it('reports pieces that are too long for a name as unread', () => {
    const { ingredients, unread } = parseIngredientList(`Aqua, ${'word '.repeat(100)}, Mica`);
    expect(ingredients.map(({ name }) => name)).toEqual(['Aqua', 'Mica']);
    expect(unread).toBe(1);
  });

  it.each(['', ' ', ',,;;\n\n', '()[]{}', '***', '+/-', '%', '🧴'.repeat(3) + ',,'])(
    'has no ingredient or one nobody knows in %j',
    (text) => {
      expect(read(text).length).toBeLessThan(2);
    },
  );

  it('is read whatever the text is', () => {
    const signs = fc.constantFrom(
      ...',;()[]{}/-.%\n*+±0123 abαﬁﷺéÉ'.split(''),
      'may contain',
      ' and ',
      '\u0000',
    );
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 80 }), (parts) => {
        for (const { name, otherNames } of parseIngredientList(parts.join('')).ingredients) {
          expect(name).not.toBe('');
          expect(name.trim()).toBe(name);
          expect(otherNames).not.toContain('');
        }
      }),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        parseIngredientList(text);
      }),
    );
  });
});
