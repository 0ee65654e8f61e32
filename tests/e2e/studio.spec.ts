import { expect, test } from '#tests/support/test.ts';
import { FIRST_VALUES, StudioPage } from './studio-page.ts';

test.describe('the studio at rest', () => {
  test('offers the camera after saying why, and two alternatives without one', async ({ page }) => {
    await page.goto('/');
    const { mirror } = new StudioPage(page);
    await expect(mirror.getByText('Stopped')).toBeVisible();
    await expect(mirror.getByText('Ready to Try?')).toBeVisible();
    await expect(mirror.getByText('The picture stays on this device')).toBeVisible();
    for (const name of ['Start Camera', 'Use a photo', 'Try the drawn model', 'Flip Camera']) {
      await expect(mirror.getByRole('button', { name })).toBeEnabled();
    }
  });

  test('wears the first look: six sliders and the master at 75', async ({ page }) => {
    await page.goto('/');
    const studio = new StudioPage(page);
    expect(await studio.values()).toEqual(FIRST_VALUES);
    await expect(studio.slider('Makeup Intensity')).toHaveValue('75');
    await expect(studio.look.getByText('Hot Pink')).toBeVisible();
  });

  test('says why nothing can be captured yet', async ({ page }) => {
    await page.goto('/');
    const studio = new StudioPage(page);
    await page.getByRole('button', { name: 'Capture Look' }).click();
    await expect(studio.toast('Capture Failed')).toBeVisible();
    await expect(
      page.getByText('Camera or makeup canvas not available.', { exact: true }),
    ).toBeVisible();
  });
});

test.describe('a browser that does not ask to save data', () => {
  test.use({ savesData: false });

  test('loads the engine before it is needed', async ({ page }) => {
    const engine = page.waitForRequest(/\/models-[^/]+\.bin$/);
    await page.goto('/');
    await engine;
    await expect(new StudioPage(page).mirror.getByText('Stopped')).toBeVisible();
  });
});

test.describe('keeping the look', () => {
  test('across a reload', async ({ page }) => {
    await page.goto('/');
    const studio = new StudioPage(page);
    await studio.quickLook('Bold').click();
    await page.reload();
    await expect(studio.look.getByRole('heading', { name: 'Bold' })).toBeVisible();
  });

  test('drops a corrupt one silently', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('lookglass.look', '{"v":1,"lipstick":');
    });
    await page.goto('/');
    const studio = new StudioPage(page);
    expect(await studio.values()).toEqual(FIRST_VALUES);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('in a link opened by another browser', async ({ page, browser, studio: server }) => {
    await page.goto('/');
    const studio = new StudioPage(page);
    await studio.quickLook('Night Out').click();
    await page.getByRole('button', { name: 'Share look' }).click();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(studio.toast('Copied to Clipboard')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link.startsWith(`${server.origin}/#look=`)).toBe(true);

    const other = await (await browser.newContext()).newPage();
    await other.goto(link);
    const theirs = new StudioPage(other);
    await expect(theirs.toast('Look Applied')).toBeVisible();
    await expect(theirs.look.getByRole('heading', { name: 'Night Out' })).toBeVisible();
    expect(new URL(other.url()).hash).toBe('');
    await other.context().close();
  });

  test('ignores a malformed link with a toast', async ({ page }) => {
    await page.goto('/#look=this-is-no-look');
    const studio = new StudioPage(page);
    await expect(studio.toast('Look Not Found')).toBeVisible();
    expect(await studio.values()).toEqual(FIRST_VALUES);
  });
});

test.describe('the themes', () => {
  test('are chosen by hand, and kept', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-theme', 'vanity');
    await page.getByRole('radio', { name: 'Daylight' }).click();
    await expect(root).toHaveAttribute('data-theme', 'daylight');
    await page.reload();
    await expect(root).toHaveAttribute('data-theme', 'daylight');
  });

  test('follow the system when asked to', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    await page.getByRole('radio', { name: 'System' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'daylight');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'vanity');
  });
});

test.describe('the page fits', () => {
  const screens = [
    { name: 'a small phone', width: 320, height: 568 },
    { name: 'a phone', width: 390, height: 844 },
    { name: 'a phone on its side', width: 844, height: 390 },
    { name: 'a tablet', width: 768, height: 1024 },
    { name: 'a tablet on its side', width: 1024, height: 768 },
    { name: 'a desktop at 200%', width: 720, height: 450 },
    { name: 'a desktop', width: 1440, height: 900 },
    { name: 'a desktop at 400%', width: 320, height: 256 },
  ];
  test('every screen without scrolling sideways, with the camera within reach', async ({
    page,
  }) => {
    await page.goto('/');
    const start = page.getByRole('button', { name: 'Start Camera' });
    for (const { name, width, height } of screens) {
      await page.setViewportSize({ width, height });
      // Between a phone and a desktop, the studio is rearranged, and its buttons are replaced.
      await expect(async () => {
        await start.scrollIntoViewIfNeeded();
        await expect(start, name).toBeInViewport({ timeout: 1000 });
      }).toPass();
      await expect
        .poll(
          () =>
            page.evaluate(
              () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
            ),
          name,
        )
        .toBe(0);
    }
  });

  test('a phone shows the shades and the strength of each product', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const studio = new StudioPage(page);
    await page.getByRole('tab', { name: 'Cheeks' }).click();
    await expect(studio.slider('Blush')).toHaveValue('50');
    await studio.shade('Peach').click();
    await expect(studio.shade('Peach')).toBeChecked();
    await expect(page.getByText('Peach', { exact: true })).toBeVisible();
  });

  test('a phone has the whole look under the picture, which stays where it is', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const studio = new StudioPage(page);
    await studio.showDrawnModel();
    const picture = await studio.mirror.boundingBox();
    await page.getByRole('button', { name: 'Your look', exact: true }).click();
    await expect(page.getByRole('tab', { name: 'Look' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('button', { name: 'Romantic', exact: true }).click();
    await expect(
      page.getByRole('button', { name: 'Romantic', exact: true }).last(),
    ).toHaveAttribute('aria-pressed', 'true');
    await studio.slider('Makeup Intensity').press('Home');
    await expect(studio.slider('Makeup Intensity')).toHaveValue('0');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await studio.mirror.boundingBox()).toEqual(picture);
    await expect(studio.mirror.getByText('Drawn model', { exact: true })).toBeInViewport();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Your look', exact: true })).toBeVisible();
  });

  test('a phone’s shutter says what it does, beside the shades and the quick looks', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto('/');
    for (const tab of ['Lips', 'Look']) {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      await expect(page.getByText('Capture Look', { exact: true })).toBeInViewport({ ratio: 1 });
    }
  });
});
