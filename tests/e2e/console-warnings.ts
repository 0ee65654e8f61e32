/** What a browser's console reports about a page and its workers. */

import type { Page } from '@playwright/test';

/** Flags for a browser in which a test can trigger garbage collection. */
export const COLLECTING_FLAGS: readonly string[] = ['--js-flags=--expose-gc'];

/**
 * Everything that the browser itself reports about the page and its workers from now on. Playwright's own
 * console event leaves out what is reported about workers.
 */
export async function browserWarnings(page: Page): Promise<readonly string[]> {
  const heard: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Log.entryAdded', ({ entry }) => heard.push(entry.text));
  await session.send('Log.enable');
  return heard;
}

/** Collects garbage in the page and in its workers. */
export async function collectGarbage(page: Page): Promise<void> {
  const collect = async (): Promise<void> => {
    const { gc } = globalThis as unknown as { readonly gc: (how: object) => Promise<void> };
    await gc({ type: 'major', execution: 'async' });
    // What the first collection freed may have held on to more.
    await gc({ type: 'major', execution: 'async' });
  };
  await page.evaluate(collect);
  await Promise.all(page.workers().map((worker) => worker.evaluate(collect)));
}
