/** An operator's actions on a customer through the API, to prepare what a test is about. */

import type { APIRequestContext } from '@playwright/test';
import {
  grantAccess,
  readCustomer,
  revokeAccess,
  searchCustomers,
} from '#contracts/operator-customers.ts';
import { expect } from '#tests/support/test.ts';

/**
 * Nearly the longest grant possible: tests of renewals move the clock of the server,
 * which these tests share, by months.
 */
const GRANTED_MS = 360 * 864e5;

async function customerOf(
  operator: APIRequestContext,
  origin: string,
  email: string,
): Promise<string> {
  const found = await operator.get(`${origin}${searchCustomers.path}`, {
    headers: { origin },
    params: { query: email },
  });
  const [customer] = searchCustomers.reply.parse(await found.json());
  return customer?.id ?? '';
}

async function act(
  operator: APIRequestContext,
  origin: string,
  path: string,
  data: object,
): Promise<void> {
  const reply = await operator.post(`${origin}${path}`, {
    headers: { origin },
    data: { actionId: crypto.randomUUID(), reason: 'Takes part in a test', ...data },
  });
  expect(reply.status(), await reply.text()).toBe(200);
}

/** Grants Pro for most of a year. */
export async function grantPro(
  operator: APIRequestContext,
  origin: string,
  email: string,
): Promise<void> {
  const id = await customerOf(operator, origin, email);
  const until = new Date(Date.now() + GRANTED_MS).toISOString();
  await act(operator, origin, grantAccess.path.replace(':id', id), { scope: 'pro', until });
}

/** Revokes everything that is in force. */
export async function revokePro(
  operator: APIRequestContext,
  origin: string,
  email: string,
): Promise<void> {
  const id = await customerOf(operator, origin, email);
  const reply = await operator.get(`${origin}${readCustomer.path.replace(':id', id)}`);
  const { entitlements } = readCustomer.reply.parse(await reply.json());
  for (const { id: entitlementId, isInForce } of entitlements) {
    if (!isInForce) continue;
    await act(operator, origin, revokeAccess.path.replace(':id', id), { entitlementId });
  }
}
