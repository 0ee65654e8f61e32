import { ACCOUNT_SETTINGS_WORDS, CANCEL_WORDS } from '#content/account-settings-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { cancelSubscription } from '#contracts/subscription.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { formatDay } from '#app/kit/clock/format-date.ts';
import { Dialog } from '#app/kit/ui/dialog.tsx';
import type { Subscription } from './subscription.ts';
import { useSubscriptionChange } from './use-subscription-change.ts';

interface ConfirmCancelProps {
  readonly subscription: Subscription;
  readonly onClose: () => void;
}

function consequenceOf({ status, proExpiresAt }: Subscription): string {
  const until = proExpiresAt === null ? null : formatDay(proExpiresAt);
  if (status === 'past_due' || until === null) return CANCEL_WORDS.pastDue;
  return fillIn(CANCEL_WORDS.active, { until });
}

/** Says what becomes of Pro before it is cancelled. */
export function ConfirmCancel({ subscription, onClose }: ConfirmCancelProps) {
  const { busy, run } = useSubscriptionChange(() => callApi(cancelSubscription), {
    done: 'subscriptionCancelled',
    failed: 'cancellationFailed',
  });
  return (
    <Dialog
      title={CANCEL_WORDS.title}
      description={consequenceOf(subscription)}
      close={ACCOUNT_SETTINGS_WORDS.close}
      onClose={onClose}
    >
      <div className="settings-choice">
        <button type="button" className="button-secondary" onClick={onClose}>
          {CANCEL_WORDS.keep}
        </button>
        <button
          type="button"
          className="button-carmine"
          disabled={busy}
          onClick={() => {
            void run().finally(onClose);
          }}
        >
          {busy ? CANCEL_WORDS.cancelling : CANCEL_WORDS.confirm}
        </button>
      </div>
    </Dialog>
  );
}
