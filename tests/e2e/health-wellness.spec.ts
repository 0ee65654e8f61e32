import { expect, test } from '#tests/support/test.ts';
import { stillCamera } from '#tests/support/face-cameras.ts';
import { findingsOf, overflowOf } from './axe.ts';
import { PanelPage } from './panel-page.ts';
import { announceProStatus, payFor } from './pay.ts';
import { signInNewPerson } from './site-page.ts';

test('skin is scanned, stress said, breath followed and water logged, in two tabs, on a phone and offline', async ({
  openStudio,
}) => {
  const page = await openStudio({ cameraFile: await stillCamera({ pose: { scale: 1.6 } }) });
  await signInNewPerson(page);
  await payFor(page, 'monthly');
  await announceProStatus(page);
  const panels = new PanelPage(page);
  await page.goto('/#panel=health-wellness/skin');
  const panel = panels.panel('Health & Wellness Monitoring');
  const openTab = (name: string) => panel.getByRole('tab', { name, exact: true }).click();

  // Skin, measured for real.
  await panel.getByRole('button', { name: 'Scan My Skin' }).click();
  await expect(panels.toast('Camera Required')).toBeVisible();
  await page.getByRole('button', { name: 'Start Camera' }).click();
  await expect(panels.mirror.getByText('Live', { exact: true })).toBeVisible({ timeout: 60_000 });
  await panel.getByRole('button', { name: 'Scan My Skin' }).click();
  await expect(panel.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  await expect(panels.toast('Skin Scan Complete')).toBeVisible({ timeout: 60_000 });
  await expect(panel.getByRole('heading', { name: 'What can be seen' })).toBeVisible();
  await expect(panel.getByText('Nothing here is a medical statement.')).toBeVisible();

  await page.getByRole('button', { name: 'Stop Camera' }).click();

  // Water: more than 70% of the goal, and what that does.
  await openTab('Water');
  const status = panel.getByRole('status').filter({ hasText: 'of the goal' });
  const glass = panel.getByRole('button', { name: 'Add a glass of 250 ml' });
  for (let count = 0; count < 6; count += 1) await glass.click();
  await expect(status).toHaveText('1,500 of 2,000 ml, 75% of the goal');
  await expect(panels.toast('Makeup Adjusted')).toBeVisible();
  await panel.getByRole('button', { name: 'Put your foundation back to 40' }).click();
  await expect(panel.getByText('Foundation: 40 → 36')).toBeHidden();
  await panel.getByRole('button', { name: 'Remind Me' }).click();
  await expect(panels.toast('Hydration Reminder')).toBeVisible();
  await expect(panel.getByText('This browser blocks notifications from Lookglass')).toBeVisible();
  expect.soft(await findingsOf(page)).toEqual([]);

  // Another tab has the same, and what it adds comes back here.
  const other = await page.context().newPage();
  await other.goto('/#panel=health-wellness/water');
  await other.getByRole('button', { name: 'Add a glass of 250 ml' }).click();
  await expect(status).toHaveText('1,750 of 2,000 ml, 88% of the goal');
  await other.close();

  // Stress, on a phone without motion.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('.phone + .panel-place .panel')).toBeVisible();
  await openTab('Stress');
  for (const question of [
    'I felt rushed',
    'I felt tense',
    'I felt calm',
    'I had time for myself',
  ]) {
    await panel.getByRole('group', { name: question }).getByText('A lot', { exact: true }).click();
  }
  await expect(panel.getByText('50 of 100')).toBeVisible();
  await panel.getByRole('button', { name: 'Apply for Fresh and Soft' }).click();
  await panel.getByRole('button', { name: 'Take back for Fresh and Soft' }).click();
  await panel.getByRole('button', { name: 'Breathe for a Minute' }).click();
  await expect(panel.getByText('Breath 1 of 6')).toBeVisible();
  await expect(panel.locator('.breathing-circle > span')).toHaveCSS('transition-duration', /^0s/);
  await panel.getByRole('button', { name: 'Stop' }).click();
  await expect.poll(() => overflowOf(page)).toBe(0);

  // Offline, once it was loaded.
  await page.context().setOffline(true);
  await openTab('Water');
  await glass.click();
  await expect(status).toHaveText('2,000 of 2,000 ml, 100% of the goal');
});
