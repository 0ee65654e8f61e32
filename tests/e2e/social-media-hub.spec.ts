import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { smallStillCamera } from '#tests/support/face-cameras.ts';
import { expect, test } from '#tests/support/test.ts';
import { findingsOf, overflowOf } from './axe.ts';
import { PanelPage } from './panel-page.ts';
import { announceProStatus, payFor } from './pay.ts';
import { signInNewPerson } from './site-page.ts';

test('a look is posted by whatever means the browser has, and told in a story that is saved as a picture and as a film', async ({
  openStudio,
}) => {
  const page = await openStudio({ cameraFile: await smallStillCamera() });
  const panels = new PanelPage(page);
  const panel = panels.panel('Social Media Hub');
  const press = (name: string) => panel.getByRole('button', { name, exact: true }).click();

  // On the free plan, only the header is shown, and what the panel would take.
  await page.goto('/#panel=social-media-hub');
  await expect(panel.getByText('Social Media Hub is part of Pro')).toBeVisible();
  await expect(panel.getByRole('tab')).toHaveCount(0);
  await signInNewPerson(page);
  await payFor(page, 'monthly');
  await announceProStatus(page);
  await page.goto('/?again#panel=social-media-hub/share');
  await expect(panel.getByRole('img', { name: 'The picture, 4:5' })).toBeVisible();

  await press('Share');
  await expect(panels.toast('Select Platforms')).toBeVisible();

  // A caption with the look's own shades, and how it comes out on each platform.
  const caption = panel.getByRole('textbox', { name: 'Caption' });
  await panel.getByText('Party', { exact: true }).click();
  await press('Write a Caption');
  await expect(panels.toast('Caption Generated')).toBeVisible();
  await expect(caption).toHaveValue(/Hot Pink|Soft Rose|Sunset Glow|Carbon|Lift Black|Fair/);
  const first = await caption.inputValue();
  await press('Write Another');
  await expect(caption).not.toHaveValue(first);
  await caption.fill('a'.repeat(300));
  await expect(panel.getByText('280 of 280 characters')).toBeVisible();
  await panel.getByRole('button', { name: /^TikTok/ }).click();
  await expect(panel.getByText('Your caption is longer than TikTok takes')).toBeVisible();
  await caption.fill('My lips tonight.');
  await expect(panel.getByRole('button', { name: '#makeup', exact: true })).toBeVisible();
  await press('#makeup');
  await expect(
    panel.getByText('25 of 150 characters, hashtags: 1 of 1 (best with 5)'),
  ).toBeVisible();

  // The caption survives a reload.
  await page.reload();
  await expect(caption).toHaveValue('My lips tonight.');
  await expect(panel.getByRole('button', { name: '#makeup', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(panel.getByRole('button', { name: /^TikTok/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  // The mirror's picture, before and after, cropped for the platform.
  await page.getByRole('button', { name: 'Start Camera' }).click();
  await expect(panels.mirror.getByText('Live', { exact: true })).toBeVisible({ timeout: 60_000 });
  await panel.getByText('Before and after', { exact: true }).click();
  await expect(panel.getByRole('button', { name: 'Take It Again' })).toBeVisible();

  // No share sheet and no page for new posts: the text is copied and the picture saved.
  const saved = page.waitForEvent('download');
  await press('Share');
  await expect(panels.toast('Sharing in Progress')).toBeVisible();
  const post = await saved;
  expect(post.suggestedFilename()).toBe('lookglass-tiktok.jpg');
  expect(await sharp(await post.path()).metadata()).toMatchObject({ width: 1080, height: 1920 });
  await expect(panels.toast('Copied to Clipboard')).toBeVisible();
  await expect(panel.getByText('Your text is copied and the picture is in your')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'My lips tonight.\n\n#makeup',
  );

  // X has a page for new posts. It opens without access to ours.
  await page.context().route('https://x.com/**', (route) => route.fulfill({ body: 'a new post' }));
  await panel.getByRole('button', { name: /^X/ }).click();
  const opened = page.context().waitForEvent('page');
  await press('Next: X');
  const other = await opened;
  await expect(panels.toast('Platform Opened')).toBeVisible();
  await other.waitForURL(/x\.com\/intent\/post\?text=My%20lips%20tonight/);
  expect(await other.evaluate(() => opener)).toBeNull();
  await other.close();

  await panel.getByRole('tab', { name: 'Stories' }).click();
  await panel.getByText('Shade Card', { exact: true }).click();
  const title = panel.getByRole('textbox', { name: 'Title' });
  await title.fill('Out tonight');
  const word = panel.getByRole('button', { name: 'Move title' });
  const top = () => word.evaluate(({ style }) => Number.parseFloat(style.top));
  const before = await top();
  await word.focus();
  await page.keyboard.press('Shift+ArrowDown');
  await expect.poll(top).toBeGreaterThan(before);
  await expect(panel.getByRole('status').filter({ hasText: 'percent down' })).toHaveCount(1);
  await press('Reset Positions');
  await expect.poll(top).toBe(before);
  expect.soft(await findingsOf(page)).toEqual([]);

  const picture = page.waitForEvent('download');
  await press('Save Picture');
  const story = await picture;
  expect(story.suggestedFilename()).toBe('lookglass-story-shade-card.png');
  expect(await sharp(await story.path()).metadata()).toMatchObject({ width: 1080, height: 1920 });
  await expect(panels.toast('Story Created')).toBeVisible();

  await press('Make the Film');
  await expect(panel.getByRole('progressbar', { name: 'Making the film…' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Save Film' })).toBeVisible({ timeout: 60_000 });
  const film = page.waitForEvent('download');
  await press('Save Film');
  const file = await readFile(await (await film).path());
  expect(file.length).toBeGreaterThan(20_000);

  // Looks to post about, and how well the person's own are doing.
  await panel.getByRole('tab', { name: 'Ideas' }).click();
  await press('Put on Terrace at Dusk');
  await expect(panels.toast('Look Applied')).toBeVisible();
  await expect(panel.getByText('Terrace at Dusk is on')).toBeAttached();
  await panel.getByRole('tab', { name: 'Analytics' }).click();
  await expect(panel.getByText('You have no public look yet')).toBeVisible();
  expect.soft(await findingsOf(page)).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(panel.getByRole('tab', { name: 'Analytics' })).toBeVisible();
  await expect.poll(() => overflowOf(page)).toBe(0);
});
