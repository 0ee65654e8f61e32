/** The words of the blog. */

export const BLOG_PAGE = {
  title: 'Beauty Tips Blog · Lookglass',
  description:
    'Techniques worth learning, skincare without myths and colour explained: long, careful articles about makeup, written by the people who build the mirror.',
} as const;

export const BLOG_WORDS = {
  title: 'Beauty Tips Blog',
  lead: 'Long, careful articles about makeup, by the people who build the mirror. No sponsors, no miracle, no hurry.',
  search: 'Search articles',
  searchHint: 'Title or tag',
  categories: 'Categories',
  all: 'All',
  featured: 'Featured',
  articles: 'Articles',
  countOne: '1 article',
  count: '{count} articles',
  emptyTitle: 'No articles found',
  empty: 'Nothing has that word in its title or tags. Try another one, or look under All.',
  clear: 'Clear Filters',
  back: 'Back to Blog',
  minutes: '{minutes} min read',
  by: 'By {author}',
  related: 'Read next',
  tags: 'Tags',
  tip: 'Worth knowing',
  tryIt: 'Try it in the mirror',
  tryItLead: 'Everything in this article can be tried on your own face, free, without an account.',
  trail: 'Where you are',
} as const;

export const MISSING_ARTICLE_PAGE = {
  title: 'Article not found · Lookglass',
  description: 'There is no such article in the Beauty Tips Blog.',
} as const;

export const MISSING_ARTICLE_WORDS = {
  title: 'This page of the notebook is blank',
  lead: 'The article that you were led to is not here: its address may have lost a piece, or it was given another name. These are.',
} as const;

export const BLOG_NEWSLETTER_WORDS = {
  title: 'Beauty, in your inbox',
  lead: 'About twice a month: a technique worth learning and shades worth trying. You confirm first, and one click ends it.',
  email: 'Email',
  placeholder: 'you@example.com',
  submit: 'Subscribe',
  busy: 'Subscribing…',
  trap: 'Leave this empty',
  withoutScript: 'Subscribing needs JavaScript, which is switched off here. Or write to {email}.',
} as const;
