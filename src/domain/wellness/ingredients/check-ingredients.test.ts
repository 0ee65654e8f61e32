import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FRAGRANCE_ALLERGENS, OFFERED_NAMES } from './avoidable.ts';
import type { AvoidedIngredient } from './avoided.ts';
import { checkIngredients, type IngredientCheck } from './check-ingredients.ts';
import { alertsOf, looksGood } from './ingredient-alert.ts';
import { INGREDIENT_GROUPS } from './ingredient-groups.ts';

const allergens = (...names: readonly string[]) =>
  names.map((name): AvoidedIngredient => ({ name, kind: 'allergen' }));
const dislikes = (...names: readonly string[]) =>
  names.map((name): AvoidedIngredient => ({ name, kind: 'dislike' }));

/** Whether it looks good while every question is open. */
const good = (check: IngredientCheck, avoided: number) =>
  looksGood(check, { avoided, questions: check.questions.length });

/** What was found, as "printed < avoided". */
function found(list: string, avoided: readonly AvoidedIngredient[]): readonly string[] {
  return checkIngredients(list, avoided).matches.map(
    ({ printed, avoided: { name }, isPossible }) => `${printed} < ${name}${isPossible ? ' ?' : ''}`,
  );
}

describe('a list that is compared with what a person avoids', () => {
  it.each([
    ['Linalool', 'Linalool'],
    ['LINALOOL', 'linalool'],
    ['Linalol', 'Linalool'],
    ['78-70-6', 'Linalool'],
    ['Parfum (Linalool)', 'Linalool'],
    ['d-Limonene', 'Limonene'],
    ['α-Isomethyl Ionone', 'Alpha-Isomethyl Ionone'],
    ['Sodium Methylparaben', 'Parabens'],
    ['E 218', 'Parabens'],
    ['PEG-75 Lanolin', 'Lanolin'],
    ['Laneth-10', 'Lanolin'],
    ['Adeps lanae', 'Lanolin'],
    ['MCI/MI', 'Isothiazolinones'],
    ['Bronopol', 'Formaldehyde releasers'],
    ['SLS', 'Sulfates'],
    ['CI 75470', 'Carmine'],
    ['C.I.75470', 'cochineal'],
    ['75470', 'Carmine'],
    ['E120', 'Carmine'],
    ['Pentaerythrityl Hydrogenated Rosinate', 'Rosin'],
    ['Prunus Amygdalus Dulcis (Sweet Almond) Oil', 'Nuts'],
    ['Macadamia Ternifolia Seed Oil', 'Nuts'],
    ['Cyclopentasiloxane', 'Silicones'],
    ['Evernia Prunastri (Oakmoss) Extract', 'Evernia Prunastri Extract'],
    ['Peru Balsam', 'Fragrance'],
    ['Parfum', 'Fragrance'],
    ['Butylphenyl Methylpropional', 'Lilial'],
  ])('finds %s for a person who avoids %s', (printed, avoided) => {
    expect(checkIngredients(`Aqua, ${printed}, Mica`, allergens(avoided)).matches).toHaveLength(1);
  });

  it.each([
    ['Cetyl Alcohol', 'Drying alcohols'],
    ['Benzyl Alcohol', 'Alcohol'],
    ['Sodium Benzoate', 'Benzyl Benzoate'],
    ['Magnesium Sulfate', 'Sulfates'],
    ['Geraniol', 'Citronellol'],
    ['Simmondsia Chinensis Seed Oil', 'Nuts and peanuts'],
    ['Aqua', 'Fragrance'],
  ])('does not take %s for %s', (printed, avoided) => {
    const { matches, questions } = checkIngredients(printed, allergens(avoided));
    expect([matches, questions]).toEqual([[], []]);
  });

  it('finds all of a group by the name of the group, and one member by its own', () => {
    const list = 'Methylparaben, Propylparaben';
    expect(found(list, allergens('Parabens'))).toHaveLength(2);
    expect(found(list, allergens('Propylparaben'))).toEqual(['Propylparaben < Propylparaben']);
  });

  it('finds each of the 81 fragrance allergens by every name it has, for people who avoid fragrance', () => {
    const missed = FRAGRANCE_ALLERGENS.flatMap(({ name, otherNames, cas }) =>
      [name, ...otherNames, ...cas].filter(
        (printed) =>
          found(printed, allergens('Fragrance')).length !== 1 ||
          found(printed, allergens(name)).length === 0,
      ),
    );
    expect(missed).toEqual([]);
  });

  it('finds every member of every group by every name it has', () => {
    const missed = INGREDIENT_GROUPS.flatMap(({ name, members }) =>
      members.flat().filter((printed) => found(printed, dislikes(name)).length !== 1),
    );
    expect(missed).toEqual([]);
  });

  it('looks for a word of the person’s own within longer names, but not within words', () => {
    expect(found('Butyrospermum Parkii (Shea) Butter, Sheath Extract', dislikes('shea'))).toEqual([
      'Shea < shea',
    ]);
  });

  it('names each ingredient once for each thing on the list, and as certain where it is certainly inside', () => {
    expect(found('[+/- Carmine], Carmine, CARMINE', dislikes('Carmine'))).toEqual([
      'Carmine < Carmine',
    ]);
    expect(found('Linalool', allergens('Linalool', 'Fragrance'))).toEqual([
      'Linalool < Linalool',
      'Linalool < Fragrance',
    ]);
  });

  it('says of a possible ingredient that it may be inside', () => {
    expect(found('Mica, May contain: CI 75470', dislikes('Carmine'))).toEqual([
      'CI 75470 < Carmine ?',
    ]);
  });

  it('says where a label does not tell what its fragrance is made of', () => {
    expect(checkIngredients('Aqua, Parfum', allergens('Linalool')).hasUnnamedFragrance).toBe(true);
    expect(checkIngredients('Aqua', allergens('Linalool')).hasUnnamedFragrance).toBe(false);
  });
});

