import {
  type Browser,
  type BrowserContext,
  type Page,
  type TestInfo,
  test as base,
} from '@playwright/test';
import { type BrowserOptions, launchBrowser } from './browser.ts';
import { PLAIN_PAGES_FLAGS } from './chromium-flags.ts';
import { type RunningServer, startServer } from './server.ts';

export { expect } from '@playwright/test';

export interface TestOptions {
  /**
   * Makes the browser ask pages to save data, so that the studio loads its engine only when
   * needed and not ahead of time, which costs every short test a second of processor time. Set it
   * if the test is not about the mirror.
   */
  readonly savesData: boolean;
}

interface TestFixtures extends TestOptions {
  /** Starts another browser, for example with a different camera; it is closed after the test. */
  readonly openBrowser: (options?: BrowserOptions) => Promise<Browser>;
  /**
   * A page at the studio's address that shares nothing with the test's own page: in a browser with these
   * options, see `openBrowser`, or in the test's own browser if none are given.
   */
  readonly openStudio: (options?: StudioOptions) => Promise<Page>;
}

interface StudioOptions extends BrowserOptions {
  /** A path, or a whole address on another server. */
  readonly path?: string;
  /** Who is signed in, for example the `storageState()` of the request context that signed in. */
  readonly storageState?: StorageState;
  /**
   * Runs before the page opens the studio, for example to do something through
   * the server's API as its person.
   */
  readonly before?: (page: Page, origin: string) => Promise<void>;
  /** Default `block`: a worker that fetches and caches the whole app takes as long as many a test. */
  readonly serviceWorkers?: 'allow' | 'block';
}

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

interface WorkerFixtures {
  /** The built server on a free port, started once for each worker. */
  readonly studio: RunningServer;
  readonly cameraBrowsers: CameraBrowsers;
}

/**
 * The browsers with a camera of their own that `openStudio` uses. One stays open for the tests that follow,
 * since starting another, and having it compile the mirror's shaders, takes as long as many a test.
 */
class CameraBrowsers {
  /** By their options, the most recently used last. */
  private readonly browsers = new Map<string, Browser>();

  async open(options: BrowserOptions): Promise<Browser> {
    const asked = JSON.stringify(options);
    const kept = this.browsers.get(asked);
    this.browsers.delete(asked);
    const flags = [...PLAIN_PAGES_FLAGS, ...(options.flags ?? [])];
    const browser =
      kept?.isConnected() === true ? kept : await launchBrowser({ ...options, flags });
    this.browsers.set(asked, browser);
    return browser;
  }

  async closeAllBut(count: number): Promise<void> {
    const asked = [...this.browsers.keys()];
    const closing = asked.slice(0, asked.length - count).map(async (options) => {
      await this.browsers.get(options)?.close();
      this.browsers.delete(options);
    });
    await Promise.all(closing);
  }
}

/** Waits until the app has taken over what the studio's document shows before its scripts run. */
async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('#root[data-first-sight]') === null);
}

/**
 * Makes `goto` and `reload` wait until the app reacts to input; with
 * `waitUntil: 'commit'`, they do not wait.
 */
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

const SCREENSHOT_LIMIT_MS = 10_000;

/**
 * Keeps a picture of what the pages show if the test failed. Playwright's own `only-on-failure` takes a picture at the
 * end of every test, and throws it away if the test passed.
 */
async function keepPicturesIfFailed(pages: readonly Page[], testInfo: TestInfo): Promise<void> {
  if (testInfo.status === testInfo.expectedStatus) return;
  for (const [index, page] of pages.entries()) {
    const path = testInfo.outputPath(`page-${index + 1}.png`);
    try {
      await page.screenshot({ path, timeout: SCREENSHOT_LIMIT_MS });
      testInfo.attachments.push({ name: 'screenshot', path, contentType: 'image/png' });
    } catch {
      testInfo.annotations.push({
        type: 'no picture',
        description: `${page.url()} is not answering.`,
      });
    }
  }
}

/** Playwright's `test`, with the built server behind `page.goto('/')`. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  savesData: [false, { option: true }],
  studio: [
    async ({ playwright: _playwright }, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  cameraBrowsers: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const browsers = new CameraBrowsers();
      await use(browsers);
      await browsers.closeAllBut(0);
    },
    { scope: 'worker' },
  ],
  context: async ({ context, savesData }, use) => {
    if (savesData) await saveData(context);
    await use(context);
  },
  page: async ({ page }, use, testInfo) => {
    openWithApp(page);
    await use(page);
    await keepPicturesIfFailed([page], testInfo);
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
  openStudio: async ({ studio, browser, cameraBrowsers, savesData }, use, testInfo) => {
    const contexts: BrowserContext[] = [];
    await use(async (asked = {}) => {
      const { path = '/', storageState, before, serviceWorkers = 'block', ...options } = asked;
      const own = Object.keys(options).length === 0 ? browser : await cameraBrowsers.open(options);
      const context = await own.newContext({
        baseURL: studio.origin,
        permissions: ['camera', 'clipboard-read', 'clipboard-write'],
        serviceWorkers,
        viewport: { width: 1440, height: 900 },
        ...(storageState === undefined ? {} : { storageState }),
      });
      contexts.push(context);
      if (savesData) await saveData(context);
      const page = await context.newPage();
      openWithApp(page);
      await before?.(page, studio.origin);
      await page.goto(path);
      return page;
    });
    await keepPicturesIfFailed(
      contexts.flatMap((context) => context.pages()),
      testInfo,
    );
    await Promise.all(contexts.map((context) => context.close()));
    await cameraBrowsers.closeAllBut(1);
  },
});
