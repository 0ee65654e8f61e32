/** How long the word that one has to sign in is there before that page is, in milliseconds; the specification's. */
export const SIGN_IN_DELAY = 1000;
