import type { Page } from '@playwright/test';
import { QUICK_LOOKS } from '#content/quick-looks.ts';
import { challenge, enterChallenge } from '#contracts/challenges.ts';
import { saveLook } from '#contracts/makeup-looks.ts';
import { createChallenge } from '#contracts/operator-challenges.ts';
import { expect, test } from '#tests/support/test.ts';
import { newPerson } from './account-pages.ts';
import { closeWithEscape } from './close-with-escape.ts';
import { makeAccount, makeOperator, saveQuickLook } from './looks-api.ts';
import { grantPro } from './operator-api.ts';
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

  test('locks the live sessions without Pro, and asks to sign in before explaining Pro', async ({
    page,
  }) => {
    const panels = await openTab(page, 'live');
    const ahead = panels
      .panel('Social & Community')
      .getByRole('button', { name: /^PRO\. Live sessions are part of Pro\./ });
    await ahead.click();
    await expect(page.getByRole('dialog', { name: 'Sign In Required' })).toContainText(
      'Live sessions are part of Pro. Sign in to see what Pro adds.',
    );
  });
});

test('the locked live sessions lead a signed-in person to the upgrade, by mouse and by keyboard', async ({
  page,
  studio: { origin },
}) => {
  await makeAccount(page.request, origin, newPerson());
  const panels = await openTab(page, 'live');
  const locked = panels
    .panel('Social & Community')
    .getByRole('button', { name: /^PRO\. Live sessions are part of Pro\./ });
  const upgrade = page.getByRole('dialog', { name: 'Upgrade to Pro' });
  await locked.click();
  await closeWithEscape(upgrade);
  await expect(locked).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(upgrade).toBeVisible();
  expect.soft(await panels.findings()).toEqual([]);
});

test('challenges are for Pro: one is joined, a look that meets its brief entered, and another voted for', async ({
  page,
  playwright,
  studio: { origin, dataFolder },
}) => {
  const [person, rival] = [newPerson(), newPerson()];
  await makeAccount(page.request, origin, person);
  await saveQuickLook(page.request, origin, 'My smoke', { quick: 'night-out' });
  const panels = await openTab(page, 'challenges');
  const panel = panels.panel('Social & Community');
  await panel.getByRole('button', { name: /^PRO\. Challenges are part of Pro/ }).click();
  await closeWithEscape(page.getByRole('dialog', { name: 'Upgrade to Pro' }));

  const elsewhere = await playwright.request.newContext();
  await makeAccount(elsewhere, origin, rival);
  await makeOperator(dataFolder, rival.email);
  for (const { email } of [person, rival]) await grantPro(elsewhere, origin, email);
  const send = async (path: string, data: unknown) => {
    const reply = await elsewhere.post(`${origin}${path}`, { headers: { origin }, data });
    expect(reply.ok(), await reply.text()).toBe(true);
    return challenge.parse(await reply.json());
  };
  const startsAt = new Date();
  const { id: challengeId } = await send(createChallenge.path, {
    actionId: crypto.randomUUID(),
    settings: {
      title: 'A line to remember',
      about: 'Black, and all of it.',
      prize: 'An eyeliner',
      difficulty: 'easy',
      startsAt: startsAt.toISOString(),
      endsAt: new Date(startsAt.getTime() + 7 * 864e5).toISOString(),
      parts: [
        { kind: 'wear', product: 'eyeliner', color: 'black', least: 85 },
        { kind: 'wear', product: 'eyeshadow', finish: 'shimmer' },
      ],
    },
  });
  const look = QUICK_LOOKS.find(({ id }) => id === 'night-out')!.look;
  const lookId = crypto.randomUUID();
  await elsewhere.post(`${origin}${saveLook.path}`, {
    headers: { origin },
    data: {
      id: lookId,
      name: 'Their smoke',
      isPublic: true,
      look: { ...look, mascara: { opacity: 40 } },
    },
  });
  await send(enterChallenge.path, { challengeId, lookId });
  await elsewhere.dispose();

  await page.reload();
  const card = panel.getByRole('listitem').filter({ hasText: 'A line to remember' });
  await expect(card).toContainText('Your look meets 0 of 2');
  await card.getByRole('button', { name: 'Join Challenge: A line to remember' }).click();
  await expect(panels.toast('Challenge Joined')).toBeVisible();
  await expect(card).toContainText('Joined');
  await card.getByRole('button', { name: /^Community challenge/ }).click();
  await expect(panel.getByText('Your eyeliner is at 80%. Wear 85% or more.')).toBeVisible();
  await panel.getByRole('button', { name: 'Make Public and Enter: My smoke' }).click();
  await expect(panels.toast('Look Entered')).toBeVisible();
  await expect(panel.getByText('Yours', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Vote for Their smoke' }).click();
  await expect(panels.toast('Vote Counted')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Your vote: Their smoke' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect.soft(await panels.findings()).toEqual([]);
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
      // It says so only for a few seconds.
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
  test('apply to the look what they describe, and can be undone', async ({ page }) => {
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

  test('have a gallery, where a person shows a look and others put it on', async ({
    page,
    studio,
    openStudio,
  }) => {
    await makeAccount(page.request, studio.origin, newPerson());
    await saveQuickLook(page.request, studio.origin, 'Shown to all', { isPublic: true });
    await page.goto('/my-saved-looks');
    await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'PATCH'),
      page.getByRole('switch', { name: 'Show Shown to all in the gallery' }).click(),
    ]);
    const other = await openStudio({ path: '/#panel=community/trends' });
    const [told] = await Promise.all([
      other.waitForRequest('**/api/makeup-looks/*/uses'),
      other.getByRole('button', { name: 'Put on Shown to all' }).click(),
    ]);
    expect(told.postDataJSON()).toMatchObject({ use: 'apply', way: 'gallery' });
    await expect(new PanelPage(other).toast('Look Applied')).toBeVisible();
    await expect(other.getByRole('button', { name: 'Put on Shown to all' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );

    // From the look to the products of the shop that come close to each of its shades, by keyboard.
    await other.getByRole('button', { name: 'Find Shown to all in the shop' }).press('Enter');
    const shop = new PanelPage(other).panel('Shopping and Commerce');
    await expect(shop.getByRole('heading', { name: '8 shades' })).toBeVisible();
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
