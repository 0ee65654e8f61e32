import Stripe from 'stripe';
import { idWith } from './make-id.ts';
import type { SandboxObject } from './objects.ts';

/** An object as the provider sends it: less what the sandbox keeps for itself. */
export function shown(object: SandboxObject): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== 'hidden'));
}

/** The provider's announcement that something happened to an object; `at` in seconds since 1970. */
export function envelope(
  type: string,
  object: SandboxObject,
  at: number,
): { readonly id: string; readonly payload: unknown } {
  const id = idWith('evt');
  const payload = {
    id,
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: at,
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
    data: { object: shown(object) },
  };
  return { id, payload };
}
