/** Checks whatever is open in both themes and sizes, within a single visit. */

import { expect, type Page } from '@playwright/test';
import { COLOUR_RULES, findingsOf, overflowOf } from './axe.ts';

const LIGHTS = [
  { name: 'vanity', colorScheme: 'dark', rules: undefined },
  { name: 'daylight', colorScheme: 'light', rules: COLOUR_RULES },
] as const;
const [DARK, LIGHT] = LIGHTS;
const PHONE = { name: 'phone', width: 390, height: 844 } as const;
const DESKTOP = { name: 'desktop', width: 1440, height: 900 } as const;

/**
 * Starts in the dark theme without motion, since moving things would be judged halfway. No theme is
 * chosen, so pages follow the system.
 */
export async function followSystem(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
}

type Light = Pick<(typeof LIGHTS)[number], 'name' | 'colorScheme'>;
type Size = typeof PHONE | typeof DESKTOP;

async function turnTo(page: Page, { name, colorScheme }: Light): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', name);
}

async function showOn(page: Page, { width, height }: Size): Promise<void> {
  await page.setViewportSize({ width, height });
  // Whatever is now under the pointer would show its tooltip.
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
}

async function expectNoSidewaysScroll(page: Page, what: string, { name }: Size): Promise<void> {
  expect.soft(await overflowOf(page), `${what} scrolls sideways on a ${name}`).toBe(0);
}

/** Expects no axe findings, in both themes and at the current size of the page. */
export async function expectFlawlessInBothLights(
  page: Page,
  what: string,
  part = 'html',
): Promise<void> {
  for (const light of LIGHTS) {
    await turnTo(page, light);
    const findings = await findingsOf(page, part, light.rules);
    expect.soft(findings, `${what}, ${light.name}`).toEqual([]);
  }
}

/**
 * Expects no axe findings and no sideways scrolling, in both themes, on a phone and on a desktop: for things
 * that are arranged differently on a phone. Leaves the page in desktop size.
 */
export async function expectFlawlessInEveryView(page: Page, what: string): Promise<void> {
  for (const size of [PHONE, DESKTOP]) {
    await showOn(page, size);
    await expectFlawlessInBothLights(page, `${what} on a ${size.name}`);
    await expectNoSidewaysScroll(page, what, size);
  }
}

/**
 * Expects no axe findings and no sideways scrolling, on a phone in the dark theme and on a desktop in the
 * light one: for things that show the same elements at each size, and whose colors depend only on the theme.
 * Leaves the page in desktop size.
 */
export async function expectFlawless(page: Page, what: string, part = 'html'): Promise<void> {
  for (const [size, light] of [
    [PHONE, DARK],
    [DESKTOP, LIGHT],
  ] as const) {
    await showOn(page, size);
    await turnTo(page, light);
    const findings = await findingsOf(page, part);
    expect.soft(findings, `${what} on a ${size.name}, ${light.name}`).toEqual([]);
    await expectNoSidewaysScroll(page, what, size);
  }
}
