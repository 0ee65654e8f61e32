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
/** Below it each product of the shop has a document, by its id. */
export const PRODUCTS_PATH = '/products';
/** Lists the lists of products for search engines; each is this address with a number. */
export const PRODUCTS_SITEMAP_PATH = '/products-sitemap.xml';

/** Part of the blog's address that names an article. */
export const ARTICLE_PARAMETER = 'article';
/** Part of the blog's address that names a tab. */
export const CATEGORY_PARAMETER = 'category';

export const LANDING_DOCUMENT = 'landing';
export const BLOG_DOCUMENT = 'blog';
export const MISSING_ARTICLE_DOCUMENT = 'missing-article';
export const MAINTENANCE_DOCUMENT = 'maintenance';
/** A product's document with marks where the server puts what it knows of the product. */
export const PRODUCT_DOCUMENT = 'product';
/** The same for a product that search engines should leave out. */
export const UNLISTED_PRODUCT_DOCUMENT = 'unlisted-product';
export const MISSING_PRODUCT_DOCUMENT = 'missing-product';

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

export function productAddress(id: string): string {
  return `${PRODUCTS_PATH}/${id}`;
}

export const PRODUCT_PARTS = ['id', 'title', 'description', 'content'] as const;
export type ProductPart = (typeof PRODUCT_PARTS)[number];

/** Stands in a product's document where the server puts this part. */
export function productMark(part: ProductPart): string {
  return `%product-${part}%`;
}

/** Stands in the documents where the server's own address belongs, which only it knows. */
export const ORIGIN_MARK = 'https://origin.invalid';
