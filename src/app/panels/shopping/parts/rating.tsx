import { Star } from 'lucide-react';
import type { CatalogueProduct } from '#contracts/catalogue.ts';
import { fillIn } from '#content/fill-in.ts';
import { PRODUCT_CARD_WORDS as WORDS } from '#content/panels/shopping-words.ts';

/**
 * The stars, how many people gave them, and whose customers they are; those of a sample say so. Shows
 * nothing where nobody gave any.
 */
export function RatingLine({ product: { rating, isSample } }: { product: CatalogueProduct }) {
  if (rating === null) return <span />;
  const stars = rating.stars.toFixed(1);
  const reviews = rating.reviews.toLocaleString('en-US');
  return (
    <span className="shop-rating">
      <Star size={12} fill="currentColor" strokeWidth={0} aria-hidden="true" />
      <span className="tnum" aria-hidden="true">
        {stars} <span className="text-fg-3">{`(${reviews})`}</span>
      </span>
      <span className="sr-only">{fillIn(WORDS.rating, { stars, reviews })}</span>
      <span className="shop-aside">
        {isSample ? WORDS.sample : fillIn(WORDS.ratingFrom, { source: rating.source })}
      </span>
    </span>
  );
}
