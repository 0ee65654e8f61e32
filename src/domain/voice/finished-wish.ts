/** What a wish means once all of it was heard. */

import { coveredBy, EYE_PRODUCTS, saysChange, type Wish, type WishedTone } from './wish.ts';

/** With what it means as a whole. */
export function finished(wish: Wish): Wish {
  const isSeenTooLittle = wish.unseen && wish.products.length > 0 && !saysChange(wish);
  if (isSeenTooLittle) return { ...wish, step: 1 };
  // Cheeks that look pale ask for more blush, and not for another.
  if (wish.stated && wish.products.join() === 'blush' && wish.tones.some(isPale))
    return finished({
      ...wish,
      tones: wish.tones.filter((tone) => !isPale(tone)),
      too: false,
      step: 1,
    });
  // “Everything but the lips” without more takes it off.
  if (wish.except && wish.whole && !wish.keep && !saysChange(wish))
    return finished({ ...wish, off: true });
  // “Keep the liner crisp”.
  if (wish.keep && !wish.except && wish.tones.length > 0 && wish.colour === null)
    return finished({ ...wish, tones: [], degree: null, degreeIsAmount: false });
  // “Everything off my eyes”.
  if (wish.whole && wish.off && wish.products.length > 0)
    return finished({
      ...wish,
      whole: false,
      except: false,
      products: coveredBy(wish).filter((product) => !wish.excluded.includes(product)),
      eyes: false,
    });
  // “Strip the eyes back to just mascara”.
  if (wish.only && wish.off && wish.products.length > 1 && wish.products.includes('eyeshadow'))
    return {
      ...wish,
      products: EYE_PRODUCTS.filter((product) => !wish.products.slice(1).includes(product)),
    };
  // “The same pink on lips and cheeks”.
  if (wish.same && wish.colour !== null && wish.source === null)
    return finished({ ...wish, same: false });
  // “Take off the purple liner” points at one, “the purple is not it” at none.
  if (wish.definite && wish.products.length === 0) return finished({ ...wish, definite: false });
  // “Softer everything but leave the liner”.
  if (wish.except && wish.keep && saysChange(wish)) return finished({ ...wish, keep: false });
  // “Something that matches the occasion” copies no color.
  if (wish.look !== null && wish.same) return finished({ ...wish, same: false });
  // “Take fifteen off the lips”.
  if (
    wish.off &&
    wish.amount?.kind === 'plain' &&
    wish.amount.percent < 100 &&
    wish.amount.percent > 0
  )
    return finished({ ...wish, off: false, step: -1 });
  // “Drop the mascara to thirty”.
  const { amount } = wish;
  if (
    wish.off &&
    !wish.except &&
    amount !== null &&
    !(amount.kind !== 'share' && amount.percent === 100)
  )
    return { ...wish, off: false };
  // “Take a little off the blush”.
  if (
    wish.off &&
    wish.degree === 'small' &&
    wish.tones.length === 0 &&
    wish.colour === null &&
    wish.step === 0
  )
    return { ...wish, off: false, step: -1 };
  // “The liner is heavy for daytime”, “bold red lips”: an occasion beside another change is no look to wear.
  if (
    wish.look !== null &&
    wish.products.length > 0 &&
    saysChange({ ...wish, look: null, step: 0 })
  )
    return finished({ ...wish, look: null });
  // “Enough blush already”.
  const isEnough = wish.enough && wish.products.length > 0 && !saysChange(wish);
  return withoutOthers(isEnough ? { ...wish, step: -1, enough: false } : wish);
}

/** “Only lipstick” takes off everything else; “only a bit of blush” does not. */
function withoutOthers(wish: Wish): Wish {
  if (!wish.only || saysChange(wish) || wish.products.length === 0) return wish;
  return { ...wish, ...ALL_BUT, excluded: coveredBy(wish), products: [], eyes: false };
}

function isPale({ said }: WishedTone): boolean {
  return /^(?:pale|palish|pail|washed out|dull)$/.test(said);
}

const ALL_BUT = { whole: true, off: true, except: true } as const;
