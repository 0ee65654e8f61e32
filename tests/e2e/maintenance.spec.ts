import { type APIRequestContext, type Page, request } from '@playwright/test';
import { SUBSCRIBE_PATH } from '#content/subscribe-document.ts';
import { BLOG_PATH, LANDING_PATH } from '#content/visitor-documents.ts';
import { BYPASS_COOKIE, disableMaintenance, enableMaintenance } from '#contracts/maintenance.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';
import { expect, type StorageState, test } from '#tests/support/test.ts';
import { newPerson, type Person } from './account-pages.ts';
import { findingsOf, overflowOf } from './axe.ts';
import { makeAccount, makeAccountElsewhere, makeOperator } from './looks-api.ts';

const ADMIN_KEY = 'a-key-that-only-operators-know';

interface Operator {
  readonly person: Person;
  readonly api: APIRequestContext;
  /** Signs a page in as the operator. */
  readonly storageState: StorageState;
}

async function newOperator({ origin, dataFolder }: RunningServer): Promise<Operator> {
  const api = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  const person = newPerson('Olive Operator');
  await makeAccount(api, origin, person);
  await makeOperator(dataFolder, person.email);
  return { person, api, storageState: await api.storageState() };
}

/** Presses the switch, and confirms. */
async function switchMaintenance(page: Page, way: 'on' | 'off'): Promise<void> {
  await page.getByRole('button', { name: `Turn maintenance mode ${way}` }).click();
  const question = page.getByRole('dialog', { name: `Turn maintenance mode ${way}?` });
  await question.getByRole('button', { name: way === 'on' ? 'Turn On' : 'Turn Off' }).click();
}

const UNDER_MAINTENANCE = { name: 'Under Maintenance', level: 1 } as const;

