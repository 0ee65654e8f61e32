import './upgrade.css';
import type { PlanPrice } from '#content/plans.ts';

interface PriceCardsProps {
  /** What the list is called for whoever does not see it. */
  readonly label: string;
  readonly prices: readonly PlanPrice[];
}

/** What something costs, side by side. */
export function PriceCards({ label, prices }: PriceCardsProps) {
  return (
    <ul className="price-cards" aria-label={label}>
      {prices.map(({ id, name, price, per, note }) => (
        <li key={id} className="price-card">
          <span className="text-[13px] text-fg-2">{name}</span>
          <span className="price-card-amount">
            <span className="display tnum text-[30px]">{price}</span>
            <span className="text-[12.5px] text-fg-3">{per}</span>
          </span>
          <span className="text-[12.5px] leading-snug text-fg-3">{note}</span>
        </li>
      ))}
    </ul>
  );
}
