import { NAMELESS } from '#content/mails.ts';

/** Longer than what somebody is called: a message. */
const LONGEST_GREETED = 50;
/** What mail programs make a link of: a scheme, a path, an address, or a host with its dots. */
const SIGNS_OF_A_LINK = /[/\\:@]|\.\p{L}{2,}|www\./iu;

/**
 * What a mail calls somebody. A name is whatever was typed at sign-up, and the mail goes to whatever
 * address was typed there: a name that is an advertisement must not travel in a mail of ours.
 */
export function greetingName(name: string): string {
  const isName = name !== '' && name.length <= LONGEST_GREETED && !SIGNS_OF_A_LINK.test(name);
  return isName ? name : NAMELESS;
}
