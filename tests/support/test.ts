import { type Browser, type BrowserContext, type Page, test as base } from '@playwright/test';
import { type BrowserOptions, launchBrowser } from './browser.ts';
import { PLAIN_PAGES_FLAGS } from './chromium-flags.ts';
import { EVERY_PLAN } from './every-plan.ts';
import { type RunningServer, startServer } from './server.ts';

export { expect } from '@playwright/test';

export interface TestOptions {
  /**
   * Has the browser ask pages to save data, so that the studio loads its engine when it is needed and not ahead,
   * which takes a second of a processor in every test that lasts a few. Say so where the mirror is not the matter.
   */
  readonly savesData: boolean;
}

interface TestFixtures extends TestOptions {
  /** Starts a further browser, say with another camera; it is closed after the test. */
  readonly openBrowser: (options?: BrowserOptions) => Promise<Browser>;
  /**
   * A page at the studio's address that shares nothing with the test's own: of a browser with this camera, see
   * `openBrowser`, or of the test's browser where nothing is asked of one.
   */
  readonly openStudio: (options?: StudioOptions) => Promise<Page>;
}

interface StudioOptions extends BrowserOptions {
  /** Or a whole address, of another server. */
  readonly path?: string;
  /** Who is signed in, such as the `storageState()` of the request that did it. */
  readonly storageState?: StorageState;
}

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

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

async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const connection: unknown = Reflect.get(navigator, 'connection');
    if (typeof connection !== 'object' || connection === null) return;
    Object.defineProperty(connection, 'saveData', { value: true });
  });
}

/** Playwright's `test`, with the built server behind `page.goto('/')`. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  sellsEveryPlan: [false, { option: true, scope: 'worker' }],
  savesData: [false, { option: true }],
  studio: [
    async ({ sellsEveryPlan }, use) => {
      const server = await startServer(sellsEveryPlan ? EVERY_PLAN : {});
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  context: async ({ context, savesData }, use) => {
    if (savesData) await saveData(context);
    await use(context);
  },
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
  openStudio: async ({ studio, browser, openBrowser, savesData }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async ({ path = '/', storageState, ...options } = {}) => {
      const own = Object.keys(options).length === 0 ? browser : await openBrowser(options);
      const context = await own.newContext({
        baseURL: studio.origin,
        permissions: ['camera', 'clipboard-read', 'clipboard-write'],
        viewport: { width: 1440, height: 900 },
        ...(storageState === undefined ? {} : { storageState }),
      });
      contexts.push(context);
      if (savesData) await saveData(context);
      const page = await context.newPage();
      openWithApp(page);
      await page.goto(path);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});
