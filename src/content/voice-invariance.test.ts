import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_LOOK, PRODUCTS, type Product } from '#domain/makeup/look.ts';
import { patchedProducts, type LookPatch } from '#domain/makeup/patch.ts';
import { understand } from '#domain/voice/understand.ts';
import type { VoiceAnswer } from '#domain/voice/voice-answer.ts';
import { LEXICON } from '#tests/support/voice-phrases.ts';

/** What people call the products. */
const CALLED: Readonly<Record<Product, readonly string[]>> = {
  lipstick: ['lips', 'lipstick', 'mouth', 'lip'],
  blush: ['blush', 'cheeks', 'rouge', 'blusher'],
  eyeshadow: ['eyeshadow', 'eyelids', 'lids', 'eye shadow'],
  eyeliner: ['eyeliner', 'liner', 'eye liner'],
  mascara: ['mascara', 'lashes', 'eyelashes'],
  foundation: ['foundation', 'base', 'skin'],
};

interface Wish {
  readonly text: string;
  readonly product: Product;
}

const product = fc.constantFrom(...PRODUCTS);
const coloured = fc.constantFrom<Product>('lipstick', 'blush', 'eyeshadow', 'eyeliner');
const colour = fc.constantFrom('red', 'coral', 'plum', 'brown', 'berry', 'rose gold', 'navy');
const named = (of: Product): fc.Arbitrary<string> => fc.constantFrom(...CALLED[of]);

function wishOf(
  products: fc.Arbitrary<Product>,
  filled: fc.Arbitrary<string>,
  ...templates: readonly string[]
): fc.Arbitrary<Wish> {
  return products.chain((each) =>
    fc
      .record({ name: named(each), value: filled, template: fc.constantFrom(...templates) })
      .map(({ name, value, template }) => ({
        product: each,
        text: template.replace('{value}', value).replace('{product}', name),
      })),
  );
}

const amount = fc.constantFrom('20', 'thirty five', '75', 'ninety');
const wish: fc.Arbitrary<Wish> = fc.oneof(
  wishOf(
    coloured,
    colour,
    '{value} {product}',
    'make my {product} {value}',
    'change the {product} to {value}',
    'put {value} on my {product}',
    'turn the {product} {value}',
    'try {value} for the {product}',
  ),
  wishOf(
    product,
    fc.constantFrom('more', 'less', 'a bit more', 'a little less', 'much more', 'way less'),
    '{value} {product}',
    'put {value} on the {product}',
    'give me {value} {product}',
  ),
  wishOf(
    product,
    fc.constantFrom('stronger', 'softer', 'a touch stronger', 'a bit softer', 'more intense'),
    '{value} {product}',
    'make the {product} {value}',
  ),
  wishOf(
    product,
    amount,
    '{product} at {value} percent',
    'set the {product} to {value} percent',
    'turn the {product} to {value}%',
  ),
  wishOf(
    product,
    fc.constantFrom('no', 'remove the', 'take off the', 'get rid of the', 'lose the', 'without'),
    '{value} {product}',
  ),
);

const politeBefore = fc.constantFrom(
  '',
  'please ',
  'could you please ',
  'would you kindly ',
  'um ',
  'ok so ',
  'hey ',
  'if you don’t mind, ',
  'can we ',
  'well, ',
  'actually, ',
  'excuse me, ',
  'good morning, ',
  'now ',
  'quickly ',
  'I was wondering if you could ',
  'do me a favor and ',
  'be a dear and ',
);
const politeBehind = fc.constantFrom(
  '',
  ' please',
  ' thank you',
  ', thanks',
  ' if you would',
  ' for me',
  ' now',
  ' right now',
  ' if possible',
  ' dear',
  ', would you',
  ' at once',
  ' today',
  ' when you get a chance',
  ' then',
  '!',
  '.',
);

function hear(command: string): VoiceAnswer {
  return understand(command, { look: DEFAULT_LOOK, lexicon: LEXICON });
}

function patchOf(command: string): LookPatch {
  const { patch, acts } = hear(command);
  expect(acts).toEqual([]);
  return patch;
}

describe('a wish means the same', () => {
  test('with politeness before and behind it', () => {
    fc.assert(
      fc.property(wish, politeBefore, politeBehind, ({ text }, before, behind) => {
        expect(patchOf(`${before}${text}${behind}`)).toEqual(patchOf(text));
      }),
      { numRuns: 250 },
    );
  });

  test('loud, quiet, and with a pause in it', () => {
    fc.assert(
      fc.property(wish, fc.constantFrom('um', 'uh', 'erm', 'hmm'), ({ text }, pause) => {
        expect(patchOf(text.toUpperCase())).toEqual(patchOf(text));
        expect(patchOf(`${pause} ${text} ${pause}`)).toEqual(patchOf(text));
      }),
      { numRuns: 100 },
    );
  });

  test('by any name of its product', () => {
    fc.assert(
      fc.property(wish, ({ text, product: of }) => {
        const [said = ''] = CALLED[of]
          .filter((name) => text.includes(name))
          .toSorted((one, other) => other.length - one.length);
        for (const name of CALLED[of])
          expect(patchOf(text.replace(said, name))).toEqual(patchOf(text));
      }),
      { numRuns: 100 },
    );
  });
});

