/** The source of a subscription where the page names none; from the specification. */
export const DEFAULT_SOURCE = 'blog';

/** Names the place of a form on the pages, never a person. */
export const NEWSLETTER_SOURCE = /^[a-z][a-z0-9-]{0,39}$/;
