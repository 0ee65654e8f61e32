/**
 * Text of people that other people read: names, titles, what is said in a chat. Invisible characters are
 * removed rather than refused, since they come along with pasted text, and people could not find them to
 * remove them themselves.
 */

/** Turns the direction of what follows, so that a text reads as another one (Unicode TR 9, section 2). */
const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Draws nothing, or a blank where none is expected: default-ignorable characters but those that join letters and
 * emoji, the fillers of Hangul, the blank of Braille, separators of lines, private use.
 */
const UNSEEN =
  /\u034F|\u17B4|\u17B5|[\u00AD\u115F\u1160\u180E\u200B\u2028\u2029\u2060-\u2065\u206A-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\uFFFE\uFFFF\p{Co}\u{1D173}-\u{1D17A}]/gu;

/** Parts of the flags of England, Scotland and Wales; elsewhere they hide a text. */
const TAGS = /(?<!\u{1F3F4}[\u{E0020}-\u{E007F}]*)[\u{E0000}-\u{E0FFF}]/gu;

/** Joiners belong between emoji, and between letters of scripts that are written joined. */
const JOINERS =
  /(?<![\p{Extended_Pictographic}\uFE0F\p{Emoji_Modifier}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}])[\u200C\u200D]|[\u200C\u200D](?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;

/**
 * More combining marks than this on one letter climb over the lines around it; Vietnamese, Thai and
 * Hebrew need at most three.
 */
const MOST_MARKS = 3;
const MARKS = new RegExp(String.raw`(\p{M}{${MOST_MARKS}})\p{M}+`, 'gu');

/** What a person sees of a text: without what is unseen or turns its direction, its spaces single, in form NFC. */
export function seenText(text: string): string {
  return text
    .replace(DIRECTION, '')
    .replace(UNSEEN, '')
    .replace(TAGS, '')
    .replace(JOINERS, '')
    .normalize('NFC')
    .replace(MARKS, '$1')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
}

/**
 * Endings of addresses that are used to lead people astray; a dot between other words does not make an
 * address.
 */
const ENDINGS =
  'app|biz|cc|click|club|cn|co|com|de|dev|eu|fr|gg|in|info|io|link|live|ly|me|net|online|org|page|pro|ru|shop|site|store|to|top|tv|uk|us|vip|wtf|xyz';
const LINK = new RegExp(
  String.raw`(?:\bhttps?:\/\/|\bwww\.)\S|(?<![\p{L}\p{N}])[\p{L}\p{N}][\p{L}\p{N}-]*(?:\.[\p{L}\p{N}-]+)*\.(?:${ENDINGS})(?![\p{L}\p{N}-])(?!\.\p{L})`,
  'iu',
);

/** Whether a web address stands in a text, written out or as a bare name such as `example.com`. */
export function hasLink(text: string): boolean {
  return LINK.test(text);
}
