import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Contract } from '#contracts/contract.ts';
import type { LimitedPer } from '#contracts/limit.ts';
import { addressKey } from '#server/services/throttles/address-key.ts';
import type { Throttles } from '#server/services/throttles/throttles.ts';
import { requireCaller, whoCalls } from './callers.ts';

/** Counts a call whose body was parsed; rejects with `too_many_requests` when there were enough. */
type TakeLimits = (contract: Contract, request: FastifyRequest, body: unknown) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Undefined until `addLimits`. */
    takeLimits?: TakeLimits;
  }
}

/** What all pages together are counted under. */
const EVERYBODY = 'everybody';

function textIn(body: unknown, field: 'email' | 'reference'): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const value: unknown = Reflect.get(body, field);
  return typeof value === 'string' ? value : undefined;
}

function emailIn(body: unknown): string {
  const email = textIn(body, 'email');
  if (email === undefined) throw new Error('A call is limited per email address and names none.');
  return email;
}

/** The account or the guest; one who left nothing here is counted by network address. */
async function holderKey(request: FastifyRequest): Promise<string> {
  const holder = await whoCalls(request).holder();
  if (holder === undefined) return addressKey(request.ip);
  return 'userId' in holder ? holder.userId : holder.guestId;
}

/** Under what a call is counted. */
async function keyOf(per: LimitedPer, request: FastifyRequest, body: unknown): Promise<string> {
  switch (per) {
    case 'address':
      return addressKey(request.ip);
    case 'account':
      return (await requireCaller(request)).user.id;
    case 'holder':
      return holderKey(request);
    case 'email':
      return emailIn(body);
    case 'address and email':
      return `${addressKey(request.ip)} ${emailIn(body)}`;
    case 'everybody':
      return EVERYBODY;
  }
}

/** Has every call counted by the limits of its contract before its handler works on it. */
export function addLimits(app: FastifyInstance, throttles: Pick<Throttles, 'take'>): void {
  app.decorate('takeLimits', async (contract: Contract, request: FastifyRequest, body: unknown) => {
    // A program that filled in the honeypot field is answered as if it had succeeded, and uses up
    // nobody's calls.
    if ((textIn(body, 'reference') ?? '') !== '') return;
    for (const limit of contract.limits ?? []) {
      await throttles.take(limit, await keyOf(limit.per, request, body));
    }
  });
}
