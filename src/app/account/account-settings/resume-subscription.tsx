import { SUBSCRIPTION_WORDS } from '#content/account-settings-words.ts';
import { resumeSubscription } from '#contracts/subscription.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { useSubscriptionChange } from './use-subscription-change.ts';

/** Takes a cancellation back. */
export function ResumeButton() {
  const { busy, run } = useSubscriptionChange(() => callApi(resumeSubscription), {
    done: 'subscriptionResumed',
    failed: 'resumingFailed',
  });
  return (
    <button
      type="button"
      className="button-secondary settings-wide"
      disabled={busy}
      onClick={() => void run()}
    >
      {busy ? SUBSCRIPTION_WORDS.resuming : SUBSCRIPTION_WORDS.resume}
    </button>
  );
}
