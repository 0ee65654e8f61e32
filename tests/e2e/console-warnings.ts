/** What a browser's console says of a page and of its workers. */

import type { Page } from '@playwright/test';

/** Flags of a browser whose garbage is collected when a test asks for it. */
export const COLLECTING_FLAGS: readonly string[] = ['--js-flags=--expose-gc'];

/**
 * Everything that the browser itself says of the page and of its workers from now on. Playwright's
 * own event of the console leaves out what is said of workers.
 */
export async function browserWarnings(page: Page): Promise<readonly string[]> {
  const heard: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Log.entryAdded', ({ entry }) => heard.push(entry.text));
  await session.send('Log.enable');
  return heard;
}

/** Collects the garbage of the page and of its workers. */
export async function collectGarbage(page: Page): Promise<void> {
  const collect = async (): Promise<void> => {
    const { gc } = globalThis as unknown as { readonly gc: (how: object) => Promise<void> };
    await gc({ type: 'major', execution: 'async' });
    // What the first collection freed may have held more.
    await gc({ type: 'major', execution: 'async' });
  };
  await page.evaluate(collect);
  await Promise.all(page.workers().map((worker) => worker.evaluate(collect)));
}
