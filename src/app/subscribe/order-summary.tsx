import './order-summary.css';
import { ArrowLeft } from 'lucide-react';
import { fillIn } from '#content/fill-in.ts';
import { PLAN_PRICES } from '#content/plans.ts';
import { SUMMARY_WORDS } from '#content/subscribe-words.ts';
import { inDollars, PRICES_CENTS, type PricedPlan, yearlySaving } from '#domain/pricing/prices.ts';
import { goTo } from './place-store.ts';

interface OrderSummaryProps {
  readonly plan: PricedPlan;
  /** Whether a payment is under way: its order cannot be changed meanwhile. */
  readonly isLocked: boolean;
}

/** What is bought, and what it costs today. */
export function OrderSummary({ plan, isLocked }: OrderSummaryProps) {
  const name = PLAN_PRICES.find(({ id }) => id === plan)?.name;
  const price = inDollars(PRICES_CENTS[plan]);
  return (
    <section className="summary" aria-labelledby="order-summary">
      <h2 id="order-summary" className="text-md font-semibold">
        {SUMMARY_WORDS.title}
      </h2>
      <dl className="summary-lines">
        <div>
          <dt>{name}</dt>
          <dd className="tnum">{price}</dd>
        </div>
        {plan === 'yearly' ? (
          <div className="text-pro">
            <dt>{SUMMARY_WORDS.saving}</dt>
            <dd className="tnum">{inDollars(yearlySaving().cents)}</dd>
          </div>
        ) : null}
        <div className="summary-total">
          <dt>
            {SUMMARY_WORDS.total}
            <span className="block text-xs font-normal text-fg-3">{SUMMARY_WORDS.currency}</span>
          </dt>
          <dd className="display tnum text-3xl">{price}</dd>
        </div>
      </dl>
      <p className="text-sm leading-snug text-fg-2">
        {fillIn(SUMMARY_WORDS.terms[plan], { price })}
      </p>
      <button
        type="button"
        className="quiet-button -mb-2 -ml-1 mt-2 pr-3"
        disabled={isLocked}
        onClick={() => {
          goTo({ step: 'plans' });
        }}
      >
        <ArrowLeft size={17} strokeWidth={1.6} aria-hidden="true" />
        {SUMMARY_WORDS.back}
      </button>
    </section>
  );
}
