import { describe, expect, test } from 'vitest';
import { ARTICLE_CATEGORIES } from './articles/article.ts';
import { ARTICLES } from './articles/articles.ts';
import {
  articleAddress,
  articleDocument,
  BLOG_DOCUMENT,
  categoryAddress,
  categoryAt,
  categoryDocument,
  categorySlug,
  LANDING_DOCUMENT,
  MAINTENANCE_DOCUMENT,
  MISSING_ARTICLE_DOCUMENT,
  MISSING_PRODUCT_DOCUMENT,
  PRODUCT_DOCUMENT,
  UNLISTED_PRODUCT_DOCUMENT,
} from './visitor-documents.ts';

describe('the documents for visitors', () => {
  test('have each a name of its own', () => {
    const names = [
      LANDING_DOCUMENT,
      BLOG_DOCUMENT,
      MISSING_ARTICLE_DOCUMENT,
      MAINTENANCE_DOCUMENT,
      PRODUCT_DOCUMENT,
      UNLISTED_PRODUCT_DOCUMENT,
      MISSING_PRODUCT_DOCUMENT,
      ...ARTICLE_CATEGORIES.map(categoryDocument),
      ...ARTICLES.map(articleDocument),
    ];
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
  });

  test('have addresses that a link can carry as they are', () => {
    const addresses = [
      ...ARTICLE_CATEGORIES.map(categoryAddress),
      ...ARTICLES.map((article) => articleAddress(article)),
    ];
    for (const address of addresses) {
      const { pathname, search } = new URL(address, 'http://localhost');
      expect(pathname + search).toBe(address);
    }
  });

  test.each(ARTICLE_CATEGORIES)('finds %s again by its part of an address', (category) => {
    expect(categoryAt(categorySlug(category))).toBe(category);
  });

  test.each(['', 'all', 'Eye Makeup', 'constructor'])('finds no category at “%s”', (slug) => {
    expect(categoryAt(slug)).toBeUndefined();
  });
});
