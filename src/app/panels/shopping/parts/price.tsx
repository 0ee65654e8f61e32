import type { CatalogueProduct } from '#contracts/catalogue.ts';
import { PRODUCT_CARD_WORDS as WORDS, STOCK_LABELS } from '#content/panels/shopping-words.ts';
import { writeAmount } from '#domain/shopping/money.ts';

/** What the best offer costs; that of a sample says so, and one that is not plainly in stock how it stands. */
export function Price({ product }: { product: CatalogueProduct }) {
  const { best, isSample, stock } = product;
  return (
    <span className="shop-price">
      {stock === 'in-stock' ? null : <span className="shop-aside">{STOCK_LABELS[stock]}</span>}
      {isSample ? <span className="shop-aside">{WORDS.sample}</span> : null}
      <span className="tnum">
        {best === null
          ? WORDS.noPrice
          : writeAmount({ cents: best.total, currency: best.currency })}
      </span>
    </span>
  );
}
