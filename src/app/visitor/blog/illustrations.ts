/** The drawing of each article, and the picture that is shown where it is shared. Made by scripts/visitor. */

import barrier from '#app/visitor/illustrations/barrier.svg';
import brushes from '#app/visitor/illustrations/brushes.svg';
import liner from '#app/visitor/illustrations/liner.svg';
import lipstick from '#app/visitor/illustrations/lipstick.svg';
import undertone from '#app/visitor/illustrations/undertone.svg';
import sharedBarrier from '#app/visitor/open-graph/barrier.png';
import sharedBrushes from '#app/visitor/open-graph/brushes.png';
import sharedLiner from '#app/visitor/open-graph/liner.png';
import sharedLipstick from '#app/visitor/open-graph/lipstick.png';
import sharedUndertone from '#app/visitor/open-graph/undertone.png';
import type { ArticleIllustration } from '#content/articles/article.ts';

export const ILLUSTRATIONS: Readonly<Record<ArticleIllustration, string>> = {
  barrier,
  brushes,
  liner,
  lipstick,
  undertone,
};

export const SHARED_PICTURES: Readonly<Record<ArticleIllustration, string>> = {
  barrier: sharedBarrier,
  brushes: sharedBrushes,
  liner: sharedLiner,
  lipstick: sharedLipstick,
  undertone: sharedUndertone,
};
