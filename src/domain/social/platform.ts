/** The places where people post, and what each takes. */

import type { Size } from '#domain/picture/fit.ts';

/** How a platform counts a text. */
export type Counting =
  /** Each character as people see them counts one. */
  | 'characters'
  /** By weight: see `postLength`. */
  | 'weighted';

export interface PostSize extends Size {
  /** Its shape, as width to height. */
  readonly shape: string;
}

export interface SocialPlatform {
  readonly maxLength: number;
  /** How many hashtags do best there. */
  readonly optimalHashtags: number;
  readonly counting: Counting;
  /** The sizes of its pictures in pixels; the first is the one to start with. */
  readonly sizes: readonly [PostSize, ...PostSize[]];
}

export const PLATFORM_IDS = ['instagram', 'tiktok', 'x', 'facebook'] as const;
export type PlatformId = (typeof PLATFORM_IDS)[number];

/** Lengths and numbers of hashtags are the specification's, to the letter. */
export const PLATFORMS: Readonly<Record<PlatformId, SocialPlatform>> = {
  instagram: {
    maxLength: 2200,
    optimalHashtags: 30,
    counting: 'characters',
    sizes: [
      { shape: '4:5', width: 1080, height: 1350 },
      { shape: '1:1', width: 1080, height: 1080 },
    ],
  },
  tiktok: {
    maxLength: 150,
    optimalHashtags: 5,
    counting: 'characters',
    sizes: [{ shape: '9:16', width: 1080, height: 1920 }],
  },
  x: {
    maxLength: 280,
    optimalHashtags: 3,
    counting: 'weighted',
    sizes: [
      { shape: '16:9', width: 1600, height: 900 },
      { shape: '1:1', width: 1080, height: 1080 },
    ],
  },
  facebook: {
    maxLength: 63_206,
    optimalHashtags: 5,
    counting: 'characters',
    sizes: [
      { shape: '1.91:1', width: 1200, height: 630 },
      { shape: '4:5', width: 1080, height: 1350 },
    ],
  },
};

/** The longest caption that can be written here, in characters: the specification's. */
export const LONGEST_CAPTION = 280;

/**
 * The platform's own page for a new post, with what it takes of one; null where it has none.
 *
 * @param link leads to the look
 */
export function composeAddress(
  platform: PlatformId,
  text: string,
  link: string,
): { readonly address: string; readonly takesText: boolean } | null {
  switch (platform) {
    case 'x':
      return {
        address: `https://x.com/intent/post?text=${encodeURIComponent(text)}`,
        takesText: true,
      };
    case 'facebook':
      return {
        address: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(link)}`,
        takesText: false,
      };
    case 'instagram':
    case 'tiktok':
      return null;
  }
}
