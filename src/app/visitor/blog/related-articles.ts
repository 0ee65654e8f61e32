import type { Article } from '#content/articles/article.ts';
import { ARTICLES } from '#content/articles/articles.ts';

const SHOWN = 3;

function likeness(article: Article, other: Article): number {
  const shared = article.tags.filter((tag) => other.tags.includes(tag)).length;
  const categories = [other.category, other.alsoIn];
  return shared * 2 + (categories.includes(article.category) ? 1 : 0);
}

/** The articles most like one, newest first among equals. */
export function relatedTo(article: Article): readonly Article[] {
  return ARTICLES.filter(({ slug }) => slug !== article.slug)
    .toSorted((a, b) => likeness(article, b) - likeness(article, a))
    .slice(0, SHOWN);
}
