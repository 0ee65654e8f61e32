import { SUBSCRIPTION_WORDS } from '#content/account-settings-words.ts';
import { OnDemand } from '#app/kit/ui/on-demand.tsx';
import { useLazyOpener } from '#app/kit/ui/use-lazy-opener.ts';
import type { Subscription } from './subscription.ts';

const load = () => import('./confirm-cancel.tsx').then((code) => code.ConfirmCancel);

/** Ends the subscription, after one more question. */
export function CancelButton({ subscription }: { subscription: Subscription }) {
  const { isOpen, close, handlers } = useLazyOpener(load);
  return (
    <>
      <button type="button" className="button-secondary settings-wide" {...handlers}>
        {SUBSCRIPTION_WORDS.cancel}
      </button>
      {isOpen ? (
        <OnDemand load={load} props={{ subscription, onClose: close }} onFailed={close} />
      ) : null}
    </>
  );
}
