/** Which cards speak of something that depends on a face, and on what of it: by the cards' ids. */

import type { SharedFeatures, SharedFeature } from '#domain/artist-chat/shared-features.ts';

/** What can be added to a card; the words are in `personal-words.ts`. */
export type PersonalPart =
  | 'red'
  | 'nude'
  | 'soft-lip'
  | 'strong-lip'
  | 'lip-shape'
  | 'fuller'
  | 'blush'
  | 'blush-place'
  | 'foundation'
  | 'foundation-undertone'
  | 'corrector'
  | 'eye-shadow'
  | 'quiet-shadow'
  | 'deep-shadow'
  | 'shadow-technique'
  | 'liner-technique'
  | 'liner-color'
  | 'liner-dark'
  | 'mascara'
  | 'contour-color'
  | 'contour-shape'
  | 'bronzer'
  | 'highlighter'
  | 'powder'
  | 'brow-shape'
  | 'undertone'
  | 'colors'
  | 'contrast'
  | 'eye-shape';

/** The most important first: an answer has room for one or two. */
export const PERSONAL_PARTS: Readonly<Record<string, readonly PersonalPart[]>> = {
  'red-lip-choose': ['red', 'lip-shape'],
  'deep-red': ['red', 'lip-shape'],
  'lip-nude-choose': ['nude', 'lip-shape'],
  'deep-nude': ['nude', 'lip-shape'],
  'lip-fuller': ['fuller'],
  'lip-thin': ['soft-lip'],
  'lip-dark': ['lip-shape'],
  'lip-finish-difference': ['lip-shape'],
  'lip-liner-color': ['soft-lip'],
  'lip-stain': ['strong-lip'],
  'lip-bright-day': ['strong-lip'],
  'mature-lips': ['soft-lip'],
  'blush-where': ['blush-place', 'blush'],
  'blush-face-shape': ['blush-place'],
  'blush-color': ['blush', 'blush-place'],
  'blush-cream-powder': ['blush'],
  'blush-lift': ['blush'],
  'blush-draping': ['blush'],
  'blush-sunkissed': ['blush'],
  'deep-blush': ['blush', 'blush-place'],
  'fair-blush': ['blush', 'blush-place'],
  'mature-blush': ['blush'],
  'bronzer-where': ['bronzer'],
  'bronzer-color': ['bronzer'],
  'deep-bronzer': ['bronzer'],
  'contour-basic': ['contour-shape', 'contour-color'],
  'contour-or-bronzer': ['contour-color'],
  'contour-cream': ['contour-shape'],
  'fair-contour': ['contour-shape'],
  'highlighter-color': ['highlighter'],
  'highlighter-where': ['highlighter'],
  'deep-highlighter': ['highlighter'],
  'undertone-find': ['undertone', 'colors'],
  'color-warm-cool': ['undertone', 'colors'],
  'color-season': ['undertone', 'colors'],
  'color-lips-cheeks-match': ['colors'],
  'color-contrast': ['contrast'],
  'color-olive': ['foundation'],
  'medium-skin': ['colors', 'eye-shadow'],
  'eye-color-blue': ['eye-shadow', 'shadow-technique'],
  'eye-color-green': ['eye-shadow', 'shadow-technique'],
  'eye-color-brown': ['eye-shadow', 'shadow-technique'],
  'eye-color-hazel': ['eye-shadow', 'shadow-technique'],
  'eye-color-gray': ['eye-shadow', 'shadow-technique'],
  'foundation-shade': ['foundation', 'foundation-undertone'],
  'foundation-undertone': ['foundation-undertone', 'foundation'],
  'foundation-neck': ['foundation-undertone'],
  'foundation-mix': ['foundation'],
  'deep-foundation': ['foundation', 'foundation-undertone'],
  'fair-foundation': ['foundation', 'foundation-undertone'],
  'concealer-shade': ['corrector'],
  'concealer-dark-circles': ['corrector'],
  'deep-concealer': ['corrector'],
  'deep-hyperpigmentation': ['corrector'],
  'color-corrector': ['corrector'],
  'powder-where': ['powder'],
  'powder-flashback': ['powder'],
  'deep-powder': ['powder'],
  'shadow-placement': ['shadow-technique', 'eye-shadow'],
  'shadow-one-color': ['quiet-shadow', 'shadow-technique'],
  'shadow-color-bright': ['eye-shadow'],
  'smoky-eye': ['deep-shadow', 'shadow-technique'],
  'smoky-soft': ['deep-shadow', 'shadow-technique'],
  'deep-shadow': ['deep-shadow', 'eye-shadow'],
  'eyes-hooded': ['eye-shadow'],
  'eyes-monolid': ['eye-shadow'],
  'eyes-deep-set': ['eye-shadow'],
  'eyes-round': ['eye-shadow'],
  'eyes-almond': ['eye-shadow'],
  'eyes-downturned': ['eye-shadow'],
  'eyes-small': ['eye-shadow'],
  'eyes-find-shape': ['eye-shape', 'shadow-technique'],
  'mature-eyes': ['eye-shadow'],
  'liner-first': ['liner-technique', 'liner-dark'],
  'liner-wing': ['liner-technique'],
  'liner-kitten': ['liner-technique'],
  'liner-lower': ['liner-technique'],
  'liner-brown': ['liner-dark', 'liner-technique'],
  'liner-colored': ['liner-color', 'liner-technique'],
  'fair-liner': ['liner-dark'],
  'lash-color': ['mascara'],
  'lash-sparse': ['mascara'],
  'brow-shape': ['brow-shape'],
  office: ['soft-lip'],
  interview: ['soft-lip'],
  'video-call': ['blush'],
  'wedding-guest': ['eye-shadow', 'blush'],
  'date-night': ['strong-lip'],
  party: ['deep-shadow', 'strong-lip'],
  prom: ['strong-lip'],
  bride: ['soft-lip', 'blush'],
  'day-to-night': ['strong-lip'],
  'five-minute': ['blush', 'soft-lip'],
  'no-makeup-makeup': ['soft-lip', 'blush'],
  'start-kit': ['soft-lip', 'blush'],
};

