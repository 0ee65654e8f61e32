import { expect, test } from '#tests/support/test.ts';
import { smallStillCamera } from '#tests/support/face-cameras.ts';
import { findingsOf, overflowOf } from './axe.ts';
import { PanelPage } from './panel-page.ts';
import { beginAsPro } from './pay.ts';

test('skin is scanned, stress reported, breathing followed and water logged, in two tabs, on a phone and offline', async ({
  openStudio,
}) => {
  const page = await openStudio({
    cameraFile: await smallStillCamera({ pose: { scale: 1.6 } }),
    before: beginAsPro,
    path: '/#panel=health-wellness/skin',
  });
  const panels = new PanelPage(page);
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

  // Water: more than 70% of the goal, and its effect.
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

  // Another tab shows the same, and what is added there appears here.
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

  // Offline, after it has been loaded.
  await page.context().setOffline(true);
  await openTab('Water');
  await glass.click();
  await expect(status).toHaveText('2,000 of 2,000 ml, 100% of the goal');
});

test('ingredients are checked, a list is moved to the account once the person agrees, and a night is logged', async ({
  openStudio,
}) => {
  const page = await openStudio({ before: beginAsPro, path: '/#panel=health-wellness/safety' });
  const panels = new PanelPage(page);
  const panel = panels.panel('Health & Wellness Monitoring');

  await panel.getByLabel('An ingredient or a group').fill('Linalool');
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  const list = panel.getByLabel('List of ingredients');
  await list.fill('Aqua, Linaloool, CI 77891');
  await panel.getByRole('button', { name: 'Check Ingredients' }).click();
  await panel.getByRole('button', { name: 'No, it isn’t Linalool' }).click();
  await expect(panels.toast('Ingredients Look Good')).toBeVisible();
  await list.fill('Aqua, Parfum (Linalool), CI 77891');
  await panel.getByRole('button', { name: 'Check Ingredients' }).click();
  await expect(panels.toast('Ingredient Alert')).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Linalool' })).toBeVisible();
  await panel.getByRole('radio', { name: 'With my account' }).click();
  await page.getByRole('checkbox', { name: 'I agree that Lookglass keeps' }).check();
  await page.getByRole('button', { name: 'Keep with My Account' }).click();
  await expect(panels.toast('With Your Account')).toBeVisible();
  expect.soft(await findingsOf(page)).toEqual([]);

  // Another tab gets it from the account; there, it is taken back.
  const other = await page.context().newPage();
  await other.goto('/#panel=health-wellness/safety');
  await expect(other.getByRole('radio', { name: 'With my account' })).toBeChecked();
  await expect(other.getByRole('button', { name: 'Remove Linalool' })).toBeVisible();
  await other.getByRole('radio', { name: 'On this device' }).click();
  await other.getByRole('button', { name: 'Keep it on this device' }).click();
  await expect(other.getByText('Agreement Ended', { exact: true }).first()).toBeVisible();
  await other.close();
  await expect(panel.getByRole('radio', { name: 'On this device' })).toBeChecked();

  // On a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('.phone + .panel-place .panel')).toBeVisible();
  await expect.poll(() => overflowOf(page)).toBe(0);

  // Sleep: a poor night, and a touch of makeup to match.
  await panel.getByRole('tab', { name: 'Sleep', exact: true }).click();
  const hours = panel.getByRole('slider', { name: 'Hours slept' });
  await hours.focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowLeft');
  await expect(hours).toHaveAttribute('aria-valuetext', '6 hours');
  await panel.getByText('Poor', { exact: true }).click();
  await panel.getByRole('button', { name: 'Apply for this morning' }).click();
  await panel.getByRole('button', { name: 'Take back for this morning' }).click();
  await expect(panel.getByRole('button', { name: 'Apply for this morning' })).toBeVisible();
});
