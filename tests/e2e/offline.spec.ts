import type { BrowserContext, Page } from '@playwright/test';
import { smallStillCamera } from '#tests/support/face-cameras.ts';
import { startServer } from '#tests/support/server.ts';
import { expect, test } from '#tests/support/test.ts';
import { newPerson } from './account-pages.ts';
import { makeAccount, makeOperator } from './looks-api.ts';
import { MirrorPage, pinkPixels } from './mirror-page.ts';
import { copyRelease } from './release.ts';

/** For files of several megabytes on a busy machine. */
const PATIENCE = { timeout: 60_000 };

async function visit(context: BrowserContext, path = '/'): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** Waits until everything the mirror needs is cached, including the engine's three files. */
async function untilKept(page: Page): Promise<void> {
  await expect(async () => {
    const kept = await page.evaluate(async () => {
      if (navigator.serviceWorker.controller === null) return 0;
      const engine = await caches.open('lookglass-engine');
      return (await engine.keys()).length;
    });
    expect(kept).toBe(3);
  }).toPass(PATIENCE);
}

test.describe('after the first visit', () => {
  test('the mirror works without a network: the camera starts and makeup is worn', async ({
    studio,
    openBrowser,
  }) => {
    const browser = await openBrowser({ cameraFile: await smallStillCamera() });
    const context = await browser.newContext({
      baseURL: studio.origin,
      permissions: ['camera'],
      serviceWorkers: 'allow',
      viewport: { width: 1440, height: 900 },
    });
    const page = await visit(context);
    await untilKept(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('You’re offline.', { exact: false })).toBeVisible();
    const mirror = new MirrorPage(page);
    await mirror.startCamera();
    await mirror.wearLipstickOnly();
    expect(pinkPixels(await mirror.captureNow())).toBeGreaterThan(350);
  });

  test.describe('in a browser without a network', () => {
    test.use({ serviceWorkers: 'allow' });

    test('caches the app and what was visited, but nothing of the API and no page of the server', async ({
      page,
      context,
    }) => {
      test.slow();
      await page.goto('/');
      await untilKept(page);
      const kept = await page.evaluate(async () => {
        const names = await caches.keys();
        const all = await Promise.all(
          names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
        );
        return all.flat().map((url) => new URL(url).pathname);
      });
      expect(kept.length).toBeGreaterThan(20);
      expect(kept.filter((path) => /^\/(api|subscribe|landing|beauty)|\.xml$/.test(path))).toEqual(
        [],
      );
      expect(new Set(kept).size).toBe(kept.length);

      await test.step('a page for visitors opens once it was visited, and others say that they cannot', async () => {
        await page.goto('/landing');
        await page.waitForLoadState('networkidle');
        await context.setOffline(true);
        await page.reload();
        await expect(page.getByRole('heading', { name: 'Try On Makeup Virtually' })).toBeVisible();
        await page.goto('/beauty-tips-blog');
        await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
        await page.getByRole('link', { name: 'Open the mirror' }).click();
        await expect(page.getByRole('button', { name: 'Start Camera' }).first()).toBeVisible();
      });

      await test.step('the app’s pages open, and say what cannot be done', async () => {
        await page.goto('/contact-support');
        await page.getByRole('textbox', { name: 'Name' }).fill('Ada Lovelace');
        await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
        await page.getByRole('combobox', { name: 'Category' }).selectOption('billing');
        await page.getByRole('textbox', { name: 'Subject' }).fill('A bill');
        await page.getByRole('textbox', { name: 'Message' }).fill('It came twice.');
        await page.getByRole('button', { name: 'Send Message' }).click();
        await expect(
          page.getByText('We couldn’t reach the server.', { exact: false }),
        ).not.toHaveCount(0);
        await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('It came twice.');
        await context.setOffline(false);
        await page.getByRole('button', { name: 'Send Message' }).click();
        await expect(page.getByRole('heading', { name: 'We got your message' })).toBeVisible();
      });
    });
  });
});

test.describe('with a service worker that caches the app', () => {
  test('maintenance still reaches people, and so does its end', async ({ browser }) => {
    const server = await startServer();
    const operator = await browser.newContext({ baseURL: server.origin });
    const context = await browser.newContext({ baseURL: server.origin, serviceWorkers: 'allow' });
    const person = newPerson('Olive Operator');
    const desk = await visit(operator, '/terms');
    await makeAccount(desk.request, server.origin, person);
    await makeOperator(server.dataFolder, person.email);
    const page = await visit(context);
    await untilKept(page);

    await desk.goto('/');
    await desk.getByRole('button', { name: 'Turn maintenance mode on' }).click();
    await desk.getByRole('button', { name: 'Turn On' }).click();
    await expect(desk.getByRole('heading', { name: 'Under Maintenance' })).toBeVisible();
    const reply = await page.reload();
    expect(reply?.status()).toBe(503);
    await expect(page.getByRole('heading', { name: 'Under Maintenance' })).toBeVisible();

    await desk.getByRole('button', { name: 'Operator', exact: true }).click();
    await desk.getByRole('button', { name: 'Exit Maintenance Mode' }).click();
    await expect(page.getByRole('button', { name: 'Start Camera' }).first()).toBeVisible({
      timeout: 20_000,
    });
    await Promise.all([operator.close(), context.close()]);
    await server.stop();
  });

  test('a new release is announced, used after a reload, and repairs one that is broken', async ({
    browser,
  }) => {
    const release = await copyRelease();
    const server = await startServer({}, release.program);
    const context = await browser.newContext({ baseURL: server.origin, serviceWorkers: 'allow' });
    const page = await visit(context, '/terms');
    await untilKept(page);

    await release.publish(
      '<!doctype html><title>A release that went wrong</title>',
      '/assets/no-such.js',
    );
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(page.getByText('New Version Ready', { exact: true })).toBeVisible(PATIENCE);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.locator('#root')).toHaveCount(0);

    await release.publish(release.page, release.entry);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.close();
    await server.stop();
    await release.remove();
  });
});
