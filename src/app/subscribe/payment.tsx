import { Hourglass } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { CARD_WORDS, PAYMENT_PROBLEMS, SUBSCRIBE_WORDS } from '#content/subscribe-words.ts';
import { inDollars, type PricedPlan } from '#domain/pricing/prices.ts';
import { LoadingNote } from '#app/kit/ui/loading-note.tsx';
import { CardForm } from './card-form.tsx';
import { finishOrder } from './finish-order.ts';
import { Notice } from './notice.tsx';
import { noteReceipt } from './orders.ts';
import { OrderSummary } from './order-summary.tsx';
import { Promises } from './promises.tsx';
import { settleOrder } from './settle-order.ts';
import { subscribeAddress } from '#app/person/plans/subscribe-address.ts';
import { useConfirmation } from './use-confirmation.ts';
import type { OrderStage } from './use-order-stage.ts';

interface PaymentProps {
  readonly stage: Extract<OrderStage, { kind: 'ready' }>;
  readonly plan: PricedPlan;
  readonly returnTo: string;
}

/** One order, and the card that pays it. */
export function Payment({ stage, plan, returnTo }: PaymentProps) {
  const { order, publishableKey, userId, reopen } = stage;
  const subscriber = plan === 'hourly' ? null : userId;
  const confirmation = useConfirmation(async (isConfirmed) => {
    const arrival = await settleOrder({ orderId: order.orderId, subscriber, isConfirmed });
    if (arrival === 'arrived') finishOrder(order);
    if (arrival === 'not-made') reopen();
    return arrival;
  });
  const { phase, problem, confirm, check } = confirmation;
  const wasPaid = order.status !== 'open';

  // Already paid before this page was loaded: it only has to be confirmed.
  const hasChecked = useRef(false);
  useEffect(() => {
    if (!wasPaid || hasChecked.current) return;
    hasChecked.current = true;
    check(true);
  }, [wasPaid, check]);

  if (phase === 'late') {
    return (
      <Notice
        icon={Hourglass}
        title={SUBSCRIBE_WORDS.titles.payment}
        text={PAYMENT_PROBLEMS.settling}
      >
        <button
          type="button"
          className="button-primary"
          onClick={() => {
            check(true);
          }}
        >
          {PAYMENT_PROBLEMS.checkAgain}
        </button>
        <a href={returnTo} className="button-secondary">
          {SUBSCRIBE_WORDS.leave}
        </a>
      </Notice>
    );
  }
  if (wasPaid || order.client_secret === null) {
    return <LoadingNote>{CARD_WORDS.settling}</LoadingNote>;
  }
  const price = inDollars(order.amount);
  return (
    <div className="checkout">
      <div className="checkout-main">
        <h1 className="display checkout-title">{SUBSCRIBE_WORDS.titles.payment}</h1>
        <CardForm
          purpose="payment"
          noteAddress={userId === null ? (email) => noteReceipt(order.orderId, email) : null}
          publishableKey={publishableKey}
          clientSecret={order.client_secret}
          amount={price}
          returnAddress={subscribeAddress({ step: 'payment', plan, returnTo })}
          phase={phase}
          problem={problem}
          submit={fillIn(CARD_WORDS.pay, { price })}
          busy={phase === 'settling' ? CARD_WORDS.settling : CARD_WORDS.paying}
          onConfirm={confirm}
        />
      </div>
      <aside className="checkout-side" data-first="true">
        <OrderSummary plan={plan} isLocked={phase !== 'idle'} />
        <Promises plan={plan} />
      </aside>
    </div>
  );
}
