/** Wishes in the light of those beside them, and of what was said before. */

import { changeAlsoFor } from './join-wishes.ts';
import type { VoiceMemory } from './voice-answer.ts';
import { saysChange, type Wish } from './wish.ts';

/**
 * The wishes with answers and repetitions filled in: a product that answers a question, “again”, and “the
 * cheeks, too”.
 */
export function answered(wishes: readonly Wish[], memory: VoiceMemory): readonly Wish[] {
  return withoutOverruled(withoutNamedLater(withoutKept(withRests(wishes, memory)))).flatMap(
    (wish, index, all) => {
      if (wish.again && !saysChange(wish) && wish.products.length === 0)
        return memory.wish === null ? [] : [memory.wish];
      if (wish.same && wish.source === null) {
        const [source = null] = all.slice(0, index).findLast(({ keep }) => keep)?.products ?? [];
        return [{ ...wish, source }];
      }
      const named = wish.products.length > 0 || wish.whole;
      if (!named && !saysChange(wish)) return [];
      if (!named || saysChange(wish)) return [wish];
      if (memory.question?.ask === 'which-product')
        return [{ ...memory.question.wish, ...onlyProducts(wish), it: false }];
      if ((wish.also || wish.again) && memory.wish !== null)
        return [{ ...wish, ...changeAlsoFor(wish.products, memory.wish) }];
      // “That, but on my lips”.
      if (wish.contrast && !wish.keep && memory.wish !== null && isPointer(all[index - 1]))
        return [{ ...wish, ...changeAlsoFor(wish.products, memory.wish) }];
      return wish.whole || wish.keep ? [] : [wish];
    },
  );
}

/** “Make it all softer, but leave the lips alone”. */
function withoutKept(wishes: readonly Wish[]): readonly Wish[] {
  const isKept = (wish: Wish, index: number): boolean =>
    !wish.whole &&
    ((wish.keep && !saysChange(wish)) ||
      // “Everything softer, but not the lips”.
      (wish.denied &&
        isOnlyOff(wish) &&
        wishes.slice(0, index).some((each) => isOfWhole(each) || (wish.contrast && adds(each)))));
  const kept = wishes.filter(isKept).flatMap(({ products }) => products);
  return kept.length === 0
    ? wishes
    : wishes
        .filter((wish, index) => !wish.denied || !isKept(wish, index))
        .map((wish) =>
          wish.whole || wish.look !== null
            ? { ...wish, excluded: [...wish.excluded, ...kept] }
            : wish,
        );
}

/** “Less of everything, but more on the lips” gives the lips no less before it. */
function withoutNamedLater(wishes: readonly Wish[]): readonly Wish[] {
  return wishes.map((wish, index) => {
    if (!wish.whole || wish.products.length > 0 || !isOfStrength(wish)) return wish;
    const named = wishes
      .slice(index + 1)
      .filter((later) => !later.whole && isOfStrength(later))
      .flatMap(({ products }) => products);
    return { ...wish, excluded: [...wish.excluded, ...named] };
  });
}

function isOfStrength({ step, amount, tones, colour }: Wish): boolean {
  const isStrength = tones.some(({ tone }) => tone === 'strong' || tone === 'soft');
  return colour === null && (step !== 0 || amount !== null || isStrength);
}

function isOfWhole(wish: Wish): boolean {
  return (wish.whole || (wish.look !== null && wish.products.length === 0)) && saysChange(wish);
}

/** “Softer cheeks, but not the eyes”. */
function adds(wish: Wish): boolean {
  return wish.products.length > 0 && saysChange(wish) && !wish.off;
}

function isOnlyOff(wish: Wish): boolean {
  return wish.products.length > 0 && !saysChange({ ...wish, off: false });
}

function isPointer(wish: Wish | undefined): boolean {
  return wish?.it === true && wish.products.length === 0 && !saysChange(wish);
}

/** “The rest” is all but what was named before it, in the command or in the one before. */
function withRests(wishes: readonly Wish[], memory: VoiceMemory): readonly Wish[] {
  return wishes.map((wish, index) => {
    if (!wish.rest) return wish;
    const named = wishes.slice(0, index).flatMap(({ products }) => products);
    return { ...wish, excluded: named.length > 0 ? named : memory.products };
  });
}

/** “I hate this lipstick, make it nude” takes nothing off, and “it’s too bright, tone it down” is one wish. */
function withoutOverruled(wishes: readonly Wish[]): readonly Wish[] {
  return wishes.filter(
    (wish, index) =>
      !isOnlyLater(wish, wishes[index + 1]) &&
      (!(wish.dislike || wish.stated) ||
        !wishes.slice(index + 1).some((later) => overrules(later) && sharesProducts(wish, later))),
  );
}

/** “Take it all off, just mascara” leaves the mascara on. */
function isOnlyLater(wish: Wish, next: Wish | undefined): boolean {
  const isAll = wish.whole && wish.off && wish.excluded.length === 0 && wish.products.length === 0;
  return isAll && next?.only === true && next.off && next.excluded.length > 0;
}

/** A finish says nothing of what was complained about. */
function overrules(wish: Wish): boolean {
  return !wish.stated && !wish.dislike && !wish.doubtful && saysChange({ ...wish, finish: null });
}

function sharesProducts(one: Wish, other: Wish): boolean {
  if (one.whole || other.whole) return one.whole === other.whole;
  if (other.products.length === 0) return true;
  return other.products.some((product) => one.products.includes(product));
}

function onlyProducts({
  products,
  part,
  eyes,
  face,
  whole,
}: Wish): Pick<Wish, 'products' | 'part' | 'eyes' | 'face' | 'whole'> {
  return { products, part, eyes, face, whole };
}
