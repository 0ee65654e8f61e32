import { lazy, Suspense, useState } from 'react';
import { SUBSCRIPTION_WORDS } from '#content/account-settings-words.ts';
import type { Subscription } from './subscription.ts';

const ConfirmCancel = lazy(() =>
  import('./confirm-cancel.tsx').then((loaded) => ({ default: loaded.ConfirmCancel })),
);

/** Ends the subscription, after one more question. */
export function CancelButton({ subscription }: { subscription: Subscription }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button-secondary settings-wide"
        onClick={() => {
          setAsking(true);
        }}
      >
        {SUBSCRIPTION_WORDS.cancel}
      </button>
      {asking ? (
        <Suspense>
          <ConfirmCancel
            subscription={subscription}
            onClose={() => {
              setAsking(false);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