describe('a near miss in spelling', () => {
  it.each([
    ['Linalol0', 'Linalool', 'Linalol'],
    ['Methilparaben', 'Methylparaben', 'Methylparaben'],
    ['Metylisothiazolinnone', 'Isothiazolinones', 'Methylisothiazolinone'],
    ['Limonnene', 'Limonene', 'Limonene'],
    ['Cinamal', 'Cinnamal', 'Cinnamal'],
  ])('of %s is asked about, and causes no alert', (printed, avoided, meant) => {
    const check = checkIngredients(`Aqua, ${printed}`, allergens(avoided));
    expect(check.matches).toEqual([]);
    expect(check.questions).toMatchObject([{ ingredient: printed, meant }]);
    expect(good(check, 1)).toBe(false);
  });

  it.each([
    ['another ingredient that is known', 'Geranial', 'Geraniol'],
    ['one that only looks alike', 'Citronellal', 'Citronellol'],
    ['a short word', 'Tale', 'Talc'],
    ['one that is too far off', 'Lenolene', 'Linalool'],
  ])('is not seen in %s', (_what, printed, avoided) => {
    expect(checkIngredients(printed, allergens(avoided)).questions).toEqual([]);
  });
});

describe('the alerts', () => {
  const LANGUAGE = { itself: '{printed}!', other: '{printed} ({avoided})', possible: 'Maybe.' };
  const alerts = (list: string, avoided: readonly AvoidedIngredient[]) =>
    alertsOf(checkIngredients(list, avoided).matches, LANGUAGE);

  it('of an allergen that is inside are severe, and come first', () => {
    const avoided = [...dislikes('Talc'), ...allergens('Parabens')];
    expect(alerts('Talc, Methylparaben', avoided)).toMatchObject([
      {
        ingredient: 'Methylparaben',
        alertType: 'sensitivity',
        severity: 'high',
        description: 'Methylparaben (Parabens)',
      },
      { ingredient: 'Talc', alertType: 'preference', severity: 'medium', description: 'Talc!' },
    ]);
  });

  it('of an allergen that may be inside are of medium severity, and say so', () => {
    expect(alerts('[+/- Carmine]', allergens('carmine'))).toMatchObject([
      { alertType: 'sensitivity', severity: 'medium', description: 'Carmine! Maybe.' },
    ]);
  });

  it('take a name with a dollar sign as it is', () => {
    expect(alerts("A$&B, $'", dislikes('A$&B'))[0]?.description).toBe('A$&B!');
  });
});

