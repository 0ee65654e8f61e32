/** Pays in test mode as the page does, and moves the time of the simulated provider. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type Stripe from 'stripe';
import { z } from 'zod/mini';
import { confirmTestPayment, type TestCardToken } from '#contracts/payment-sandbox.ts';
import type { PricedPlan } from '#domain/pricing/prices.ts';
import { sandboxClient } from '#server/payment/provider.ts';
import { DAY_S, nextPeriodEnd } from '#payment-sandbox/index.ts';
import { buy as buyAsPage } from './buyer.ts';
import type { Platform } from './platform.ts';
import type { Visitor } from './visitor.ts';

const fileOfSandbox = z.object({ url: z.string(), secretKey: z.string() });
/** There is one clock for everything. */
const CLOCK = 'clock';
const MS_PER_S = 1000;
const MONTHLY = { interval: 'month', interval_count: 1 } as const;

/** The provider of a server in test mode, as its own dashboard reaches it. */
export async function providerOf({ dataFolder }: Pick<Platform, 'dataFolder'>): Promise<Stripe> {
  const file = await readFile(join(dataFolder, 'payment-sandbox.json'), 'utf8');
  const { url, secretKey } = fileOfSandbox.parse(JSON.parse(file));
  return sandboxClient(url, secretKey);
}

/** Sets the provider's time to what `later` makes of it, in seconds since 1970. */
async function moveTime(
  platform: Pick<Platform, 'dataFolder'>,
  later: (now: number) => number,
): Promise<void> {
  const stripe = await providerOf(platform);
  const { frozen_time: now } = await stripe.testHelpers.testClocks.retrieve(CLOCK);
  await stripe.testHelpers.testClocks.advance(CLOCK, { frozen_time: later(now) });
}

/** Lets time pass at the provider, which is the time of everything about payment. */
export async function passTime(
  platform: Pick<Platform, 'dataFolder'>,
  milliseconds: number,
): Promise<void> {
  await moveTime(platform, (now) => now + Math.ceil(milliseconds / MS_PER_S));
}

/**
 * Lets a month pass, and a day: what was bought just now has been renewed or not, and of three days'
 * grace two are left. With a fixed number of days, that would be so in some months only.
 */
export async function passMonth(platform: Pick<Platform, 'dataFolder'>): Promise<void> {
  await moveTime(platform, (now) => nextPeriodEnd(now, MONTHLY, now) + DAY_S);
}

/** Confirms what a page got a secret for, with the token of a test card. */
export async function confirm(
  visitor: Visitor,
  clientSecret: string,
  token: TestCardToken,
): Promise<string> {
  const reply = await visitor.call(confirmTestPayment, { body: { clientSecret, token } });
  return confirmTestPayment.reply.parse(reply.json()).status;
}

/** Orders and pays; resolves with what became of the order. */
export async function buy(
  visitor: Visitor,
  type: PricedPlan,
  token: TestCardToken = 'pm_card_visa',
): Promise<string> {
  return (await buyAsPage(visitor, type, token)).status;
}
