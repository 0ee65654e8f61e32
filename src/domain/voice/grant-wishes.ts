/** Wishes granted one after the other. */

import type { Look, Product } from '#domain/makeup/look.ts';
import { applyPatch, composePatches, type LookPatch } from '#domain/makeup/patch.ts';
import type { Applied } from './applied.ts';
import { applyWish } from './apply-wish.ts';
import type { Lexicon } from './lexicon.ts';
import { mainColour, painted } from './painted.ts';
import type { VoiceAnswer, VoiceMemory } from './voice-answer.ts';
import { wishProducts } from './wish-products.ts';
import type { Wish } from './wish.ts';

export type Granted = Pick<VoiceAnswer, 'patch' | 'replies' | 'memory'>;

/** The wishes one after the other, each on the look that those before it made. */
export function grantWishes(
  wishes: readonly Wish[],
  look: Look,
  memory: VoiceMemory,
  lexicon: Lexicon,
): Granted {
  return wishes.reduce<Granted>(
    (before, wish) => {
      const worn = applyPatch(look, before.patch);
      const { patch, replies, memory: after } = grantOne(wish, worn, before.memory, lexicon);
      return {
        patch: composePatches(before.patch, patch),
        replies: [...before.replies, ...replies],
        memory: after,
      };
    },
    { patch: {}, replies: [], memory },
  );
}

function grantOne(wish: Wish, look: Look, memory: VoiceMemory, lexicon: Lexicon): Granted {
  const products = wishProducts(wish, look, memory);
  if (products === null) {
    const question = { ask: 'which-product', wish } as const;
    return { patch: {}, replies: [{ key: 'which-product' }], memory: { ...memory, question } };
  }
  if (products.length === 0) return { patch: {}, replies: [{ key: 'nothing-worn' }], memory };
  const { patch, replies } = wish.same
    ? sameColourOn(wish, products, look, memory)
    : together(products.map((product) => applyWish(wish, product, look, lexicon)));
  const wholeLook = wish.whole || (wish.look !== null && wish.products.length === 0);
  return {
    patch,
    replies,
    memory: { ...memory, products: wholeLook ? [] : products, wish: { ...wish, products } },
  };
}

/** A whole look is one sentence, not one for each product. */
function together(parts: readonly Applied[]): Applied {
  const replies = parts.flatMap((part) => part.replies);
  return {
    patch: parts.reduce<LookPatch>((both, { patch }) => composePatches(both, patch), {}),
    replies: replies.filter(
      (reply, index) =>
        !('look' in reply) || replies.findIndex((other) => 'look' in other) === index,
    ),
  };
}

function sameColourOn(
  { source, part }: Wish,
  products: readonly Product[],
  look: Look,
  memory: VoiceMemory,
): Applied {
  const from = source ?? memory.products.find((product) => !products.includes(product));
  if (from === undefined || from === 'mascara') {
    return { patch: {}, replies: [{ key: 'which-product' }] };
  }
  const color = mainColour(look, from);
  return together(
    products.map((product): Applied => {
      if (product === 'mascara') return { patch: {}, replies: [{ key: 'mascara-has-no-color' }] };
      return {
        patch: painted(product, color, look, part),
        replies: [{ key: 'same-color', product, color: from }],
      };
    }),
  );
}
