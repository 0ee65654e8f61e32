/** What an info dialog is made of. */

export const INFO_IDS = [
  'virtual-tryon',
  'voice-assistant',
  'skin-analysis',
  'quick-looks',
  'trending',
  'saved-looks',
  'celebrity-looks',
  'pro-artists',
  'how-it-works',
  'technology',
  'privacy',
  'app-tutorial',
] as const;
export type InfoId = (typeof INFO_IDS)[number];

export type InfoIcon =
  | 'mirror'
  | 'microphone'
  | 'skin'
  | 'wand'
  | 'trend'
  | 'bookmark'
  | 'star'
  | 'chat'
  | 'steps'
  | 'chip'
  | 'lock'
  | 'learn';

/** A part of the rich content: prose, or steps that are numbered. */
export type InfoPart =
  | { readonly kind: 'text'; readonly title: string; readonly text: string }
  | { readonly kind: 'steps'; readonly title: string; readonly steps: readonly string[] }
  | {
      readonly kind: 'figures';
      readonly title: string;
      readonly figures: readonly { readonly value: string; readonly meaning: string }[];
    };

/** Where Get Started leads: to the mirror, or to a page of this site. */
export type InfoStart = 'mirror' | '/my-saved-looks' | '/privacy';

export interface Info {
  readonly id: InfoId;
  readonly title: string;
  readonly icon: InfoIcon;
  /** Wears the PRO badge, and offers the upgrade in place of Get Started. */
  readonly isPro: boolean;
  readonly description: string;
  readonly features: readonly string[];
  readonly rich: readonly InfoPart[];
  /** The 'Try It Now' note. */
  readonly demo: string;
  readonly start: InfoStart;
}
