import type { Article, ArticleCategory } from './article.ts';
import { CLEAN_BRUSHES } from './clean-brushes-and-honest-dates.ts';
import { EYELINER_FOR_YOUR_EYE_SHAPE } from './eyeliner-for-your-eye-shape.ts';
import { FOUNDATION_THAT_DISAPPEARS } from './foundation-that-disappears.ts';
import { GLASS_SKIN } from './glass-skin-without-the-myth.ts';
import { WHAT_RED_LIPSTICK_DOES } from './what-a-red-lipstick-does-to-your-day.ts';

/** The blog's articles, newest first. */
export const ARTICLES: readonly Article[] = [
  FOUNDATION_THAT_DISAPPEARS,
  WHAT_RED_LIPSTICK_DOES,
  EYELINER_FOR_YOUR_EYE_SHAPE,
  CLEAN_BRUSHES,
  GLASS_SKIN,
];

/** Whether an article stands under the tab of a category. */
export function isIn({ category, alsoIn }: Article, tab: ArticleCategory): boolean {
  return category === tab || alsoIn === tab;
}
