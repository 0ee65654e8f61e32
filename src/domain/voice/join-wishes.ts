/** Wishes that finish one another: “red lips and cheeks”, “lipstick and blush darker”, “red and glossy lips”. */

import { PRODUCTS, type Product } from '#domain/makeup/look.ts';
import {
  changeOf,
  coveredBy,
  EMPTY_WISH,
  NO_CHANGE,
  saysChange,
  type Wish,
  type WishedChange,
} from './wish.ts';

/** A color that is said of lips or cheeks goes on to these, not to a liner named after them. */
const SHARES_COLOUR: ReadonlySet<Product> = new Set<Product>(['lipstick', 'blush', 'eyeshadow']);

function namesProduct(wish: Wish): boolean {
  return wish.products.length > 0 || wish.whole;
}

/** What a product gets that is only named, after a wish that says what to do. */
export function changeFor(products: readonly Product[], wish: WishedChange): WishedChange {
  const hasColour = wish.colour !== null || wish.palette !== null || wish.finish !== null;
  if (wish.look !== null) return NO_CHANGE;
  if (hasColour && !products.every((product) => SHARES_COLOUR.has(product))) return NO_CHANGE;
  return changeOf(wish);
}

/** The same where it is asked for in so many words: “the liner, too”. */
export function changeAlsoFor(products: readonly Product[], wish: WishedChange): WishedChange {
  const isLiner = products.every((product) => product === 'eyeliner');
  return isLiner && wish.colour !== null ? changeOf(wish) : changeFor(products, wish);
}

/**
 * The wishes with what they leave out put in, from the one before or the one after.
 *
 * @param refers whether something was spoken of before, which “it” may be
 */
export function joinWishes(wishes: readonly Wish[], refers: boolean): readonly Wish[] {
  const joined: Wish[] = [];
  for (const [index, each] of wishes.entries()) {
    const before = joined.at(-1);
    const after = wishes[index + 1];
    const wish = onlyPoints(each, after)
      ? { ...EMPTY_WISH, products: each.excluded, keep: true, parted: true }
      : each;
    if (!refers && before !== undefined && isSaidTwice(before, wish)) continue;
    if (wish.keep && !saysChange(wish)) joined.push(wish);
    else if (!refers && isNamedLater(before, wish)) {
      joined[joined.length - 1] = withProductsOf(before, wish);
    } else if (
      leavesOut(before, wish) &&
      wish.products.length > 0 &&
      !saysChange(wish) &&
      wish.parted
    ) {
      joined[joined.length - 1] = {
        ...before,
        excluded: [...before.excluded, ...coveredBy(wish)],
      };
    } else if (isSaidOfMore(before, wish)) {
      joined.push({ ...wish, ...changeAlsoFor(wish.products, before) });
    } else if (namesProduct(wish) && !saysChange(wish) && !wish.also && !wish.again) {
      joined.push(...onlyNamed(wish, before, wishes.slice(index + 1)));
    } else if (!namesProduct(wish) && wish.look === null && wish.palette === null) {
      const target = before !== undefined && namesProduct(before) ? before : undefined;
      if (target !== undefined && !saysChange(wish) && !wish.again) continue;
      if (target !== undefined) joined.push(withProductsOf(wish, target));
      else if (mergesForward(wish, after)) continue;
      else joined.push(wish);
    } else {
      joined.push(withChangeBefore(wish, joined.length === 0 ? wishes.slice(0, index) : []));
    }
  }
  return joined;
}

/** “Only the lips, make them red” takes nothing off the others. */
function onlyPoints(wish: Wish, after: Wish | undefined): boolean {
  if (!wish.only || !wish.whole || !wish.off || after === undefined) return false;
  return after.it && !namesProduct(after) && saysChange(after) && !after.off;
}

/** “Less. Less. The blush.” */
function isSaidTwice(before: Wish, wish: Wish): boolean {
  return (
    !namesProduct(before) &&
    !namesProduct(wish) &&
    saysChange(wish) &&
    JSON.stringify(changeOf(before)) === JSON.stringify(changeOf(wish))
  );
}

/** “Darker lips, and also the cheeks”. */
function isSaidOfMore(before: Wish | undefined, wish: Wish): before is Wish {
  return (
    before !== undefined &&
    saysChange(before) &&
    before.look === null &&
    wish.also &&
    wish.products.length > 0 &&
    !saysChange(wish)
  );
}

/** “It’s too strong, the eyeliner”. */
function isNamedLater(before: Wish | undefined, wish: Wish): before is Wish {
  return (
    before !== undefined &&
    !namesProduct(before) &&
    saysChange(before) &&
    before.look === null &&
    before.palette === null &&
    wish.products.length > 0 &&
    !saysChange(wish) &&
    !wish.also
  );
}

/** “Everything but lipstick and mascara” leaves out both, and “all off but the eyes” leaves out these. */
function leavesOut(wish: Wish | undefined, { contrast }: Wish): wish is Wish {
  return wish !== undefined && wish.whole && (wish.excluded.length > 0 || (wish.off && contrast));
}

function onlyNamed(wish: Wish, before: Wish | undefined, later: readonly Wish[]): readonly Wish[] {
  if (before !== undefined && !wish.contrast && saysChange(before)) {
    if (before.look !== null) return [wish];
    return wish.parted ? [{ ...wish, ...changeFor(wish.products, before) }] : [];
  }
  const next = later.find(saysChange);
  const fits =
    before === undefined &&
    next !== undefined &&
    !next.contrast &&
    !next.changeFirst &&
    next.products.length > 0;
  return [fits ? { ...wish, ...changeFor(wish.products, next) } : wish];
}

function withProductsOf(wish: Wish, { products, whole, eyes, part }: Wish): Wish {
  return { ...wish, products, whole, eyes, part };
}

/** “Red and glossy lips”, but not “make it red and the lips glossy”, nor “no, burgundy lips”. */
function mergesForward(wish: Wish, after: Wish | undefined): boolean {
  return after !== undefined && !wish.it && !wish.again && namesProduct(after) && saysChange(after);
}

function withChangeBefore(wish: Wish, merged: readonly Wish[]): Wish {
  return merged
    .filter((each) => !namesProduct(each) && each.look === null && each.palette === null)
    .reduce(
      (both, { colour, finish, tones }) => ({
        ...both,
        colour: both.colour ?? colour,
        finish: both.finish ?? finish,
        tones: [...tones, ...both.tones],
      }),
      wish,
    );
}

/** All products but those that are left out. */
export function wholeWithout(excluded: readonly Product[]): readonly Product[] {
  return PRODUCTS.filter((product) => !excluded.includes(product));
}
