/** How the studio is arranged, and for which screens. */

export type Arrangement = 'phone' | 'wide';

/** A screen held upright that is too narrow to frame the mirror: the mirror fills it instead. */
export const PHONE = '(max-width: 699px) and (max-aspect-ratio: 21/20), (max-width: 599px)';

/** The arrangement for this screen. */
export function arrangementHere(): Arrangement {
  return matchMedia(PHONE).matches ? 'phone' : 'wide';
}

export function isArrangement(text: string | undefined): text is Arrangement {
  return text === 'phone' || text === 'wide';
}
