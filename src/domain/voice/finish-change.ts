/** What a wish changes in the finish of a product. */

import { eyeFinishOf, lipFinishOf, type Look, type Product } from '#domain/makeup/look.ts';
import type { LookPatch } from '#domain/makeup/patch.ts';
import { NOTHING_APPLIED, type Applied } from './applied.ts';
import { isInverted } from './inverted.ts';
import type { Finish } from './token.ts';
import type { Wish } from './wish.ts';

/** What is worn instead of a finish that is not wanted. */
const OTHER_LIP_FINISH = {
  matte: 'satin',
  satin: 'matte',
  gloss: 'satin',
  shimmer: 'satin',
} as const;
const OTHER_EYE_FINISH = { matte: 'shimmer', shimmer: 'matte' } as const;
/** What the lids wear where a finish of the lips is asked for. */
const EYE_FINISH_FOR = {
  matte: 'matte',
  satin: 'matte',
  gloss: 'shimmer',
  shimmer: 'shimmer',
} as const;

/** The finish that a wish gives a product. Lips and lids have one. */
export function finishChange(wish: Wish, product: Product, look: Look): Applied {
  if (wish.finish === null) return NOTHING_APPLIED;
  const inverted = isInverted(wish);
  if (product === 'lipstick') {
    const worn = lipFinishOf(look);
    const unwanted = worn === wish.finish ? OTHER_LIP_FINISH[worn] : worn;
    // “Without the shine” is matte, unless a gloss gives way to less of it.
    const dulled = wish.finish === 'gloss' && worn === 'satin' ? 'matte' : unwanted;
    const finish = inverted ? dulled : wish.finish;
    return said({ lipstick: { finish } }, product, finish, finish === worn, look);
  }
  if (product === 'eyeshadow') {
    const worn = eyeFinishOf(look);
    const wanted = EYE_FINISH_FOR[wish.finish];
    const unwanted = worn === wanted ? OTHER_EYE_FINISH[worn] : worn;
    const finish = inverted ? unwanted : wanted;
    return said({ eyeshadow: { finish } }, product, finish, finish === worn, look);
  }
  return { patch: {}, replies: [{ key: 'no-such-finish', product }] };
}

/** A finish that is worn already needs no patch, but on a bare place it is put on. */
function said(
  patch: LookPatch,
  product: Product,
  finish: Finish,
  already: boolean,
  look: Look,
): Applied {
  return already && look[product].opacity > 0
    ? { patch: {}, replies: [{ key: 'already', product }] }
    : { patch, replies: [{ key: 'finish', product, finish }] };
}
