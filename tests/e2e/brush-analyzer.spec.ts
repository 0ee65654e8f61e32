import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/test.ts';
import { smallStillCamera } from '#tests/support/face-cameras.ts';
import { findingsOf, overflowOf } from './axe.ts';
import { seenInMirror } from './mirror-page.ts';
import { PanelPage } from './panel-page.ts';
import { beginAsPro } from './pay.ts';

test('a face is painted on, by pointer and by keys: strokes lie on it, are read, undone and come back', async ({
  openStudio,
}) => {
  const page = await openStudio({
    cameraFile: await smallStillCamera({ pose: { scale: 1.6 } }),
    before: beginAsPro,
    path: '/#panel=brush-analyzer',
  });
  const panels = new PanelPage(page);
  const panel = panels.panel('Virtual Brush Analyzer');
  await page.getByRole('button', { name: 'Start Camera' }).click();
  await expect(panels.mirror.getByText('Live', { exact: true })).toBeVisible({ timeout: 60_000 });

  await panel.getByRole('button', { name: 'Start Analysis' }).click();
  await panel.getByRole('radio', { name: 'Lipstick' }).click();
  const cheek = await placeInMirror(page, 0.4, 0.56);
  const before = await pinkAround(page, cheek);
  await paint(page, cheek, 40);
  await expect(panel.getByText('1 stroke', { exact: true })).toBeVisible();
  await expect.poll(() => pinkAround(page, cheek)).toBeGreaterThan(before + 120);
  await expect(panel.getByText('Estimated from your speed')).toBeVisible();
  await expect(panel.getByRole('meter', { name: 'Pressure' })).toHaveAttribute(
    'aria-valuetext',
    /^\d+%$/,
  );
  await expect(fact(panel, 'Target area')).toHaveText(/cheek|nose|eye/i);
  expect.soft(await findingsOf(page)).toEqual([]);

  await panel.getByRole('button', { name: 'Apply Pressure Effect' }).click();
  await expect(panels.toast('Makeup Adjusted')).toBeVisible();

  await panel.getByRole('button', { name: 'Undo Stroke' }).click();
  await expect.poll(() => pinkAround(page, cheek)).toBeLessThan(before + 30);

  await panel.getByRole('button', { name: 'Brush', exact: true }).focus();
  for (const key of ['Space', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Space']) {
    await page.keyboard.press(key);
  }
  await expect(panel.getByText('1 stroke', { exact: true })).toBeVisible();

  await page.reload();
  await expect(panel.getByText('1 stroke', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Take All Off' }).click();
  await expect(panel.getByText('No strokes yet')).toBeVisible();
  await panel.getByRole('button', { name: 'Bring Back' }).click();
  await expect(panel.getByText('1 stroke', { exact: true })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Start Camera' }).click();
  await expect(panels.mirror.getByText('Live', { exact: true })).toBeVisible({ timeout: 60_000 });
  await panel.getByRole('button', { name: 'Start Analysis' }).click();
  await paint(page, await placeInMirror(page, 0.5, 0.62), 24);
  await expect(panel.getByText('2 strokes', { exact: true })).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
  await panel.getByRole('button', { name: 'Stop Analysis' }).click();
  await expect(page.locator('.brush-mirror')).toHaveCount(0);
});

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A place of the mirror, from its shares, in pixels of the page. */
async function placeInMirror(page: Page, across: number, down: number): Promise<Place> {
  const box = (await page.locator('.mirror-slot').boundingBox())!;
  return { x: box.x + box.width * across, y: box.y + box.height * down };
}

/** A stroke to and fro, as slowly as a hand. */
async function paint(page: Page, { x, y }: Place, length: number): Promise<void> {
  await page.mouse.move(x - length / 2, y);
  await page.mouse.down();
  await page.mouse.move(x + length / 2, y, { steps: 12 });
  await page.mouse.move(x - length / 2, y, { steps: 12 });
  await page.mouse.up();
}

/** Pixels of the picture around a place that are as pink as the lipstick. */
async function pinkAround(page: Page, { x, y }: Place): Promise<number> {
  const box = (await page.locator('.mirror-slot').boundingBox())!;
  const { data, width } = await seenInMirror(page);
  let count = 0;
  for (let row = Math.round(y - box.y) - 25; row < y - box.y + 25; row += 1) {
    for (let column = Math.round(x - box.x) - 40; column < x - box.x + 40; column += 1) {
      const at = 3 * (row * width + column);
      const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
      if (red - green > 60 && blue - green > 22) count += 1;
    }
  }
  return count;
}

function fact(panel: Locator, name: string): Locator {
  return panel.locator('.brush-facts > div', { hasText: name }).getByRole('definition');
}
