import './plans-step.css';
import './order-summary.css';
import { Crown } from 'lucide-react';
import { fillIn } from '#content/fill-in.ts';
import { PLAN_PRICES, PLAN_ROWS, type PlanPrice } from '#content/plans.ts';
import { SALE_WORDS } from '#content/sale-words.ts';
import { PLANS_WORDS } from '#content/subscribe-words.ts';
import { inDollars, PRICES_CENTS, type PricedPlan, yearlySaving } from '#domain/pricing/prices.ts';
import { useUpgradeLabel } from '#app/site/upgrade/use-upgrade-label.ts';
import { AlreadyPro } from './already-pro.tsx';
import { NotOnSaleNote } from './not-on-sale.tsx';
import { NotSetUpNote } from './not-set-up.tsx';
import { goTo, replaceWith } from './place-store.ts';
import { Promises } from './promises.tsx';
import { useIsSubscriber } from './use-current-plan.ts';
import { usePaymentOptions, usePlansOnSale } from '#app/person/plans/use-payment-options.ts';

const SUBSCRIPTIONS = PLAN_PRICES.filter(({ id }) => id !== 'hourly');
const MONTHS = 12;
const YEAR_BY_MONTH = Math.round(PRICES_CENTS.yearly / MONTHS);

interface PlansStepProps {
  readonly plan: PricedPlan;
  readonly returnTo: string;
}

/** The first step: by the month or by the year. The hour stands apart, for it is no subscription. */
export function PlansStep({ plan, returnTo }: PlansStepProps) {
  const isSubscriber = useIsSubscriber();
  const { data: options } = usePaymentOptions();
  const isClosed = options?.provider === 'none';
  const chosen = plan === 'hourly' ? 'monthly' : plan;
  const onSale = usePlansOnSale();
  const isSold = onSale.includes(chosen);
  const title = useUpgradeLabel();
  if (isSubscriber) return <AlreadyPro returnTo={returnTo} />;
  return (
    <div className="checkout">
      <div className="checkout-main">
        <h1 className="display checkout-title">{title}</h1>
        <p className="checkout-lead">{PLANS_WORDS.lead}</p>
        <NotOnSaleNote />
        {isClosed && onSale.length > 0 ? <NotSetUpNote /> : null}
        <form
          className="mt-7"
          onSubmit={(event) => {
            event.preventDefault();
            if (isSold) goTo({ step: 'payment', plan: chosen });
          }}
        >
          <fieldset className="plan-choices">
            <legend className="sr-only">{PLANS_WORDS.plan}</legend>
            {SUBSCRIPTIONS.map((price) => (
              <PlanChoice key={price.id} price={price} isChosen={price.id === chosen} />
            ))}
          </fieldset>
          <button
            type="submit"
            className={`${isSold ? 'button-carmine' : 'button-secondary'} checkout-go`}
            disabled={isClosed || !isSold}
          >
            {isSold ? PLANS_WORDS.continue : SALE_WORDS.notOnSale}
          </button>
        </form>
        <HourOffer isClosed={isClosed} />
      </div>
      <aside className="checkout-side">
        <WhatProHolds />
        <Promises plan={chosen} />
      </aside>
    </div>
  );
}

function PlanChoice({ price, isChosen }: { price: PlanPrice; isChosen: boolean }) {
  const isYearly = price.id === 'yearly';
  return (
    <label className="plan-choice">
      <input
        type="radio"
        name="plan"
        value={price.id}
        checked={isChosen}
        onChange={() => {
          replaceWith({ plan: price.id });
        }}
      />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-lg font-semibold">{price.name}</span>
          {isYearly ? (
            <span className="plan-saving">
              {fillIn(PLANS_WORDS.save, { percent: yearlySaving().percent })}
            </span>
          ) : null}
        </span>
        <span className="mt-1 block text-sm text-fg-2">{price.note}</span>
      </span>
      <span className="plan-choice-price">
        <span className="display tnum text-3xl">{price.price}</span>
        <span className="block text-xs text-fg-3">{price.per}</span>
        {isYearly ? (
          <span className="block text-xs text-fg-3">
            {fillIn(PLANS_WORDS.perMonth, { price: inDollars(YEAR_BY_MONTH) })}
          </span>
        ) : null}
      </span>
    </label>
  );
}

function HourOffer({ isClosed }: { isClosed: boolean }) {
  const isSold = usePlansOnSale().includes('hourly');
  return (
    <section className="hour-offer" aria-labelledby="hour-offer">
      <div className="min-w-0">
        <h2 id="hour-offer" className="text-md font-semibold">
          {PLANS_WORDS.hourTitle}
        </h2>
        <p className="mt-0.5 text-sm text-fg-2">
          {fillIn(PLANS_WORDS.hourText, { price: inDollars(PRICES_CENTS.hourly) })}
        </p>
      </div>
      <button
        type="button"
        className="button-secondary"
        disabled={isClosed || !isSold}
        onClick={() => {
          goTo({ step: 'payment', plan: 'hourly' });
        }}
      >
        {isSold ? PLANS_WORDS.hour : SALE_WORDS.notOnSale}
      </button>
    </section>
  );
}

function WhatProHolds() {
  return (
    <section className="summary" aria-labelledby="what-pro-holds">
      <h2 id="what-pro-holds" className="flex items-center gap-2.5 text-md font-semibold">
        <Crown size={18} strokeWidth={1.6} className="text-pro" aria-hidden="true" />
        {PLANS_WORDS.inside}
      </h2>
      <ul className="pro-rows">
        {PLAN_ROWS.filter(({ isFree }) => !isFree).map(({ feature }) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </section>
  );
}
