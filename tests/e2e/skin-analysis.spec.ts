import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/test.ts';
import { stillCamera } from '#tests/support/face-cameras.ts';
import { findingsOf, overflowOf } from './axe.ts';
import { PanelPage } from './panel-page.ts';
import { beginAsPro } from './pay.ts';

test('skin is measured from the camera, mapped on the face, kept with the account, and its look worn and undone', async ({
  openStudio,
}) => {
  const page = await openStudio({
    cameraFile: await stillCamera({ pose: { scale: 1.6 } }),
    before: beginAsPro,
    path: '/#panel=skin-analysis',
  });
  const panels = new PanelPage(page);
  const panel = panels.panel('Advanced Skin Analysis');

  await panel.getByRole('button', { name: 'Start Analysis' }).click();
  await expect(panels.toast('Camera Required')).toBeVisible();
  await page.getByRole('button', { name: 'Start Camera' }).click();
  await expect(panels.mirror.getByText('Live', { exact: true })).toBeVisible({ timeout: 60_000 });

  await panel.getByRole('button', { name: 'Start Analysis' }).click();
  await expect(
    panel.getByRole('progressbar', { name: 'Detecting skin texture patterns' }),
  ).toHaveAttribute('aria-valuenow', '30');
  await expect(panels.toast('Analysis Complete')).toBeVisible({ timeout: 60_000 });
  await expect(panel.getByRole('heading', { name: 'Skin score' })).toBeVisible();
  await panel.getByRole('button', { name: 'How is this made?' }).click();
  await expect(panel.getByText('33% of the score').first()).toBeVisible();
  expect.soft(await findingsOf(page)).toEqual([]);

  await panel.getByRole('radio', { name: 'With my account' }).click();
  await page.getByRole('button', { name: 'Keep with my account' }).click();
  await expect(panel.getByText('1 analysis kept.')).toBeVisible();
  expect(await keptWithAccount(page)).toMatchObject({ total: 1, agreedAt: expect.any(String) });

  const cheek = panels.mirror.locator('[data-zone="cheek-left"]');
  await expect(cheek).toHaveAttribute('d', /^M/);
  await cheek.click();
  await expect(panel.getByRole('heading', { name: 'Left cheek' })).toBeVisible();
  await page.getByRole('radio', { name: 'Shine' }).click();
  await panel.getByRole('button', { name: 'Next zone' }).click();
  await expect(panel.getByRole('heading', { name: 'Above the lip' })).toBeVisible();
  await panel.getByRole('button', { name: /^Back to the first/ }).click();
  await expect(panel.locator('.biomarker')).toHaveCount(20);

  await panel.getByRole('button', { name: 'Apply Perfect Look' }).click();
  await expect(panels.toast('Look Applied')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).first().click();

  await page.setViewportSize({ width: 390, height: 844 });
  await panel.getByRole('tab', { name: 'Tips' }).click();
  await expect(panel.getByRole('heading', { name: 'What a camera cannot know' })).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
  await panel.getByRole('button', { name: 'New Analysis' }).click();
  await expect(panel.getByRole('button', { name: 'Start Analysis' })).toBeVisible();

  await panel.getByRole('radio', { name: 'Don’t keep them' }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(panels.toast('History Erased')).toBeVisible();
  expect(await keptWithAccount(page)).toMatchObject({ total: 0, agreedAt: null });
});

async function keptWithAccount(page: Page): Promise<unknown> {
  return (await page.request.get('/api/skin-history')).json();
}
