/** The words that surround the documents for visitors. */

import { BLOG_PATH, LANDING_PATH } from './visitor-documents.ts';

export const VISITOR_WORDS = {
  brandLabel: 'Lookglass, home page',
  site: 'This site',
  mirror: 'The mirror',
  blog: 'Beauty Tips Blog',
  account: 'My account',
  feed: 'Lookglass: Beauty Tips Blog',
  notifications: 'Notifications (F8)',
  needsScript: 'This needs JavaScript. Turn it on in your browser’s settings.',
  copyright: 'Designed, written and built by Lookglass.',
} as const;

export const VISITOR_HEADER_LINKS = [
  { to: '/app', label: VISITOR_WORDS.mirror },
  { to: BLOG_PATH, label: VISITOR_WORDS.blog },
] as const;

export const VISITOR_FOOT_LINKS = [
  { to: LANDING_PATH, label: 'What Lookglass is' },
  { to: BLOG_PATH, label: VISITOR_WORDS.blog },
  { to: '/newsletter-subscription', label: 'Newsletter' },
  { to: '/contact-support', label: 'Contact Support' },
  { to: '/affiliate-partnership', label: 'Partnership' },
  { to: '/terms', label: 'Terms' },
  { to: '/privacy', label: 'Privacy' },
] as const;
