import { Hourglass } from 'lucide-react';
import { PLAN_PRICES } from '#content/plans.ts';
import { SALE_WORDS } from '#content/sale-words.ts';
import { Notice } from './notice.tsx';
import { replaceWith } from './place-store.ts';
import { usePlansOnSale } from '#app/person/plans/use-payment-options.ts';

/** Says beside the plans that none can be bought yet, or not all of them. */
export function NotOnSaleNote() {
  const onSale = usePlansOnSale();
  if (onSale.length === PLAN_PRICES.length) return null;
  return (
    <p className="form-note mt-6" role="status">
      {onSale.length === 0 ? SALE_WORDS.none : SALE_WORDS.some}
    </p>
  );
}

/** Stands in for the payment of a plan that is not on sale. */
export function NotOnSale({ returnTo }: { returnTo: string }) {
  return (
    <Notice icon={Hourglass} title={SALE_WORDS.notOnSale} text={SALE_WORDS.refused}>
      <button
        type="button"
        className="button-primary"
        onClick={() => {
          replaceWith({ step: 'plans' });
        }}
      >
        {SALE_WORDS.plans}
      </button>
      <a href={returnTo} className="button-secondary">
        {SALE_WORDS.back}
      </a>
    </Notice>
  );
}
