/** The parts of the page around the mirror, as a person finds them: by names and roles. */

import { expect, type Locator, type Page } from '@playwright/test';
import { findingsOf, overflowOf } from './axe.ts';

export const THEMES = ['vanity', 'daylight'] as const;
export type Theme = (typeof THEMES)[number];

export const SCREENS = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1440, height: 900 },
] as const;

export class SitePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The button of one of the header's menus. */
  menuButton(name: string): Locator {
    return this.page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('button', { name, exact: true });
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name, exact: true });
  }

  /** Opens one of the header's menus and chooses a row; on a phone, from its only menu. */
  async choose(menu: 'Features' | 'Looks' | 'About', row: string): Promise<void> {
    const width = this.page.viewportSize()?.width ?? 0;
    if (width < 980) {
      await this.page.getByRole('button', { name: 'Menu', exact: true }).click();
      const sheet = this.dialog('Menu');
      await sheet.getByText(menu, { exact: true }).click();
      await sheet.getByRole('button', { name: row }).click();
      return;
    }
    await this.menuButton(menu).click();
    await this.page.getByRole('menuitem', { name: row }).click();
  }

  /** Opens one of the shortcuts, which are in the header or in the menu. */
  async open(name: 'Pro Artists Chat' | 'Upgrade to Pro' | 'Beauty AI Assistant'): Promise<void> {
    const width = this.page.viewportSize()?.width ?? 0;
    if (width < 980) {
      await this.page.getByRole('button', { name: 'Menu', exact: true }).click();
      await this.dialog('Menu').getByRole('button', { name }).click();
      return;
    }
    const label = name === 'Beauty AI Assistant' ? `Open ${name}` : name;
    await this.page.getByRole('button', { name: label, exact: true }).click();
  }

  /** Makes the next page open in a theme and without motion, since moving things would be judged halfway. */
  async prepare(theme: Theme): Promise<void> {
    await this.page.addInitScript((chosen) => {
      localStorage.setItem(
        'lookglass.preferences',
        JSON.stringify({ facing: 'user', theme: chosen }),
      );
    }, theme);
    await this.page.emulateMedia({ reducedMotion: 'reduce' });
  }

  /** Runs axe on the page, or on a part of it if the rest is hidden and has been checked before. */
  async expectNoFindings(what: string, part = 'html'): Promise<void> {
    expect.soft(await findingsOf(this.page, part), what).toEqual([]);
    expect.soft(await overflowOf(this.page), `${what} scrolls sideways`).toBe(0);
  }
}

/** Creates an account for the page's person, and comes back to the page. */
export async function signInNewPerson(page: Page): Promise<void> {
  const response = await page.request.post('/api/auth/signup', {
    headers: { origin: new URL(page.url()).origin },
    data: {
      fullName: 'Ada Lovelace',
      email: `ada.${crypto.randomUUID()}@example.com`,
      password: 'Difference-Engine-1843',
      confirmPassword: 'Difference-Engine-1843',
    },
  });
  expect(response.status()).toBe(201);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Your account/ })).toBeVisible();
}
