import type { Article } from '#content/articles/article.ts';
import {
  articleAddress,
  BLOG_PATH,
  LANDING_PATH,
  PRODUCTS_SITEMAP_PATH,
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

export const ENTRIES_START =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
export const ENTRIES_END = '</urlset>\n';

/** A page among those of a list, and when it last changed. */
export function sitemapEntry(address: string, changed?: string): string {
  const lastChange = changed === undefined ? '' : element('lastmod', changed);
  return `<url>${element('loc', address)}${lastChange}</url>`;
}

/** Which pages there are, for search engines (https://www.sitemaps.org/protocol.html). */
export function writeSitemap(articles: readonly Article[], origin: string): string {
  const entries = [
    ...PAGES_FOR_ALL.map((path) => sitemapEntry(origin + path)),
    sitemapEntry(origin + BLOG_PATH, articles[0]?.date),
    ...articles.map((article) => sitemapEntry(origin + articleAddress(article), article.date)),
  ];
  return ENTRIES_START + entries.join('') + ENTRIES_END;
}

/** The addresses of the lists of products. There are several, since none may have more than 50,000 pages. */
export function writeSitemapIndex(lists: number, origin: string): string {
  const entries = Array.from({ length: lists }, (_, place) => {
    const address = `${origin}${PRODUCTS_SITEMAP_PATH}?list=${place + 1}`;
    return `<sitemap>${element('loc', address)}</sitemap>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>\n`;
}

/** Asks robots to leave alone what is no page, and says where the pages are listed. */
export function writeRobots(origin: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}${SITEMAP_PATH}\nSitemap: ${origin}${PRODUCTS_SITEMAP_PATH}\n`;
}
