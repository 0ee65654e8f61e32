/** The visitors whose pages are photographed, created for each run. */

import type { Browser, BrowserContext } from '@playwright/test';
import { QUICK_LOOKS } from '#content/quick-looks.ts';
import type { Person } from '#tests/e2e/account-pages.ts';
import { makeAccount, makeOperator, saveQuickLook } from '#tests/e2e/looks-api.ts';
import { payFor } from '#tests/e2e/pay.ts';
import type { RunningServer } from '#tests/support/server.ts';

/** A guest, a member with a few looks, a subscriber, and an operator. */
export type SampleVisitor = 'guest' | 'member' | 'subscriber' | 'operator';

const password = 'Difference-Engine-1843';
const MEMBER: Person = { name: 'Ada Moreau', email: 'ada.moreau@example.com', password };
export const SUBSCRIBER: Person = { name: 'Bea Laurent', email: 'bea@example.com', password };
const OPERATOR: Person = { name: 'Olive Brandt', email: 'olive@example.com', password };

const LOOK_NAMES = {
  romantic: 'Soft focus',
  'night-out': 'Berry and bone',
  natural: 'Morning light',
  bold: 'Evening at the opera',
} as const;

async function keepLooks({ request }: BrowserContext, origin: string): Promise<void> {
  for (const [at, { id: quick }] of QUICK_LOOKS.entries()) {
    const isPublic = at % 2 === 1;
    await saveQuickLook(request, origin, LOOK_NAMES[quick], { isPublic, quick });
  }
}

async function payForAMonth(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto('/account-settings');
  await payFor(page, 'monthly');
}

/** Cookies for each visitor, which sign a page in as them. */
export type SampleCookies = Readonly<
  Record<SampleVisitor, Awaited<ReturnType<BrowserContext['cookies']>>>
>;

/** Creates all of them on a server that has just been started. */
export async function makeSampleVisitors(
  browser: Browser,
  { origin, dataFolder }: RunningServer,
): Promise<SampleCookies> {
  const make = async (person: Person, live: (context: BrowserContext) => Promise<void>) => {
    const context = await browser.newContext({ baseURL: origin });
    await makeAccount(context.request, origin, person);
    await live(context);
    const cookies = await context.cookies();
    await context.close();
    return cookies;
  };
  return {
    guest: [],
    member: await make(MEMBER, (context) => keepLooks(context, origin)),
    subscriber: await make(SUBSCRIBER, async (context) => {
      await keepLooks(context, origin);
      await payForAMonth(context);
    }),
    operator: await make(OPERATOR, () => makeOperator(dataFolder, OPERATOR.email)),
  };
}
