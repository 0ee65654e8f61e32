/** What the voice assistant answers: what changes, what the studio does, and what is said. */

import type { Product } from '#domain/makeup/look.ts';
import type { LookPatch } from '#domain/makeup/patch.ts';
import type { Finish, Tone } from './token.ts';
import type { Wish } from './wish.ts';

export type VoiceAct =
  | {
      readonly act:
        | 'capture'
        | 'compare'
        | 'flip'
        | 'shopping'
        | 'start-camera'
        | 'stop-camera'
        | 'undo'
        | 'redo'
        | 'reset';
    }
  /** Without a name, the studio asks for one, or deletes the look that is open. */
  | { readonly act: 'save' | 'delete'; readonly name: string | null };

/** What is replied, with what its words need; `content` has the words. */
export type VoiceReply =
  | { readonly key: 'color'; readonly product: Product; readonly color: string }
  /** In the color of another product. */
  | { readonly key: 'same-color'; readonly product: Product; readonly color: Product }
  | { readonly key: 'palette'; readonly palette: string }
  | { readonly key: 'look' | 'trend' | 'own-look'; readonly look: string }
  | { readonly key: 'finish'; readonly product: Product; readonly finish: Finish }
  | { readonly key: 'shift'; readonly product: Product; readonly tone: Tone }
  | { readonly key: 'more-of' | 'less-of'; readonly product: Product; readonly color: string }
  | { readonly key: 'amount'; readonly product: Product; readonly percent: number }
  | {
      readonly key: 'on' | 'off' | 'already' | 'no-such-finish' | 'as-far-as-it-goes' | 'bare';
      readonly product: Product;
    }
  | {
      readonly key: 'wearing';
      readonly product: Product;
      readonly color: string;
      readonly percent: number;
    }
  | { readonly key: 'act'; readonly act: VoiceAct['act']; readonly name: string | null }
  | { readonly key: 'ask-delete'; readonly name: string | null }
  | { readonly key: 'not-understood'; readonly words: string }
  | {
      readonly key:
        | 'nothing-heard'
        /** A model has read what the grammar did not. */
        | 'tried'
        | 'too-long'
        | 'help'
        | 'hello'
        | 'thanks'
        | 'kept'
        | 'nothing-asked'
        | 'nothing-worn'
        /** What would change, and that it waits for a yes. */
        | 'on-yes'
        /** Asked what suits whom. */
        | 'no-opinion'
        | 'which-product'
        | 'ask-reset'
        | 'mascara-has-no-color';
    };

export type VoiceQuestion =
  | { readonly ask: 'reset' }
  | { readonly ask: 'delete'; readonly name: string | null }
  /** A change that was spoken of, and maybe wished for. */
  | { readonly ask: 'shall-i'; readonly wishes: readonly Wish[] }
  /** A change that was wished for without saying of what. */
  | { readonly ask: 'which-product'; readonly wish: Wish };

/** What the next command may refer to. */
export interface VoiceMemory {
  /** What “it” is. */
  readonly products: readonly Product[];
  /** What “again” and “the cheeks, too” repeat. */
  readonly wish: Wish | null;
  readonly question: VoiceQuestion | null;
  /** What takes the last change back. */
  readonly undone: LookPatch;
  /** Whether the last command went back, which “put it back” takes back in its turn. */
  readonly wentBack: boolean;
}

export const NO_MEMORY: VoiceMemory = {
  products: [],
  wish: null,
  question: null,
  undone: {},
  wentBack: false,
};

export interface VoiceAnswer {
  /** What changes in the look; empty where nothing does. */
  readonly patch: LookPatch;
  /** What the studio is to do, in this order, after the change. */
  readonly acts: readonly VoiceAct[];
  /** Never empty. */
  readonly replies: readonly VoiceReply[];
  /** The parts of the command that meant nothing to us, as they were said. */
  readonly notUnderstood: readonly string[];
  /** Handed in with the next command. */
  readonly memory: VoiceMemory;
}
