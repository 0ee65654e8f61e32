import type { Browser, BrowserContext, Page } from '@playwright/test';
import { SUBSCRIBE_PATH } from '#content/subscribe-document.ts';
import { BLOG_PATH, LANDING_PATH } from '#content/visitor-documents.ts';
import { BYPASS_COOKIE } from '#contracts/maintenance.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';
import { expect, test } from '#tests/support/test.ts';
import { newPerson, type Person } from './account-pages.ts';
import { findingsOf, overflowOf } from './axe.ts';
import { makeAccount, makeOperator } from './looks-api.ts';

const ADMIN_KEY = 'a-key-that-only-operators-know';

interface Stage {
  readonly server: RunningServer;
  readonly operator: Page;
  readonly person: Person;
  readonly visit: (path?: string) => Promise<Page>;
}

/** A server of its own with an operator: maintenance is everybody's. */
async function withOperator(
  browser: Browser,
  story: (stage: Stage) => Promise<void>,
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  const server = await startServer(environment);
  const contexts: BrowserContext[] = [];
  const visit = async (path = '/'): Promise<Page> => {
    const context = await browser.newContext({ baseURL: server.origin });
    contexts.push(context);
    const page = await context.newPage();
    await page.goto(path);
    return page;
  };
  try {
    const operator = await visit('/terms');
    const person = newPerson('Olive Operator');
    await makeAccount(operator.request, server.origin, person);
    await makeOperator(server.dataFolder, person.email);
    await operator.goto('/');
    await story({ server, operator, person, visit });
  } finally {
    await Promise.all(contexts.map((context) => context.close()));
    await server.stop();
  }
}

/** Presses the switch, and says yes to its question. */
async function switchMaintenance(page: Page, way: 'on' | 'off'): Promise<void> {
  await page.getByRole('button', { name: `Turn maintenance mode ${way}` }).click();
  const question = page.getByRole('dialog', { name: `Turn maintenance mode ${way}?` });
  await question.getByRole('button', { name: way === 'on' ? 'Turn On' : 'Turn Off' }).click();
}

const UNDER_MAINTENANCE = { name: 'Under Maintenance', level: 1 } as const;

