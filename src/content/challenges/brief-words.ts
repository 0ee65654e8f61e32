/** How the parts of a brief are said, and why a look misses one of them. */

import type { Requirement } from '#domain/challenges/brief.ts';
import type { Miss } from '#domain/challenges/check-brief.ts';
import type { Difficulty } from '#domain/challenges/challenge.ts';
import type { ColourFamily } from '#domain/challenges/colour-family.ts';
import { fillIn } from '#content/fill-in.ts';
import type { LipFinish, Product } from '#domain/makeup/look.ts';

export const DIFFICULTY_LABELS: Readonly<Record<Difficulty, string>> = {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
};

export const FAMILY_NAMES: Readonly<Record<ColourFamily, string>> = {
  red: 'red',
  pink: 'pink',
  berry: 'berry',
  coral: 'coral',
  orange: 'orange',
  nude: 'nude',
  brown: 'brown',
  gold: 'gold',
  green: 'green',
  blue: 'blue',
  purple: 'purple',
  gray: 'gray',
  black: 'black',
};

export const FINISH_NAMES: Readonly<Record<LipFinish, string>> = {
  matte: 'matte',
  satin: 'satin',
  gloss: 'glossy',
  shimmer: 'shimmering',
};

export const PRODUCT_NOUNS: Readonly<Record<Product, string>> = {
  lipstick: 'lipstick',
  blush: 'blush',
  eyeshadow: 'eyeshadow',
  eyeliner: 'eyeliner',
  mascara: 'mascara',
  foundation: 'foundation',
};

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'] as const;

/** A small number as a word. */
function counted(count: number): string {
  return COUNTS[count] ?? String(count);
}

const PART_WORDS = {
  least: '{what}, {least}% or more',
  bare: 'no {what}',
  oneProduct: 'one product at most',
  atMost: '{count} products at most',
  oneColor: 'lips, cheeks and eyes in one color',
} as const;

const MISS_WORDS = {
  notWorn: 'You aren’t wearing {what}.',
  tooFaint: 'Your {what} is at {worn}%. Wear {least}% or more.',
  wrongColor: 'Your {what} is {worn}, not {color}.',
  wrongShades: 'Most of your eyeshadow isn’t {color}. Two of its three shades need to be.',
  otherColor: 'Your {what} isn’t {color}.',
  wrongFinish: 'Your {what} is {worn}, not {finish}.',
  worn: 'Leave out the {what}.',
  tooMany: 'You’re wearing {worn} products. Wear {most} at most.',
  apart: 'Your {what} isn’t in the color of your lipstick.',
} as const;

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a part of a brief asks for, as the head of a line: "Matte red lipstick, 60% or more". */
export function partWords(part: Requirement): string {
  switch (part.kind) {
    case 'wear': {
      const { product, color, finish, least } = part;
      const what = [
        ...(finish === undefined ? [] : [FINISH_NAMES[finish]]),
        ...(color === undefined ? [] : [FAMILY_NAMES[color]]),
        PRODUCT_NOUNS[product],
      ].join(' ');
      return capitalized(least === undefined ? what : fillIn(PART_WORDS.least, { what, least }));
    }
    case 'bare': {
      return capitalized(fillIn(PART_WORDS.bare, { what: PRODUCT_NOUNS[part.product] }));
    }
    case 'at-most': {
      if (part.products === 1) return capitalized(PART_WORDS.oneProduct);
      return capitalized(fillIn(PART_WORDS.atMost, { count: counted(part.products) }));
    }
    case 'one-color': {
      return capitalized(PART_WORDS.oneColor);
    }
    default: {
      return part satisfies never;
    }
  }
}

function colourMissWords(miss: Extract<Miss, { kind: 'wrong-color' }>): string {
  const what = PRODUCT_NOUNS[miss.product];
  const color = FAMILY_NAMES[miss.color];
  if (miss.product === 'eyeshadow') return fillIn(MISS_WORDS.wrongShades, { color });
  if (miss.worn === null) return fillIn(MISS_WORDS.otherColor, { what, color });
  return fillIn(MISS_WORDS.wrongColor, { what, color, worn: FAMILY_NAMES[miss.worn] });
}

/** Why a look misses a part, as a sentence to its wearer. */
export function missWords(miss: Miss): string {
  switch (miss.kind) {
    case 'not-worn': {
      return fillIn(MISS_WORDS.notWorn, { what: PRODUCT_NOUNS[miss.product] });
    }
    case 'too-faint': {
      const { product, least, worn } = miss;
      return fillIn(MISS_WORDS.tooFaint, { what: PRODUCT_NOUNS[product], least, worn });
    }
    case 'wrong-color': {
      return colourMissWords(miss);
    }
    case 'wrong-finish': {
      return fillIn(MISS_WORDS.wrongFinish, {
        what: PRODUCT_NOUNS[miss.product],
        worn: FINISH_NAMES[miss.worn],
        finish: FINISH_NAMES[miss.finish],
      });
    }
    case 'worn': {
      return fillIn(MISS_WORDS.worn, { what: PRODUCT_NOUNS[miss.product] });
    }
    case 'too-many': {
      return fillIn(MISS_WORDS.tooMany, { worn: counted(miss.worn), most: counted(miss.most) });
    }
    case 'apart': {
      return fillIn(MISS_WORDS.apart, { what: PRODUCT_NOUNS[miss.product] });
    }
    default: {
      return miss satisfies never;
    }
  }
}
