/**
 * Addresses of the page on which people pay, and of signing in on the way there. The current step is part of
 * the address, so that a reload changes nothing.
 */

import { SUBSCRIBE_PATH } from '#content/subscribe-document.ts';
import { readSitePath } from '#domain/account/site-path.ts';
import { PRICED_PLANS, type PricedPlan } from '#domain/pricing/prices.ts';

export type SubscribeStep = 'plans' | 'payment' | 'done' | 'card';

export interface SubscribePlace {
  readonly step: SubscribeStep;
  readonly plan: PricedPlan;
  /** The order that was paid; only at the step `done`. */
  readonly order: string | null;
  /** Where to go afterwards: a path of this site. */
  readonly returnTo: string;
}

const HOME = '/';
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A path to come back to; the mirror where the given one leads off the site or to this very page. */
function returnPath(given: string | null): string {
  const path = readSitePath(given ?? '') ?? HOME;
  const [pathname] = path.split(/[?#]/, 1);
  return pathname === SUBSCRIBE_PATH ? HOME : path;
}

function stepOf(query: URLSearchParams, plan: PricedPlan, order: string | null): SubscribeStep {
  if (query.get('change') === 'payment-method') return 'card';
  const step = query.get('step');
  if (step === 'done' && order !== null) return 'done';
  // The hour is not one of the two plans to choose from: it goes straight to payment.
  return step === 'payment' || (plan === 'hourly' && step !== 'plans') ? 'payment' : 'plans';
}

/** Reads the step from an address. What cannot be read is left out. */
export function readSubscribePlace(search: string): SubscribePlace {
  const query = new URLSearchParams(search);
  const plan = PRICED_PLANS.find((known) => known === query.get('plan')) ?? 'monthly';
  const given = query.get('order');
  const order = given !== null && UUID.test(given) ? given : null;
  const step = stepOf(query, plan, order);
  return {
    step,
    plan,
    order: step === 'done' ? order : null,
    returnTo: returnPath(query.get('return')),
  };
}

/** The address of a place on the page on which people pay. */
export function subscribeAddress(place: Partial<SubscribePlace>): string {
  const { step = 'plans', plan = 'monthly', order = null, returnTo = HOME } = place;
  const query = new URLSearchParams();
  if (step === 'card') query.set('change', 'payment-method');
  else {
    query.set('plan', plan);
    if (step !== 'plans' || plan === 'hourly') query.set('step', step);
    if (step === 'done' && order !== null) query.set('order', order);
  }
  if (returnTo !== HOME) query.set('return', returnTo);
  return `${SUBSCRIBE_PATH}?${query.toString()}`;
}

/**
 * How long the note about signing in is shown before that page opens, in milliseconds; from the
 * specification.
 */
export const SIGN_IN_DELAY = 1000;

/** The address for signing in and then coming back to this place. */
export function signInAddress(place: Partial<SubscribePlace>): string {
  return `/login?${new URLSearchParams({ return: subscribeAddress(place) }).toString()}`;
}
