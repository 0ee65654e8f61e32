import type { Locator, Page } from '@playwright/test';
import { readAccess } from '#contracts/access.ts';
import { expect, test } from '#tests/support/test.ts';
import { passMonth, passTime } from '#tests/server/support/shopper.ts';
import { overflowOf } from './axe.ts';
import { expectFlawless, followSystem } from './every-view.ts';
import { signInNewPerson } from './site-page.ts';
import { PanelPage, SCREENS } from './panel-page.ts';
import { announceProStatus, payFor } from './pay.ts';

const MINUTE = 60_000;

function remaining(page: Page, words: string) {
  return page.getByRole('button', { name: 'Pro Artists Chat', exact: true }).getByText(words);
}

async function graceUntil(page: Page): Promise<unknown> {
  const reply = await page.request.get(readAccess.path);
  return readAccess.reply.parse(await reply.json()).graceUntil;
}

/**
 * A banner above the page takes its space from the page: the page begins below it, and on a desktop still
 * ends at the bottom of the window.
 */
async function expectNothingCovered(page: Page, above: Locator): Promise<void> {
  await expect(async () => {
    const { y, height } = (await above.boundingBox())!;
    const { width, height: end } = page.viewportSize()!;
    for (const part of await page.locator('main, .studio-header').all()) {
      const box = (await part.boundingBox())!;
      expect(box.y).toBeGreaterThanOrEqual(y + height - 1);
      // On the shortest phones, the page scrolls.
      if (width > 700) expect(box.y + box.height).toBeLessThanOrEqual(end + 1);
    }
    expect(await overflowOf(page)).toBe(0);
  }).toPass({ timeout: 5000 });
}

test('a phone offers Pro subscribers no upgrade, not even while the server is down', async ({
  page,
}) => {
  await page.goto('/');
  await signInNewPerson(page);
  await payFor(page, 'monthly');
  await announceProStatus(page);
  await expect(page.getByRole('button', { name: 'Pro', exact: true })).toBeVisible();
  await page.route('**/api/**', (route) => route.abort());
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('button', { name: 'Your Pro plan' })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Upgrade to Pro' })).toHaveCount(0);
});

test.describe('an hourly pass', () => {
  test('is counted down, and closes what it opened when it runs out', async ({ page, studio }) => {
    const panels = new PanelPage(page);
    await panels.open('#panel=artist-chat');
    const panel = panels.panel('Pro Artists Chat');
    await expect(panel.getByRole('button', { name: 'Meet the Artists' })).toBeVisible();
    await payFor(page, 'hourly');
    await announceProStatus(page);
    await expect(panel.getByRole('button', { name: /^Chat with / })).toHaveCount(6);
    await panel.getByRole('button', { name: 'Chat with Celeste Marlow' }).click();
    const field = page.getByRole('textbox', { name: 'Ask Celeste' });
    await field.fill('And what if it rains?');
    await page.keyboard.press('Escape');
    await expect(remaining(page, '1h 0m remaining')).toBeVisible();

    await passTime(studio, 20 * MINUTE);
    await announceProStatus(page);
    await expect(remaining(page, '40m remaining')).toBeVisible();

    await passTime(studio, 40 * MINUTE - 10_000);
    await announceProStatus(page);
    await expect(remaining(page, '1m remaining')).toBeVisible();
    await panel.getByRole('button', { name: 'Go on with Celeste Marlow' }).click();
    await expect(field).toBeVisible();
    await expect(panels.toast('Your hour is over')).toBeVisible();
    await expect(field).toHaveCount(0);
    await expect(panel).toHaveCount(0);
    await expect(remaining(page, 'remaining')).toHaveCount(0);

    await payFor(page, 'hourly');
    await announceProStatus(page);
    await expect(remaining(page, '1h 0m remaining')).toBeVisible();
    await panels.open('#panel=artist-chat/celeste-marlow');
    await expect(field).toHaveValue('And what if it rains?');
  });

  test('outlives a reload, is shown by the artists, and can be cleared in test mode', async ({
    page,
  }) => {
    await page.goto('/');
    await payFor(page, 'hourly');
    await page.reload();
    await expect(remaining(page, '1h 0m remaining')).toBeVisible();
    await page.getByRole('button', { name: 'Pro Artists Chat', exact: true }).click();
    const panel = new PanelPage(page).panel('Pro Artists Chat');
    await expect(panel.getByText('1h 0m remaining')).toBeVisible();
    await panel.getByRole('button', { name: 'Clear pass (test mode)' }).click();
    await expect(page.getByText('remaining')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Pro Artists Chat', exact: true })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('proHourlyAccess'))).toBeNull();
  });
});

test('axe finds nothing on the gate, pass and grace, in any theme and size', async ({
  page,
  studio,
}) => {
  await followSystem(page);
  const panels = new PanelPage(page);
  const look = async (fragment: string, title: string): Promise<void> => {
    await page.goto(`/${fragment}`);
    await expect(panels.panel(title)).toBeVisible();
    await expectFlawless(page, title);
  };
  await look('#panel=social-media-hub', 'Social Media Hub');
  await payFor(page, 'hourly');
  await page.reload();
  await look('#room=artists', 'Artists');
  await expect(page.getByText('Your Pro Artists Chat pass')).toBeVisible();
  await signInNewPerson(page);
  await payFor(page, 'monthly', 'pm_card_chargeCustomerFail');
  await passMonth(studio);
  // The provider's notification arrives a moment later.
  await expect.poll(() => graceUntil(page)).not.toBeNull();
  await page.reload();
  const banner = page.getByRole('region', { name: 'Your last payment didn’t go through.' });
  await expect(banner.getByRole('link', { name: 'Change Payment Method' })).toHaveAttribute(
    'href',
    '/subscribe?change=payment-method',
  );
  await look('#room=artists', 'Artists');
  await page.getByRole('button', { name: 'Close the panel' }).click();
  for (const { width, height } of SCREENS) {
    await page.setViewportSize({ width, height });
    await expectNothingCovered(page, banner);
  }
  await banner.getByRole('button', { name: 'Not now' }).click();
  await expect(banner).toHaveCount(0);
});
