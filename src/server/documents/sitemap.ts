import type { Article } from '#content/articles/article.ts';
import {
  articleAddress,
  BLOG_PATH,
  LANDING_PATH,
  SITEMAP_PATH,
} from '#content/visitor-documents.ts';
import { element } from './xml.ts';

/** Pages that are useful from a search; the others are for people with an account. */
const PAGES_FOR_ALL = [
  '/',
  LANDING_PATH,
  '/newsletter-subscription',
  '/contact-support',
  '/affiliate-partnership',
  '/terms',
  '/privacy',
] as const;

function entry(address: string, changed?: string): string {
  const lastChange = changed === undefined ? '' : element('lastmod', changed);
  return `<url>${element('loc', address)}${lastChange}</url>`;
}

/** Which pages there are, for search engines (https://www.sitemaps.org/protocol.html). */
export function writeSitemap(articles: readonly Article[], origin: string): string {
  const entries = [
    ...PAGES_FOR_ALL.map((path) => entry(origin + path)),
    entry(origin + BLOG_PATH, articles[0]?.date),
    ...articles.map((article) => entry(origin + articleAddress(article), article.date)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`;
}

/** Asks robots to leave alone what is no page, and says where the pages are listed. */
export function writeRobots(origin: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}${SITEMAP_PATH}\n`;
}
