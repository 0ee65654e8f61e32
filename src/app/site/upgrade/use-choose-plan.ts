import type { PricedPlan } from '#domain/pricing/prices.ts';
import { useCurrentUser } from '#app/person/session/current-user.ts';
import { SIGN_IN_DELAY, signInAddress } from '#app/person/plans/subscribe-address.ts';
import { subscribeAddress } from '#app/person/plans/subscribe-address.ts';
import { schedule } from '#studio/browser/timers.ts';
import { toast } from '#app/kit/toast/toasts.ts';

/**
 * Leads from a chosen plan to its payment, and back here afterwards; via the sign-in where a plan needs an
 * account and nobody is signed in.
 *
 * @param close closes the dialog in which the choice was made
 * @param comeBackTo path of this site, if it is not the page on show
 */
export function useChoosePlan(
  close: () => void,
  comeBackTo: string | null = null,
): (plan: PricedPlan) => void {
  const { user, isCertain } = useCurrentUser();
  return (plan) => {
    const returnTo = comeBackTo ?? location.pathname + location.search;
    const place = { step: 'payment', plan, returnTo } as const;
    if (plan === 'hourly' || user !== null || !isCertain) {
      // A full page load: that document has a security policy of its own.
      location.assign(subscribeAddress(place));
      return;
    }
    close();
    toast(plan === 'yearly' ? 'loginRequiredForYear' : 'loginRequired');
    schedule(() => {
      location.assign(signInAddress(place));
    }, SIGN_IN_DELAY);
  };
}
