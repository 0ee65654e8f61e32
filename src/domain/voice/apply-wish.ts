/** What a wish changes in a look. */

import { oklchOf } from '#domain/colour/perceptual.ts';
import { DEFAULT_LOOK, type HexColour, type Look, type Product } from '#domain/makeup/look.ts';
import { composePatches, productPatch, type LookPatch } from '#domain/makeup/patch.ts';
import { NOTHING_APPLIED, type Applied } from './applied.ts';
import { BLACK_LIGHTNESS, colourChange } from './colour-change.ts';
import { finishChange } from './finish-change.ts';
import type { Lexicon } from './lexicon.ts';
import { wishedOpacity } from './wished-opacity.ts';
import type { Wish, WishedTone } from './wish.ts';

/** Less chroma than this is black, gray or white by any name. */
const GRAY_CHROMA = 0.01;

/** The change of one product. */
export function applyWish(wish: Wish, product: Product, look: Look, lexicon: Lexicon): Applied {
  if (wish.look !== null) return fromLook(wish.look, product, look);
  if (asksForLessOfGray(wish)) return applyWish({ ...wish, colour: null }, product, look, lexicon);
  const tone = toneOfTooGray(wish);
  // A black line is too black where there is too much of it.
  if (tone !== null && (product === 'eyeliner' || product === 'mascara'))
    return applyWish({ ...wish, colour: null, too: false, step: -1 }, product, look, lexicon);
  if (tone !== null)
    return applyWish(
      { ...wish, colour: null, tones: [...wish.tones, tone] },
      product,
      look,
      lexicon,
    );
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

/** What is neither black nor white, in OKLCH lightness. */
const MID_GRAY = { from: 0.35, to: 0.85 } as const;

/** What is too white is too light, too black too dark, and what looks gray is too cool. */
function toneOfTooGray({ colour, too }: Wish): WishedTone | null {
  const hue = colour?.color === undefined ? null : oklchOf(colour.color);
  if (!too || hue === null || hue.c >= GRAY_CHROMA) return null;
  const isBetween = hue.l > MID_GRAY.from && hue.l < MID_GRAY.to;
  const tone = hue.l > 0.5 ? 'light' : 'dark';
  return { tone: isBetween ? 'cool' : tone, compared: true, said: '' };
}

/** Black and white have no hue to take away: “less black liner” is less liner. */
function asksForLessOfGray({ colour, step }: Wish): boolean {
  const hue = colour?.color === undefined ? null : oklchOf(colour.color);
  return step === -1 && hue !== null && hue.c < GRAY_CHROMA;
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

function isBlack(color: HexColour): boolean {
  return (oklchOf(color)?.l ?? 1) < BLACK_LIGHTNESS;
}

function opacityChange(wish: Wish, product: Product, look: Look): Applied {
  const worn = look[product].opacity;
  const isDrawnBlack =
    product === 'mascara' || (product === 'eyeliner' && isBlack(look.eyeliner.color));
  const opacity = wishedOpacity(wish, isDrawnBlack, worn);
  if (opacity === null) return NOTHING_APPLIED;
  const percent = Math.round(Math.min(100, Math.max(0, opacity)));
  return percent === worn
    ? { patch: {}, replies: [{ key: 'as-far-as-it-goes', product }] }
    : {
        patch: productPatch(product, { opacity: percent }),
        replies: [{ key: 'amount', product, percent }],
      };
}
