import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/test.ts';
import { AccountPages, newPerson } from './account-pages.ts';
import { boxOf, controlsInSight, overlap } from './boxes.ts';
import { expectFlawless, expectFlawlessInBothLights, followSystem } from './every-view.ts';
import { PanelPage, SCREENS } from './panel-page.ts';

const ADDRESS = '#panel=confidence-boost';
const DAY_MS = 86_400_000;

class ConfidencePage extends PanelPage {
  readonly boost: Locator;

  constructor(page: Page) {
    super(page);
    this.boost = this.panel('Confidence Boost');
  }

  button(name: string | RegExp): Locator {
    return this.boost.getByRole('button', { name });
  }

  /** The number of one of the totals. */
  total(name: string): Locator {
    return this.boost.locator('dl > div', { hasText: name }).getByRole('definition');
  }

  async openPanel(): Promise<void> {
    await this.open(ADDRESS);
    await expect(this.boost.getByText('Daily Challenges')).toBeVisible();
  }

  async openWithModel(): Promise<void> {
    await this.openPanel();
    await this.showDrawnModel();
  }

  async expectXp(xp: number): Promise<void> {
    await expect(this.total('Total XP')).toHaveText(String(xp));
  }
}

/** The awards that this browser keeps, as if so much had been done on an earlier day. */
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
  test('has everything before it, and one button to begin', async ({ page }) => {
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
  });

  test('is found again after a reload', async ({ page }) => {
    const confidence = new ConfidencePage(page);
    await confidence.openPanel();
    await confidence.button('Start Your Beauty Journey!').click();
    await confidence.expectXp(30);
    await page.reload();
    await confidence.expectXp(30);
  });
});

test.describe('what is done in the mirror', () => {
  test('is rewarded, said, and said no longer than three seconds', async ({ page }) => {
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
  });

  test('reaches a level, which is celebrated for three seconds', async ({ page }) => {
    const confidence = new ConfidencePage(page);
    await confidence.openWithModel();
    await confidence.button('Start Your Beauty Journey!').click();
    await confidence.button('Take Photo').click();
    await expect(page.getByText('Level Up!')).toBeVisible();
    await expect(page.getByText('You’re now a Makeup Explorer.')).toBeVisible();
    await confidence.expectXp(30 + 20 + 50);
    await expect(page.getByText('Level Up!')).toHaveCount(0, { timeout: 6000 });
    await expect(confidence.boost.getByText('Makeup Explorer', { exact: true })).toBeVisible();
  });

  test('gives Trendsetter for trying every quick look', async ({ page }) => {
    const confidence = new ConfidencePage(page);
    await confidence.openWithModel();
    for (let look = 0; look < 4; look += 1) await confidence.button('Try Look').click();
    await confidence.expectXp(30 + 25 + 25 + 100 + 150);
    await expect(confidence.total('Achievements')).toHaveText('2 of 5');
  });

  test('rewards the first start of the camera', async ({ page }) => {
    const confidence = new ConfidencePage(page);
    await confidence.openPanel();
    await confidence.startCamera();
    await confidence.expectXp(30 + 10);
  });

  test('counts nothing while the mirror is empty', async ({ page }) => {
    const confidence = new ConfidencePage(page);
    await confidence.openPanel();
    await confidence.button('Try Look').click();
    await expect(confidence.boost).toContainText('Start the camera or open a picture first');
    await confidence.expectXp(0);
  });
});

test.describe('a daily challenge', () => {
  test('is not complete before the look is, and says what is missing', async ({ page }) => {
    const confidence = new ConfidencePage(page);
    await confidence.openPanel();
    await confidence.button('Complete Bold Lip').click();
    await expect(confidence.boost).toContainText(
      'Not yet: A picture in the mirror; Lipstick at 80 or more.',
    );
    await confidence.expectXp(0);
  });

  test('is completed by the look that it asks for, once a day', async ({ page }) => {
    const confidence = new ConfidencePage(page);
    await confidence.openWithModel();
    // Romantic, Night Out: a berry lip at 88.
    await confidence.button('Try Look').click();
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
    await page.reload();
    await expect(challenge).toContainText('Completed');
  });
});

test.describe('the day streak', () => {
  test('goes on with the next day’s visit', async ({ page }) => {
    await rememberDay(page, 2);
    await rememberDay(page, 1);
    const confidence = new ConfidencePage(page);
    await confidence.openPanel();
    await expect(confidence.total('Day Streak')).toHaveText('3');
    // Three days, two of which follow another, and Daily Glow.
    await confidence.expectXp(3 * 30 + 2 * 50 + 100);
  });
});