test.describe('maintenance', () => {
  // Maintenance affects everybody, but this file has the worker's server to
  // itself: each test ends with it off.
  let operator: Operator;

  test.beforeAll(async ({ studio }) => {
    operator = await newOperator(studio);
  });

  test.afterEach(async () => {
    const reply = await operator.api.post(disableMaintenance.path, { data: {} });
    expect(await reply.json()).toEqual({ maintenance: false });
  });

  test.afterAll(async () => {
    await operator.api.dispose();
  });

  async function begin(): Promise<void> {
    const reply = await operator.api.post(enableMaintenance.path, { data: {} });
    expect(await reply.json()).toEqual({ maintenance: true });
  }

  test('is switched on by an operator and seen by a visitor, and both pages come back by themselves', async ({
    openStudio,
  }) => {
    const visitor = await openStudio();
    await expect(visitor.getByRole('button', { name: 'Start Camera' })).toBeVisible();
    await expect(visitor.getByRole('button', { name: /maintenance mode/ })).toHaveCount(0);

    const page = await openStudio({ storageState: operator.storageState });
    await switchMaintenance(page, 'on');
    await expect(page.getByRole('heading', UNDER_MAINTENANCE)).toBeVisible();
    await visitor.clock.install();
    await visitor.reload();
    await expect(visitor.getByRole('heading', UNDER_MAINTENANCE)).toBeVisible();
    await expect(visitor.getByText("We'll be back soon")).toBeVisible();

    await expect(page.getByRole('button', { name: 'Admin Access' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Operator', exact: true }).click();
    await page.getByRole('button', { name: 'Admin Access (Edit Mode)' }).click();
    await expect(page.getByText('Admin Mode - Users see maintenance page')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Admin Mode - Users see maintenance page')).toBeVisible();
    expect(await page.evaluate(() => Object.values(localStorage))).toContain('true');
    await page.getByRole('button', { name: 'See the maintenance screen' }).click();
    await expect(page.getByRole('heading', UNDER_MAINTENANCE)).toBeVisible();

    await page.getByRole('button', { name: 'Operator', exact: true }).click();
    await page.getByRole('button', { name: 'Exit Maintenance Mode' }).click();
    await expect(page.getByRole('button', { name: 'Start Camera' })).toBeVisible();
    await expect(page.getByText('Admin Mode')).toHaveCount(0);
    await visitor.clock.fastForward(10_000);
    await expect(visitor.getByRole('button', { name: 'Start Camera' })).toBeVisible();
  });

  test('replaces the payment page and the documents, with a way in for operators, who can look past it everywhere', async ({
    studio,
    openStudio,
  }) => {
    await begin();
    const paths = [SUBSCRIBE_PATH, LANDING_PATH, BLOG_PATH];
    const visitor = await openStudio({ path: LANDING_PATH });
    // Only an operator's session can look past the screen, whatever a browser claims.
    await visitor
      .context()
      .addCookies([{ name: BYPASS_COOKIE.name, value: BYPASS_COOKIE.on, url: studio.origin }]);
    await visitor.evaluate(() => localStorage.setItem('lookglass.adminBypass', 'true'));
    const { storageState } = operator;
    const page = await openStudio({ path: LANDING_PATH, storageState });
    for (const path of paths) {
      await visitor.goto(path);
      await expect(visitor.getByRole('heading', UNDER_MAINTENANCE)).toBeVisible();
      await expect(visitor.getByRole('link', { name: 'Operator', exact: true })).toHaveAttribute(
        'href',
        '/',
      );
      await page.goto(path);
      await expect(page.getByRole('heading', UNDER_MAINTENANCE)).toBeVisible();
    }
    await page.getByRole('link', { name: 'Operator', exact: true }).click();
    await page.getByRole('button', { name: 'Operator', exact: true }).click();
    await page.getByRole('button', { name: 'Admin Access (Edit Mode)' }).click();
    await expect(page.getByText('Admin Mode - Users see maintenance page')).toBeVisible();
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', UNDER_MAINTENANCE)).toHaveCount(0);
    }
    await page.goto('/');
    await page.getByRole('button', { name: 'See the maintenance screen' }).click();
    await page.goto(LANDING_PATH);
    await expect(page.getByRole('heading', UNDER_MAINTENANCE)).toBeVisible();
  });

  test('lets an operator sign in on its screen, and lets nobody else past it', async ({
    studio,
    openStudio,
  }) => {
    const stranger = await makeAccountElsewhere(studio.origin, 'Sam Stranger');
    await begin();

    const page = await openStudio({ path: '/my-saved-looks' });
    for (const name of ['Exit Maintenance Mode', 'Admin Access (Edit Mode)']) {
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'Operator', exact: true }).click();
    const dialog = page.getByRole('dialog');
    for (const { email, password } of [stranger, operator.person]) {
      await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
      await dialog.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
      await dialog.getByRole('button', { name: 'Sign In' }).click();
      if (email === stranger.email) {
        await expect(dialog.getByText('isn’t an operator', { exact: false })).toBeVisible();
      }
    }
    await page.getByRole('button', { name: 'Admin Access (Edit Mode)' }).click();
    await expect(page.getByText('Admin Mode - Users see maintenance page')).toBeVisible();
    await switchMaintenance(page, 'off');
    await expect(page.getByText('Admin Mode')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Turn maintenance mode on' })).toBeVisible();
  });

  test('asks first, and changes nothing when the answer is no', async ({ openStudio }) => {
    const page = await openStudio({ storageState: operator.storageState });
    await page.getByRole('button', { name: 'Turn maintenance mode on' }).click();
    const question = page.getByRole('dialog', { name: 'Turn maintenance mode on?' });
    await expect(question).toContainText('Everyone except operators sees the maintenance screen');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    const visitor = await openStudio();
    await expect(visitor.getByRole('button', { name: 'Start Camera' })).toBeVisible();
  });

  test('has its switches in a strip of their own, which covers nothing of the page', async ({
    openStudio,
  }) => {
    const page = await openStudio({ storageState: operator.storageState });
    const strip = page.getByRole('region', { name: 'For operators' });
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(strip.getByText('Turn maintenance mode on')).toBeVisible();
      // The arrangement for this width takes a moment to appear.
      await expect(async () => {
        const { y, height: room } = (await strip.boundingBox())!;
        const header = (await page.locator('header').first().boundingBox())!;
        expect(header.y).toBeGreaterThanOrEqual(y + room - 1);
        // The studio still ends at the bottom of the window.
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
        expect(await overflowOf(page)).toBe(0);
      }).toPass({ timeout: 5000 });
      expect(await findingsOf(page)).toEqual([]);
    }
  });

  test('is noticed in the middle of an action', async ({ studio, openStudio, playwright }) => {
    const hers = await playwright.request.newContext();
    await makeAccount(hers, studio.origin, newPerson());
    const storageState = await hers.storageState();
    await hers.dispose();
    const page = await openStudio({ path: '/my-saved-looks', storageState });
    await expect(page.getByText('No Saved Looks Yet')).toBeVisible();
    // Any refused call reveals the maintenance. These are made in the background, and are blocked so
    // that the person's own call does.
    await page.route(/\/api\/(?:analytics\/track|access|payment-options|progress)$/, (route) =>
      route.abort(),
    );
    await begin();
    await page.getByRole('link', { name: 'Create Your First Look' }).click();
    await page.getByRole('button', { name: 'Save Look' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save Look' }).click();
    await expect(page.getByRole('heading', UNDER_MAINTENANCE)).toBeVisible();
  });
});

test('maintenance asks once for the service’s key, if there is one, and keeps it until a reload', async ({
  openStudio,
}) => {
  const server = await startServer({ ADMIN_KEY });
  try {
    const { api, storageState } = await newOperator(server);
    await api.dispose();
    const page = await openStudio({ path: server.origin, storageState });
    await switchMaintenance(page, 'on');
    const dialog = page.getByRole('dialog', { name: 'Turn maintenance mode on' });
    const send = dialog.getByRole('button', { name: 'Turn maintenance mode on' });
    await dialog.getByRole('textbox', { name: 'Admin key' }).fill('a guess');
    await send.click();
    await expect(dialog.getByText('That key isn’t right.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Admin key' }).fill(ADMIN_KEY);
    await send.click();
    await expect(page.getByRole('heading', UNDER_MAINTENANCE)).toBeVisible();
    const stored = () => JSON.stringify([localStorage, sessionStorage].map(Object.entries));
    expect(await page.evaluate(stored)).not.toContain(ADMIN_KEY);

    await page.getByRole('button', { name: 'Operator', exact: true }).click();
    await page.getByRole('button', { name: 'Exit Maintenance Mode' }).click();
    await expect(page.getByRole('button', { name: 'Start Camera' })).toBeVisible();
    await page.reload();
    await switchMaintenance(page, 'on');
    await expect(dialog.getByRole('textbox', { name: 'Admin key' })).toBeVisible();
  } finally {
    await server.stop();
  }
});
