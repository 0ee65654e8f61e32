import { describe, expect, test } from 'vitest';
import { ARTICLE_CATEGORIES, type Article, type ArticleBlock } from './article.ts';
import { SHADES } from '#content/shades.ts';
import { ARTICLES, isIn } from './articles.ts';

function textOf(block: ArticleBlock): string {
  return 'items' in block ? block.items.join(' ') : block.text;
}

function wordsIn({ body }: Article): number {
  return body.map(textOf).join(' ').split(/\s+/).length;
}

describe('the blog', () => {
  test('has five articles, two of them featured', () => {
    expect(ARTICLES).toHaveLength(5);
    expect(ARTICLES.filter(({ featured }) => featured)).toHaveLength(2);
  });

  test.each(ARTICLES)('“$title” has 800 to 1,500 words', (article) => {
    expect(wordsIn(article)).toBeGreaterThanOrEqual(800);
    expect(wordsIn(article)).toBeLessThanOrEqual(1500);
  });

  test.each(ARTICLE_CATEGORIES)('has something under %s', (category) => {
    expect(ARTICLES.some((article) => isIn(article, category))).toBe(true);
  });

  test('speaks of shades that can be worn', () => {
    const worn = (category: keyof typeof SHADES) =>
      SHADES[category].map(({ name, color }) => `${name} ${color.toLowerCase()}`);
    const shades = ARTICLES.flatMap(({ shades: named = [] }) => named);
    expect(shades.length).toBeGreaterThan(0);
    for (const { category, name, color } of shades) {
      expect(category in SHADES && worn(category as keyof typeof SHADES)).toContain(
        `${name} ${color}`,
      );
    }
  });

  test('has one address and one drawing for each article', () => {
    expect(new Set(ARTICLES.map(({ slug }) => slug)).size).toBe(ARTICLES.length);
    expect(new Set(ARTICLES.map(({ illustration }) => illustration)).size).toBe(ARTICLES.length);
    for (const { slug } of ARTICLES) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test('shows the newest first, each with a day that exists', () => {
    const dates = ARTICLES.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    for (const date of dates) expect(new Date(date).toISOString().startsWith(date)).toBe(true);
  });

  test.each(ARTICLES)('“$title” says different things in title, excerpt and tags', (article) => {
    expect(article.excerpt.length).toBeLessThan(200);
    expect(article.tags.length).toBeGreaterThanOrEqual(3);
    expect(new Set(article.tags).size).toBe(article.tags.length);
  });
});
