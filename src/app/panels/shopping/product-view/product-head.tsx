import { Star } from 'lucide-react';
import type { CSSProperties } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { PRODUCT_WORDS as WORDS } from '#content/panels/shopping-product-words.ts';
import { writeAmount } from '#domain/shopping/money.ts';
import { useStudioState } from '#app/look/studio-context.tsx';
import { currentLook } from '#studio/state/state.ts';
import { compareShade } from '#domain/shopping/compare-shade.ts';
import { Percentage } from '#app/panels/shopping/parts/percentage.tsx';
import { differenceInFull } from '#app/panels/shopping/parts/say-difference.ts';
import { wornColours } from '#app/panels/shopping/parts/worn-colours.ts';
import { CardActions, productTitle } from '#app/panels/shopping/parts/product-card.tsx';
import type { WholeProduct } from './product-query.ts';

/** The shade drawn large, what it is called, what it costs, and what can be done with it. */
export function ProductHead({ whole: { product } }: { whole: WholeProduct }) {
  const { brand, name, shade, colour, finish, best, isSample } = product;
  const style: CSSProperties = { '--pan': colour?.hex ?? 'transparent' };
  return (
    <header className="product-head">
      <div className="product-head-top">
        <span
          className="pan product-swatch"
          style={style}
          data-finish={finish ?? undefined}
          data-unknown={colour === null}
          aria-hidden="true"
        />
        <div className="min-w-0">
          <p className="caps text-fg-3">{brand}</p>
          <h3 className="display product-name">{productTitle(product)}</h3>
          {shade === '' ? null : <p className="mt-1 text-fg-2">{name}</p>}
          <p className="product-price">
            {best === null ? null : (
              <span className="tnum">
                {writeAmount({ cents: best.total, currency: best.currency })}
              </span>
            )}
            {isSample ? <span className="product-pill">{WORDS.sample}</span> : null}
          </p>
          <Rating product={product} />
        </div>
      </div>
      <Comparison product={product} />
      <CardActions product={product} title={productTitle(product)} />
      {isSample ? <p className="product-note">{WORDS.sampleNote}</p> : null}
    </header>
  );
}

/** How near the shade comes to what is worn; shows nothing where nothing of its kind is worn. */
function Comparison({ product: { colour, category } }: { product: WholeProduct['product'] }) {
  const look = useStudioState(currentLook);
  const compared = colour === null ? null : compareShade(wornColours(look, category), colour.hex);
  if (compared === null) return null;
  return (
    <p className="product-comparison">
      <Percentage value={compared.percentage} />
      <span>{differenceInFull(compared.tendencies)}</span>
    </p>
  );
}

function Rating({ product: { rating } }: { product: WholeProduct['product'] }) {
  if (rating === null) return <p className="product-rating">{WORDS.noRating}</p>;
  const stars = rating.stars.toFixed(1);
  const reviews = rating.reviews.toLocaleString('en-US');
  return (
    <p className="product-rating">
      <Star size={13} fill="currentColor" strokeWidth={0} aria-hidden="true" />
      <span className="tnum">{fillIn(WORDS.rating, { stars, reviews })}</span>
      <span>{fillIn(WORDS.ratingSource, { source: rating.source })}</span>
    </p>
  );
}
