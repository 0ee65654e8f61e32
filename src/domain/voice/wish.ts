/** One wish of a command: what is to change, and how. */

import type { Product } from '#domain/makeup/look.ts';
import type { ColourName, Finish, Tone } from './token.ts';
import type { VoiceLook, VoicePalette } from './voice-vocabulary.ts';

export interface WishedTone {
  readonly tone: Tone;
  /** “Darker”, not “dark”. */
  readonly compared: boolean;
  /** The words that it was said with, for shades that are called “Light” or “Deep”. */
  readonly said: string;
}

export type WishedAmount =
  /** A plain number is set, but beside “more” or “less” it is added or taken away. */
  | { readonly kind: 'to' | 'by' | 'plain'; readonly percent: number }
  | { readonly kind: 'share'; readonly factor: number };

/** What is wished for, whatever product it is for. */
export interface WishedChange {
  readonly colour: ColourName | null;
  /** Whether the color says which one is meant, as in “take off the black liner”. */
  readonly definite: boolean;
  readonly palette: VoicePalette | null;
  readonly look: VoiceLook | null;
  readonly finish: Finish | null;
  readonly tones: readonly WishedTone[];
  /** More, less, or nothing of the kind. */
  readonly step: -1 | 0 | 1;
  readonly degree: 'small' | 'big' | null;
  /** Whether the degree may stand for an amount, as in “a hint of blush”. */
  readonly degreeIsAmount: boolean;
  readonly amount: WishedAmount | null;
  readonly off: boolean;
  readonly except: boolean;
  readonly too: boolean;
  readonly enough: boolean;
  readonly same: boolean;
  /** Whether it is put on again after it was taken off. */
  readonly restore: boolean;
}

export interface Wish extends WishedChange {
  /** Empty where none is named: then it is about what was spoken of before. */
  readonly products: readonly Product[];
  readonly part: 1 | 2 | null;
  readonly eyes: boolean;
  readonly face: boolean;
  readonly whole: boolean;
  readonly excluded: readonly Product[];
  /** The product whose color the others get, in “match my blush to my lips”. */
  readonly source: Product | null;
  /** Whether it is named first: “copy my lips to my blush”. */
  readonly copies: boolean;
  readonly it: boolean;
  readonly only: boolean;
  readonly also: boolean;
  readonly again: boolean;
  /** Whether it is to stay as it is. */
  readonly keep: boolean;
  /** Whether it is said of all that was not named. */
  readonly rest: boolean;
  /** Whether it takes off what is not liked. */
  readonly dislike: boolean;
  /** Whether it says how something is, from which a wish can be guessed: “the liner is heavy”. */
  readonly stated: boolean;
  /** Whether it was said in a question or a story, and may be no wish at all. */
  readonly doubtful: boolean;
  /** Whether what is worn can hardly be seen. */
  readonly unseen: boolean;
  /** Taken off with a mere “not”. */
  readonly denied: boolean;
  /** Said after “but”. */
  readonly contrast: boolean;
  /** Whether “and”, a comma or the like separates it from what was said before it. */
  readonly parted: boolean;
  /** Whether the change was said before the product: “red lips”, not “lips red”. */
  readonly changeFirst: boolean;
}

export const NO_CHANGE: WishedChange = {
  colour: null,
  definite: false,
  palette: null,
  look: null,
  finish: null,
  tones: [],
  step: 0,
  degree: null,
  degreeIsAmount: false,
  amount: null,
  off: false,
  except: false,
  too: false,
  enough: false,
  same: false,
  restore: false,
};

export const EMPTY_WISH: Wish = {
  ...NO_CHANGE,
  products: [],
  part: null,
  eyes: false,
  face: false,
  whole: false,
  excluded: [],
  source: null,
  copies: false,
  it: false,
  only: false,
  also: false,
  again: false,
  keep: false,
  rest: false,
  dislike: false,
  stated: false,
  doubtful: false,
  unseen: false,
  denied: false,
  contrast: false,
  parted: false,
  changeFirst: false,
};

/** Whether a wish says what is to change. */
export function saysChange(wish: WishedChange): boolean {
  return (
    wish.colour !== null ||
    wish.palette !== null ||
    wish.look !== null ||
    wish.finish !== null ||
    wish.tones.length > 0 ||
    wish.step !== 0 ||
    wish.degreeIsAmount ||
    wish.amount !== null ||
    wish.off ||
    wish.same ||
    wish.restore ||
    (wish.too && wish.degree !== null)
  );
}

export function saysSomething(wish: Wish): boolean {
  return saysChange(wish) || wish.products.length > 0 || wish.whole || wish.again;
}

/** The same change, for other products. */
export function changeOf(wish: WishedChange): WishedChange {
  return {
    colour: wish.colour,
    definite: wish.definite,
    palette: wish.palette,
    look: wish.look,
    finish: wish.finish,
    tones: wish.tones,
    step: wish.step,
    degree: wish.degree,
    degreeIsAmount: wish.degreeIsAmount,
    amount: wish.amount,
    off: wish.off,
    except: wish.except,
    too: wish.too,
    enough: wish.enough,
    same: wish.same,
    restore: wish.restore,
  };
}

/** All that the eyes wear. */
export const EYE_PRODUCTS: readonly Product[] = ['eyeshadow', 'eyeliner', 'mascara'];

/** All that is worn where a wish points to. */
export function coveredBy({ eyes, products }: Wish): readonly Product[] {
  return eyes ? EYE_PRODUCTS : products;
}
