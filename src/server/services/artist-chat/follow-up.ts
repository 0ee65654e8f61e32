/** Questions that mean nothing without the one before: “and for dark skin?”, “why?”, “how much?”. */

export type FollowUp =
  | { readonly kind: 'why' | 'amount' | 'more' }
  /** What was asked, now for something else: the words that are new. */
  | { readonly kind: 'variant'; readonly words: string };

const WHY =
  /^(?:and |but |ok |so )?(?:why|how come|what for|why is that|why not|says who)\b(?: \w+){0,2}$/;
const AMOUNT =
  /^(?:and |but |so )?how (?:much|many|strong|often|long|thick|far)\b(?: (?:of )?(?:it|that|them|this|one|product|should i use|do i use|do i need|is enough|is too much|is right|exactly|then|layers|coats|times|is that))?$/;
const MORE =
  /^(?:and |ok |yes )?(?:more|tell me more|go on|what else|anything else|continue|and|and then|then what|what then|next|what next|yes|yes please|another tip|more tips|other tips)$/;
const LEAD =
  /^(?:(?:and|but|ok|so|or|yes) )*(?:(?:what about|how about|what if|and|but|or|also|same)(?: (?:for|with|on|if|i have|i am|im|the|in|at|my))*|(?:for|with|on|in|if i have|if im|if i am)) /;

/** @param text as `plainMessage` gives it */
export function followUpOf(text: string): FollowUp | undefined {
  if (WHY.test(text)) return { kind: 'why' };
  if (AMOUNT.test(text)) return { kind: 'amount' };
  if (MORE.test(text)) return { kind: 'more' };
  const words = text.replace(LEAD, '');
  return words !== text && words.split(' ').length <= 6 ? { kind: 'variant', words } : undefined;
}
