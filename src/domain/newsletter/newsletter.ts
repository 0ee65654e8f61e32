/** Where somebody subscribed when the page does not say; the specification's. */
export const DEFAULT_SOURCE = 'blog';

/** Names the place of a form on the pages, never a person. */
export const NEWSLETTER_SOURCE = /^[a-z][a-z0-9-]{0,39}$/;
