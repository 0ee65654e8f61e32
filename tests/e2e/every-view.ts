/** What is open, in both lights and sizes: one visit for all of them. */

import { expect, type Page } from '@playwright/test';
import { COLOUR_RULES, findingsOf, overflowOf } from './axe.ts';

const LIGHTS = [
  { name: 'vanity', colorScheme: 'dark', rules: undefined },
  { name: 'daylight', colorScheme: 'light', rules: COLOUR_RULES },
] as const;
const [DARK, LIGHT] = LIGHTS;
const PHONE = { name: 'phone', width: 390, height: 844 } as const;
const DESKTOP = { name: 'desktop', width: 1440, height: 900 } as const;

/** Begins in the dark, without motion: what moves is judged halfway. Nothing is chosen, so pages follow the system. */
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
  // Whatever has come to lie under the pointer would show its tooltip.
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
}

async function expectNoSidewaysScroll(page: Page, what: string, { name }: Size): Promise<void> {
  expect.soft(await overflowOf(page), `${what} scrolls sideways on a ${name}`).toBe(0);
}

/** Expects no finding of axe, in either light and at the size that the page has. */
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
 * Expects no finding of axe, and nothing that scrolls sideways, in both lights, on a phone and on a
 * desktop: for what is arranged in another way on a phone. Leaves the page on a desktop.
 */
export async function expectFlawlessInEveryView(page: Page, what: string): Promise<void> {
  for (const size of [PHONE, DESKTOP]) {
    await showOn(page, size);
    await expectFlawlessInBothLights(page, `${what} on a ${size.name}`);
    await expectNoSidewaysScroll(page, what, size);
  }
}

/**
 * Expects no finding of axe, and nothing that scrolls sideways, on a phone in the dark and on a desktop in the
 * light: for what shows the same elements at each size, whose colors the light alone changes. Leaves the page on
 * a desktop.
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