test.describe('maintenance', () => {
  test('is switched on by an operator, seen by a visitor, and both come back by themselves', async ({
    browser,
  }) => {
    await withOperator(browser, async ({ operator, visit }) => {
      const visitor = await visit();
      await expect(visitor.getByRole('button', { name: 'Start Camera' })).toBeVisible();
      await expect(visitor.getByRole('button', { name: /maintenance mode/ })).toHaveCount(0);

      await switchMaintenance(operator, 'on');
      await expect(operator.getByRole('heading', UNDER_MAINTENANCE)).toBeVisible();
      await visitor.reload();
      await expect(visitor.getByRole('heading', UNDER_MAINTENANCE)).toBeVisible();
      await expect(visitor.getByText("We'll be back soon")).toBeVisible();

      await expect(operator.getByRole('button', { name: 'Admin Access' })).toHaveCount(0);
      await operator.getByRole('button', { name: 'Operator', exact: true }).click();
      await operator.getByRole('button', { name: 'Admin Access (Edit Mode)' }).click();
      await expect(operator.getByText('Admin Mode - Users see maintenance page')).toBeVisible();
      await operator.reload();
      await expect(operator.getByText('Admin Mode - Users see maintenance page')).toBeVisible();
      expect(await operator.evaluate(() => Object.values(localStorage))).toContain('true');
      await operator.getByRole('button', { name: 'See the maintenance screen' }).click();
      await expect(operator.getByRole('heading', UNDER_MAINTENANCE)).toBeVisible();

      await operator.getByRole('button', { name: 'Operator', exact: true }).click();
      await operator.getByRole('button', { name: 'Exit Maintenance Mode' }).click();
      await expect(operator.getByRole('button', { name: 'Start Camera' })).toBeVisible();
      await expect(operator.getByText('Admin Mode')).toHaveCount(0);
      await expect(visitor.getByRole('button', { name: 'Start Camera' })).toBeVisible({
        timeout: 20_000,
      });
    });
  });

  test('stands in for the page of payment and the documents, with a way in for operators, who look past all of them', async ({
    browser,
  }) => {
    await withOperator(browser, async ({ server, operator, visit }) => {
      await switchMaintenance(operator, 'on');
      await expect(operator.getByRole('heading', UNDER_MAINTENANCE)).toBeVisible();
      const paths = [SUBSCRIBE_PATH, LANDING_PATH, BLOG_PATH];
      const visitor = await visit(LANDING_PATH);
      // Only an operator's session looks past the screen, whatever a browser says.
      await visitor
        .context()
        .addCookies([{ name: BYPASS_COOKIE.name, value: BYPASS_COOKIE.on, url: server.origin }]);
      await visitor.evaluate(() => localStorage.setItem('lookglass.adminBypass', 'true'));
      for (const path of paths) {
        await visitor.goto(path);
        await expect(visitor.getByRole('heading', UNDER_MAINTENANCE)).toBeVisible();
        await expect(visitor.getByRole('link', { name: 'Operator', exact: true })).toHaveAttribute(
          'href',
          '/',
        );
        await operator.goto(path);
        await expect(operator.getByRole('heading', UNDER_MAINTENANCE)).toBeVisible();
      }
      await operator.getByRole('link', { name: 'Operator', exact: true }).click();
      await operator.getByRole('button', { name: 'Operator', exact: true }).click();
      await operator.getByRole('button', { name: 'Admin Access (Edit Mode)' }).click();
      await expect(operator.getByText('Admin Mode - Users see maintenance page')).toBeVisible();
      for (const path of paths) {
        await operator.goto(path);
        await expect(operator.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(operator.getByRole('heading', UNDER_MAINTENANCE)).toHaveCount(0);
      }
      await operator.goto('/');
      await operator.getByRole('button', { name: 'See the maintenance screen' }).click();
      await operator.goto(LANDING_PATH);
      await expect(operator.getByRole('heading', UNDER_MAINTENANCE)).toBeVisible();
    });
  });

  test('lets an operator sign in on its screen, and nobody else past it', async ({ browser }) => {
    await withOperator(browser, async ({ server, operator, person, visit }) => {
      const stranger = newPerson('Sam Stranger');
      await makeAccount((await visit('/terms')).request, server.origin, stranger);
      await switchMaintenance(operator, 'on');
      await expect(operator.getByRole('heading', UNDER_MAINTENANCE)).toBeVisible();

      const page = await visit('/my-saved-looks');
      for (const name of ['Exit Maintenance Mode', 'Admin Access (Edit Mode)']) {
        await expect(page.getByRole('button', { name })).toHaveCount(0);
      }
      await page.getByRole('button', { name: 'Operator', exact: true }).click();
      const dialog = page.getByRole('dialog');
      for (const { email, password } of [stranger, person]) {
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
  });

  test('asks first, and changes nothing when the answer is no', async ({ browser }) => {
    await withOperator(browser, async ({ operator, visit }) => {
      await operator.getByRole('button', { name: 'Turn maintenance mode on' }).click();
      const question = operator.getByRole('dialog', { name: 'Turn maintenance mode on?' });
      await expect(question).toContainText('Everyone except operators sees the maintenance screen');
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(question).toHaveCount(0);
      const visitor = await visit();
      await expect(visitor.getByRole('button', { name: 'Start Camera' })).toBeVisible();
    });
  });

  test('has its switches in a strip of their own, over nothing of the page', async ({
    browser,
  }) => {
    await withOperator(browser, async ({ operator }) => {
      const strip = operator.getByRole('region', { name: 'For operators' });
      for (const [width, height] of [
        [1440, 900],
        [390, 844],
      ] as const) {
        await operator.setViewportSize({ width, height });
        await expect(strip.getByText('Turn maintenance mode on')).toBeVisible();
        const { y, height: room } = (await strip.boundingBox())!;
        const header = (await operator.locator('header').first().boundingBox())!;
        expect(header.y).toBeGreaterThanOrEqual(y + room - 1);
        // The studio still ends where the window does.
        expect(await operator.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
        expect(await overflowOf(operator)).toBe(0);
        expect(await findingsOf(operator)).toEqual([]);
      }
    });
  });

  test('asks once for the service’s key where it has one, and keeps it until a reload', async ({
    browser,
  }) => {
    await withOperator(
      browser,
      async ({ operator }) => {
        await switchMaintenance(operator, 'on');
        const dialog = operator.getByRole('dialog', { name: 'Turn maintenance mode on' });
        const send = dialog.getByRole('button', { name: 'Turn maintenance mode on' });
        await dialog.getByRole('textbox', { name: 'Admin key' }).fill('a guess');
        await send.click();
        await expect(dialog.getByText('That key isn’t right.')).toBeVisible();
        await dialog.getByRole('textbox', { name: 'Admin key' }).fill(ADMIN_KEY);
        await send.click();
        await expect(operator.getByRole('heading', UNDER_MAINTENANCE)).toBeVisible();
        const stored = () => JSON.stringify([localStorage, sessionStorage].map(Object.entries));
        expect(await operator.evaluate(stored)).not.toContain(ADMIN_KEY);

        await operator.getByRole('button', { name: 'Operator', exact: true }).click();
        await operator.getByRole('button', { name: 'Exit Maintenance Mode' }).click();
        await expect(operator.getByRole('button', { name: 'Start Camera' })).toBeVisible();
        await operator.reload();
        await switchMaintenance(operator, 'on');
        await expect(dialog.getByRole('textbox', { name: 'Admin key' })).toBeVisible();
      },
      { ADMIN_KEY },
    );
  });

  test('is noticed in the middle of something', async ({ browser }) => {
    await withOperator(browser, async ({ server, operator, visit }) => {
      const page = await visit('/terms');
      await makeAccount(page.request, server.origin, newPerson());
      await page.goto('/my-saved-looks');
      await expect(page.getByText('No Saved Looks Yet')).toBeVisible();
      // Any call that is refused tells; these are made by nobody's hand.
      await page.route(/\/api\/(?:analytics\/track|access|payment-options|progress)$/, (route) =>
        route.abort(),
      );
      await switchMaintenance(operator, 'on');
      await expect(operator.getByRole('heading', UNDER_MAINTENANCE)).toBeVisible();
      await page.getByRole('link', { name: 'Create Your First Look' }).click();
      await page.getByRole('button', { name: 'Save Look' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Save Look' }).click();
      await expect(page.getByRole('heading', UNDER_MAINTENANCE)).toBeVisible();
    });
  });
});

test.describe('a status that cannot be had', () => {
  test('counts as the last one known', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('lookglass.maintenance', 'true');
    });
    await page.route('**/api/maintenance/status', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('heading', UNDER_MAINTENANCE)).toBeVisible();
  });

  test('keeps nobody waiting for more than two seconds', async ({ page }) => {
    await page.route('**/api/maintenance/status', () => undefined);
    await page.goto('/terms');
    await expect(page.getByText('Loading...')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 4000 });
    // The studio's document comes only while there is no maintenance, and waits for nobody.
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Start Camera' })).toBeVisible({ timeout: 1500 });
  });
});
