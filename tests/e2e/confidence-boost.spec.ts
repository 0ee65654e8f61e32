import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/test.ts';
import { ADDRESS, ConfidencePage } from './confidence-page.ts';
import { holdBack } from './hold-back.ts';

const DAY_MS = 86_400_000;

/** Stores an award in this browser, as if the person had visited on an earlier day. */
async function rememberDay(page: Page, daysAgo: number): Promise<void> {
  await page.addInitScript((ago) => {
    const moment = new Date(Date.now() - ago);
    const two = (number: number) => String(number).padStart(2, '0');
    const day = `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
    const name = 'lookglass.progress.guest';
    const kept = JSON.parse(localStorage.getItem(name) ?? '{"known":[],"unsent":[]}');
    const id = `01890a5d-ac96-774b-bcce-0000000${String(ago).padStart(5, '0').slice(0, 5)}`;
    if (kept.unsent.some((award: { id: string }) => award.id === id)) return;
    kept.unsent.push({ id, kind: 'daily_login', day, subject: null });
    localStorage.setItem(name, JSON.stringify(kept));
  }, daysAgo * DAY_MS);
}

test.describe('a first visit', () => {
  test('starts with nothing earned and one button to begin, and is remembered after a reload', async ({
    page,
  }) => {
    const confidence = new ConfidencePage(page);
    await confidence.openPanel();
    await confidence.expectXp(0);
    await expect(confidence.boost.getByText('Beauty Beginner', { exact: true })).toBeVisible();
    await expect(confidence.total('Day Streak')).toHaveText('0');
    await expect(confidence.total('Achievements')).toHaveText('0 of 5');
    for (const name of ['Bold Lip', 'Natural Glow', 'Eye Focus']) {
      await expect(confidence.boost.getByRole('heading', { name })).toBeVisible();
    }
    await confidence.button('Start Your Beauty Journey!').click();
    await confidence.expectXp(30);
    await expect(confidence.total('Day Streak')).toHaveText('1');
    await expect(confidence.button('Start Your Beauty Journey!')).toHaveCount(0);
    await page.reload();
    await confidence.expectXp(30);
  });
});

test.describe('what is done in the mirror', () => {
  test('is rewarded once and announced for three seconds, up to every quick look and a challenge', async ({
    page,
  }) => {
    const confidence = new ConfidencePage(page);
    await confidence.openWithModel();
    await confidence.button('Try Look').click();
    const messages = confidence.boost.locator('.gains');
    await expect(messages).toContainText('+25 XP First makeup');
    await expect(messages).toContainText('+25 XP First Attempt');
    await confidence.expectXp(30 + 25 + 25);
    await expect(messages).toBeEmpty({ timeout: 6000 });
    await expect(
      confidence.boost.getByRole('listitem').filter({ hasText: 'First Attempt' }),
    ).toContainText('Unlocked today');

    // Romantic is followed by Night Out: a berry lip at 88, as the challenge asks for.
    await confidence.button('Try Look').click();
    await confidence.expectXp(80);
    await confidence.button('Complete Bold Lip').click();
    await confidence.expectXp(80 + 30);
    const challenge = confidence.boost
      .getByRole('listitem')
      .filter({ hasText: 'Bold Lip' })
      .first();
    await expect(challenge).toContainText('Completed');
    await expect(confidence.button('Complete Bold Lip')).toHaveCount(0);

    // The fourth quick look earns Trendsetter.
    for (let look = 2; look < 4; look += 1) await confidence.button('Try Look').click();
    await confidence.expectXp(80 + 30 + 100 + 150);
    await expect(confidence.total('Achievements')).toHaveText('2 of 5');
    await page.reload();
    await expect(challenge).toContainText('Completed');
  });

  test('rewards the first start of the camera', async ({ page }) => {
    const confidence = new ConfidencePage(page);
    await confidence.openPanel();
    await confidence.startCamera();
    await confidence.expectXp(30 + 10);
  });

  test('counts before the page has loaded its last file', async ({ page }) => {
    const letThrough = await holdBack(page, '**/*.woff2');
    const confidence = new ConfidencePage(page);
    await page.goto(`/${ADDRESS}`, { waitUntil: 'domcontentloaded' });
    await confidence.showDrawnModel();
    await confidence.button('Try Look').click();
    await confidence.expectXp(30 + 25 + 25);
    expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
    letThrough();
  });

  test('counts nothing and completes no challenge while the mirror is empty, and says what is missing', async ({
    page,
  }) => {
    const confidence = new ConfidencePage(page);
    await confidence.openPanel();
    await confidence.button('Complete Bold Lip').click();
    await expect(confidence.boost).toContainText(
      'Not yet: A picture in the mirror; Lipstick at 80 or more.',
    );
    await confidence.button('Try Look').click();
    await expect(confidence.boost).toContainText('Start the camera or open a picture first');
    await confidence.expectXp(0);
  });
});

test.describe('the day streak', () => {
  test('goes on with the next day’s visit', async ({ page }) => {
    await rememberDay(page, 2);
    await rememberDay(page, 1);
    const confidence = new ConfidencePage(page);
    await confidence.openPanel();
    await expect(confidence.total('Day Streak')).toHaveText('3');
    // Three days, two of which follow another one, and Daily Glow.
    await confidence.expectXp(3 * 30 + 2 * 50 + 100);
  });
});

test.describe('the help', () => {
  test('explains how to play in five steps', async ({ page }) => {
    const confidence = new ConfidencePage(page);
    await confidence.openPanel();
    await confidence.button('How to Play').click();
    const dialog = page.getByRole('dialog', { name: 'How to Play' });
    await expect(dialog.getByText('Step 1 of 5')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Previous' })).toBeDisabled();
    for (let step = 2; step <= 5; step += 1) {
      await dialog.getByRole('button', { name: 'Next' }).click();
      await expect(dialog.getByText(`Step ${step} of 5`)).toBeVisible();
    }
    await dialog.getByRole('button', { name: 'Previous' }).click();
    await expect(dialog.getByText('Step 4 of 5')).toBeVisible();
    await dialog.getByRole('button', { name: 'Next' }).click();
    await dialog.getByRole('button', { name: 'Start Playing!' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(confidence.button('How to Play')).toBeFocused();
  });
});
