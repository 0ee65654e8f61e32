import { useQuery } from '@tanstack/react-query';
import { readAccess } from '#contracts/access.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { formatDay } from '#app/kit/clock/format-date.ts';
import type { PricedPlan } from '#domain/pricing/prices.ts';
import { useCurrentPlan } from './use-current-plan.ts';

const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** When what was paid for ends, as one reads it; null while that is not known. */
export function useEndOfPlan(plan: PricedPlan): string | null {
  const { data: access } = useQuery({
    queryKey: [readAccess.path],
    queryFn: ({ signal }) => callApi(readAccess, { signal }),
    enabled: plan === 'hourly',
  });
  const subscription = useCurrentPlan();
  if (plan === 'hourly') {
    const chat = access?.features.find(({ feature }) => feature === 'pro-artists-chat');
    return chat === undefined ? null : TIME.format(new Date(chat.until));
  }
  const end = subscription?.proExpiresAt ?? null;
  return end === null ? null : formatDay(end);
}
