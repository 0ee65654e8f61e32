import { fillIn } from '#content/fill-in.ts';
import { OPERATOR_CATALOGUE_WORDS as WORDS } from '#content/operator-catalogue-words.ts';
import type { OperatorRetailer } from '#contracts/operator-catalogue.ts';
import { writeAmount } from '#domain/shopping/money.ts';
import { SalesReport } from './sales-report.tsx';

const SHARE = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

interface CatalogueShopsProps {
  readonly retailers: readonly OperatorRetailer[];
  readonly onChange: (retailer: OperatorRetailer) => void;
}

/** The shops whose feeds were taken: their offers, their clicks and sales, and where Buy leads. */
export function CatalogueShops({ retailers, onChange }: CatalogueShopsProps) {
  return (
    <section className="catalogue-part" aria-label={WORDS.shops}>
      <h2 className="catalogue-heading">{WORDS.shops}</h2>
      {retailers.length === 0 ? <p className="operator-row-detail">{WORDS.noShops}</p> : null}
      <ul className="operator-tickets">
        {retailers.map((retailer) => (
          <li key={retailer.id} className="operator-card">
            <Shop retailer={retailer} onChange={onChange} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ShopProps extends Pick<CatalogueShopsProps, 'onChange'> {
  readonly retailer: OperatorRetailer;
}

function Shop({ retailer, onChange }: ShopProps) {
  const { name, offers, inStock, template, tag, example } = retailer;
  return (
    <>
      <div className="operator-row">
        <div className="min-w-0">
          <h3 className="operator-row-title">{name}</h3>
          <p className="operator-row-detail">
            <span>
              {fillIn(offers === 1 ? WORDS.shopOffersOne : WORDS.shopOffers, { offers, inStock })}
            </span>
            {saidOf(retailer).map((said) => (
              <span key={said}>{said}</span>
            ))}
          </p>
        </div>
        <div className="catalogue-shop-buttons">
          <button
            type="button"
            className="button-secondary"
            aria-label={fillIn(WORDS.changeOf, { name })}
            onClick={() => {
              onChange(retailer);
            }}
          >
            {WORDS.change}
          </button>
          <SalesReport retailer={retailer} />
        </div>
      </div>
      <dl className="operator-facts catalogue-link">
        <div>
          <dt>{WORDS.leadsTo}</dt>
          <dd>
            {template ?? WORDS.ownAddresses}
            {tag === null ? null : (
              <span className="operator-badge-pill">{fillIn(WORDS.tagOf, { tag })}</span>
            )}
          </dd>
        </div>
      </dl>
      {offers === 0 ? null : (
        <p className="operator-found-detail">{example ?? WORDS.leadsNowhere}</p>
      )}
    </>
  );
}

/** Clicks, and what the shop reports of each currency. */
function saidOf({ clicks, sales }: OperatorRetailer): readonly string[] {
  const clicked = clicks === 1 ? WORDS.shopClicksOne : fillIn(WORDS.shopClicks, { clicks });
  if (sales.length === 0) return [clicked, WORDS.noSales];
  const orders = sales.reduce((all, sale) => all + sale.orders, 0);
  const share =
    clicks === 0 ? [] : [fillIn(WORDS.conversion, { share: SHARE.format(orders / clicks) })];
  const sold = sales.flatMap(({ currency, orders: count, amount, commission }) => [
    fillIn(WORDS.sales, { orders: count, amount: writeAmount({ cents: amount, currency }) }),
    ...(commission === null
      ? []
      : [
          fillIn(WORDS.commission, {
            commission: writeAmount({ cents: commission, currency }),
          }),
        ]),
  ]);
  return [clicked, ...sold, ...share];
}
