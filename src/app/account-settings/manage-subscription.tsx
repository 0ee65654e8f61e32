import { useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { SUBSCRIPTION_WORDS } from '#content/account-settings-words.ts';
import { cancelSubscription } from '#contracts/subscription.ts';
import { ApiProblem } from '#app/api/api-problem.ts';
import { callApi } from '#app/api/call-api.ts';
import { askAgainWhoIsSignedIn } from '#app/session/current-user.ts';
import { toast } from '#app/toast/toasts.ts';
import { subscriptionQuery, type Subscription } from './subscription.ts';

/** What Pro gives, and the way out of it. */
export function ManageSubscription({ subscription }: { subscription: Subscription }) {
  const { isProUser, status } = subscription;
  return (
    <div>
      <h3 className="caps text-fg-3">{SUBSCRIPTION_WORDS.manage}</h3>
      <ul className="mt-4 grid gap-2.5" aria-label={SUBSCRIPTION_WORDS.featuresOfPro}>
        {SUBSCRIPTION_WORDS.features.map((feature) => (
          <li key={feature} className="flex gap-2.5 text-[14px] text-fg-2">
            <Check
              size={16}
              strokeWidth={1.8}
              className="mt-0.5 shrink-0 text-pro"
              aria-hidden="true"
            />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-5 grid gap-2.5">
        {isProUser && status !== 'cancelled' ? (
          <CancelButton />
        ) : (
          <button type="button" className="button-secondary settings-wide" disabled>
            {isProUser ? SUBSCRIPTION_WORDS.statuses.cancelled : SUBSCRIPTION_WORDS.cancelProOnly}
          </button>
        )}
        <button type="button" className="button-secondary settings-wide" disabled>
          {isProUser ? SUBSCRIPTION_WORDS.changePayment : SUBSCRIPTION_WORDS.changePaymentProOnly}
        </button>
      </div>
    </div>
  );
}

function CancelButton() {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function cancel(): Promise<void> {
    setBusy(true);
    try {
      await callApi(cancelSubscription);
      toast('subscriptionCancelled');
    } catch (problem) {
      toast('cancellationFailed', {}, problem instanceof ApiProblem ? problem.message : '');
    } finally {
      setBusy(false);
    }
    askAgainWhoIsSignedIn();
    await queries.invalidateQueries(subscriptionQuery);
  }

  return (
    <button
      type="button"
      className="button-secondary settings-wide"
      disabled={busy}
      onClick={() => void cancel()}
    >
      {busy ? SUBSCRIPTION_WORDS.cancelling : SUBSCRIPTION_WORDS.cancel}
    </button>
  );
}
