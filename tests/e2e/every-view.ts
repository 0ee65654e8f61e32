/** What is open, in both lights and sizes: one visit instead of four. */

import { expect, type Page } from '@playwright/test';
import { COLOUR_RULES, findingsOf, overflowOf } from './axe.ts';

const LIGHTS = [
  { name: 'vanity', colorScheme: 'dark', rules: undefined },
  { name: 'daylight', colorScheme: 'light', rules: COLOUR_RULES },
] as const;
const SIZES = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1440, height: 900 },
] as const;

/** Begins in the dark, without motion: what moves is judged halfway. Nothing is chosen, so pages follow the system. */
export async function followSystem(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
}

/** Expects no finding of axe, in either light and at the size that the page has. */
export async function expectFlawlessInBothLights(
  page: Page,
  what: string,
  part = 'html',
): Promise<void> {
  for (const { name, colorScheme, rules } of LIGHTS) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', name);
    expect.soft(await findingsOf(page, part, rules), `${what}, ${name}`).toEqual([]);
  }
}

/**
 * Expects no finding of axe, and nothing that scrolls sideways, in both lights, on a phone and on a
 * desktop. Leaves the page on a desktop.
 */
export async function expectFlawless(page: Page, what: string, part = 'html'): Promise<void> {
  for (const { name, width, height } of SIZES) {
    await page.setViewportSize({ width, height });
    // Whatever has come to lie under the pointer would show its tooltip.
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await expectFlawlessInBothLights(page, `${what} on a ${name}`, part);
    expect.soft(await overflowOf(page), `${what} scrolls sideways on a ${name}`).toBe(0);
  }
}
