import { NAMELESS } from '#content/mails.ts';

/** Anything longer is a message rather than a name. */
const LONGEST_GREETED = 50;
/**
 * What mail programs make a link of: a scheme, a path, an address, or a host with its dots, of which
 * there is one in Chinese and Japanese, too (UTS 46, section 2.3).
 */
const SIGNS_OF_A_LINK = /[/\\:@\u2044\u2215]|[.\u3002][\p{L}\p{M}]{2,}|www[.\u3002]/iu;
/** A number to call or to write to. Years of birth have as many, and are nobody's name. */
const SIGNS_OF_A_NUMBER = /(?:\p{Nd}\P{Nd}*){4}|[+*#]\s*\p{Nd}/u;
/** Invisible characters, which would hide the signs or reverse the text. */
const UNSEEN = /[\p{Cf}\p{Variation_Selector}\u115F\u1160\u3164\uFFA0]/gu;
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

/** The same text in plain letters: full-width ones, for instance, are read like any other. */
function plainLetters(name: string): string {
  return name.normalize('NFKC').replaceAll(UNSEEN, '');
}

function isSafe(name: string): boolean {
  const plain = plainLetters(name);
  return !SIGNS_OF_A_LINK.test(plain) && !SIGNS_OF_A_NUMBER.test(plain) && !CONTROLS.test(name);
}

/**
 * The name in a mail's greeting. A name is whatever was typed at sign-up, and the mail goes to whatever
 * address was typed there: a name that is an advertisement must not travel in a mail of ours.
 */
export function greetingName(name: string): string {
  const isName = name !== '' && name.length <= LONGEST_GREETED && isSafe(name);
  return isName ? name : NAMELESS;
}
