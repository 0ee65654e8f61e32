/** The words of the blog. */

export const BLOG_PAGE = {
  title: 'Beauty Tips Blog · Lookglass',
  description:
    'Techniques worth learning, skincare without myths and color explained: in-depth articles about makeup, written by the people who build the mirror.',
} as const;

export const BLOG_WORDS = {
  title: 'Beauty Tips Blog',
  lead: 'In-depth articles about makeup from the people who build the mirror. No sponsors and no miracle claims.',
  search: 'Search articles',
  searchHint: 'Title or tag',
  categories: 'Categories',
  all: 'All',
  featured: 'Featured',
  articles: 'Articles',
  countOne: '1 article',
  count: '{count} articles',
  emptyTitle: 'No articles found',
  empty: 'Try adjusting your search or category filter.',
  clear: 'Clear Filters',
  back: 'Back to Blog',
  minutes: '{minutes} min read',
  by: 'By {author}',
  related: 'Read next',
  tags: 'Tags',
  shades: 'Shades in this article',
  findShade: 'Find {name} in the shop',
  findShades: 'Find them all',
  tip: 'Worth knowing',
  tryIt: 'Try it in the mirror',
  tryItLead: 'Try what you’ve read on your own face. It’s free, and you don’t need an account.',
  trail: 'Breadcrumbs',
} as const;

export const MISSING_ARTICLE_PAGE = {
  title: 'Article not found · Lookglass',
  description: 'This article isn’t in the Beauty Tips Blog.',
} as const;

export const MISSING_ARTICLE_WORDS = {
  title: 'We can’t find that article',
  lead: 'The link may be incomplete, or the article may have a new address. Try one of these instead.',
} as const;

export const BLOG_NEWSLETTER_WORDS = {
  title: 'Beauty, in your inbox',
  lead: 'About twice a month: a technique worth learning and shades worth trying. You confirm by email first, and you can unsubscribe with one click.',
  email: 'Email',
  placeholder: 'you@example.com',
  submit: 'Subscribe',
  busy: 'Subscribing…',
  trap: 'Leave this field empty',
  withoutScript: 'To subscribe, turn on JavaScript or write to {email}.',
} as const;
