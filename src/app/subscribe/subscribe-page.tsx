import { useStore } from 'zustand';
import { ChangeCardStep } from './change-card-step.tsx';
import { DoneStep } from './done-step.tsx';
import { PaymentStep } from './payment-step.tsx';
import { placeStore } from './place-store.ts';
import { PlansStep } from './plans-step.tsx';
import type { SubscribePlace } from '#app/person/plans/subscribe-address.ts';
import { SubscribeFrame } from './subscribe-frame.tsx';

/** The page on which people pay: choose a plan, pay for it, and go back to where they were. */
export function SubscribePage() {
  const place = useStore(placeStore);
  return (
    <SubscribeFrame place={place}>
      <Step place={place} />
    </SubscribeFrame>
  );
}

function Step({ place }: { place: SubscribePlace }) {
  const { step, plan, order, returnTo } = place;
  switch (step) {
    case 'plans':
      return <PlansStep plan={plan} returnTo={returnTo} />;
    case 'payment':
      return <PaymentStep key={plan} plan={plan} returnTo={returnTo} />;
    case 'done':
      return <DoneStep orderId={order} plan={plan} returnTo={returnTo} />;
    case 'card':
      return <ChangeCardStep returnTo={returnTo} />;
  }
}
