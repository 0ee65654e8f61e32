import type { Locator, Page } from '@playwright/test';
import { ARTICLES } from '#content/articles/articles.ts';
import { articleAddress } from '#content/visitor-documents.ts';
import { expect, test } from '#tests/support/test.ts';
import { holdBack, ISLAND } from './hold-back.ts';

class Blog {
  readonly page: Page;
  readonly search: Locator;
  readonly featured: Locator;
  readonly articles: Locator;
  readonly count: Locator;

  constructor(page: Page) {
    this.page = page;
    this.search = page.getByRole('searchbox', { name: 'Search articles' });
    this.featured = page.getByRole('region', { name: 'Featured' });
    this.articles = page.getByRole('region', { name: 'Articles' }).getByRole('article');
    this.count = page.getByRole('region', { name: 'Articles' }).getByRole('status');
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name, exact: true });
  }

  /** Waits for the page's script: until it runs, the tabs are only links. */
  async untilScripted(): Promise<void> {
    await expect(this.tab('All')).toHaveAttribute('tabindex', '0');
  }

  toast(title: string): Locator {
    return this.page
      .getByRole('region', { name: /^Notifications/ })
      .getByText(title, { exact: true });
  }
}

test.describe('the blog', () => {
  let blog: Blog;
  test.beforeEach(async ({ page }) => {
    await page.goto('/beauty-tips-blog');
    blog = new Blog(page);
  });

  test('shows all of its articles, with two of them above the others', async () => {
    await expect(blog.articles).toHaveCount(5);
    await expect(blog.count).toHaveText('5 articles');
    await expect(blog.featured.getByRole('article')).toHaveCount(2);
    await expect(blog.tab('All')).toHaveAttribute('aria-selected', 'true');
  });

  test('shows the articles under a tab, and none above them', async ({ page }) => {
    await blog.tab('Hygiene').click();
    await expect(blog.articles.filter({ visible: true })).toHaveCount(1);
    await expect(blog.count).toHaveText('1 article');
    await expect(blog.featured).toBeHidden();
    await page.reload();
    await expect(blog.tab('Hygiene')).toHaveAttribute('aria-selected', 'true');
    await expect(blog.count).toHaveText('1 article');
  });

  test('moves from tab to tab by arrow keys', async ({ page }) => {
    await blog.untilScripted();
    await blog.tab('All').focus();
    await page.keyboard.press('ArrowRight');
    await expect(blog.tab('Foundation')).toBeFocused();
    await expect(blog.tab('Foundation')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('End');
    await expect(blog.tab('Trends')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(blog.tab('All')).toBeFocused();
    await expect(blog.featured).toBeVisible();
  });

  test('is searched by title and by tag, ignoring case', async () => {
    await blog.search.fill('RED LIP');
    await expect(blog.articles.filter({ visible: true })).toHaveCount(1);
    await expect(blog.featured).toBeHidden();
    await blog.search.fill('sPonges');
    await expect(blog.articles.filter({ visible: true })).toHaveCount(1);
    await blog.search.fill('');
    await expect(blog.articles.filter({ visible: true })).toHaveCount(5);
    await expect(blog.featured).toBeVisible();
  });

  test('says when nothing is found, and clears the filters', async ({ page }) => {
    await blog.tab('Skincare').click();
    await blog.search.fill('zebra');
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();
    await expect(page.getByText('Try adjusting your search or category filter.')).toBeVisible();
    await expect(blog.count).toHaveText('0 articles');
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(blog.search).toHaveValue('');
    await expect(blog.search).toBeFocused();
    await expect(blog.tab('All')).toHaveAttribute('aria-selected', 'true');
    await expect(blog.count).toHaveText('5 articles');
  });

  test('leads to an article and back', async ({ page }) => {
    const [{ title } = { title: '' }] = ARTICLES;
    await blog.articles.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(/^\d+ min read$/).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Read next' }).getByRole('article')).toHaveCount(
      3,
    );
    await page.getByRole('link', { name: 'Back to Blog' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Beauty Tips Blog' })).toBeVisible();
  });

  test('asks for an address before subscribing', async ({ page }) => {
    const email = page.getByRole('textbox', { name: 'Email' });
    const submit = page.getByRole('button', { name: 'Subscribe' });
    await submit.click();
    await expect(blog.toast('Email Required')).toBeVisible();
    await expect(email).toBeFocused();
    await email.fill('nobody@nowhere');
    await email.press('Enter');
    await expect(blog.toast('Invalid Email')).toBeVisible();
    await expect(page.getByRole('status').getByText('Email Required')).toBeHidden();
  });

  test('subscribes, and says that one more step is needed', async ({ page }) => {
    const address = `reader.${crypto.randomUUID()}@example.com`;
    await page.getByRole('textbox', { name: 'Email' }).fill(address);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(blog.toast('Successfully Subscribed!')).toBeVisible();
    await expect(
      page.getByText(`One last step: open the link we sent to ${address}.`),
    ).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(blog.toast('Successfully Subscribed!')).toBeHidden();
  });

  test('subscribes once its script has loaded, if the form was sent before that', async ({
    page,
  }) => {
    const arrive = await holdBack(page, ISLAND);
    await page.reload();
    const address = `reader.${crypto.randomUUID()}@example.com`;
    await page.getByRole('textbox', { name: 'Email' }).fill(address);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    arrive();
    await expect(blog.toast('Successfully Subscribed!')).toBeVisible();
  });

  test('says why it could not subscribe', async ({ page }) => {
    await blog.untilScripted();
    await page.context().setOffline(true);
    await page.getByRole('textbox', { name: 'Email' }).fill('reader@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(blog.toast('Subscription Failed')).toBeVisible();
    await expect(blog.toast('Something went wrong. Please try again.')).toBeVisible();
  });
});

test('an article describes itself to machines, too', async ({ page }) => {
  const [article = ARTICLES[0]!] = ARTICLES;
  await page.goto(articleAddress(article));
  const { origin } = new URL(page.url());
  const address = origin + articleAddress(article);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', address);
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const things = blocks.map((block): Record<string, unknown> => JSON.parse(block));
  expect(things.map((thing) => thing['@type'])).toEqual(['BlogPosting', 'BreadcrumbList']);
  expect(things[0]).toMatchObject({ headline: article.title, url: address });
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  const reply = await page.request.get(picture ?? '');
  expect(reply.headers()['content-type']).toBe('image/png');
});

test('an article that does not exist gets a friendly page, and the status 404', async ({
  page,
}) => {
  const reply = await page.goto('/beauty-tips-blog?article=no-such-article');
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Beauty Tips Blog' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the tabs are links to their articles, and no search is offered', async ({ page }) => {
    await page.goto('/beauty-tips-blog');
    const blog = new Blog(page);
    await expect(blog.articles).toHaveCount(5);
    await expect(blog.search).toBeHidden();
    await blog.tab('Eye Makeup').click();
    await expect(blog.articles.filter({ visible: true })).toHaveCount(1);
    await expect(blog.featured).toBeHidden();
    await expect(page.getByRole('button', { name: 'Subscribe' })).toBeHidden();
  });
});
