import { expect, test } from '#tests/support/test.ts';
import { AccountPages, newPerson } from './account-pages.ts';
import { makeAccount, saveQuickLook } from './looks-api.ts';
import { StudioPage } from './studio-page.ts';

test.describe('the activity', () => {
  test('of a new account is a sample, and says so', async ({ page, studio }) => {
    await makeAccount(page.request, studio.origin, newPerson());
    await page.goto('/my-activity');
    await expect(page.getByText('Sample', { exact: true })).toBeVisible();
    const entries = page.getByRole('main').getByRole('listitem');
    await expect(entries).toHaveCount(4);
    await expect(entries.first()).toContainText('Look created');
    await expect(entries.first()).toContainText('2 hours ago');
    await expect(entries.last()).toContainText('Account created');
    await expect(entries.last()).toContainText('7 days ago');
    const tiles = page.getByRole('definition');
    await expect(tiles).toHaveText(['1', '1', '1', '7']);
  });

  test('is what a person did: looks, captures and likes', async ({ page, studio, browser }) => {
    const friend = await browser.newContext();
    await makeAccount(friend.request, studio.origin, newPerson('Grace Hopper'));
    const liked = await saveQuickLook(friend.request, studio.origin, 'Harbour', { isPublic: true });
    await friend.close();

    await makeAccount(page.request, studio.origin, newPerson());
    await saveQuickLook(page.request, studio.origin, 'Lighthouse');
    await page.goto(`/?look=${liked}`);
    const notice = page.getByRole('complementary', { name: 'Look from a link' });
    await notice.getByRole('button', { name: /Like/ }).click();
    await expect(notice.getByRole('button', { name: /Liked/ })).toBeVisible();
    const mirror = new StudioPage(page);
    await mirror.showDrawnModel();
    const [reported] = await Promise.all([
      page.waitForResponse('**/api/activity/captures'),
      mirror.capture(),
    ]);
    expect(reported.status()).toBe(201);

    const menu = await new AccountPages(page).openMenu();
    await menu.getByRole('menuitem', { name: 'My Activity' }).click();
    await expect(page.getByText('Sample', { exact: true })).toBeHidden();
    const list = page.getByRole('region', { name: 'Recent Activity' });
    await expect(list).toContainText('Photo captured');
    await expect(list).toContainText('Lighthouse');
    await expect(list).toContainText('Harbour');
    await expect(page.getByRole('definition')).toHaveText(['1', '1', '1', '1']);
  });

  test('leads signed-out people to the sign-in', async ({ page }) => {
    await page.goto('/my-activity');
    await expect(page).toHaveURL(/\/login\?return=%2Fmy-activity/);
  });
});

test.describe('anonymous analytics', () => {
  test('are sent as events of the session, and never contain typed text', async ({
    page,
    studio,
  }) => {
    await makeAccount(page.request, studio.origin, newPerson());
    const events: Record<string, unknown>[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/api/analytics/track')) return;
      const body = request.postDataJSON() as { events?: Record<string, unknown>[] };
      events.push(...(body.events ?? [body]));
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Save Look' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('For Ada’s eyes only');
    await dialog.getByRole('button', { name: 'Save Look' }).click();
    await expect
      .poll(() => events.map(({ event }) => event))
      .toEqual(expect.arrayContaining(['visit', 'look_save']));
    expect(JSON.stringify(events)).not.toContain('eyes only');
    expect(events[0]).toMatchObject({ page: '/makeup-app' });
    await page.goto('/landing');
    await expect
      .poll(() => events)
      .toContainEqual(expect.objectContaining({ event: 'visit', page: '/landing' }));
    expect(new Set(events.map(({ sessionId }) => sessionId)).size).toBe(1);
  });

  test('are not sent when the browser asks not to be tracked', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    });
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/analytics/track')) sent += 1;
    });
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Start Camera' })).toBeVisible();
    // By then, the code that sends events is loaded; it sends at the latest when the page is left.
    await page.waitForTimeout(3000);
    await page.goto('/landing');
    await expect(page.locator('[data-theme-choice]:checked').first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(sent).toBe(0);
  });
});
