import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/test.ts';
import { choose, expectTheme, KINDS } from './theme-page.ts';

const BY_SYSTEM = [
  { colorScheme: 'dark', theme: 'vanity' },
  { colorScheme: 'light', theme: 'daylight' },
] as const;

/** Records every theme that the document has when it is drawn. */
async function noteThemes(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Reflect.set(globalThis, 'themesSeen', seen);
    const look = (): void => {
      // Nothing is drawn before the body exists.
      if (document.body !== null) seen.add(document.documentElement.dataset['theme'] ?? 'none');
      requestAnimationFrame(look);
    };
    look();
    new MutationObserver(() => {
      if (document.body !== null) seen.add(document.documentElement.dataset['theme'] ?? 'none');
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  return () =>
    page.evaluate(() => {
      const seen: unknown = Reflect.get(globalThis, 'themesSeen');
      return seen instanceof Set ? [...seen].map(String) : [];
    });
}

test.describe('if nothing was chosen', () => {
  for (const { colorScheme, theme } of BY_SYSTEM) {
    test(`every kind of page is ${theme} on a ${colorScheme} system, from the first moment`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      const themes = await noteThemes(page);
      for (const path of KINDS) {
        await page.goto(path);
        await expect(page.locator('h1, h2').first(), path).toBeAttached();
        await expectTheme(page, theme, path);
        expect(await themes(), path).toEqual([theme]);
      }
    });
  }

  test('a page follows the system while it changes', async ({ page }) => {
    for (const path of ['/', '/landing', '/subscribe', '/login']) {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expectTheme(page, 'vanity', path);
      await page.emulateMedia({ colorScheme: 'light' });
      await expectTheme(page, 'daylight', path);
      const system = page.getByRole('radio', { name: 'System' }).filter({ visible: true }).first();
      await expect(system, path).toBeChecked();
    }
  });
});

test.describe('if something was chosen', () => {
  for (const { colorScheme, theme } of BY_SYSTEM) {
    const chosen = theme === 'vanity' ? 'daylight' : 'vanity';
    test(`every kind of page stays ${chosen} on a ${colorScheme} system, from the first moment`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto('/landing');
      await page.waitForLoadState('networkidle');
      await choose(page, chosen === 'vanity' ? 'Vanity' : 'Daylight');
      await expectTheme(page, chosen);
      const themes = await noteThemes(page);
      for (const path of KINDS) {
        await page.goto(path);
        await expect(page.locator('h1, h2').first(), path).toBeAttached();
        await expectTheme(page, chosen, path);
        expect(await themes(), path).toEqual([chosen]);
      }
    });
  }

  test('a change of the system’s theme has no effect', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    await choose(page, 'Daylight');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectTheme(page, 'daylight');
  });
});

test.describe('in a browser that', () => {
  test('stores nothing, a page has the system’s theme, and a choice holds until the page is left', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'localStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    for (const path of ['/landing', '/login', '/']) {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expectTheme(page, 'vanity', path);
      await choose(page, 'Daylight');
      await expectTheme(page, 'daylight', path);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectTheme(page, 'daylight', path);
    }
  });

  test('stored nothing readable, a page has the system’s theme', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/login');
    for (const kept of ['{"facing":"user","theme":null}', '{"theme":"sepia"}', '{', '[]', 'null']) {
      await choose(page, 'Daylight');
      await expectTheme(page, 'daylight', kept);
      await page.evaluate((text) => {
        localStorage.setItem('lookglass.preferences', text);
      }, kept);
      await page.reload();
      await expectTheme(page, 'vanity', kept);
    }
  });

  test.describe('runs no scripts', () => {
    test.use({ javaScriptEnabled: false });

    for (const { colorScheme, theme } of BY_SYSTEM) {
      test(`a document has the theme of a ${colorScheme} system`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        for (const path of ['/landing', '/beauty-tips-blog']) {
          await page.goto(path);
          await expect(page.locator('html')).not.toHaveAttribute('data-theme');
          // In CIELAB, whose first component is the lightness.
          const background = theme === 'vanity' ? /^lab\(4\./ : /^lab\(96\./;
          await expect(page.locator('body')).toHaveCSS('background-color', background);
        }
      });
    }
  });
});
