/** Debian's Firefox, driven over WebDriver BiDi, because Playwright only drives its own Firefox. */

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { findFirefox } from '#scripts/setup/firefox.mjs';

/** Milliseconds to wait for anything: a busy machine takes ten times as long as an idle one. */
const PATIENCE = 60_000;

/**
 * A camera without a device or a permission prompt, videos that play by themselves, downloads that are saved
 * without asking; no service worker, which would fetch the whole product, and no animations.
 */
const PREFERENCES = {
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
  'media.autoplay.default': 0,
  'dom.serviceWorkers.enabled': false,
  'ui.prefersReducedMotion': 1,
  'browser.download.folderList': 2,
  'browser.download.useDownloadDir': true,
} as const;

/** A Firefox with one page, and the files that it saves. */
export class Firefox {
  readonly page: Page;
  private readonly browser: Browser;
  private readonly downloads: string;

  private constructor(browser: Browser, page: Page, downloads: string) {
    this.browser = browser;
    this.page = page;
    this.downloads = downloads;
  }

  static async open(): Promise<Firefox> {
    const executablePath = findFirefox();
    if (executablePath === undefined) throw new Error('There is no Firefox on this machine.');
    const downloads = await mkdtemp(join(tmpdir(), 'lookglass-downloads-'));
    const browser = await launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      timeout: PATIENCE,
      protocolTimeout: 2 * PATIENCE,
      defaultViewport: { width: 1280, height: 800 },
      extraPrefsFirefox: { ...PREFERENCES, 'browser.download.dir': downloads },
    });
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE);
    return new Firefox(browser, page, downloads);
  }

  async press(button: string): Promise<void> {
    await this.page.locator(`::-p-aria([role="button"][name="${button}"])`).click();
  }

  async waitForButton(button: string): Promise<void> {
    await this.page.waitForSelector(`::-p-aria([role="button"][name="${button}"])`, {
      visible: true,
    });
  }

  /** Waits for an element with exactly this text. */
  async waitForLabel(text: string): Promise<void> {
    await this.page.waitForSelector(`::-p-xpath(//*[normalize-space(text())="${text}"])`, {
      visible: true,
    });
  }

  async waitForText(text: string, isThere: boolean): Promise<void> {
    await this.page.waitForFunction(
      (wanted, there) => document.body.innerText.includes(wanted) === there,
      {},
      text,
      isThere,
    );
  }

  /** The contents of the file that `act` saves. */
  async savedBy(act: () => Promise<void>): Promise<Buffer> {
    const before = new Set(await readdir(this.downloads));
    await act();
    const end = performance.now() + PATIENCE;
    let lengthBefore = 0;
    while (performance.now() < end) {
      const names = (await readdir(this.downloads)).filter((name) => !before.has(name));
      const [file] = names;
      // Firefox writes to a second file next to it, and removes that when the first one is complete.
      const isComplete = file !== undefined && !names.some((name) => name.endsWith('.part'));
      // It also renames files, so that one that was listed may be gone by now.
      const bytes = isComplete
        ? await readFile(join(this.downloads, file)).catch(() => null)
        : null;
      if (bytes !== null && bytes.length > 0 && bytes.length === lengthBefore) return bytes;
      lengthBefore = bytes?.length ?? 0;
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    }
    throw new Error('Firefox saved no file.');
  }

  async close(): Promise<void> {
    await this.browser.close();
    await rm(this.downloads, { recursive: true, force: true });
  }
}
