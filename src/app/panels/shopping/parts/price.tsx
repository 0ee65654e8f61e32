import type { CatalogueProduct } from '#contracts/catalogue.ts';
import { PRODUCT_CARD_WORDS as WORDS } from '#content/panels/shopping-words.ts';
import { writeAmount } from '#domain/shopping/money.ts';

/** What the best offer costs; that of a sample says so. */
export function Price({ product: { best, isSample } }: { product: CatalogueProduct }) {
  return (
    <span className="shop-price">
      {isSample ? <span className="shop-aside">{WORDS.sample}</span> : null}
      <span className="tnum">
        {best === null
          ? WORDS.noPrice
          : writeAmount({ cents: best.total, currency: best.currency })}
      </span>
    </span>
  );
}
