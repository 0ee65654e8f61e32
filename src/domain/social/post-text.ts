/** The text of a post: what is left of a caption and its hashtags where a platform takes no more. */

import { type Counting, type PlatformId, PLATFORMS } from './platform.ts';

/** The most that one character of the text can count: an emoji or a character of two units. */
const HEAVY = 2;

/** Code points that weigh one, as the platform's published rules have them; all others weigh two. */
const LIGHT = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
] as const;

const IS_EMOJI = /\p{Extended_Pictographic}/u;
const ELLIPSIS = '…';

function characters(text: string): readonly string[] {
  return Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment);
}

function weightOf(character: string): number {
  if (IS_EMOJI.test(character)) return HEAVY;
  return Array.from(character).reduce((sum, point) => {
    const code = point.codePointAt(0) ?? 0;
    return sum + (LIGHT.some(([from, to]) => code >= from && code <= to) ? 1 : HEAVY);
  }, 0);
}

/** How long a platform says that a text is. Weighted, an emoji counts two, as does what is written in Han, Kana or Hangul. */
export function postLength(text: string, counting: Counting = 'characters'): number {
  const parts = characters(text);
  if (counting === 'characters') return parts.length;
  return parts.reduce((sum, part) => sum + weightOf(part), 0);
}

/** The text, cut at the end of a word so that it is no longer than `most` with its ellipsis. */
function shortened(text: string, most: number, counting: Counting): string {
  if (postLength(text, counting) <= most) return text;
  const room = most - postLength(ELLIPSIS, counting);
  let kept = '';
  let length = 0;
  for (const part of characters(text)) {
    length += counting === 'characters' ? 1 : weightOf(part);
    if (length > room) break;
    kept += part;
  }
  const atWord = kept.replace(/\s+\S*$/, '');
  return (atWord === '' ? kept : atWord).replace(/[\s,.;:–—-]+$/, '') + ELLIPSIS;
}

export interface PostText {
  readonly text: string;
  /** As the platform counts it; never over its limit. */
  readonly length: number;
  readonly hashtags: number;
  /** Whether the caption was cut. */
  readonly isCut: boolean;
}

/** What stands between the parts of a post. */
const BETWEEN = '\n\n';

/**
 * What is posted on a platform: the caption, a link where there is one, and as many of the hashtags as do best there and still
 * fit. Only a caption that is too long without any is cut.
 *
 * @param hashtags each with its `#`, the most important first
 * @param link never cut; empty for none
 */
export function postText(
  platform: PlatformId,
  caption: string,
  hashtags: readonly string[],
  link = '',
): PostText {
  const { maxLength, optimalHashtags, counting } = PLATFORMS[platform];
  const said = caption.trim();
  const taken = link === '' ? 0 : postLength(BETWEEN + link, counting);
  const cut = shortened(said, maxLength - taken, counting);
  const isCut = cut !== said;
  let tags = isCut ? [] : hashtags.slice(0, optimalHashtags);
  const joined = (): string =>
    [cut, link, tags.join(' ')].filter((part) => part !== '').join(BETWEEN);
  while (tags.length > 0 && postLength(joined(), counting) > maxLength) tags = tags.slice(0, -1);
  const text = joined();
  return { text, length: postLength(text, counting), hashtags: tags.length, isCut };
}
