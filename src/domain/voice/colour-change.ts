/** What a wish changes in the color of a product. */

import { oklchOf } from '#domain/colour/perceptual.ts';
import { sameColour } from '#domain/makeup/look-equality.ts';
import type { HexColour, Look, Product } from '#domain/makeup/look.ts';
import { applyPatch, productPatch, type LookPatch } from '#domain/makeup/patch.ts';
import { NOTHING_APPLIED, type Applied } from './applied.ts';
import { isInverted } from './inverted.ts';
import { colourOn, plainName, type Lexicon } from './lexicon.ts';
import { otherColour } from './other-colour.ts';
import { coloursOf, colourPatch, mainColour, painted, type Tinted } from './painted.ts';
import { awayFromColour, mayBeCalled, shiftColour, towardColour } from './shift-colour.ts';
import type { ColourName, Tone } from './token.ts';
import type { VoiceReply } from './voice-answer.ts';
import type { Wish, WishedTone } from './wish.ts';

const OPPOSITE: Readonly<Record<Tone, Tone>> = {
  dark: 'light',
  light: 'dark',
  warm: 'cool',
  cool: 'warm',
  bright: 'muted',
  muted: 'bright',
  strong: 'soft',
  soft: 'strong',
};

/** What is darker than this, in OKLCH, is black to the eye. */
export const BLACK_LIGHTNESS = 0.1;

/** “Dark red” is further from red than “darker” is from what is worn. */
const PLAIN_TONE_SIZE = 1.4;
const SIZES = { small: 0.5, big: 2 } as const;

/** The color that a wish gives a product. */
export function colourChange(wish: Wish, product: Product, look: Look, lexicon: Lexicon): Applied {
  const { palette, colour } = wish;
  if (product === 'mascara') {
    return colour === null
      ? NOTHING_APPLIED
      : { patch: {}, replies: [{ key: 'mascara-has-no-color' }] };
  }
  if (palette !== null && product === 'eyeshadow') {
    return {
      patch: { eyeshadow: { colors: palette.colors } },
      replies: [{ key: 'palette', palette: palette.name }],
    };
  }
  if (colour !== null) return namedColour(wish, colour, product, look, lexicon);
  const shade = product === 'foundation' ? shadeOfTone(wish, lexicon) : undefined;
  if (shade !== undefined) {
    return {
      patch: { foundation: { color: shade.color } },
      replies: [{ key: 'color', product, color: shade.name }],
    };
  }
  return shifted(wish, product, look);
}

/** “Light”, “dark” and “deep” are names of foundation shades, where nothing is compared. */
function shadeOfTone(
  { tones, too, off, step }: Wish,
  { vocabulary }: Lexicon,
): { readonly name: string; readonly color: HexColour } | undefined {
  const [tone] = tones;
  if (tone === undefined || tone.compared || too || off || step !== 0) return undefined;
  const said = tone.said === 'dark' ? 'deep' : tone.said;
  return vocabulary.shades.foundation.find(({ name }) => plainName(name) === said);
}

function namedColour(
  wish: Wish,
  colour: ColourName,
  product: Tinted,
  look: Look,
  lexicon: Lexicon,
): Applied {
  const named = colourOn(colour, product);
  if (named === undefined) return NOTHING_APPLIED;
  if (wish.step === 0 && !wish.too && wish.off && wish.definite && !wish.except) {
    return mayBeCalled(mainColour(look, product), named) && look[product].opacity > 0
      ? { patch: productPatch(product, { opacity: 0 }), replies: [{ key: 'off', product }] }
      : { patch: {}, replies: [{ key: 'already', product }] };
  }
  if (wish.step === 0 && !wish.too && wish.off) {
    return otherColour(named, product, look, lexicon);
  }
  if (wish.step !== 0 || wish.too || wish.enough) {
    const less = isInverted(wish);
    const size = sizeOf(wish);
    const move = less ? awayFromColour : towardColour;
    const patch = colourPatch(product, (color) => move(color, named, size), look);
    return changed(patch, product, look, {
      key: less ? 'less-of' : 'more-of',
      product,
      color: colour.name,
    });
  }
  const color = wish.tones.reduce(
    (toned, { tone }) => shiftColour(toned, tone, PLAIN_TONE_SIZE),
    named,
  );
  const said = [...wish.tones.map((tone) => tone.said), colour.name].join(' ');
  return {
    patch: painted(product, color, look, wish.part),
    replies: [{ key: 'color', product, color: said }],
  };
}

function sizeOf({ degree }: Wish, tone?: WishedTone): number {
  if (degree !== null) return SIZES[degree];
  return tone === undefined || tone.compared ? 1 : PLAIN_TONE_SIZE;
}

/** A black line is made darker or lighter by how much of it there is. */
function isBlackLine(product: Product, look: Look, tones: readonly WishedTone[]): boolean {
  if (product !== 'eyeliner' || (oklchOf(look.eyeliner.color)?.l ?? 1) >= BLACK_LIGHTNESS)
    return false;
  return tones.every(({ tone }) => tone === 'dark' || tone === 'light');
}

function shifted(wish: Wish, product: Tinted, look: Look): Applied {
  const moved = wish.tones.filter(({ tone }) => tone !== 'strong' && tone !== 'soft');
  const [first] = moved;
  if (first === undefined || isBlackLine(product, look, moved)) return NOTHING_APPLIED;
  const inverted = isInverted(wish);
  const way = (tone: Tone): Tone => (inverted ? OPPOSITE[tone] : tone);
  const patch = colourPatch(
    product,
    (color) =>
      moved.reduce((toned, tone) => shiftColour(toned, way(tone.tone), sizeOf(wish, tone)), color),
    look,
  );
  const done = changed(patch, product, look, { key: 'shift', product, tone: way(first.tone) });
  // A black line grows darker by growing stronger.
  const isAtItsEnd = done.replies.some(({ key }) => key === 'as-far-as-it-goes');
  return isAtItsEnd && way(first.tone) === 'dark' ? NOTHING_APPLIED : done;
}

function changed(patch: LookPatch, product: Tinted, look: Look, reply: VoiceReply): Applied {
  const after = coloursOf(applyPatch(look, patch), product);
  const before = coloursOf(look, product);
  return after.every((color, index) => sameColour(color, before[index] ?? color))
    ? { patch: {}, replies: [{ key: 'as-far-as-it-goes', product }] }
    : { patch, replies: [reply] };
}
