import { useEffect } from 'react';
import { currentAccess } from '#app/person/access/current-access.ts';
import { useAccess } from '#app/person/access/use-access.ts';
import { formatDay } from '#app/kit/clock/format-date.ts';
import type { PricedPlan } from '#domain/pricing/prices.ts';
import { useCurrentPlan } from './use-current-plan.ts';

const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** When what was paid for ends, as text; null while that is not known. */
export function useEndOfPlan(plan: PricedPlan): string | null {
  const { until } = useAccess();
  useEffect(() => {
    if (plan === 'hourly') void currentAccess.refresh();
  }, [plan]);
  const subscription = useCurrentPlan();
  if (plan === 'hourly') {
    const chat = until.get('pro-artists-chat');
    return chat === undefined ? null : TIME.format(new Date(chat));
  }
  const end = subscription?.proExpiresAt ?? null;
  return end === null ? null : formatDay(end);
}
