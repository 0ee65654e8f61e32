import type { Article } from '#content/articles/article.ts';
import { BLOG_PAGE } from '#content/blog-words.ts';
import { articleAddress, BLOG_PATH, FEED_PATH } from '#content/visitor-documents.ts';
import { VISITOR_WORDS } from '#content/visitor-words.ts';
import { element, escapeXml } from './xml.ts';

function item(article: Article, origin: string): string {
  const address = origin + articleAddress(article);
  const parts = [
    element('title', article.title),
    element('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    element('pubDate', new Date(article.date).toUTCString()),
    element('dc:creator', article.author),
    element('category', article.category),
    element('description', article.excerpt),
  ];
  return `<item>${parts.join('')}</item>`;
}

/** The blog as an RSS 2.0 feed (https://www.rssboard.org/rss-specification), newest first. */
export function writeFeed(articles: readonly Article[], origin: string): string {
  const newest = articles[0]?.date;
  const parts = [
    element('title', VISITOR_WORDS.feed),
    element('link', origin + BLOG_PATH),
    element('description', BLOG_PAGE.description),
    element('language', 'en'),
    `<atom:link href="${escapeXml(origin + FEED_PATH)}" rel="self" type="application/rss+xml"/>`,
    ...(newest === undefined ? [] : [element('lastBuildDate', new Date(newest).toUTCString())]),
    ...articles.map((article) => item(article, origin)),
  ];
  const namespaces =
    'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${namespaces}><channel>${parts.join('')}</channel></rss>\n`;
}
