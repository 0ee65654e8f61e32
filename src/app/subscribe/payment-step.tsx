import { SUBSCRIBE_WORDS } from '#content/subscribe-words.ts';
import type { PricedPlan } from '#domain/pricing/prices.ts';
import { LoadingNote } from '#app/kit/ui/loading-note.tsx';
import { AlreadyPro } from './already-pro.tsx';
import { NotOnSale } from './not-on-sale.tsx';
import { NotSetUp } from './not-set-up.tsx';
import { Payment } from './payment.tsx';
import { SetupFailure } from './setup-failure.tsx';
import { SignInFirst } from './sign-in-first.tsx';
import { useOrderStage } from './use-order-stage.ts';

interface PaymentStepProps {
  readonly plan: PricedPlan;
  readonly returnTo: string;
}

/** The second step: the card, as soon as there is an order that it can pay. */
export function PaymentStep({ plan, returnTo }: PaymentStepProps) {
  const stage = useOrderStage(plan);
  switch (stage.kind) {
    case 'loading':
      return <LoadingNote>{SUBSCRIBE_WORDS.loading}</LoadingNote>;
    case 'not-set-up':
      return <NotSetUp returnTo={returnTo} />;
    case 'not-on-sale':
      return <NotOnSale returnTo={returnTo} />;
    case 'sign-in':
      return (
        <SignInFirst
          reason={plan === 'yearly' ? 'loginRequiredForYear' : 'loginRequired'}
          place={{ step: 'payment', plan, returnTo }}
        />
      );
    case 'already-pro':
      return <AlreadyPro returnTo={returnTo} />;
    case 'failed':
      return <SetupFailure problem={stage.problem} returnTo={returnTo} onRetry={stage.retry} />;
    case 'ready':
      return <Payment key={stage.order.orderId} stage={stage} plan={plan} returnTo={returnTo} />;
  }
}
