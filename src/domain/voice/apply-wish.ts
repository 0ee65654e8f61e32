/** What a wish changes in a look. */

import { DEFAULT_LOOK, type Look, type Product } from '#domain/makeup/look.ts';
import { composePatches, productPatch, type LookPatch } from '#domain/makeup/patch.ts';
import { NOTHING_APPLIED, type Applied } from './applied.ts';
import { colourChange } from './colour-change.ts';
import { finishChange } from './finish-change.ts';
import type { Lexicon } from './lexicon.ts';
import { wishedOpacity } from './wished-opacity.ts';
import type { Wish } from './wish.ts';

/** The change of one product. */
export function applyWish(wish: Wish, product: Product, look: Look, lexicon: Lexicon): Applied {
  if (wish.look !== null) return fromLook(wish.look, product, look);
  if (wish.off && !isComparison(wish) && wish.colour === null && wish.finish === null)
    return takenOff(product, look);
  const parts = [
    colourChange(wish, product, look, lexicon),
    finishChange(wish, product, look),
    opacityChange(wish, product, look),
  ];
  const patch = parts.reduce((both, part) => composePatches(both, part.patch), {});
  const replies = parts.flatMap((part) => part.replies);
  if (replies.length > 0) return { patch: visible(patch, product, look), replies };
  return putOn(product, look);
}

/** “Not so dark” and “not dark enough” compare, too. */
function isComparison({ tones, step, too, enough }: Wish): boolean {
  return tones.length > 0 || step !== 0 || too || enough;
}

function fromLook(
  { kind, name, patch }: NonNullable<Wish['look']>,
  product: Product,
  look: Look,
): Applied {
  const part = patch[product];
  if (part === undefined) return { patch: {}, replies: [{ key: 'already', product }] };
  return {
    patch: visible({ [product]: part }, product, look),
    replies: [{ key: kind, look: name }],
  };
}

function takenOff(product: Product, look: Look): Applied {
  if (look[product].opacity === 0) return { patch: {}, replies: [{ key: 'bare', product }] };
  return {
    patch: productPatch(product, { opacity: 0 }),
    replies: [{ key: 'off', product }],
  };
}

function putOn(product: Product, look: Look): Applied {
  if (look[product].opacity > 0) return { patch: {}, replies: [{ key: 'already', product }] };
  const { opacity } = DEFAULT_LOOK[product];
  return { patch: productPatch(product, { opacity }), replies: [{ key: 'on', product }] };
}

/** A color or a finish that is put on a bare place is meant to be seen. */
function visible(patch: LookPatch, product: Product, look: Look): LookPatch {
  const part = patch[product];
  if (part === undefined || part.opacity !== undefined || look[product].opacity > 0) return patch;
  const { opacity } = DEFAULT_LOOK[product];
  return composePatches(patch, productPatch(product, { opacity }));
}

function opacityChange(wish: Wish, product: Product, look: Look): Applied {
  const worn = look[product].opacity;
  const opacity = wishedOpacity(wish, product, worn);
  if (opacity === null) return NOTHING_APPLIED;
  const percent = Math.round(Math.min(100, Math.max(0, opacity)));
  return percent === worn
    ? { patch: {}, replies: [{ key: 'as-far-as-it-goes', product }] }
    : {
        patch: productPatch(product, { opacity: percent }),
        replies: [{ key: 'amount', product, percent }],
      };
}
