import './upgrade.css';
import { ArrowRight } from 'lucide-react';
import { type PlanPrice, UPGRADE_WORDS } from '#content/plans.ts';
import { SALE_WORDS } from '#content/sale-words.ts';
import type { PricedPlan } from '#domain/pricing/prices.ts';
import { usePlansOnSale } from '#app/person/plans/use-payment-options.ts';

interface PriceCardsProps {
  /** The list's name for screen readers. */
  readonly label: string;
  readonly prices: readonly PlanPrice[];
  /** Whether nothing can be bought here. */
  readonly isClosed: boolean;
  readonly onChoose: (plan: PricedPlan) => void;
}

/** The plans side by side; choosing one that is on sale leads to its payment. */
export function PriceCards({ label, prices, isClosed, onChoose }: PriceCardsProps) {
  const onSale = usePlansOnSale();
  return (
    <ul className="price-cards" aria-label={label}>
      {prices.map(({ id, name, price, per, note }) => (
        <li key={id}>
          <button
            type="button"
            className="price-card"
            disabled={isClosed || !onSale.includes(id)}
            onClick={() => {
              onChoose(id);
            }}
          >
            <span className="text-sm font-medium">{name}</span>
            <span className="price-card-amount">
              <span className="display tnum text-3xl">{price}</span>
              <span className="text-xs text-fg-3">{per}</span>
            </span>
            <span className="text-xs leading-snug text-fg-3">{note}</span>
            {onSale.includes(id) ? (
              <span className="price-card-choose">
                {UPGRADE_WORDS.choose}
                <ArrowRight size={15} strokeWidth={1.8} aria-hidden="true" />
              </span>
            ) : (
              <span className="price-card-off">{SALE_WORDS.notOnSale}</span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