const FAIR = ['very light', 'light'] as const;
const DARK = ['brown', 'deep'] as const;

type OnlyFor = {
  readonly [Feature in SharedFeature]?: readonly NonNullable<SharedFeatures[Feature]>[];
};

/** Cards about people who look in one way: a person who measures otherwise asks for another. */
export const ONLY_FOR: Readonly<Record<string, OnlyFor>> = {
  'deep-red': { skinDepth: DARK },
  'deep-nude': { skinDepth: DARK },
  'deep-blush': { skinDepth: DARK },
  'deep-bronzer': { skinDepth: DARK },
  'deep-highlighter': { skinDepth: DARK },
  'deep-foundation': { skinDepth: DARK },
  'deep-concealer': { skinDepth: DARK },
  'deep-hyperpigmentation': { skinDepth: ['tan', ...DARK] },
  'deep-powder': { skinDepth: DARK },
  'deep-shadow': { skinDepth: DARK },
  'fair-blush': { skinDepth: FAIR },
  'fair-contour': { skinDepth: FAIR },
  'fair-foundation': { skinDepth: FAIR },
  'fair-liner': { skinDepth: FAIR },
  'medium-skin': { skinDepth: ['medium', 'tan', 'brown'] },
  'eye-color-blue': { eyeColor: ['blue'] },
  'eye-color-green': { eyeColor: ['green'] },
  'eye-color-brown': { eyeColor: ['brown', 'dark brown'] },
  'eye-color-hazel': { eyeColor: ['hazel'] },
  'eye-color-gray': { eyeColor: ['grey'] },
  'eyes-round': { eyeShape: ['round'] },
  'eyes-almond': { eyeShape: ['almond'] },
  'eyes-downturned': { eyeTilt: ['downturned'] },
  'lip-thin': { lipShape: ['thin'] },
};

/** Cards that are for some people what another is for all: instead of which, and for whom. */
export const INSTEAD_OF: Readonly<Record<string, readonly string[]>> = {
  'lip-nude-choose': ['deep-nude'],
  'blush-color': ['deep-blush', 'fair-blush'],
  'bronzer-color': ['deep-bronzer'],
  'highlighter-color': ['deep-highlighter'],
  'concealer-dark-circles': ['deep-concealer'],
};
