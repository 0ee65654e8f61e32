import { encode } from 'uqr';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { QUICK_LOOKS } from '#content/quick-looks.ts';
import { encodeShortLookFragment } from '#domain/makeup/look-link.ts';
import { expect, test } from '#tests/support/test.ts';
import { PanelPage } from './panel-page.ts';

test.describe('sharing a look', () => {
  test('copies a link that contains only its parameters', async ({ page, browser, studio }) => {
    const panels = new PanelPage(page);
    await panels.open('#panel=makeup');
    await panels.panel('Makeup').getByRole('button', { name: 'Night Out', exact: true }).click();
    await panels.panel('Makeup').getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(panels.toast('Copied to Clipboard')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await expect(page.getByRole('textbox', { name: 'Link to this look' })).toHaveValue(link);
    expect(link.startsWith(`${studio.origin}/#look=`)).toBe(true);
    const carried = JSON.parse(
      Buffer.from(new URL(link).hash.slice('#look='.length), 'base64url').toString(),
    ) as Record<string, unknown>;
    expect(Object.keys(carried).toSorted()).toEqual(
      ['blush', 'eyeliner', 'eyeshadow', 'foundation', 'lipstick', 'mascara', 'v'].toSorted(),
    );

    const other = await (await browser.newContext()).newPage();
    await other.goto(link);
    await expect(
      new PanelPage(other).look.getByRole('heading', { name: 'Night Out' }),
    ).toBeVisible();
    await other.context().close();
  });

  test('follows the look that is worn', async ({ page }) => {
    const panels = new PanelPage(page);
    await panels.open('#panel=share-look');
    const link = page.getByRole('textbox', { name: 'Link to this look' });
    const before = await link.inputValue();
    await page.getByRole('radio', { name: 'Berry', exact: true }).click();
    await expect(link).not.toHaveValue(before);
  });

  test('shows a QR code that opens the look, coarse enough to scan from a screen', async ({
    page,
    browser,
    studio,
  }) => {
    const panels = new PanelPage(page);
    await panels.open('#panel=makeup');
    await panels.panel('Makeup').getByRole('button', { name: 'Night Out', exact: true }).click();
    await panels.panel('Makeup').getByRole('button', { name: 'Share', exact: true }).click();
    const code = page.getByRole('img', { name: 'QR code that opens this look' });
    await expect(code).toBeVisible();
    const quick = QUICK_LOOKS.find(({ id }) => id === 'night-out')!;
    // A quick look leaves the foundation that is worn.
    const worn = { ...quick.look, foundation: DEFAULT_LOOK.foundation };
    const link = `${studio.origin}/${encodeShortLookFragment(worn)}`;
    const { data, size } = encode(link, { border: 0 });
    const drawn = await code.locator('path').getAttribute('d');
    expect(drawn?.split('M')).toHaveLength(data.flat().filter(Boolean).length + 1);
    expect(size).toBeLessThanOrEqual(33);
    const box = await code.boundingBox();
    // A module of the code is six CSS pixels wide; it used to be three.
    expect(box!.width / (size + 8)).toBeGreaterThan(5.5);

    const other = await (await browser.newContext()).newPage();
    await other.goto(link);
    await expect(
      new PanelPage(other).look.getByRole('heading', { name: 'Night Out' }),
    ).toBeVisible();
    await other.context().close();
  });

  test('passes the link to the share sheet if there is one', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: (link: { title: string; url: string }) => {
          document.title = `${link.title} ${link.url.split('=')[0]}`;
          return Promise.resolve();
        },
      });
    });
    const panels = new PanelPage(page);
    await panels.open('#panel=share-look');
    await page.getByRole('button', { name: 'Share…' }).click();
    await expect(page).toHaveTitle(/^Your look · a look from Lookglass http.*#look$/);
  });

  test('asks a visitor to sign in before it saves', async ({ page }) => {
    const panels = new PanelPage(page);
    await panels.open('#panel=share-look');
    await page.getByRole('button', { name: 'Save look' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
