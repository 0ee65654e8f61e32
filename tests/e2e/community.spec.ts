import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/test.ts';
import { closeWithEscape } from './close-with-escape.ts';
import { signInNewPerson } from './site-page.ts';
import { PanelPage } from './panel-page.ts';

async function openTab(page: Page, tab: string): Promise<PanelPage> {
  const panels = new PanelPage(page);
  await panels.open(`#panel=community/${tab}`);
  await expect(panels.panel('Social & Community')).toBeVisible();
  return panels;
}

test.describe('the community card', () => {
  test('has five tabs and opens with the artists', async ({ page }) => {
    const panels = new PanelPage(page);
    await panels.open('#panel=community');
    const tabs = page.getByRole('tab');
    await expect(tabs).toHaveText(['Live', 'Challenges', 'Artists', 'Rating', 'Trends']);
    await expect(page.getByRole('tab', { name: 'Artists' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.getByText('Artists FREE!')).toBeVisible();
  });

  for (const tab of ['live', 'challenges'] as const) {
    test(`says of ${tab} that it is coming, and asks to sign in before what Pro is`, async ({
      page,
    }) => {
      const panels = await openTab(page, tab);
      const ahead = panels
        .panel('Social & Community')
        .getByRole('button', { name: /will be part of Pro\. See what Pro includes\.$/ });
      await expect(ahead).toContainText('PRO');
      await expect(ahead).toContainText('Coming');
      await ahead.click();
      const prompt = page.getByRole('dialog', { name: 'Sign In Required' });
      await expect(prompt).toContainText('will be part of Pro. Sign in to see what Pro adds.');
      await closeWithEscape(prompt);
      await signInNewPerson(page);
      await openTab(page, tab);
      await ahead.click();
      await expect(page.getByRole('dialog', { name: 'Pro is coming' })).toBeVisible();
    });
  }
});

test.describe('artists', () => {
  test('are labelled as samples, and book through a web search in a tab of its own', async ({
    page,
    context,
  }) => {
    await context.route('https://duckduckgo.com/**', (route) => route.fulfill({ body: 'found' }));
    const panels = await openTab(page, 'artists');
    await expect(page.getByText('Sample artist', { exact: true })).toHaveCount(3);
    for (const price of ['$120', '$150', '$95']) {
      await expect(page.getByText(`${price} per session`)).toBeVisible();
    }
    const booked = page.getByRole('listitem').filter({ hasText: 'Fully booked' });
    await expect(booked.getByRole('heading')).toHaveCount(1);
    await expect(booked.getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Book / })).toHaveCount(2);
    const link = page.getByRole('link', { name: /^Book / }).first();
    await expect(link).toHaveAttribute('rel', /noopener/);
    const [report, tab] = await Promise.all([
      page.waitForRequest('**/api/track-affiliate-click'),
      context.waitForEvent('page'),
      link.click(),
      // It says so for a few seconds only.
      expect(page.getByText('Opening Platform...')).toBeVisible(),
      expect(panels.toast('Platform Opened')).toBeVisible(),
    ]);
    expect(report.postDataJSON()).toMatchObject({
      type: 'consultation_booking',
      artistName: 'Noor Valette',
      commission: 18,
    });
    await tab.waitForLoadState();
    expect(tab.url()).toContain('https://duckduckgo.com/');
    expect(await tab.evaluate(() => window.opener)).toBeNull();
  });

  test('can be booked while the booking cannot be recorded', async ({ page, context }) => {
    await context.route('https://duckduckgo.com/**', (route) => route.fulfill({ body: 'found' }));
    await context.route('**/api/track-affiliate-click', (route) => route.abort());
    await openTab(page, 'artists');
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page
        .getByRole('link', { name: /^Book / })
        .nth(1)
        .click(),
    ]);
    await tab.waitForLoadState();
    expect(tab.url()).toContain('duckduckgo.com');
  });
});

test.describe('trends', () => {
  test('apply what they say to the look, and are undone', async ({ page }) => {
    const panels = await openTab(page, 'trends');
    await page.getByRole('button', { name: 'Apply Glass Skin' }).click();
    await expect(panels.toast('Trend Applied')).toBeVisible();
    await page.getByRole('button', { name: 'Apply Neon Line' }).click();
    await page.getByRole('button', { name: 'Apply Berry Monochrome' }).click();
    await panels.room('Mirror').click();
    expect(await panels.values()).toEqual(['70', '50', '60', '85', '65', '20']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await panels.values()).toEqual(['70', '50', '60', '80', '65', '40']);
  });
});

test.describe('ratings', () => {
  test('need at least one star', async ({ page }) => {
    const panels = await openTab(page, 'rating');
    await page.getByRole('button', { name: 'Submit Rating' }).click();
    await expect(panels.toast('Rating Required')).toBeVisible();
    await expect(
      page.getByText('Please select a star rating for this look.').first(),
    ).toBeVisible();
  });

  test('are stored, one for each person and look, and can be changed', async ({ page }) => {
    const panels = await openTab(page, 'rating');
    await page.getByRole('radio', { name: 'Bold', exact: true }).click();
    await page.getByRole('radio', { name: '4 stars' }).click();
    await page.getByRole('button', { name: 'Submit Rating' }).click();
    await expect(panels.toast('Rating Submitted')).toBeVisible();
    await expect(page.getByText('4.0 of 5, from 1 rating')).toBeVisible();
    await page.reload();
    await page.getByRole('radio', { name: 'Bold', exact: true }).click();
    await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await page.getByRole('radio', { name: '2 stars' }).click();
    await page.getByRole('button', { name: 'Submit Rating' }).click();
    await expect(page.getByText('2.0 of 5, from 1 rating')).toBeVisible();
  });

  test('that cannot be stored say so', async ({ page, context }) => {
    const panels = await openTab(page, 'rating');
    await context.route('**/api/look-ratings/**', (route) => route.abort());
    await page.getByRole('radio', { name: '5 stars' }).click();
    await page.getByRole('button', { name: 'Submit Rating' }).click();
    await expect(panels.toast('Rating Not Submitted')).toBeVisible();
  });
});
