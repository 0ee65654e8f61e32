/**
 * The documents that are rendered at build time: their names as files, and the addresses
 * at which they are read.
 */

import { ARTICLE_CATEGORIES, type Article, type ArticleCategory } from './articles/article.ts';

export const LANDING_PATH = '/landing';
export const BLOG_PATH = '/beauty-tips-blog';
export const FEED_PATH = '/feed.xml';
export const SITEMAP_PATH = '/sitemap.xml';
export const ROBOTS_PATH = '/robots.txt';

/** Part of the blog's address that names an article. */
export const ARTICLE_PARAMETER = 'article';
/** Part of the blog's address that names a tab. */
export const CATEGORY_PARAMETER = 'category';

export const LANDING_DOCUMENT = 'landing';
export const BLOG_DOCUMENT = 'blog';
export const MISSING_ARTICLE_DOCUMENT = 'missing-article';
export const MAINTENANCE_DOCUMENT = 'maintenance';

/** A category as part of an address, such as `eye-makeup`. */
export function categorySlug(category: ArticleCategory): string {
  return category.toLowerCase().replaceAll(' ', '-');
}

/** The category of a part of an address; undefined where there is none. */
export function categoryAt(slug: string): ArticleCategory | undefined {
  return ARTICLE_CATEGORIES.find((category) => categorySlug(category) === slug);
}

export function categoryAddress(category: ArticleCategory): string {
  return `${BLOG_PATH}?${CATEGORY_PARAMETER}=${categorySlug(category)}`;
}

export function categoryDocument(category: ArticleCategory): string {
  return `${BLOG_DOCUMENT}-${categorySlug(category)}`;
}

export function articleAddress({ slug }: Pick<Article, 'slug'>): string {
  return `${BLOG_PATH}?${ARTICLE_PARAMETER}=${slug}`;
}

export function articleDocument({ slug }: Pick<Article, 'slug'>): string {
  return `article-${slug}`;
}

/** Stands in the documents where the server's own address belongs, which only it knows. */
export const ORIGIN_MARK = 'https://origin.invalid';
