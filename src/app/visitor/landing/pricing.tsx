import { Check } from 'lucide-react';
import { PRICING_WORDS } from '#content/landing-words.ts';
import { PLAN_PRICES, PLAN_ROWS, type PlanRow } from '#content/plans.ts';
import { SUBSCRIBE_PATH } from '#content/subscribe-document.ts';

const INCLUDED = PLAN_ROWS.filter(({ isFree }) => isFree);
const PRO_ROWS_SHOWN = 5;
const IN_PRO = PLAN_ROWS.filter(({ isFree }) => !isFree).slice(0, PRO_ROWS_SHOWN);

/**
 * All plans: which of them it sells is up to each server, and this document is rendered before any server
 * runs.
 */
export function Pricing() {
  return (
    <section className="pricing" aria-labelledby="pricing">
      <h2 id="pricing" className="display section-title">
        {PRICING_WORDS.title}
      </h2>
      <div className="plans">
        <FreePlan />
        <ProPlans />
      </div>
      <p className="pricing-note">{PRICING_WORDS.promise}</p>
    </section>
  );
}

function FreePlan() {
  const { name, price, per, note, action } = PRICING_WORDS.free;
  return (
    <article className="plan">
      <h3 className="caps">{name}</h3>
      <Price price={price} per={per} />
      <p className="plan-note">{note}</p>
      <Rows rows={INCLUDED} />
      <a href="/app" className="button-primary">
        {action}
      </a>
    </article>
  );
}

function ProPlans() {
  return (
    <article className="plan" data-pro="">
      {PLAN_PRICES.map(({ id, name, price, per, note }) => (
        <div key={id} className="plan-way">
          <h3 className="caps">{name}</h3>
          <Price price={price} per={per} />
          <p className="plan-note">{note}</p>
        </div>
      ))}
      <Rows rows={IN_PRO} />
      <a href={SUBSCRIBE_PATH} className="button-secondary">
        {PRICING_WORDS.upgrade}
      </a>
    </article>
  );
}

function Price({ price, per }: { price: string; per: string }) {
  return (
    <p className="plan-price">
      <span className="display">{price}</span> {per}
    </p>
  );
}

function Rows({ rows }: { rows: readonly PlanRow[] }) {
  return (
    <ul className="plan-rows">
      {rows.map(({ feature }) => (
        <li key={feature}>
          <Check size={16} strokeWidth={1.6} aria-hidden />
          <span>{feature}</span>
        </li>
      ))}
    </ul>
  );
}
