/** The words of the community's gallery of public looks, and of what was worn this week. */

import type { Product } from '#domain/makeup/look.ts';
import type { ToastWords } from '#content/toasts/toast-words.ts';

export const GALLERY_WORDS = {
  week: 'Worn this week',
  weekNote: 'Counted over all mirrors in the last seven days. Sums only, nobody’s name.',
  weekEmpty: 'Not enough was worn this week to call anything a trend.',
  worn: 'Put on {worn} times',
  wornAndSaved: 'Put on {worn} times, saved {saved} times',
  wornByProduct: {
    lipstick: 'Lips',
    blush: 'Cheeks',
    eyeshadow: 'Eyes',
    eyeliner: 'Liner',
    mascara: 'Lashes',
    foundation: 'Base',
  } satisfies Readonly<Record<Product, string>>,
  ourLook: 'Look',
  facts: '{kind} · {counted}',
  apply: 'Apply {title}',
  applyButton: 'Apply',
  gallery: 'Gallery',
  galleryNote:
    'Looks that people chose to show. Only their colors, drawn on a model: nobody’s face.',
  mostWorn: 'Most put on this week',
  newest: 'New',
  galleryEmpty: 'No look is shown here yet.',
  yours: 'Show one of yours',
  yoursNote: 'Make a saved look public, then switch on “In the gallery”.',
  wear: 'Put on',
  wearNamed: 'Put on {name}',
  wornNow: 'On',
  own: 'Yours',
  wornOnce: 'Put on once',
  wornTimes: 'Put on {worn} times',
  like: 'Like {name}',
  liked: 'You like {name}',
  likes: '{count} likes',
  more: 'Show more',
  loading: 'Loading...',
  unreachable: 'We can’t load this right now.',
  tryAgain: 'Try Again',
  likeReason: 'Sign in to like a look. We’ll bring you right back to it.',
  undo: 'Undo',
  undoOther: 'Undo is in the look panel, too.',
} as const;

export const GALLERY_TOASTS = {
  worn: {
    title: 'Look Applied',
    description: 'You’re wearing {name}, over your own foundation.',
    tone: 'default',
  },
  likeFailed: {
    title: 'Not Liked',
    description: 'We couldn’t save that. Please try again.',
    tone: 'destructive',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;
