/** Visits one contender in a browser of its own. */

import type { Page } from '@playwright/test';
import { launchBrowser } from '#tests/support/browser.ts';
import type { Started, StartOptions } from './contender.ts';
import { PageMetrics } from './page-metrics.ts';

export type ContenderName = 'engine' | 'baseline';

/** Milliseconds after which everything has settled: caches, the first garbage collections, compilers. */
const SETTLING_TIME = 2000;

export interface Visit {
  readonly page: Page;
  readonly metrics: PageMetrics;
  readonly started: Started;
}

export interface VisitRequest {
  readonly origin: string;
  readonly contender: ContenderName;
  readonly cameraFile: string;
  readonly options: StartOptions;
}

/**
 * Opens the contender with a warm cache (a first visit fills it), lets it settle and hands it to `look`. The
 * browser is always closed afterwards.
 */
export async function visit<Result>(
  { origin, contender, cameraFile, options }: VisitRequest,
  look: (opened: Visit) => Promise<Result>,
): Promise<Result> {
  const browser = await launchBrowser({ cameraFile });
  try {
    const context = await browser.newContext({
      permissions: ['camera'],
      viewport: { width: options.width, height: options.height },
    });
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(`${contender}: ${String(error)}`));
    const address = `${origin}/${contender}.html`;
    await openContender(page, address, options);
    // Opened a second time, so that files and compiled code come from the caches.
    const started = await openContender(page, address, options);
    await page.waitForTimeout(SETTLING_TIME);
    return await look({ page, metrics: await PageMetrics.of(page), started });
  } finally {
    await browser.close();
  }
}

async function openContender(page: Page, address: string, options: StartOptions): Promise<Started> {
  await page.goto(address);
  await page.waitForFunction(() => globalThis.contender !== undefined);
  return page.evaluate((asked) => {
    if (globalThis.contender === undefined) throw new Error('the page is not ready');
    return globalThis.contender.start(asked);
  }, options);
}

export function browserVersion(page: Page): string {
  return page.context().browser()?.version() ?? 'unknown';
}
