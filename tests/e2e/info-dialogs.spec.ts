import { INFOS } from '#content/info/infos.ts';
import { expect, test } from '#tests/support/test.ts';
import { findingsOf, overflowOf } from './axe.ts';
import { closeWithEscape } from './close-with-escape.ts';
import { expectFlawless, followSystem } from './every-view.ts';
import { SitePage, signInNewPerson } from './site-page.ts';
import { StudioPage } from './studio-page.ts';

test.describe('an info dialog', () => {
  test('explains a feature, and leads to it if it is free', async ({ page }) => {
    await page.goto('/');
    const site = new SitePage(page);
    await site.choose('Looks', 'My Saved Looks');
    const dialog = site.dialog('My Saved Looks');
    await expect(dialog.getByText('Try It Now')).toBeVisible();
    await expect(dialog.getByText('PRO', { exact: true })).toBeHidden();
    await expect(dialog.getByRole('button', { name: 'Close' }).first()).toBeVisible();
    await dialog.getByRole('link', { name: 'Get Started' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/saved-looks|login/);
  });

  test('shows the PRO badge, and leads to what Pro contains', async ({ page }) => {
    await page.goto('/');
    const site = new SitePage(page);
    await site.choose('Looks', 'Celebrity Inspired');
    const dialog = site.dialog('Celebrity Inspired');
    await expect(dialog.getByText('PRO', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Upgrade to Pro' }).click();
    await expect(dialog).toBeHidden();
    await expect(site.dialog('Upgrade to Pro')).toBeVisible();
  });

  test('leads from the six artists to the ways to pay', async ({ page }) => {
    await page.goto('/');
    const site = new SitePage(page);
    await site.open('Pro Artists Chat');
    const dialog = site.dialog('Pro Artists Chat');
    const artists = dialog.getByRole('region', { name: 'The six artists' }).getByRole('button');
    await expect(artists).toHaveCount(6);
    await artists.filter({ hasText: 'Imara Sol' }).click();
    const options = site.dialog('Meet Imara Sol');
    await expect(options.getByText('AI Artist', { exact: true })).toBeVisible();
    await expect(options.getByRole('listitem').filter({ hasText: 'Monthly Pro' })).toContainText(
      '$19.99',
    );
    await expect(options.getByRole('listitem').filter({ hasText: 'Pay Per Hour' })).toContainText(
      '$6.99',
    );
    await expect(options.getByRole('button', { name: /^Monthly Pro.*Choose$/ })).toBeEnabled();
    await expect(options.getByRole('button', { name: /^Pay Per Hour.*Choose$/ })).toBeEnabled();
    await options.getByRole('button', { name: 'Back' }).click();
    await expect(options).toBeHidden();
    await expect(dialog).toBeVisible();
    await expect(artists.first()).toBeFocused();
  });

  test('opens the tutorial from its address, only once', async ({ page }) => {
    await page.goto('/#app-tutorial');
    const dialog = new SitePage(page).dialog('App Tutorial');
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Start Camera' })).toBeVisible();
    await dialog.getByRole('link', { name: 'Get Started' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/$/);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Start Camera' }).first()).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  test('opens from a link on the current page', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => {
      location.hash = '#app-tutorial';
    });
    await expect(new SitePage(page).dialog('App Tutorial')).toBeVisible();
  });
});

test.describe('a dialog that cannot be loaded', () => {
  test.use({ serviceWorkers: 'block' });

  test('says so, leaves the page as it is, and can be retried', async ({ page }) => {
    await page.goto('/');
    await page.route('**/assets/info-dialog*', (route) => route.abort());
    const site = new SitePage(page);
    await site.open('Pro Artists Chat');
    await expect(new StudioPage(page).toast('Not Loaded')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start Camera' }).first()).toBeVisible();
    await page.unroute('**/assets/info-dialog*');
    await site.open('Pro Artists Chat');
    await expect(site.dialog('Pro Artists Chat')).toBeVisible();
  });
});

test.describe('the upgrade dialog', () => {
  test('compares Free and Pro row by row, and sells every plan', async ({ page }) => {
    await page.goto('/');
    await signInNewPerson(page);
    const site = new SitePage(page);
    await site.open('Upgrade to Pro');
    const dialog = site.dialog('Upgrade to Pro');
    const table = dialog.getByRole('table', { name: 'What’s in Free and in Pro' });
    const mirror = table.getByRole('row', { name: /Live mirror/ });
    await expect(mirror.getByText('Included', { exact: true })).toHaveCount(2);
    const live = table.getByRole('row', { name: /Live Streaming/ });
    await expect(live.getByText('Not included', { exact: true })).toHaveCount(1);
    await expect(live.getByText('Included', { exact: true })).toHaveCount(1);
    for (const plan of ['Monthly Pro', 'Yearly Pro', 'Pay Per Hour']) {
      const button = dialog.getByRole('button', { name: new RegExp(`^${plan}.*Choose$`) });
      await expect(button).toBeEnabled();
    }
    await dialog.getByRole('button', { name: 'Stay with Free' }).click();
    await expect(dialog).toBeHidden();
  });

  test('opens scrolled to the top on a small screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto('/');
    const site = new SitePage(page);
    await site.open('Upgrade to Pro');
    await expect(
      site.dialog('Upgrade to Pro').getByRole('heading', { name: 'Upgrade to Pro' }),
    ).toBeInViewport();
  });
});

test.describe('axe finds nothing, in any theme and size', () => {
  test('in any of the twelve info dialogs', async ({ page }) => {
    const site = new SitePage(page);
    await followSystem(page);
    await page.goto('/');
    for (const [index, { title }] of INFOS.entries()) {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill(title);
      await page.getByRole('option', { name: title }).last().click();
      await expect(site.dialog(title)).toBeVisible();
      // They are one dialog with different words: both themes and a desktop are tried on the first one.
      if (index === 0) await expectFlawless(page, title, '[role="dialog"]');
      await page.setViewportSize({ width: 390, height: 844 });
      expect.soft(await findingsOf(page, '[role="dialog"]'), title).toEqual([]);
      expect.soft(await overflowOf(page), title).toBe(0);
      await page.keyboard.press('Escape');
      await expect(site.dialog(title)).toBeHidden();
    }
  });

  test('in the ways to pay, the plans and the request to sign in', async ({ page }) => {
    const site = new SitePage(page);
    await followSystem(page);
    await page.goto('/');
    await site.open('Pro Artists Chat');
    await page.getByRole('button', { name: /Zadie Quill/ }).click();
    await expect(site.dialog('Meet Zadie Quill')).toBeVisible();
    await expectFlawless(page, 'the ways of paying');
    await page.getByRole('button', { name: 'Compare the plans' }).click();
    await expect(site.dialog('Upgrade to Pro')).toBeVisible();
    await expectFlawless(page, 'the plans');
    await closeWithEscape(site.dialog('Upgrade to Pro'));
    await site.choose('Features', 'Voice-Activated Assistant');
    await expect(site.dialog('Sign In Required')).toBeVisible();
    await expectFlawless(page, 'the request to sign in');
  });
});
