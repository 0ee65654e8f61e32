import './order-summary.css';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { PLAN_PRICES } from '#content/plans.ts';
import { DONE_WORDS, SUBSCRIBE_WORDS } from '#content/subscribe-words.ts';
import { inDollars, type PricedPlan } from '#domain/pricing/prices.ts';
import { useCurrentUser } from '#app/person/session/current-user.ts';
import { LoadingNote } from '#app/kit/ui/loading-note.tsx';
import { Notice } from './notice.tsx';
import { findOrder, type Order } from './orders.ts';
import { replaceWith } from './place-store.ts';
import { SetupFailure } from './setup-failure.tsx';
import { useEndOfPlan } from './use-end-of-plan.ts';

interface DoneStepProps {
  readonly orderId: string | null;
  readonly plan: PricedPlan;
  readonly returnTo: string;
}

/** The last step: what was paid, as the server knows it, and the way back to where they were. */
export function DoneStep({ orderId, plan, returnTo }: DoneStepProps) {
  const {
    data: order,
    error,
    refetch,
  } = useQuery({
    queryKey: ['paid-order', orderId],
    queryFn: () => (orderId === null ? null : findOrder(orderId)),
  });
  const isUnpaid = order !== undefined && order?.status !== 'succeeded';
  useEffect(() => {
    if (isUnpaid) replaceWith({ step: 'plans', order: null });
  }, [isUnpaid]);
  if (error !== null) {
    return <SetupFailure problem={error} returnTo={returnTo} onRetry={() => void refetch()} />;
  }
  if (order === undefined || order === null || isUnpaid) {
    return <LoadingNote>{SUBSCRIBE_WORDS.loading}</LoadingNote>;
  }
  return (
    <Notice
      icon={Check}
      tone="good"
      title={DONE_WORDS.titles[order.type]}
      text={DONE_WORDS.texts[order.type]}
      details={<PaidOrder order={order} />}
    >
      <a href={returnTo} className="button-carmine">
        {returnTo === '/' ? DONE_WORDS.studio : DONE_WORDS.goOn}
      </a>
      <AccountLink plan={plan} returnTo={returnTo} />
    </Notice>
  );
}

function PaidOrder({ order }: { order: Order }) {
  const end = useEndOfPlan(order.type);
  const { user } = useCurrentUser();
  const name = PLAN_PRICES.find(({ id }) => id === order.type)?.name;
  return (
    <>
      <dl className="summary-lines paid-order">
        <div>
          <dt>{name}</dt>
          <dd className="tnum">{inDollars(order.amount)}</dd>
        </div>
        {end === null ? null : (
          <div>
            <dt>{order.type === 'hourly' ? DONE_WORDS.until : DONE_WORDS.renews}</dt>
            <dd>{end}</dd>
          </div>
        )}
      </dl>
      <p className="max-w-[44ch] text-balance text-sm text-fg-2">
        {user === null ? DONE_WORDS.guest : DONE_WORDS.receipt}
      </p>
    </>
  );
}

function AccountLink({ plan, returnTo }: { plan: PricedPlan; returnTo: string }) {
  const { user } = useCurrentUser();
  if (user !== null) {
    return (
      <a href="/account-settings" className="button-secondary">
        {DONE_WORDS.account}
      </a>
    );
  }
  if (plan !== 'hourly') return null;
  return (
    <a
      href={`/login?${new URLSearchParams({ return: returnTo }).toString()}`}
      className="button-secondary"
    >
      {DONE_WORDS.signIn}
    </a>
  );
}
