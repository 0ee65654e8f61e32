import { Crown } from 'lucide-react';
import { SUBSCRIPTION_WORDS } from '#content/account-settings-words.ts';
import { formatDay } from '#app/dates/format-date.ts';
import type { Subscription } from './subscription.ts';

/** What is charged next; after a cancellation nothing is, and Pro lasts until what is paid ends. */
function lastDay({ status, proExpiresAt }: Subscription): { term: string; day: string } {
  const term = status === 'cancelled' ? SUBSCRIPTION_WORDS.endsOn : SUBSCRIPTION_WORDS.nextBilling;
  const day = proExpiresAt === null ? null : formatDay(proExpiresAt);
  return { term, day: day ?? SUBSCRIPTION_WORDS.notAvailable };
}

export function CurrentPlan({ subscription }: { subscription: Subscription }) {
  const { planType, status, isProUser } = subscription;
  const { term, day } = lastDay(subscription);
  return (
    <div>
      <h3 className="caps text-fg-3">{SUBSCRIPTION_WORDS.currentPlan}</h3>
      <dl className="settings-facts">
        <dt>{SUBSCRIPTION_WORDS.plan}</dt>
        <dd>{SUBSCRIPTION_WORDS.plans[planType]}</dd>
        <dt>{SUBSCRIPTION_WORDS.status}</dt>
        <dd>
          <span className="settings-badge" data-pro={isProUser}>
            {SUBSCRIPTION_WORDS.statuses[status]}
          </span>
        </dd>
        <dt>{term}</dt>
        <dd>{day}</dd>
      </dl>
      {isProUser ? (
        <p className="settings-pro">
          <Crown size={18} strokeWidth={1.6} aria-hidden="true" />
          {SUBSCRIPTION_WORDS.isPro}
        </p>
      ) : (
        <a href="/subscribe" className="settings-upgrade">
          <Crown size={17} strokeWidth={1.6} aria-hidden="true" />
          {SUBSCRIPTION_WORDS.upgrade}
        </a>
      )}
    </div>
  );
}