describe('that ingredients look good', () => {
  const check = (list: string) => checkIngredients(list, allergens('Linalool'));

  it('is said of a list without anything that the person avoids', () => {
    expect(good(check('Aqua, Mica'), 1)).toBe(true);
  });

  it.each([
    ['of a list that has something', 'Linalool', 1],
    ['of a question that is open', 'Linalooll', 1],
    ['of an empty list', ' ', 1],
    ['of a list that could not be read', 'word '.repeat(60), 1],
    ['to who avoids nothing', 'Aqua', 0],
  ])('is not said %s', (_what, list, avoided) => {
    expect(good(check(list), avoided)).toBe(false);
  });
});

describe('any list', () => {
  const FEW = { numRuns: 40 };
  const names = fc.array(
    fc.constantFrom(...OFFERED_NAMES, 'Aqua', 'Linalol', 'shea butter', 'Mica'),
    {
      maxLength: 12,
    },
  );
  const avoided = allergens('Fragrance', 'Parabens', 'shea', 'Lanolin');
  const outcome = (list: string) => ({
    matches: new Set(found(list, avoided).map((each) => each.toLowerCase())),
    count: checkIngredients(list, avoided).matches.length,
  });

  it('has the same matches in whatever order', () => {
    fc.assert(
      fc.property(names, (list) => {
        expect(outcome(list.join(', '))).toEqual(outcome(list.toReversed().join(', ')));
      }),
      FEW,
    );
  });

  it('has the same matches in capitals, in small letters and with accents', () => {
    fc.assert(
      fc.property(names, (list) => {
        const plain = list.join(', ');
        const accented = plain.replaceAll('e', 'é').replaceAll('o', 'ö');
        for (const spelled of [plain.toUpperCase(), plain.toLowerCase()]) {
          expect(outcome(spelled)).toEqual(outcome(plain));
        }
        expect(outcome(accented).count).toBe(outcome(plain).count);
      }),
      FEW,
    );
  });

  it('never breaks the comparison, and neither does any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (list, name) => {
        expect(checkIngredients(list, dislikes(name, 'Linalool')).count).toBeGreaterThanOrEqual(0);
      }),
      FEW,
    );
  });
});

/** Anything that took quadratic time, or backtracked at every bracket, would not finish. */
describe('a list of 100,000 characters', () => {
  const LENGTH = 100_000;
  const full = (piece: string) => piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH);
  const counted = (prefix: string) =>
    Array.from({ length: LENGTH }, (_, at) => `${prefix}${at.toString(36)}`)
      .join(',')
      .slice(0, LENGTH);

  it.each([
    ['one word', full('a')],
    ['commas', full(',')],
    ['brackets that open', full('(')],
    ['brackets in brackets', '('.repeat(LENGTH / 2) + ')'.repeat(LENGTH / 2)],
    ['brackets of the wrong kind', '('.repeat(LENGTH / 2) + ']'.repeat(LENGTH / 2)],
    ['lists in brackets', full('a(b,')],
    ['slashes', full('/')],
    ['digits', full('1')],
    ['commas between digits', full('1,')],
    ['spaces', `a${' '.repeat(LENGTH - 2)}b`],
    ['lines', full('a\n')],
    ['lines of one name', 'a\n'.repeat(LENGTH / 4) + ','.repeat(LENGTH / 2)],
    ['“may contain”', full('may contain ')],
    ['“+/-”', full('+/-')],
    ['headings', full('ingredients/')],
    ['stars', full('*')],
    ['letters that stand for many', full('ﷺ')],
    ['ingredients', full('Methylparaben, Linalool, ')],
    ['near misses', full('Methylparabin, Linalooo, ')],
    ['different names', counted('x')],
    ['different names that are nearly one', counted('Linal')],
  ])('of %s is answered', (_what, list) => {
    const { count, unread, questions } = checkIngredients(list, [
      ...allergens(...OFFERED_NAMES),
      ...dislikes('my own words', 'a'),
    ]);
    expect(count + unread).toBeLessThanOrEqual(LENGTH);
    expect(questions.length).toBeLessThanOrEqual(12);
  });
});
