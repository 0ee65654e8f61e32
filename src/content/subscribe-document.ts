/** The document on which people pay: a page apart, since its policy is its own. */

export const SUBSCRIBE_PATH = '/subscribe';