test.describe('the help', () => {
  test('tells how to play in five steps', async ({ page }) => {
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

test.describe('an account', () => {
  test('takes a guest’s progress over, keeps it, and gives it to nobody else', async ({
    page,
    browser,
    studio,
  }) => {
    const confidence = new ConfidencePage(page);
    const accounts = new AccountPages(page);
    const person = newPerson();
    await confidence.openWithModel();
    await confidence.button('Take Photo').click();
    await confidence.expectXp(100);
    await accounts.signUp(person);
    await page.goto(`/${ADDRESS}`);
    await confidence.expectXp(100);
    await expect(confidence.boost).toContainText('Saved to your account.');

    await test.step('on another device', async () => {
      const context = await browser.newContext({ baseURL: studio.origin });
      const other = new ConfidencePage(await context.newPage());
      await new AccountPages(other.page).signIn(person);
      await expect(new AccountPages(other.page).menuButton()).toBeVisible();
      await other.page.goto(`/${ADDRESS}`);
      await other.expectXp(100);
      await context.close();
    });

    await test.step('after signing out', async () => {
      await accounts.signOut();
      await page.goto(`/${ADDRESS}`);
      await confidence.expectXp(0);
    });
  });

  test('finds again after signing out what could not be sent before', async ({ page, context }) => {
    const confidence = new ConfidencePage(page);
    const accounts = new AccountPages(page);
    const person = newPerson();
    await accounts.signUp(person);
    await confidence.openWithModel();
    await context.route('**/api/progress/awards', (route) => route.abort());
    await confidence.button('Take Photo').click();
    await confidence.expectXp(100);
    await accounts.signOut();
    await page.goto(`/${ADDRESS}`);
    await confidence.expectXp(0);
    await context.unroute('**/api/progress/awards');
    await accounts.signIn(person);
    await expect(accounts.menuButton()).toBeVisible();
    await page.goto(`/${ADDRESS}`);
    await confidence.expectXp(100);
  });

  test('gets what was earned without a network once there is one again', async ({
    page,
    context,
  }) => {
    const confidence = new ConfidencePage(page);
    await new AccountPages(page).signUp(newPerson());
    await confidence.openWithModel();
    await confidence.expectXp(0);
    await context.route('**/api/progress/awards', (route) => route.abort());
    await confidence.button('Take Photo').click();
    await confidence.expectXp(100);
    await page.waitForTimeout(2500);
    await context.unroute('**/api/progress/awards');
    const sent = page.waitForResponse(/\/api\/progress\/awards$/);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    expect((await sent).status()).toBe(200);
    await page.evaluate(() => {
      for (const name of Object.keys(localStorage)) {
        if (name.startsWith('lookglass.progress.')) localStorage.removeItem(name);
      }
    });
    await page.reload();
    await confidence.expectXp(100);
  });
});

test.describe('a saved look', () => {
  test('is rewarded', async ({ page }) => {
    await new AccountPages(page).signUp(newPerson());
    await page.goto('/');
    await page.getByRole('button', { name: 'Save Look' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this look' });
    await dialog.getByRole('button', { name: 'Save Look' }).click();
    await expect(dialog).toHaveCount(0);
    await page.goto(`/${ADDRESS}`);
    await new ConfidencePage(page).expectXp(30 + 15);
  });
});

test.describe('the celebration of a level', () => {
  for (const { name, width, height } of SCREENS) {
    test(`covers neither the face nor a control on a ${name}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const confidence = new ConfidencePage(page);
      await confidence.openWithModel();
      await confidence.button('Start Your Beauty Journey!').click();
      await confidence.button('Take Photo').click();
      await expect(page.getByText('Level Up!')).toBeVisible();
      const card = await boxOf(page, '.level-up');
      const mirror = await boxOf(page, '#mirror');
      const panel = await boxOf(page, '#panel');
      const covered = (await controlsInSight(page)).filter((control) => overlap(control, card));
      expect(covered.map((control) => control.name)).toEqual([]);
      if (name === 'phone') {
        expect(card.bottom).toBeLessThanOrEqual(panel.top);
        expect(card.top).toBeGreaterThan(mirror.top + 0.66 * (panel.top - mirror.top));
      } else {
        expect(card.left).toBeGreaterThanOrEqual(mirror.right);
      }
    });
  }

  test('waits until a dialog is closed', async ({ page }) => {
    const confidence = new ConfidencePage(page);
    await confidence.openWithModel();
    await confidence.button('Start Your Beauty Journey!').click();
    const palette = page.getByRole('dialog');
    // Its code is there by then, so that it opens faster than a picture is saved.
    await page.keyboard.press('Control+k');
    await expect(palette).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(palette).toHaveCount(0);
    await confidence.button('Take Photo').evaluate((button) => {
      if (button instanceof HTMLElement) button.click();
      button.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }),
      );
    });
    await expect(page.getByText('100 XP', { exact: true })).toBeVisible();
    await page.waitForTimeout(1000);
    await expect(palette).toBeVisible();
    await expect(page.getByText('Level Up!')).toHaveCount(0);
    // Escape would close the toast first.
    await palette.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('Level Up!')).toBeVisible();
  });
});

test.describe('for a thumb', () => {
  test('every control is at least 44 px', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const confidence = new ConfidencePage(page);
    await confidence.openPanel();
    const small = await confidence.boost.evaluate((panel) =>
      [...panel.querySelectorAll('button')]
        .map((button) => ({ label: button.textContent, box: button.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 44 || box.height < 44)
        .map(({ label, box }) => `${label}: ${box.width} x ${box.height}`),
    );
    expect(small).toEqual([]);
  });
});

test.describe('axe finds nothing', () => {
  test('in the panel, at first and after some play, and in the help', async ({ page }) => {
    await followSystem(page);
    await page.goto(`/${ADDRESS}`);
    const confidence = new ConfidencePage(page);
    await expect(confidence.boost.getByText('Daily Challenges')).toBeVisible();
    await expectFlawless(page, 'the panel');
    await confidence.button('Start Your Beauty Journey!').click();
    await confidence.button('Complete Eye Focus').click();
    await expectFlawless(page, 'the panel after some play');
    await confidence.button('How to Play').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectFlawless(page, 'the help');
  });

  for (const { name, width, height } of SCREENS) {
    test(`in the celebration, on a ${name}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await followSystem(page);
      await page.goto(`/${ADDRESS}`);
      const confidence = new ConfidencePage(page);
      await confidence.showDrawnModel();
      await confidence.button('Start Your Beauty Journey!').click();
      await confidence.button('Take Photo').click();
      await expect(page.getByText('Level Up!')).toBeVisible();
      await expectFlawlessInBothLights(page, 'the celebration');
    });
  }
});
