/** A wish with one more product, or with one less where it is left out. */

import type { Product } from '#domain/makeup/look.ts';
import type { CommandWord } from './command-words.ts';
import type { Token } from './token.ts';
import { coveredBy, EYE_PRODUCTS, saysChange, type Wish } from './wish.ts';

const EYES: ReadonlySet<Product> = new Set(EYE_PRODUCTS);

/** “The same color of the lips on the cheeks”, “as my lips”. */
function isSource(words: readonly CommandWord[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 2), at).map(({ plain }) => plain);
  return /^(?:(?:of|as|from|like|use|take)(?: (?:the|my|me|your))?|\w+ (?:of|as|from|like))$/.test(
    before.join(' '),
  );
}

/** A wish with a product that is named at a word. */
export function withProduct(
  wish: Wish,
  token: Extract<Token, { kind: 'product' }>,
  words: readonly CommandWord[],
  at: number,
): Wish {
  const before = words[at - 1]?.plain ?? '';
  // “Less liner, same lips”.
  if (wish.same && wish.products.length === 0 && before === 'same')
    return { ...wish, same: false, keep: true, products: token.products };
  if (wish.same && wish.products.length === 0 && isSource(words, at))
    return { ...wish, copies: true, products: token.products };
  if (wish.except && (wish.whole || wish.look !== null))
    return {
      ...wish,
      excluded: [...wish.excluded, ...(token.eyes === true ? EYE_PRODUCTS : token.products)],
    };
  if (wish.except && wish.products.length > 0 && token.whole !== true) {
    const products = wish.products.filter((product) => !token.products.includes(product));
    return { ...wish, products };
  }
  // “The shadow of the eyes” and “eye lina” are on the eyes.
  if (token.eyes === true && wish.products.some((product) => EYES.has(product))) return wish;
  if (wish.eyes && /^eyes?$/.test(before) && token.products.every((product) => EYES.has(product)))
    return { ...wish, products: token.products, eyes: false };
  const changeFirst = wish.products.length === 0 ? saysChange(wish) : wish.changeFirst;
  // “Except for the lips make it all softer”.
  if (token.whole === true && wish.except && wish.products.length > 0)
    return {
      ...wish,
      whole: true,
      off: false,
      excluded: coveredBy(wish),
      products: [],
      eyes: false,
    };
  if (token.whole === true) return { ...wish, whole: true, changeFirst };
  if (wish.same && wish.products.length > 0) {
    const [source = null] = wish.copies ? wish.products : token.products;
    return { ...wish, source, products: wish.copies ? token.products : wish.products };
  }
  return {
    ...wish,
    products: [...new Set([...wish.products, ...token.products])],
    part: token.part ?? null,
    eyes: token.eyes === true,
    face: token.face === true,
    changeFirst,
  };
}
