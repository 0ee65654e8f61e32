import { Crown } from 'lucide-react';
import { PLAN_NOTES, SUBSCRIPTION_WORDS } from '#content/account-settings-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { formatDay } from '#app/kit/clock/format-date.ts';
import { subscribeAddress } from '#app/person/plans/subscribe-address.ts';
import { useUpgradeLabel } from '#app/site/upgrade/use-upgrade-label.ts';
import { type PlanState, planEnd, planState } from './plan-state.ts';
import type { Subscription } from './subscription.ts';

const UPGRADE = subscribeAddress({ returnTo: '/account-settings' });

/** The day of the next charge; where nothing more is charged, the day on which Pro ends. */
function lastDay(subscription: Subscription): { term: string; day: string } {
  const isRenewed = ['active', 'free', 'ended', 'unpaid'].includes(planState(subscription));
  const end = planEnd(subscription);
  return {
    term: isRenewed ? SUBSCRIPTION_WORDS.nextBilling : SUBSCRIPTION_WORDS.endsOn,
    day: (end === null ? null : formatDay(end)) ?? SUBSCRIPTION_WORDS.notAvailable,
  };
}

function noteOf(state: PlanState, until: string): string | null {
  if (state === 'free' || state === 'active') return null;
  return fillIn(PLAN_NOTES[state], { until });
}

export function CurrentPlan({ subscription }: { subscription: Subscription }) {
  const { planType, status, isProUser } = subscription;
  const state = planState(subscription);
  const upgradeLabel = useUpgradeLabel();
  const { term, day } = lastDay(subscription);
  const note = noteOf(state, day);
  const isBeyondPlans = state === 'granted' || state === 'lasting';
  return (
    <div>
      <h3 className="caps text-fg-3">{SUBSCRIPTION_WORDS.currentPlan}</h3>
      <dl className="settings-facts">
        <dt>{SUBSCRIPTION_WORDS.plan}</dt>
        <dd>{SUBSCRIPTION_WORDS.plans[isBeyondPlans ? 'granted' : planType]}</dd>
        <dt>{SUBSCRIPTION_WORDS.status}</dt>
        <dd>
          <span
            className="settings-badge"
            data-pro={isProUser}
            data-due={state === 'grace' || state === 'unpaid'}
          >
            {SUBSCRIPTION_WORDS.statuses[isBeyondPlans ? 'active' : status]}
          </span>
        </dd>
        <dt>{term}</dt>
        <dd>{day}</dd>
      </dl>
      {note === null ? null : <p className="settings-plan-note">{note}</p>}
      {isProUser ? (
        <p className="settings-pro">
          <Crown size={18} strokeWidth={1.6} aria-hidden="true" />
          {isBeyondPlans ? SUBSCRIPTION_WORDS.hasPro : SUBSCRIPTION_WORDS.isPro}
        </p>
      ) : null}
      {state === 'free' || state === 'ended' ? (
        <a href={UPGRADE} className="settings-upgrade">
          <Crown size={17} strokeWidth={1.6} aria-hidden="true" />
          {upgradeLabel}
        </a>
      ) : null}
    </div>
  );
}
