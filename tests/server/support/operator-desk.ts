/** What the page of operators asks the server, without the page. */
import { v4 as randomUuid } from 'uuid';
import type { Response } from 'light-my-request';
import {
  grantAccess,
  readCustomer,
  revokeAccess,
  searchCustomers,
} from '#contracts/operator-customers.ts';
import type { Member } from './account.ts';

export const REASON = 'She wrote that it did not work';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The moment in so many days, as ISO 8601. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString();
}

export async function search(
  by: Member,
  query: string,
): Promise<ReturnType<typeof searchCustomers.reply.parse>> {
  const reply = await by.visitor.call(searchCustomers, { query: { query } });
  return searchCustomers.reply.parse(reply.json());
}

export async function read(
  by: Member,
  id: string,
): Promise<ReturnType<typeof readCustomer.reply.parse>> {
  const reply = await by.visitor.call(readCustomer, { params: { id } });
  return readCustomer.reply.parse(reply.json());
}

/** Grants Pro for 30 days, unless `different` says otherwise. */
export function grant(
  by: Member,
  id: string,
  different: Readonly<Record<string, unknown>> = {},
): Promise<Response> {
  return by.visitor.call(grantAccess, {
    params: { id },
    body: { actionId: randomUuid(), scope: 'pro', until: inDays(30), reason: REASON, ...different },
  });
}

export function revoke(
  by: Member,
  id: string,
  entitlementId: string,
  actionId: string = randomUuid(),
): Promise<Response> {
  return by.visitor.call(revokeAccess, {
    params: { id },
    body: { actionId, entitlementId, reason: REASON },
  });
}
