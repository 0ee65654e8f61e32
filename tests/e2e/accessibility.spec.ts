import { expect, test } from '#tests/support/test.ts';
import { findingsOf } from './axe.ts';
import {
  expectFlawlessInBothLights,
  expectFlawlessInEveryView,
  followSystem,
} from './every-view.ts';
import { StudioPage } from './studio-page.ts';

const SCREENS = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1440, height: 900 },
] as const;

/** WCAG 2.2's minimum is 24 px; ours is what a thumb needs. */
const TAP_TARGET = 44;

test.describe('axe finds nothing, in any theme and size', () => {
  test.beforeEach(async ({ page }) => {
    await followSystem(page);
  });

  test('in the studio at rest', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Start Camera' })).toBeVisible();
    await expectFlawlessInEveryView(page, 'the studio');
  });

  test('with the drawn model, the divider and a toast', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Try the drawn model' }).click();
    // The divider can only be shown once there is a picture.
    await page.getByRole('button', { name: 'Before and after' }).click({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Capture Look' }).click();
    await expect(page.getByText('Image Captured').first()).toBeVisible();
    // A toast stays as long as the pointer is over it.
    await page.getByText('Image Captured').first().hover();
    await expectFlawlessInEveryView(page, 'the drawn model');
  });

  test('in the look’s tray on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Your look', exact: true }).click();
    await expect(page.getByRole('slider', { name: 'Makeup Intensity' })).toBeVisible();
    await expectFlawlessInBothLights(page, 'the tray');
  });

  test('in a failure', async ({ page, context }) => {
    await page.goto('/');
    await context.route(/models.*\.bin/, (route) => route.abort());
    await page.getByRole('button', { name: 'Start Camera' }).click();
    await expect(page.getByRole('alert')).toBeVisible({ timeout: 60_000 });
    await expectFlawlessInEveryView(page, 'the failure');
  });
});

test.describe('the details of performance', () => {
  test('pass axe while the camera is live', async ({ page }) => {
    await followSystem(page);
    await page.goto('/');
    const studio = new StudioPage(page);
    await studio.startCamera();
    await studio.mirror.getByRole('button', { name: 'Details' }).click();
    await expect(studio.mirror.getByRole('region', { name: 'Performance' })).toBeVisible();
    expect(await findingsOf(page)).toEqual([]);
  });
});

test.describe('without a mouse', () => {
  test('the first Tab offers to skip to the mirror', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Start Camera' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the mirror' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const inside = await new StudioPage(page).mirror.evaluate((panel) =>
      panel.contains(document.activeElement),
    );
    expect(inside).toBe(true);
  });

  test('every control can be reached with Tab, and shows its focus', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Start Camera' })).toBeVisible();
    const names = new Set<string>();
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        if (!(element instanceof HTMLElement) || element === document.body) return null;
        const { outlineStyle } = getComputedStyle(element);
        return {
          name: element.getAttribute('aria-label') ?? element.textContent,
          outlined: outlineStyle !== 'none',
        };
      });
      if (focused === null) break;
      expect(focused.outlined, `${focused.name} shows its focus`).toBe(true);
      names.add(focused.name);
    }
    for (const name of [
      'Start Camera',
      'Flip Camera',
      'Use a photo',
      'Try the drawn model',
      'Share look',
      'Makeup Intensity',
      'Lipstick',
      'Foundation',
      'Reset',
      'Capture Look',
    ]) {
      expect([...names]).toContain(name);
    }
  });

  test('a toast can be reached with F8 and dismissed with Escape', async ({ page }) => {
    await page.goto('/');
    const studio = new StudioPage(page);
    await page.getByRole('button', { name: 'Capture Look' }).click();
    await expect(studio.toast('Capture Failed')).toBeVisible();
    await page.keyboard.press('F8');
    await page.keyboard.press('Escape');
    await expect(studio.toast('Capture Failed')).toBeHidden();
  });
});

test.describe('without eyes', () => {
  test('the state of the mirror and of the look is announced', async ({ page }) => {
    await page.goto('/');
    const studio = new StudioPage(page);
    const spoken = page.getByRole('status').filter({ hasText: /\S/ }).first();
    await studio.quickLook('Natural').click();
    await expect(spoken).toHaveText('Wearing Natural');
    await studio.showDrawnModel();
    await expect(
      page.getByRole('status').filter({ hasText: /drawn model|Face found/ }),
    ).toHaveCount(1);
  });
});

test.describe('for a thumb', () => {
  for (const { name, width, height } of SCREENS) {
    test(`every control on a ${name} is at least ${TAP_TARGET} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Start Camera' })).toBeVisible();
      const small = await page.evaluate((least) => {
        const controls = document.querySelectorAll('button, a[href]:not(.skip-link), input');
        return [...controls]
          .map((control) => ({
            label: control.getAttribute('aria-label') ?? control.textContent,
            box: control.getBoundingClientRect(),
          }))
          .filter(({ box }) => box.width > 0 && (box.width < least || box.height < least))
          .map(({ label, box }) => `${label}: ${box.width} x ${box.height}`);
      }, TAP_TARGET);
      expect(small).toEqual([]);
    });
  }
});
