/** The page with an account's settings, and the person on it. */

import { expect, type Locator, type Page } from '@playwright/test';
import { newPerson, type Person } from './account-pages.ts';
import { makeAccount } from './looks-api.ts';

/** A part of the page, by its heading. */
export function section(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

/** Makes an account, signed in, and opens its settings. */
export async function openSettings(page: Page, origin: string): Promise<Person> {
  const person = newPerson();
  await makeAccount(page.request, origin, person);
  await page.goto('/account-settings');
  await expect(section(page, 'Profile Information')).toBeVisible();
  return person;
}
