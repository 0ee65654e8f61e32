import { MENU_ITEMS } from '#content/menus.ts';
import { HEADER_MENU_IDS, HEADER_MENU_LABELS } from '#content/menu-words.ts';
import { expect, test } from '#tests/support/test.ts';
import { overflowOf } from './axe.ts';
import { closeWithEscape } from './close-with-escape.ts';
import { expectFlawlessInBothLights, followSystem } from './every-view.ts';
import { SitePage, SCREENS, signInNewPerson } from './site-page.ts';

test.describe('the header’s menus', () => {
  test('contain every row, also by keyboard', async ({ page }) => {
    await page.goto('/');
    for (const id of HEADER_MENU_IDS) {
      const button = new SitePage(page).menuButton(HEADER_MENU_LABELS[id]);
      await button.focus();
      await page.keyboard.press('Enter');
      const rows = page.getByRole('menuitem');
      await expect(rows).toHaveCount(MENU_ITEMS[id].length);
      for (const { label } of MENU_ITEMS[id]) {
        await expect(page.getByRole('menuitem', { name: label })).toBeVisible();
      }
      await page.keyboard.press('Escape');
      await expect(rows).toHaveCount(0);
      await expect(button).toBeFocused();
    }
  });

  test('ask a visitor to sign in for a feature', async ({ page }) => {
    await page.goto('/');
    const site = new SitePage(page);
    await site.choose('Features', 'Voice-Activated Assistant');
    const prompt = site.dialog('Sign In Required');
    await expect(prompt).toContainText('Say what you want, such as “a softer blush”');
    await expect(prompt.getByRole('link', { name: 'Sign In', exact: true })).toHaveAttribute(
      'href',
      /^\/api\/login/,
    );
    await expect(prompt.getByRole('link', { name: 'Create Account' })).toHaveAttribute(
      'href',
      '/signup',
    );
    await page.keyboard.press('Escape');
    await expect(prompt).toBeHidden();
    await expect(site.menuButton('Features')).toBeFocused();
  });

  test('show a free user what Pro offers', async ({ page }) => {
    await page.goto('/');
    await signInNewPerson(page);
    const site = new SitePage(page);
    for (const [menu, row] of [
      ['Features', 'AI Recommendations'],
      ['Features', '3D Face Modeling'],
    ] as const) {
      await site.choose(menu, row);
      await closeWithEscape(site.dialog('Upgrade to Pro'));
      await expect(site.dialog('Upgrade to Pro')).toBeHidden();
    }
  });

  test('lead visitors where their rows say', async ({ page }) => {
    await page.goto('/');
    const site = new SitePage(page);
    await site.choose('Looks', 'Seasonal Collections');
    const seasons = page.getByRole('complementary', { name: 'Seasonal Collections' });
    await seasons.getByRole('button', { name: 'Fall: Put on Fallen Leaves' }).click();
    await expect(seasons.getByRole('button', { name: /^Fall/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await site.choose('Looks', 'Create Custom Look');
    await expect(page.getByRole('complementary', { name: 'Makeup' })).toBeVisible();
    await site.choose('Features', 'AI Virtual Try-On');
    await expect(page.getByRole('complementary', { name: 'Makeup' })).toHaveCount(0);
    await expect(page.locator('#mirror')).toBeFocused();
    await site.choose('Looks', 'Before/After Gallery');
    await expect(page.getByRole('slider', { name: 'Before and after divider' })).toBeVisible();
  });

  test('lead a signed-in person to the partnership', async ({ page }) => {
    await page.goto('/');
    const site = new SitePage(page);
    await site.choose('About', 'Partnership Program');
    await expect(site.dialog('Sign In Required')).toContainText('earn a share');
    await closeWithEscape(site.dialog('Sign In Required'));
    await signInNewPerson(page);
    await site.choose('About', 'Partnership Program');
    await expect(page).toHaveURL(/\/affiliate-partnership$/);
  });

  test('open the info dialogs for everybody', async ({ page }) => {
    await page.goto('/');
    const site = new SitePage(page);
    for (const [menu, row] of [
      ['Looks', 'Quick Looks Gallery'],
      ['About', 'Privacy & Security'],
    ] as const) {
      await site.choose(menu, row);
      await closeWithEscape(site.dialog(row));
      await expect(site.dialog(row)).toBeHidden();
    }
  });

  test('lead to the blog and to support', async ({ page }) => {
    await page.goto('/');
    const site = new SitePage(page);
    await site.choose('About', 'Contact Support');
    await expect(page).toHaveURL(/\/contact-support$/);
    await page.goto('/');
    await site.choose('About', 'Beauty Tips Blog');
    await expect(page).toHaveURL(/\/beauty-tips-blog$/);
  });

  for (const width of [1440, 1024, 390]) {
    test(`fit at ${width} px, signed in or not`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      const overlaps = () =>
        page.evaluate(() => {
          const controls = [...document.querySelectorAll('header :is(a, button)')]
            .filter((control) => control.closest('header header, [role="dialog"]') === null)
            .map((control) => ({ name: control.textContent, box: control.getBoundingClientRect() }))
            .filter(({ box }) => box.width > 0);
          const { clientWidth } = document.documentElement;
          return controls.flatMap((one, place) => [
            ...(one.box.right > clientWidth || one.box.left < 0 ? [`${one.name} sticks out`] : []),
            ...controls
              .slice(place + 1)
              .filter(
                (other) =>
                  one.box.left < other.box.right - 1 &&
                  other.box.left < one.box.right - 1 &&
                  one.box.top < other.box.bottom - 1 &&
                  other.box.top < one.box.bottom - 1,
              )
              .map((other) => `${one.name} lies over ${other.name}`),
          ]);
        });
      expect(await overlaps()).toEqual([]);
      if (width === 390) return;
      await signInNewPerson(page);
      expect(await overlaps()).toEqual([]);
    });
  }
});

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('contains everything, and the sign-in', async ({ page }) => {
    await page.goto('/');
    const site = new SitePage(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = site.dialog('Menu');
    await expect(menu.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Sign Up' })).toBeVisible();
    await menu.getByText('Looks', { exact: true }).click();
    await menu.getByRole('button', { name: 'Trending Makeup Styles' }).click();
    await expect(menu).toBeHidden();
    await expect(site.dialog('Trending Makeup Styles')).toBeVisible();
  });

  test('returns the keyboard focus to its button', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await button.click();
    await expect(new SitePage(page).dialog('Menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });
});

for (const { name, width, height } of SCREENS) {
  test(`axe finds nothing with a menu open on a ${name}, in either theme`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const site = new SitePage(page);
    await followSystem(page);
    await page.goto('/');
    if (name === 'phone') {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await site.dialog('Menu').getByText('Features', { exact: true }).click();
      await expect(page.getByRole('button', { name: 'Hand Gesture Controls' })).toBeVisible();
    } else {
      await site.menuButton('Features').click();
      await expect(page.getByRole('menuitem', { name: 'Hand Gesture Controls' })).toBeVisible();
    }
    await expectFlawlessInBothLights(page, 'the menu');
    expect.soft(await overflowOf(page), 'the page scrolls sideways').toBe(0);
  });
}
