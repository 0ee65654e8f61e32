/** Stores entitlements that otherwise come from a payment or an operator. */
import { randomBytes } from 'node:crypto';
import { PASS_MS } from '#domain/access/entitlements.ts';
import type { PaidPlan, PaidStatus } from '#domain/access/plan.ts';
import { PRICES_CENTS, type PricedPlan } from '#domain/pricing/prices.ts';
import type { DatabaseConnection } from '#server/db/database.ts';
import { customers, entitlements, payments, subscriptions } from '#server/db/schema/payments.ts';

/** An account's id, or a guest's. */
export type Holder =
  | { readonly userId: string; readonly guestId?: undefined }
  | { readonly guestId: string; readonly userId?: undefined };

/** What a test may want to find again. */
export interface Given {
  readonly customerId: string;
  readonly paymentId: string;
  readonly entitlementId: string;
}

const MONTH_MS = 30 * 86_400_000;

function newId(prefix: string): string {
  return `${prefix}_${randomBytes(8).toString('hex')}`;
}

function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('Nothing was inserted.');
  return row;
}

/** A customer of the provider with a payment that succeeded. */
async function pay(
  { database }: DatabaseConnection,
  holder: Holder,
  kind: PricedPlan,
  paidAt: Date,
): Promise<Omit<Given, 'entitlementId'>> {
  const customerId = newId('cus');
  await database.insert(customers).values({ id: customerId, ...holder });
  const { id: paymentId } = only(
    await database
      .insert(payments)
      .values({
        customerId,
        intentId: newId('pi'),
        kind,
        status: 'succeeded',
        amountCents: PRICES_CENTS[kind],
        currency: 'usd',
        cardBrand: 'visa',
        cardLast4: '4242',
        paidAt,
      })
      .returning({ id: payments.id }),
  );
  return { customerId, paymentId };
}

/** Gives an account a subscription that was paid for a month that ends at `paidUntil`. */
export async function giveSubscription(
  connection: DatabaseConnection,
  userId: string,
  {
    planType = 'monthly',
    status = 'active',
    paidUntil = new Date(Date.now() + MONTH_MS),
    graceUntil = null,
  }: {
    readonly planType?: PaidPlan;
    readonly status?: PaidStatus;
    readonly paidUntil?: Date;
    readonly graceUntil?: Date | null;
  } = {},
): Promise<Given & { readonly subscriptionId: string }> {
  const startsAt = new Date(Math.min(Date.now(), paidUntil.getTime()) - MONTH_MS);
  const { customerId, paymentId } = await pay(connection, { userId }, planType, startsAt);
  const subscriptionId = newId('sub');
  const { database } = connection;
  await database
    .insert(subscriptions)
    .values({ id: subscriptionId, customerId, userId, planType, status, paidUntil, graceUntil });
  const { id: entitlementId } = only(
    await database
      .insert(entitlements)
      .values({
        userId,
        scope: 'pro',
        source: 'subscription',
        startsAt,
        endsAt: paidUntil,
        graceUntil,
        paymentId,
        subscriptionId,
      })
      .returning({ id: entitlements.id }),
  );
  return { customerId, paymentId, entitlementId, subscriptionId };
}

/** Gives a person an hourly pass that was paid for at `paidAt`. */
export async function givePass(
  connection: DatabaseConnection,
  holder: Holder,
  paidAt: Date = new Date(),
): Promise<Given> {
  const { customerId, paymentId } = await pay(connection, holder, 'hourly', paidAt);
  const { id: entitlementId } = only(
    await connection.database
      .insert(entitlements)
      .values({
        ...holder,
        scope: 'pro-artists-chat',
        source: 'pass',
        startsAt: paidAt,
        endsAt: new Date(paidAt.getTime() + PASS_MS),
        paymentId,
      })
      .returning({ id: entitlements.id }),
  );
  return { customerId, paymentId, entitlementId };
}

/** Makes an account Pro until `until`, by an operator's word. */
export async function givePro(
  { database }: DatabaseConnection,
  userId: string,
  until: Date = new Date(Date.now() + MONTH_MS),
): Promise<{ readonly entitlementId: string }> {
  const { id: entitlementId } = only(
    await database
      .insert(entitlements)
      .values({ userId, scope: 'pro', source: 'grant', startsAt: new Date(0), endsAt: until })
      .returning({ id: entitlements.id }),
  );
  return { entitlementId };
}
