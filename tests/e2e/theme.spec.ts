import type { Page } from '@playwright/test';
import { PAGES } from '#content/pages.ts';
import { ARTICLES } from '#content/articles/articles.ts';
import { articleAddress } from '#content/visitor-documents.ts';
import { expect, test } from '#tests/support/test.ts';

const SURFACES = { vanity: '#110e0d', daylight: '#f7f5f2' } as const;
type Theme = keyof typeof SURFACES;

const BY_SYSTEM = [
  { colorScheme: 'dark', theme: 'vanity' },
  { colorScheme: 'light', theme: 'daylight' },
] as const;

/** One of every document and layout that we have. */
const KINDS = [
  '/',
  '/landing',
  '/beauty-tips-blog',
  articleAddress(ARTICLES[0]!),
  '/beauty-tips-blog?article=no-such-article',
  '/subscribe',
  '/login',
  '/no-such-page',
];
const EVERY_PAGE = [...new Set([...KINDS, ...Object.keys(PAGES)])];

async function expectTheme(page: Page, theme: Theme, where = page.url()): Promise<void> {
  await expect(page.locator('html'), where).toHaveAttribute('data-theme', theme);
  const seen = await page.evaluate(() => ({
    toolbars: [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(
      ({ content }) => content,
    ),
    scheme: getComputedStyle(document.documentElement).colorScheme,
  }));
  expect(seen, where).toEqual({
    toolbars: [SURFACES[theme], SURFACES[theme]],
    scheme: theme === 'vanity' ? 'dark' : 'light',
  });
}

/** Chooses a theme with the control that the page shows; a narrow page may have it at its foot. */
async function choose(page: Page, name: 'Vanity' | 'Daylight' | 'System'): Promise<void> {
  await page.getByRole('radio', { name, exact: true }).filter({ visible: true }).first().check();
}

/** Notes the theme that the document is in before each time that it is drawn. */
async function noteThemes(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Reflect.set(globalThis, 'themesSeen', seen);
    const look = (): void => {
      // Nothing is drawn before there is a body.
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

test.describe('where nothing was chosen', () => {
  for (const { colorScheme, theme } of BY_SYSTEM) {
    test(`every page is ${theme} on a ${colorScheme} system, from the first moment`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await page.emulateMedia({ colorScheme });
      const themes = await noteThemes(page);
      for (const path of EVERY_PAGE) {
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

test.describe('where something was chosen', () => {
  for (const { colorScheme, theme } of BY_SYSTEM) {
    const chosen = theme === 'vanity' ? 'daylight' : 'vanity';
    test(`every kind of page stays ${chosen} on a ${colorScheme} system, from the first moment`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
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

  test('the system changes nothing', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    await choose(page, 'Daylight');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectTheme(page, 'daylight');
  });
});

test.describe('the choice', () => {
  for (const { name, width, height } of [
    { name: 'phone', width: 390, height: 844 },
    { name: 'desktop', width: 1440, height: 900 },
  ]) {
    test(`is offered on every page of a ${name}`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height });
      for (const path of EVERY_PAGE) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        const choice = page.getByRole('radio', { name: 'Daylight' }).filter({ visible: true });
        // The mirror of a phone fills the screen: there it is in the menu.
        if ((await choice.count()) === 0) {
          await page.getByRole('button', { name: 'Menu', exact: true }).first().click();
        }
        await expect(choice.first(), path).toBeVisible();
        await choose(page, 'Vanity');
        await expectTheme(page, 'vanity', path);
        await choose(page, 'Daylight');
        await expectTheme(page, 'daylight', path);
      }
    });
  }

  test('is the same in every open tab, at once', async ({ page, context }) => {
    await page.goto('/');
    const tabs = [page];
    for (const path of ['/landing', '/subscribe', '/login']) {
      const tab = await context.newPage();
      await tab.goto(path);
      await tab.waitForLoadState('networkidle');
      tabs.push(tab);
    }
    const names = { vanity: 'Vanity', daylight: 'Daylight' } as const;
    for (const [index, tab] of tabs.entries()) {
      const theme = index % 2 === 0 ? 'vanity' : 'daylight';
      await choose(tab, names[theme]);
      for (const each of tabs) {
        await expectTheme(each, theme);
        await expect(
          each.getByRole('radio', { name: names[theme] }).filter({ visible: true }).first(),
        ).toBeChecked();
      }
    }
  });

  test('outlives what another tab keeps of its camera', async ({ page, context }) => {
    await page.goto('/');
    const other = await context.newPage();
    await other.goto('/landing');
    await other.waitForLoadState('networkidle');
    await choose(other, 'Vanity');
    await page.getByRole('button', { name: 'Flip Camera' }).click();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('lookglass.preferences')))
      .toContain('environment');
    await page.reload();
    await expectTheme(page, 'vanity');
  });

  test('is known to a page that comes back from the browser’s memory', async ({ page }) => {
    await page.goto('/landing');
    await page.waitForLoadState('networkidle');
    await page.goto('/login');
    await choose(page, 'Vanity');
    await page.goBack();
    await expectTheme(page, 'vanity');
  });

  test('is offered where a page breaks, and there keeps working', async ({ page }) => {
    await page.route('**/assets/terms-page-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export function TermsPage() { throw new Error("No terms"); }',
      }),
    );
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/terms');
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expectTheme(page, 'vanity');
    await choose(page, 'Daylight');
    await expectTheme(page, 'daylight');
  });

  test('can be seen in the colors of the system', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    for (const path of ['/login', '/landing']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const options = page.locator('.theme-choice').filter({ visible: true }).first();
      const lines = await options
        .locator('label')
        .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).borderTopWidth));
      expect(lines, path).toEqual(['0px', '0px', '2px']);
    }
  });
});

test.describe('in a browser that', () => {
  test('keeps nothing, a page has the system’s theme, and a choice holds until it is left', async ({
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

  for (const kept of ['{"facing":"user","theme":null}', '{"theme":"sepia"}', '{', '[]', 'null']) {
    test(`kept ${kept} has the system’s theme`, async ({ page }) => {
      await page.addInitScript((text) => {
        localStorage.setItem('lookglass.preferences', text);
      }, kept);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto('/login');
      await expectTheme(page, 'vanity');
    });
  }

  test.describe('runs no scripts', () => {
    test.use({ javaScriptEnabled: false });

    for (const { colorScheme, theme } of BY_SYSTEM) {
      test(`a document has the theme of a ${colorScheme} system`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        for (const path of ['/landing', '/beauty-tips-blog']) {
          await page.goto(path);
          await expect(page.locator('html')).not.toHaveAttribute('data-theme');
          // In CIELAB, of which the first figure is the lightness.
          const background = theme === 'vanity' ? /^lab\(4\./ : /^lab\(96\./;
          await expect(page.locator('body')).toHaveCSS('background-color', background);
        }
      });
    }
  });
});
