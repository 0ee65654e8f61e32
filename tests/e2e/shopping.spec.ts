import { expect, test } from '#tests/support/test.ts';
import { findingsOf, overflowOf } from './axe.ts';
import { importFeed } from './looks-api.ts';
import { PanelPage, SCREENS } from './panel-page.ts';
import { choose } from './theme-page.ts';

test('the shop is searched, filtered, shared by its address and matched with the look, without a camera', async ({
  page,
}) => {
  const panels = new PanelPage(page);
  await page.goto('/#panel=shopping');
  const panel = panels.panel('Shopping and Commerce');
  const products = panel.getByRole('list', { name: 'Products' }).getByRole('listitem');
  const found = (words: string) => panel.getByText(words, { exact: true });

  // The whole sample, a page at a time.
  await expect(found('30 products found')).toBeVisible();
  await expect(products).toHaveCount(24);
  await panel.getByRole('button', { name: 'Show more' }).click();
  await expect(products).toHaveCount(30);

  // The address contains the words and filters, and shows the same results to everyone who opens it.
  await panel.getByRole('button', { name: /^Filter and sort/ }).click();
  await panel.getByRole('combobox', { name: 'Category' }).selectOption('lipstick');
  await panel.getByRole('combobox', { name: 'Sort by' }).selectOption('price-low-to-high');
  await panel.getByRole('combobox', { name: 'Skin tone' }).selectOption('medium');
  await panel.getByRole('checkbox', { name: 'In Stock Only' }).check();
  await panel.getByRole('searchbox', { name: 'Search products' }).fill('matte ros');
  await expect(found('1 product found')).toBeVisible();
  await expect(page).toHaveURL(/#panel=shopping\/match\?.*text=matte\+ros.*tone=medium/);
  await page.reload();
  const card = panel.getByRole('article', { name: 'Fable Row Soft Matte Rosewater' });
  await expect(card).toContainText('$19.00');
  await expect(card.getByText('Sample')).toHaveCount(2);

  // What can be done with a product once there is a face on which to try it.
  await card.getByRole('button', { name: 'Try on Rosewater' }).click();
  await expect(panels.toast('Camera Required')).toBeVisible();
  await panels.showDrawnModel();
  await card.getByRole('button', { name: 'Try on Rosewater' }).click();
  await expect(panels.toast('Try-On Complete')).toBeVisible();
  await expect(card).toContainText('100% match');
  await card.getByRole('button', { name: 'See everything about Rosewater' }).click();
  await expect(panel.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
  expect.soft(await findingsOf(page, '.product-view')).toEqual([]);
  await panel.getByRole('button', { name: 'Back to the products' }).click();
  await expect(card.getByRole('button', { name: 'See everything about Rosewater' })).toBeFocused();

  // A wish is kept in the Wishlist and an owned product in My Bag, and both survive a reload.
  await card.getByRole('button', { name: 'Add Rosewater to your wishlist' }).click();
  await expect(panels.toast('Added to Wishlist')).toBeVisible();
  await card.getByRole('button', { name: 'Add Rosewater to your bag' }).click();
  await expect(panel.getByRole('textbox', { name: /^Price/ })).toHaveValue('19.00');
  await panel.getByRole('button', { name: 'Add to My Bag' }).click();
  await panel.getByRole('button', { name: 'Count a use of Rosewater' }).click();
  await page.reload();
  await expect(panel.getByRole('article').getByText('once', { exact: true })).toBeVisible();
  expect.soft(await findingsOf(page, '.panel')).toEqual([]);
  await panel.getByRole('button', { name: 'Share' }).click();
  await expect(panels.toast('Link Copied')).toBeVisible();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  await panel.getByRole('tab', { name: 'Wishlist' }).click();
  await expect(panel.getByText('1 product, total price')).toBeVisible();
  expect.soft(await findingsOf(page, '.panel')).toEqual([]);

  // Both fit on a phone; a shared bag shows its products, but not whose they are.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => overflowOf(page)).toBe(0);
  await panel.getByRole('tab', { name: 'My Bag' }).click();
  await panel.getByRole('button', { name: 'Count a use of Rosewater' }).click();
  await expect(panel.getByRole('article').getByText('2 times', { exact: true })).toBeVisible();
  await expect.poll(() => overflowOf(page)).toBe(0);
  await page.goto(shared);
  await expect(panel.getByRole('heading', { name: 'A shared bag' })).toBeVisible();
  const theirs = panel.getByRole('list', { name: 'A shared bag' });
  await expect(theirs.getByText('Rosewater').first()).toBeVisible();
  await expect.poll(() => overflowOf(page)).toBe(0);
  expect.soft(await findingsOf(page, '.panel')).toEqual([]);
  await panel.getByRole('button', { name: 'To my bag' }).click();
  await expect(panel.getByRole('article').getByText('2 times', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await panel.getByRole('tab', { name: 'Match' }).click();

  // Scans what is worn, and shows what comes closest.
  await panel.getByRole('button', { name: 'Scan Current Look' }).click();
  await expect(panel.getByRole('progressbar', { name: 'Scanning…' })).toBeVisible();
  await expect(panels.toast('Look Scanned Successfully')).toBeVisible();
  const lips = panel.getByRole('region', { name: 'Matches for your lipstick' });
  await expect(lips.getByRole('article')).toHaveAccessibleName('Fable Row Soft Matte Rosewater');
  expect.soft(await findingsOf(page)).toEqual([]);

  // The same on a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  const worn = panel.getByRole('group', { name: 'Your look' });
  await worn.getByRole('button', { name: 'Blush' }).click();
  await expect(panel.getByRole('heading', { name: /^Blush/ })).toBeVisible();
  await expect.poll(() => overflowOf(page)).toBe(0);

  // From the worn shade to the products closest to it, and from an article to the list of its shades.
  await panel.getByRole('button', { name: 'Close the panel' }).click();

  await panels.showDrawnModel();

  // A line over the mirror says what is worn and what comes closest to it, and leads there.
  const line = page.getByRole('group', { name: 'The nearest in the shop' });
  const nearest = line.getByRole('button', { name: /^See what matches / });
  await expect(nearest).toHaveAccessibleName(/: .+, \d+% match$/);
  expect.soft(await findingsOf(page, '.nearest-line')).toEqual([]);
  await nearest.click();
  await expect(panel.getByRole('list', { name: /^Matches for / })).toBeVisible();
  await panel.getByRole('button', { name: 'Close the panel' }).click();
  await line.getByRole('button', { name: 'Close the nearest match' }).click();
  await expect(line).toBeHidden();
  await page.getByRole('button', { name: /^Find .+ in the shop$/ }).click();
  await expect(panel.getByRole('list', { name: /^Matches for / })).toBeVisible();
  await page.goto('/beauty-tips-blog?article=what-a-red-lipstick-does-to-your-day');
  await page.getByRole('link', { name: 'Find them all' }).click();
  await expect(panel.getByRole('heading', { name: '4 shades' })).toBeVisible();
  await expect(panel.getByText('Together', { exact: true })).toHaveCount(0);
  expect.soft(await findingsOf(page)).toEqual([]);
});

test('a skin is matched step by step, with no axe findings in either theme', async ({ page }) => {
  const panels = new PanelPage(page);
  await panels.open('#panel=shopping/match?category=foundation', 'daylight');
  const panel = panels.panel('Shopping and Commerce');
  await expect(panel.getByRole('heading', { name: 'Your shade, as a short list' })).toBeVisible();
  expect.soft(await findingsOf(page, '.skin-match')).toEqual([]);
  await panels.showDrawnModel();
  await panel.getByRole('button', { name: 'Measure My Skin' }).click();
  await expect(panel.getByRole('heading', { name: 'How it narrowed' })).toBeVisible();
  await choose(page, 'Vanity');
  expect.soft(await findingsOf(page, '.skin-match')).toEqual([]);
  await panel.getByRole('button', { name: 'Hold a white card' }).click();
  await panel.getByRole('button', { name: 'Take the Photo' }).click();
  await expect(panel.getByRole('heading', { name: 'Tap the middle of the card' })).toBeVisible();
  expect.soft(await findingsOf(page, '.skin-match')).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => overflowOf(page)).toBe(0);
});

test('the other tabs work on a phone as on a desktop, and products are bought at their shop', async ({
  page,
  context,
  studio,
}) => {
  const panels = new PanelPage(page);
  await panels.open('#panel=shopping/match?category=lipstick', 'daylight');
  const panel = panels.panel('Shopping and Commerce');
  const openTab = async (name: RegExp): Promise<void> => {
    await panel.getByRole('tab', { name }).click();
  };
  const expectFitting = async (): Promise<void> => {
    for (const { width, height } of SCREENS) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => overflowOf(page)).toBe(0);
    }
    expect.soft(await findingsOf(page, '.panel')).toEqual([]);
  };
  await panels.showDrawnModel();

  // Three are compared; a fourth is one too many.
  const found = panel.getByRole('list', { name: 'Products' }).getByRole('listitem');
  for (const place of [0, 1, 2, 3]) {
    const product = found.nth(place);
    if (place > 0) await product.getByRole('button').click();
    // Although dimmed for the fourth product, the button still says why.
    await product.getByRole('button', { name: /^Compare / }).press('Enter');
  }
  await expect(panels.toast('Comparison Limit')).toBeVisible();
  await openTab(/^Compare/);
  await expect(panel.getByText('3/3 selected')).toBeVisible();
  await expect(panel.getByText('Lowest', { exact: true })).toBeVisible();
  await expectFitting();

  await openTab(/^Try-On/);
  await panel
    .getByRole('radiogroup', { name: 'Shades to try on' })
    .getByRole('radio')
    .nth(1)
    .click();
  await expect(panel.getByRole('article')).toHaveCount(1);
  await panel.getByRole('switch', { name: 'Two Shades, Half a Face Each' }).click();
  await expect(panel.getByRole('radio', { name: /^Right half/ })).toBeVisible();
  await expectFitting();

  await openTab(/^AI Picks/);
  await expect(panel.getByRole('list', { name: 'Picks' }).getByRole('listitem')).toHaveCount(5);
  await expectFitting();

  await openTab(/^Seasonal/);
  await expect(panel.getByText(/by your device’s clock/)).toBeVisible();
  await expect(panel.getByRole('article')).toHaveCount(1);
  await expectFitting();

  await openTab(/^Earn/);
  await expect(panel.getByText('$32-210 per month')).toBeVisible();
  await expectFitting();

  // An imported product is bought at its shop, which learns nothing before that; the click is counted, and a
  // double click opens only one tab.
  const askedOfShop: string[] = [];
  await context.route('https://corner.example/**', (route) => {
    askedOfShop.push(route.request().url());
    return route.fulfill({ body: 'sold here' });
  });
  await importFeed(studio.dataFolder, 'Corner Store', [
    'id\ttitle\tbrand\tcolor\tcolor_hex\tproduct_type\tprice\tavailability\tlink\timage_link',
    '77\tVelvet Stain\tMaison\tDusk Rose\t#b9586c\tLipstick\t24.00 USD\tin stock\thttps://corner.example/p/77\thttps://corner.example/p/77.jpg',
  ]);
  await page.goto('/#panel=shopping/match?text=velvet+stain');
  const buy = panel.getByRole('button', { name: 'Buy Dusk Rose' });
  await expect(buy).toBeEnabled();
  expect(askedOfShop).toEqual([]);
  const [counted, shop] = await Promise.all([
    page.waitForResponse('**/api/affiliate/click'),
    context.waitForEvent('page'),
    buy.dblclick(),
  ]);
  expect(counted.ok()).toBe(true);
  await expect(panels.toast('Redirecting to Store')).toBeVisible();
  await shop.waitForLoadState();
  expect(await shop.evaluate(() => window.opener)).toBeNull();
  expect(askedOfShop).toEqual(['https://corner.example/p/77?ref=lookglass']);
});
