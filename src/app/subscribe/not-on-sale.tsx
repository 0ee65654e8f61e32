import { Hourglass } from 'lucide-react';
import { SALE_WORDS } from '#content/sale-words.ts';
import { saleNote } from '#app/person/plans/sale-note.ts';
import { Notice } from './notice.tsx';
import { replaceWith } from './place-store.ts';
import { usePlansOnSale } from '#app/person/plans/use-payment-options.ts';

/** Says beside the plans that none can be bought yet, or not all of them. */
export function NotOnSaleNote() {
  const note = saleNote(usePlansOnSale());
  if (note === null) return null;
  return (
    <p className="form-note mt-6" role="status">
      {note}
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
