import { ArrowUpRight, Heart, Scale, ShoppingBag } from 'lucide-react';
import type { CatalogueProduct } from '#contracts/catalogue.ts';
import { fillIn } from '#content/fill-in.ts';
import { PRODUCT_CARD_WORDS as WORDS, STOCK_LABELS } from '#content/panels/shopping-words.ts';
import type { ShadeComparison } from '#domain/shopping/compare-shade.ts';
import { Percentage } from './percentage.tsx';
import { Price } from './price.tsx';
import { RatingLine } from './rating.tsx';
import { differenceInFull } from './say-difference.ts';
import { ShadeHalves } from './shade-halves.tsx';
import { openProduct } from './shop-address.ts';
import { useBuy } from './use-buy.ts';
import { useCompare } from './use-compare.ts';
import { useIntoBag } from './use-into-bag.ts';
import { useTryOn } from './use-try-on.ts';
import { useWishlist } from './use-wishlist.ts';

export interface ProductCardProps {
  readonly product: CatalogueProduct;
  /** How it compares with what is worn; null where nothing of its kind is worn. */
  readonly compared: ShadeComparison | null;
  /** How well it suits the chosen skin tone, in whole percent; null where none was chosen. */
  readonly skinMatch?: number | null;
  readonly isOwned?: boolean;
  /** Why it is shown; null where that needs no words. */
  readonly note?: string | null;
}

/** What a product is called: its shade, or its name where a shop says of none. */
export function productTitle({ shade, name }: CatalogueProduct): string {
  return shade === '' ? name : shade;
}

/** A product with all that can be done with it. */
export function ProductCard({
  product,
  compared,
  skinMatch = null,
  isOwned = false,
  note = null,
}: ProductCardProps) {
  const title = productTitle(product);
  return (
    <article className="shop-card" aria-label={`${product.brand} ${product.name} ${product.shade}`}>
      <div className="shop-card-top">
        <span className="shop-card-shade">
          <ShadeHalves yours={compared?.yours ?? null} theirs={product.colour?.hex ?? null} />
          {compared === null ? null : <span className="shop-halves">{WORDS.halves}</span>}
        </span>
        <div className="shop-card-name">
          <p>
            {product.brand} {product.name}
          </p>
          <h4>
            <button
              type="button"
              className="shop-name"
              aria-label={fillIn(WORDS.details, { name: title })}
              onClick={() => {
                openProduct(product.id);
              }}
            >
              {title}
            </button>
            {isOwned ? <span className="shop-owned">{WORDS.yours}</span> : null}
          </h4>
        </div>
        {compared === null ? null : <Percentage value={compared.percentage} />}
        <div className="shop-card-words">
          {product.colour === null ? <p>{WORDS.noShade}</p> : null}
          {compared === null ? null : <p>{differenceInFull(compared.tendencies)}</p>}
          {skinMatch === null ? null : <p>{fillIn(WORDS.skinMatch, { percentage: skinMatch })}</p>}
          {product.stock === 'in-stock' ? null : <p>{STOCK_LABELS[product.stock]}</p>}
        </div>
        <div className="shop-card-line">
          <RatingLine product={product} />
          <Price product={product} />
        </div>
      </div>
      {note === null ? null : <p className="shop-note">{note}</p>}
      <CardActions product={product} title={title} />
    </article>
  );
}

/** Trying it on, wishing for it, comparing it, owning it and buying it. */
export function CardActions({ product, title }: { product: CatalogueProduct; title: string }) {
  const { isWorn, reason, tryOn } = useTryOn(product);
  const { isWished, toggle: wish } = useWishlist(product);
  const { isCompared, isFull, toggle: compare } = useCompare(product);
  const { isOwned, open: openBag } = useIntoBag(product);
  const { reason: noShop, buy } = useBuy(product);
  const name = { name: title };
  return (
    <div className="shop-card-actions">
      <button
        type="button"
        className="shop-try"
        aria-label={fillIn(WORDS.tryOnOf, name)}
        aria-disabled={reason !== null}
        data-worn={isWorn}
        data-tip={reason ?? undefined}
        onClick={tryOn}
      >
        {WORDS.tryOn}
      </button>
      <button
        type="button"
        className="shop-round"
        data-on={isWished}
        aria-label={fillIn(isWished ? WORDS.unwish : WORDS.wish, name)}
        data-tip={fillIn(isWished ? WORDS.unwish : WORDS.wish, name)}
        onClick={wish}
      >
        <Heart size={18} strokeWidth={1.6} aria-hidden="true" />
      </button>
      <button
        type="button"
        className="shop-round"
        data-on={isCompared}
        aria-disabled={isFull}
        aria-label={fillIn(isCompared ? WORDS.uncompare : WORDS.compare, name)}
        data-tip={fillIn(isCompared ? WORDS.uncompare : WORDS.compare, name)}
        onClick={compare}
      >
        <Scale size={18} strokeWidth={1.6} aria-hidden="true" />
      </button>
      <button
        type="button"
        className="shop-round"
        data-on={isOwned}
        aria-label={fillIn(isOwned ? WORDS.inBag : WORDS.intoBag, name)}
        data-tip={fillIn(isOwned ? WORDS.inBag : WORDS.intoBag, name)}
        onClick={openBag}
      >
        <ShoppingBag size={18} strokeWidth={1.6} aria-hidden="true" />
      </button>
      <button
        type="button"
        className="shop-buy"
        aria-label={fillIn(WORDS.buyOf, name)}
        aria-disabled={noShop !== null}
        data-tip={noShop ?? undefined}
        onClick={buy}
      >
        {WORDS.buy}
        <ArrowUpRight size={16} strokeWidth={1.6} aria-hidden="true" />
      </button>
    </div>
  );
}
