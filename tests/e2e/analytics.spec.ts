import { readFile } from 'node:fs/promises';
import { expect, test } from '#tests/support/test.ts';
import { newPerson } from './account-pages.ts';
import { COLOUR_RULES, findingsOf, overflowOf } from './axe.ts';
import { makeAccount, makeOperator } from './looks-api.ts';
import { SCREENS, THEMES } from './site-page.ts';

const DAY_MS = 86_400_000;

/** A browser that arrives at the landing page, starts the camera and puts on a lipstick. */
function eventsOf(browser: number, daysAgo: number) {
  const sessionId = `session_1795305600000_browser${browser}`;
  const ageMs = daysAgo * DAY_MS;
  return [
    { event: 'visit', page: '/landing', sessionId, ageMs },
    { event: 'visit', page: '/makeup-app', sessionId, ageMs },
    {
      event: 'camera_start',
      page: '/makeup-app',
      eventData: { browser: 'safari', device: 'phone' },
      sessionId,
      ageMs,
    },
    {
      event: 'makeup_apply',
      page: '/makeup-app',
      eventData: { makeupType: 'lipstick', shade: 'Classic Red' },
      sessionId,
      ageMs,
    },
  ];
}

test('an operator sees what was counted, over the mirror and on the page, and downloads it', async ({
  page,
  studio,
  playwright,
}) => {
  const { origin, dataFolder } = studio;
  // Anything that is still moving would be judged halfway.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const visitors = await playwright.request.newContext({ extraHTTPHeaders: { origin } });
  for (let browser = 0; browser < 9; browser += 1) {
    const reply = await visitors.post(`${origin}/api/analytics/track`, {
      data: { events: eventsOf(browser, browser % 3) },
    });
    expect(reply.status(), await reply.text()).toBe(202);
  }
  await visitors.dispose();

  await page.goto('/analytics');
  await expect(page.getByRole('alert')).toContainText('Analytics Unavailable');
  await expect(page.getByRole('alert')).toContainText('Please try again later.');

  const operator = newPerson('Olive Perator');
  await makeAccount(page.request, origin, operator);
  await page.goto('/');
  await expect(page.getByRole('button', { name: /Your account/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Analytics', exact: true })).toHaveCount(0);
  await makeOperator(dataFolder, operator.email);

  await page.goto('/');
  await page.getByRole('button', { name: 'Analytics', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Analytics', exact: true });
  await expect(dialog.getByRole('radio', { name: '30 days' })).toBeChecked();
  const recent = dialog.locator('section').filter({ hasText: 'Recent Activity' });
  await expect(recent.getByRole('listitem')).toHaveCount(15);
  await expect(dialog.getByRole('heading', { name: 'Usage Trends' })).toBeVisible();
  expect(await findingsOf(page)).toEqual([]);
  await dialog.getByRole('link', { name: 'Open the whole dashboard' }).click();

  await expect(page).toHaveURL(/\/analytics$/);
  await expect(dialog).toBeHidden();
  const main = page.getByRole('main');
  const usage = main.locator('section').filter({ hasText: 'Camera Usage' }).first();
  await expect(usage).toContainText(/Engagement rate \d+\.\d\d%/);
  const activity = main.getByRole('region', { name: 'Recent Activity' });
  await expect(activity.getByRole('listitem')).toHaveCount(10);
  await expect(main.getByRole('region', { name: 'Shades worn' })).toContainText('Classic Red');
  await expect(main.getByRole('region', { name: 'What fails' })).toContainText('Safari');
  const trends = main.getByRole('region', { name: 'Usage Trends' });
  await main.getByRole('radio', { name: '7 days' }).check();
  await expect(trends.getByRole('row')).toHaveCount(8);

  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('Shades worn,Lipstick: Classic Red,,Times worn,9,');
  expect((await download).suggestedFilename()).toMatch(/^lookglass-analytics-7-days-.*\.csv$/);

  // Moves the pointer away, so that its tooltip closes.
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  for (const { name, width, height } of SCREENS) {
    await page.setViewportSize({ width, height });
    expect(await overflowOf(page), name).toBe(0);
    for (const theme of THEMES) {
      await page.evaluate((chosen) => {
        document.documentElement.dataset['theme'] = chosen;
      }, theme);
      const rules = theme === THEMES[0] ? undefined : COLOUR_RULES;
      expect(await findingsOf(page, 'html', rules), `${name}, ${theme}`).toEqual([]);
    }
  }
});
