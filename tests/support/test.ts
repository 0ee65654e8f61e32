import { type Browser, type Page, test as base } from '@playwright/test';
import { type BrowserOptions, launchBrowser } from './browser.ts';
import { PLAIN_PAGES_FLAGS } from './chromium-flags.ts';
import { EVERY_PLAN } from './every-plan.ts';
import { type RunningServer, startServer } from './server.ts';

export { expect } from '@playwright/test';

interface TestFixtures {
  /** Starts a further browser, say with another camera; it is closed after the test. */
  readonly openBrowser: (options?: BrowserOptions) => Promise<Browser>;
  /** A page of a browser with this camera, at the studio's address; see `openBrowser`. */
  readonly openStudio: (options?: BrowserOptions & { readonly path?: string }) => Promise<Page>;
}

export interface WorkerOptions {
  /** Has the server sell every plan, even those not on sale. The projects of `playwright.config.ts` say so. */
  readonly sellsEveryPlan: boolean;
}

interface WorkerFixtures extends WorkerOptions {
  /** The built server on a free port, started once for each worker. */
  readonly studio: RunningServer;
}

/** Waits until the app has taken over what the studio's document shows before its scripts are there. */
async function takenOver(page: Page): Promise<void> {
  await page.locator('#root[data-first-sight]').waitFor({ state: 'detached' });
}

/** Has a page count as open once the app hears what is done to it; for `waitUntil: 'commit'`, before. */
function openWithApp(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== 'commit') await takenOver(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil !== 'commit') await takenOver(page);
    return response;
  };
}

/** Playwright's `test`, with the built server behind `page.goto('/')`. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  sellsEveryPlan: [false, { option: true, scope: 'worker' }],
  studio: [
    async ({ sellsEveryPlan }, use) => {
      const server = await startServer(sellsEveryPlan ? EVERY_PLAN : {});
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  page: async ({ page }, use) => {
    openWithApp(page);
    await use(page);
  },
  baseURL: async ({ studio }, use) => {
    await use(studio.origin);
  },
  openBrowser: async ({ studio: _studio }, use) => {
    const browsers: Browser[] = [];
    await use(async (options) => {
      const flags = [...PLAIN_PAGES_FLAGS, ...(options?.flags ?? [])];
      const browser = await launchBrowser({ ...options, flags });
      browsers.push(browser);
      return browser;
    });
    await Promise.all(browsers.map((browser) => browser.close()));
  },
  openStudio: async ({ studio, openBrowser }, use) => {
    await use(async ({ path = '/', ...options } = {}) => {
      const browser = await openBrowser(options);
      const context = await browser.newContext({
        baseURL: studio.origin,
        permissions: ['camera', 'clipboard-read', 'clipboard-write'],
        viewport: { width: 1440, height: 900 },
      });
      const page = await context.newPage();
      openWithApp(page);
      await page.goto(path);
      return page;
    });
  },
});
