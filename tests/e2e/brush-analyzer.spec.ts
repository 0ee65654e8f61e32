import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/test.ts';
import { smallStillCamera } from '#tests/support/face-cameras.ts';
import { findingsOf, overflowOf } from './axe.ts';
import { seenInMirror } from './mirror-page.ts';
import { PanelPage } from './panel-page.ts';
import { beginAsPro } from './pay.ts';

test('a face is painted on with pointer and keys: strokes stay on it, are analyzed, undone and restored', async ({
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
  expect.soft(await findingsOf(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Stop Analysis' }).click();
  await expect(page.locator('.brush-mirror')).toHaveCount(0);

  await test.step('one’s own skin is painted on, and what was painted before comes back alone', async () => {
    const [nose, chin] = [
      await placeInMirror(page, 0.5, 0.62),
      await placeInMirror(page, 0.5, 0.9),
    ];
    const painted = await pinkAround(page, nose);
    const bare = await pinkAround(page, chin);
    const removal = panels.panel('Professional Mode');
    await show(page, 'professional-mode/removal');
    await expect(removal.getByText('What you painted on your face')).toBeVisible();
    await removal.getByRole('button', { name: 'Preview Natural Skin' }).click();
    await expect.poll(() => pinkAround(page, nose)).toBeLessThan(painted - 60);

    await show(page, 'brush-analyzer');
    await expect(panel.getByText('Off while you look at your own skin')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Undo Stroke' })).toBeDisabled();
    await panel.getByRole('button', { name: 'Start Analysis' }).click();
    await paint(page, chin, 24);
    await expect(panel.getByText('1 stroke', { exact: true })).toBeVisible();
    await expect.poll(() => pinkAround(page, chin)).toBeGreaterThan(bare + 60);

    await show(page, 'professional-mode/removal');
    await expect(removal.getByText('You’ve put makeup on since.')).toBeVisible();
    expect.soft(await findingsOf(page)).toEqual([]);
    await removal.getByRole('button', { name: 'Restore Makeup' }).click();
    await expect(panels.toast('Makeup Restored')).toBeVisible();
    await expect.poll(() => pinkAround(page, nose)).toBeGreaterThan(painted - 30);
    await expect.poll(() => pinkAround(page, chin)).toBeLessThan(bare + 30);

    await show(page, 'brush-analyzer');
    await expect(panel.getByText('2 strokes', { exact: true })).toBeVisible();
    await panel.getByRole('button', { name: 'Bring Back' }).click();
    await expect(panel.getByText('3 strokes', { exact: true })).toBeVisible();
  });
});

test('a pen paints with its pressure and tilt, no point is dropped between two frames, and a face keeps at most ten thousand points', async ({
  page,
  studio,
}) => {
  await beginAsPro(page, studio.origin);
  await page.goto('/#panel=brush-analyzer');
  const panel = new PanelPage(page).panel('Virtual Brush Analyzer');
  await panel.getByRole('button', { name: 'Start Analysis' }).click();
  const chart = panel.getByRole('application', { name: 'Face chart' });
  const pen = await penOn(chart);
  const events = await page.evaluateHandle(() => {
    const moves: number[] = [];
    addEventListener('pointermove', (event) => moves.push(event.getCoalescedEvents().length), true);
    return moves;
  });

  // Down the nose, as fast as events can be sent.
  const SENT = 60;
  await pen.move({ x: 0.5, y: 0.4 });
  await pen.press(0.8);
  const path = Array.from({ length: SENT }, (_, at) => ({ x: 0.5, y: 0.4 + (0.2 * at) / SENT }));
  await Promise.all(path.map((place) => pen.move(place, 0.8)));
  await expect(panel.getByText('Measured by your pen')).toBeVisible();
  await expect(panel.getByRole('meter', { name: 'Pressure' })).toHaveAttribute(
    'aria-valuetext',
    '80%',
  );
  await expect(fact(panel, 'Pen tilt')).toHaveText('50°');
  expect.soft(await findingsOf(page)).toEqual([]);
  await pen.lift();
  await expect(panel.getByText('1 stroke', { exact: true })).toBeVisible();
  const told = await events.jsonValue();
  expect(Math.max(...told)).toBeGreaterThan(1);
  const [line] = await keptPoints(page);
  expect(line!.length / 4).toBeGreaterThan(0.9 * SENT);
  expect(line![2]).toBe(80);
  expect(line![3]).toBeGreaterThan(100);

  await page.evaluate((points) => {
    const kept = JSON.parse(sessionStorage.getItem('lookglass.paintedStrokes')!);
    const many = Array.from({ length: 10_000 }, (_, at) => points.slice(4 * (at % 50)).slice(0, 4));
    kept.strokes = [{ ...kept.strokes[0], points: many.flat() }];
    sessionStorage.setItem('lookglass.paintedStrokes', JSON.stringify(kept));
  }, line!);
  await page.reload();
  await expect(panel.getByText('1 stroke', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Start Analysis' }).click();
  const again = await penOn(chart);
  await again.move({ x: 0.35, y: 0.55 });
  await again.press(0.4);
  for (const x of [0.36, 0.38, 0.4, 0.42]) await again.move({ x, y: 0.55 }, 0.4);
  await again.lift();
  await expect(panel.getByText('2 strokes', { exact: true })).toBeVisible();
  const [first, second] = await keptPoints(page);
  expect(second!.length / 4).toBe(5);
  expect((first!.length + second!.length) / 4).toBeLessThanOrEqual(10_000);
});

function show(page: Page, panel: string): Promise<void> {
  return page.evaluate((hash) => {
    location.hash = hash;
  }, `#panel=${panel}`);
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A point of the mirror, given in shares of its size, in pixels of the page. */
async function placeInMirror(page: Page, across: number, down: number): Promise<Place> {
  const box = (await page.locator('.mirror-slot').boundingBox())!;
  return { x: box.x + box.width * across, y: box.y + box.height * down };
}

/** A stroke back and forth, as slow as a hand. */
async function paint(page: Page, { x, y }: Place, length: number): Promise<void> {
  await page.mouse.move(x - length / 2, y);
  await page.mouse.down();
  await page.mouse.move(x + length / 2, y, { steps: 12 });
  await page.mouse.move(x - length / 2, y, { steps: 12 });
  await page.mouse.up();
}

/** Number of pixels around a point of the picture that are as pink as the lipstick. */
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

/** A pen tilted by 50 degrees; places are shares of the surface that it paints on. */
async function penOn(surface: Locator): Promise<{
  readonly move: (place: Place, force?: number) => Promise<unknown>;
  readonly press: (force: number) => Promise<unknown>;
  readonly lift: () => Promise<unknown>;
}> {
  await surface.scrollIntoViewIfNeeded();
  const session = await surface.page().context().newCDPSession(surface.page());
  const box = (await surface.boundingBox())!;
  let at = { x: 0, y: 0 };
  const send = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', force: number) =>
    session.send('Input.dispatchMouseEvent', {
      type,
      ...at,
      force,
      tiltX: 50,
      tiltY: 0,
      pointerType: 'pen',
      button: type === 'mouseMoved' && force === 0 ? 'none' : 'left',
      buttons: force === 0 ? 0 : 1,
      clickCount: type === 'mouseMoved' ? 0 : 1,
    });
  return {
    move({ x, y }, force = 0) {
      at = { x: box.x + x * box.width, y: box.y + y * box.height };
      return send('mouseMoved', force);
    },
    press: (force) => send('mousePressed', force),
    lift: () => send('mouseReleased', 0),
  };
}

/** What the tab stores of each stroke: u, v, pressure and spread of its points, as integers. */
function keptPoints(page: Page): Promise<readonly (readonly number[])[]> {
  return page.evaluate(() =>
    JSON.parse(sessionStorage.getItem('lookglass.paintedStrokes') ?? '{"strokes":[]}').strokes.map(
      ({ points }: { points: number[] }) => points,
    ),
  );
}
