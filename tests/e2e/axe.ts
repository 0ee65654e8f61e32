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

/** Read once per worker. */
let axeSource: Promise<string> | undefined;

/** The rules that colours alone can break, and hence another theme. */
export const COLOUR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block'];

/** Loads axe into the page's document once: parsing its half a megabyte takes as long as running it. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => window.axe !== undefined)) return;
  axeSource ??= readFile(AXE_FILE, 'utf8');
  await page.evaluate(await axeSource);
}

/** Milliseconds: far longer than anything moves in our pages, but for what moves for ever. */
const MOVING_LIMIT = 2000;

/** Waits until everything is in its place: what still fades in has too little contrast until then. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async (limit) => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    const over = new Promise((resolve) => {
      setTimeout(resolve, limit);
    });
    await Promise.race([Promise.allSettled(moving.map(({ finished }) => finished)), over]);
  }, MOVING_LIMIT);
}

/**
 * What axe finds wrong with the page as it is, or with a part of it: a line for each violated rule, out of
 * all rules by default. It only checks the page's main document: there are no frames in our pages.
 */
export async function findingsOf(
  page: Page,
  part = 'html',
  rules?: readonly string[],
): Promise<readonly string[]> {
  await bringAxe(page);
  await settled(page);
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

/** By how many pixels the page scrolls sideways, once its own fonts are loaded; none of ours may scroll. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
}
