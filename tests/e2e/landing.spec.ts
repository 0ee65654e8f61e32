import { expect, test } from '#tests/support/test.ts';
import { complaintsOf } from './complaints.ts';
import { AccountPages, newPerson } from './account-pages.ts';
import { holdBack, ISLAND } from './hold-back.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/landing');
});

test('the links of the landing page lead where they say', async ({ page }) => {
  const links = [
    ['banner', 'Sign In', '/login'],
    ['banner', 'Sign Up', '/signup'],
    ['main', 'Try Free Now', '/app'],
    ['main', 'Create Account', '/signup'],
    ['main', 'Sign In', '/login'],
    ['main', 'Start Your Makeover', '/api/login'],
  ] as const;
  for (const [landmark, name, href] of links) {
    const link = page.getByRole(landmark).getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', href);
  }
});

test('the landing page says what it is for, and what is in it', async ({ page }) => {
  await expect(
    page.getByRole('heading', { level: 1, name: 'Try On Makeup Virtually' }),
  ).toBeVisible();
  await expect(page.getByText('Already have an account?')).toBeVisible();
  for (const name of [
    'Real-Time Try-On',
    'AI Recommendations',
    'Save Your Looks',
    'Ready to transform your look?',
  ]) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  for (const price of ['$19.99', '$199.99', '$6.99']) {
    await expect(page.getByText(price, { exact: true })).toBeVisible();
  }
});

test('the landing page shows its kept looks once its first sight is there', async ({ page }) => {
  const looks = page.locator('.drawn-looks > img');
  await expect(looks).toHaveCount(3);
  await looks.first().scrollIntoViewIfNeeded();
  for (const look of await looks.all()) {
    await expect(look).toBeVisible();
    await expect(look).toHaveJSProperty('complete', true);
  }
});

test('trying leads into the studio', async ({ page }) => {
  await page.getByRole('link', { name: 'Try Free Now' }).click();
  await expect(page.getByRole('region', { name: 'Live Camera Feed' })).toBeVisible();
});

test.describe('before and after', () => {
  test('is moved by keys, and announces its position', async ({ page }) => {
    const line = page.getByRole('slider', { name: 'Before and after' });
    await line.focus();
    await page.keyboard.press('Home');
    await expect(line).toHaveAttribute('aria-valuetext', '0% bare');
    await page.keyboard.press('ArrowRight');
    await expect(line).toHaveAttribute('aria-valuetext', '1% bare');
    await page.keyboard.press('End');
    await expect(line).toHaveAttribute('aria-valuetext', '100% bare');
  });

  test('is dragged across the picture, which changes with it', async ({ page }) => {
    const line = page.getByRole('slider', { name: 'Before and after' });
    const box = (await line.boundingBox())!;
    const middle = box.y + box.height / 2;
    const lips = {
      x: box.x + box.width * 0.46,
      y: box.y + box.height * 0.62,
      width: 40,
      height: 40,
    };
    await page.mouse.move(box.x + box.width / 2, middle);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.9, middle, { steps: 6 });
    const bare = await page.screenshot({ clip: lips });
    expect(Number(await line.inputValue())).toBeGreaterThan(85);
    await page.mouse.move(box.x + box.width * 0.1, middle, { steps: 6 });
    await page.mouse.up();
    const worn = await page.screenshot({ clip: lips });
    expect(Number(await line.inputValue())).toBeLessThan(15);
    expect(worn.equals(bare)).toBe(false);
  });

  test('shows each quick look using only keys', async ({ page }) => {
    const bold = page.getByRole('radio', { name: 'Bold' });
    await expect(bold).toBeChecked();
    await bold.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('radio', { name: 'Natural' })).toBeChecked();
    await expect(
      page.getByText('Nude lips, warm cheeks and barely defined eyes', { exact: true }),
    ).toBeVisible();
  });
});

test('a question opens with a key', async ({ page }) => {
  const answer = page.getByText('No. The mirror, the shades, the quick looks');
  await expect(answer).toBeHidden();
  await page.getByText('Do I need an account?').press('Enter');
  await expect(answer).toBeVisible();
});

test('the chosen theme applies from the first moment of the next page', async ({ page }) => {
  const root = page.locator('html');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveAttribute('data-theme', 'vanity');
  await page.getByRole('banner').getByRole('radio', { name: 'Daylight' }).check();
  await expect(root).toHaveAttribute('data-theme', 'daylight');
  await page.reload({ waitUntil: 'commit' });
  await expect(root).toHaveAttribute('data-theme', 'daylight');
  await page.goto('/');
  await expect(root).toHaveAttribute('data-theme', 'daylight');
});

test.describe('before its script has loaded', () => {
  test('what was moved and chosen takes effect once it has', async ({ page }) => {
    const arrive = await holdBack(page, ISLAND);
    await page.reload();
    const line = page.getByRole('slider', { name: 'Before and after' });
    await line.focus();
    await page.keyboard.press('Home');
    await page.getByRole('banner').getByRole('radio', { name: 'Daylight' }).check();
    arrive();
    await expect(line).toHaveAttribute('aria-valuetext', '0% bare');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'daylight');
  });

  test('and if it never loads, nothing is offered that would not work', async ({ page }) => {
    await page.route(ISLAND, (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('slider')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Try Free Now' })).toBeVisible();
  });
});

test('a signed-in person sees the account instead of the sign-in', async ({ page }) => {
  await new AccountPages(page).signUp(newPerson());
  await page.goto('/landing');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'My account' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeHidden();
});

test('no request leaves the origin, and the browser has nothing to complain about', async ({
  page,
}) => {
  const addresses: string[] = [];
  const complaints = complaintsOf(page);
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto('/landing');
  await page.goto('/beauty-tips-blog');
  await page.waitForLoadState('networkidle');
  const { origin } = new URL(page.url());
  expect(addresses.filter((address) => !address.startsWith(`${origin}/`))).toEqual([]);
  expect(complaints).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is complete, and offers nothing that would not work', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Try Free Now' })).toBeVisible();
    await expect(page.getByRole('slider')).toBeHidden();
    await expect(page.getByRole('radio', { name: 'Daylight' })).toHaveCount(0);
    await page.getByRole('radio', { name: 'Romantic' }).check({ force: true });
    await expect(
      page.getByText('Rose lips, a soft flush and a berry haze on the lids', { exact: true }),
    ).toBeVisible();
  });
});
