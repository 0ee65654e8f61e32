/** What a word, or a few of them together, can mean in a command. */

import type { EyeFinish, HexColour, LipFinish, Product } from '#domain/makeup/look.ts';
import type { ShadedProduct, VoiceLook, VoicePalette } from './voice-vocabulary.ts';

export type Finish = LipFinish | EyeFinish;

export const TONES = [
  'dark',
  'light',
  'warm',
  'cool',
  'bright',
  'muted',
  'strong',
  'soft',
] as const;
export type Tone = (typeof TONES)[number];

/** What a color word stands for: itself, and shades of that name. */
export interface ColourName {
  readonly name: string;
  /** Absent where only a shade has this name. */
  readonly color?: HexColour;
  readonly shades: Readonly<Partial<Record<ShadedProduct, HexColour>>>;
}

/** What the studio itself does, or what is only answered. */
export type SpokenAct =
  | 'capture'
  | 'compare'
  | 'flip'
  | 'save'
  | 'shopping'
  | 'start-camera'
  | 'stop-camera'
  | 'undo'
  | 'redo'
  | 'reset'
  | 'delete'
  | 'wearing'
  | 'help';

export type Token =
  | {
      readonly kind: 'product';
      readonly products: readonly Product[];
      /** The crease or the outer corner of the eyelid alone. */
      readonly part?: 1 | 2;
      /** The eyes as a place: everything on them when it is taken off. */
      readonly eyes?: true;
      /** The face as a place: what cleans it takes everything off. */
      readonly face?: true;
      /** All that is worn. */
      readonly whole?: true;
    }
  | {
      readonly kind: 'colour';
      readonly colour: ColourName;
      /** “Redder”, not “red”. */
      readonly compared?: true;
    }
  | { readonly kind: 'palette'; readonly palette: VoicePalette }
  | { readonly kind: 'look'; readonly look: VoiceLook }
  | { readonly kind: 'finish'; readonly finish: Finish }
  | { readonly kind: 'tone'; readonly tone: Tone; readonly compared: boolean }
  | { readonly kind: 'step'; readonly way: 1 | -1 }
  | {
      readonly kind: 'degree';
      readonly size: 'small' | 'big';
      /** “Very” says how dark, and never how much of a product. */
      readonly onlyOfTones?: true;
    }
  | { readonly kind: 'number'; readonly value: number }
  /** A share of what is worn now, such as half. */
  | { readonly kind: 'share'; readonly factor: number }
  | { readonly kind: 'amount'; readonly value: number }
  | {
      readonly kind: 'act';
      readonly act: SpokenAct;
      /** Only where nothing else is said with it: “a picture” asks for one, “in the picture” does not. */
      readonly alone?: true;
    }
  | { readonly kind: 'courtesy'; readonly courtesy: 'hello' | 'thanks' }
  | { readonly kind: 'answer'; readonly yes: boolean }
  | { readonly kind: 'boundary'; readonly but: boolean; readonly strong: boolean }
  | { readonly kind: PlainKind };

/** Words with one meaning each and nothing more to tell. */
export type PlainKind =
  | 'percent'
  | 'to'
  | 'by'
  | 'off'
  /** “Off” itself, which stands behind what it takes off. */
  | 'away'
  /** What was taken off is put on again. */
  | 'restore'
  | 'except'
  | 'only'
  /** “Overdone”: less of it. */
  | 'complaint'
  /** “I can hardly see”: more of it. */
  | 'unseen'
  /** What is to stay as it is. */
  | 'keep'
  /** All that was not named. */
  | 'rest'
  /** “I don’t like”: it comes off, or a change is taken back. */
  | 'dislike'
  | 'any'
  | 'too'
  | 'enough'
  | 'same'
  | 'it'
  | 'also'
  | 'again'
  | 'look-word'
  /** A part of the body that wears nothing here. */
  | 'elsewhere'
  | 'filler'
  | 'unknown';

/** A token and the words that it was read from. */
export interface PlacedToken {
  readonly token: Token;
  readonly at: number;
  readonly length: number;
}
