import { SUBSCRIPTION_WORDS } from '#content/account-settings-words.ts';
import { subscribeAddress } from '#app/person/plans/subscribe-address.ts';
import { CancelButton } from './cancel-subscription.tsx';
import { FeaturesOfPro } from './features-of-pro.tsx';
import { isWithoutSubscription, type PlanState, planState } from './plan-state.ts';
import { ResumeButton } from './resume-subscription.tsx';
import type { Subscription } from './subscription.ts';

/** The only document that may talk to the card provider, so it has to be reached by a full page load. */
const CHANGE_PAYMENT = subscribeAddress({ step: 'card', returnTo: '/account-settings' });

/** What Pro gives, and the way out of it. */
export function ManageSubscription({ subscription }: { subscription: Subscription }) {
  const state = planState(subscription);
  return (
    <div>
      <h3 className="caps text-fg-3">{SUBSCRIPTION_WORDS.manage}</h3>
      <FeaturesOfPro isPro={subscription.isProUser} />
      {state === 'granted' || state === 'lasting' ? null : (
        <div className="mt-5 grid gap-2.5">
          <EndOrResume subscription={subscription} state={state} />
          <ChangePayment state={state} />
        </div>
      )}
    </div>
  );
}

function EndOrResume({ subscription, state }: { subscription: Subscription; state: PlanState }) {
  if (state === 'cancelled') return <ResumeButton />;
  if (!isWithoutSubscription(state)) return <CancelButton subscription={subscription} />;
  return (
    <button type="button" className="button-secondary settings-wide" disabled>
      {SUBSCRIPTION_WORDS.cancelProOnly}
    </button>
  );
}

function ChangePayment({ state }: { state: PlanState }) {
  if (isWithoutSubscription(state)) {
    return (
      <button type="button" className="button-secondary settings-wide" disabled>
        {SUBSCRIPTION_WORDS.changePaymentProOnly}
      </button>
    );
  }
  const isUrgent = state === 'grace' || state === 'unpaid';
  return (
    <a
      href={CHANGE_PAYMENT}
      className={`${isUrgent ? 'button-carmine' : 'button-secondary'} settings-wide`}
    >
      {SUBSCRIPTION_WORDS.changePayment}
    </a>
  );
}
