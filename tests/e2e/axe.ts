import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const AXE_FILE = fileURLToPath(import.meta.resolve('axe-core/axe.min.js'));

/** Read once for each worker. */
let axeSource: Promise<string> | undefined;

/** The rules that colours alone can break, which is what another light changes. */
export const COLOUR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block'];

/** Has axe in the page's document: reading its half a megabyte takes as long as asking it. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => window.axe !== undefined)) return;
  axeSource ??= readFile(AXE_FILE, 'utf8');
  await page.evaluate(await axeSource);
}

/**
 * What axe has against the page as it is, or against a part of it, a line for each of the rules, by
 * default every one. It judges within the page's one document: there is no frame in our pages.
 */
export async function findingsOf(
  page: Page,
  part = 'html',
  rules?: readonly string[],
): Promise<readonly string[]> {
  await bringAxe(page);
  return page.evaluate(
    async ({ include, runOnly }) => {
      const { violations } = await window.axe!.run(
        { include: [include] },
        { resultTypes: ['violations'], ...(runOnly === undefined ? {} : { runOnly }) },
      );
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
      );
    },
    {
      include: part,
      runOnly: rules === undefined ? undefined : { type: 'rule' as const, values: [...rules] },
    },
  );
}

/** How many pixels the page scrolls sideways, in its own fonts; none of ours may. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
}