describe('two wishes for different products', () => {
  const two = fc.tuple(wish, wish).filter(([one, other]) => one.product !== other.product);

  test('may be said in any order', () => {
    fc.assert(
      fc.property(
        two,
        fc.constantFrom(' and ', ', ', ', and then ', ' and also ', '. '),
        ([one, other], link) => {
          const both = { ...patchOf(one.text), ...patchOf(other.text) };
          expect(patchOf(`${one.text}${link}${other.text}`)).toEqual(both);
          expect(patchOf(`${other.text}${link}${one.text}`)).toEqual(both);
        },
      ),
      { numRuns: 250 },
    );
  });

  test('are one where the second is a correction of the first', () => {
    fc.assert(
      fc.property(
        product,
        product,
        fc.constantFrom('stronger', 'softer', 'a bit softer'),
        fc.constantFrom(', sorry, the ', ' no wait the ', ', I mean the ', ' sorry I meant the '),
        (one, other, change, link) => {
          fc.pre(one !== other);
          const [first = '', second = ''] = [CALLED[one][0], CALLED[other][0]];
          expect(patchOf(`make the ${first}${link}${second} ${change}`)).toEqual(
            patchOf(`make the ${second} ${change}`),
          );
        },
      ),
      { numRuns: 80 },
    );
  });
});

describe('nothing is changed or done', () => {
  const doneBy = (command: string): readonly string[] => {
    const { patch, acts } = hear(command);
    return [...patchedProducts(patch), ...acts.map((each) => each.act)];
  };
  const act = fc.constantFrom(
    'take a picture',
    'save this look',
    'flip the camera',
    'open shopping',
    'undo that',
    'start the camera',
    'compare',
  );

  test('by what is not to be done', () => {
    fc.assert(
      fc.property(
        act,
        fc.constantFrom(
          'don’t ',
          'please don’t ',
          'do not ',
          'no, don’t ',
          'I don’t want you to ',
          'I didn’t ask you to ',
          'you don’t have to ',
        ),
        (asked, refusal) => {
          expect(doneBy(`${refusal}${asked}`)).toEqual([]);
        },
      ),
      { numRuns: 100 },
    );
  });

  test('by a question for advice', () => {
    fc.assert(
      fc.property(
        coloured,
        colour,
        fc.constantFrom(
          'do you think {value} {product} would suit me',
          'should I wear {value} {product}',
          'why is my {product} {value}',
          'is {value} {product} in fashion',
          'does {value} {product} go with my dress',
          'who wears {value} {product}',
          'would {value} {product} look good on me',
          'what do people think of {value} {product}',
        ),
        (of, value, template) => {
          const name = CALLED[of][0] ?? '';
          expect(doneBy(template.replace('{value}', value).replace('{product}', name))).toEqual([]);
        },
      ),
      { numRuns: 100 },
    );
  });

  test('by what others said, or what was once', () => {
    fc.assert(
      fc.property(
        coloured,
        colour,
        fc.constantFrom(
          'my sister bought a {value} {product}',
          'she said the {product} was too {value}',
          'I bought a {value} {product} yesterday',
          'my friend wore {value} {product} last week',
          'yesterday I saw someone with {value} {product}',
          'they never had {value} {product}',
        ),
        (of, value, template) => {
          const name = CALLED[of][0] ?? '';
          expect(doneBy(template.replace('{value}', value).replace('{product}', name))).toEqual([]);
        },
      ),
      { numRuns: 80 },
    );
  });
});

describe('what is left out', () => {
  test('stays as it is', () => {
    fc.assert(
      fc.property(
        product,
        fc.constantFrom('softer', 'stronger', 'a bit softer', 'at half strength', 'at 50 percent'),
        fc.constantFrom(
          'everything but the {product} {value}',
          'make everything {value} except the {product}',
          'everything {value} apart from the {product}',
          'make it all {value} but leave the {product} alone',
          'keep the {product} and make everything else {value}',
        ),
        (of, value, template) => {
          const name = CALLED[of][0] ?? '';
          const patch = patchOf(template.replace('{value}', value).replace('{product}', name));
          const others = PRODUCTS.filter((each) => each !== of);
          // What is at half already has nothing to change.
          const already = others.filter(
            (each) => value.includes('50') && DEFAULT_LOOK[each].opacity === 50,
          );
          expect(patchedProducts(patch)).toEqual(others.filter((each) => !already.includes(each)));
        },
      ),
      { numRuns: 80 },
    );
  });
});
