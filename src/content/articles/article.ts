/** What an article of the blog is made of. */

import type { HexColour, Product } from '#domain/makeup/look.ts';

export const ARTICLE_CATEGORIES = [
  'Foundation',
  'Eye Makeup',
  'Skincare',
  'Psychology',
  'Hygiene',
  'Techniques',
  'Trends',
] as const;
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number];

export type ArticleBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'steps'; readonly items: readonly string[] }
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'tip'; readonly text: string };

/** Names of the drawings; each article has one. */
export type ArticleIllustration = 'undertone' | 'liner' | 'brushes' | 'barrier' | 'lipstick';

/** A shade of ours that an article speaks of. */
export interface ArticleShade {
  readonly category: Product;
  readonly name: string;
  readonly color: HexColour;
}

export interface Article {
  /** The article's address: `/beauty-tips-blog?article=slug`. */
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  /** The tab it is found under. */
  readonly category: ArticleCategory;
  /** A second tab that shows it, too: there are more subjects than articles. */
  readonly alsoIn?: ArticleCategory;
  readonly author: string;
  /** ISO date, such as `2026-11-02`. */
  readonly date: string;
  readonly tags: readonly string[];
  /** Featured articles stand above the others. */
  readonly featured: boolean;
  readonly illustration: ArticleIllustration;
  /** The shades that it is about, which the shop is searched for; none where it is about no color. */
  readonly shades?: readonly ArticleShade[];
  readonly body: readonly ArticleBlock[];
}
