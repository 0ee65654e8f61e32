/** The hashtags to choose from: what people write under makeup, and none that names a brand. */

import type { Hashtag } from '#domain/social/hashtags.ts';

export const HASHTAGS: readonly Hashtag[] = [
  { tag: '#makeup', suits: null },
  { tag: '#motd', suits: null },
  { tag: '#makeuplook', suits: null },
  { tag: '#virtualtryon', suits: null },
  { tag: '#beauty', suits: null },
  { tag: '#lipstick', suits: 'lips' },
  { tag: '#lipoftheday', suits: 'lips' },
  { tag: '#eyeshadow', suits: 'eyes' },
  { tag: '#eyesoftheday', suits: 'eyes' },
  { tag: '#wingedliner', suits: 'liner' },
  { tag: '#blush', suits: 'cheeks' },
  { tag: '#foundation', suits: 'skin' },
  { tag: '#boldmakeup', suits: 'bold' },
  { tag: '#softglam', suits: 'soft' },
  { tag: '#naturalmakeup', suits: 'soft' },
];
