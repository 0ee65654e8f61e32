import type { Page } from '@playwright/test';
import { PHONE } from '#app/kit/first-sight/arrangement.ts';
import { expect, test } from '#tests/support/test.ts';
import { overflowOf } from './axe.ts';
import { boxOf, controlsInSight, overlap, overlaps } from './boxes.ts';
import { PRODUCTS, StudioPage } from './studio-page.ts';

const WIDE = [
  { name: 'a desktop', width: 1440, height: 900 },
  { name: 'a small desktop', width: 1280, height: 720 },
  { name: 'a low window', width: 1024, height: 600 },
  { name: 'a desktop at 200%', width: 720, height: 450 },
  { name: 'a phone on its side', width: 844, height: 390 },
  { name: 'a small phone on its side', width: 667, height: 340 },
  { name: 'a tablet', width: 768, height: 1024 },
] as const;
const PHONES = [
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a small phone', width: 320, height: 568 },
  { name: 'the smallest phone on its side', width: 568, height: 320 },
] as const;
/** Products that come in shades to choose from. */
const SHADED = PRODUCTS.filter((product) => product !== 'Mascara');

/** The studio with the drawn model in the mirror, divided, without motion. */
async function openDivided(page: Page): Promise<StudioPage> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const studio = new StudioPage(page);
  await studio.showDrawnModel();
  await page.getByRole('button', { name: 'Before and after', exact: true }).click();
  return studio;
}

/** Sets the window's size, and waits until the page has taken it. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.mouse.move(0, 0);
  // The studio's other arrangement is only loaded when it is first needed.
  await page.waitForFunction(
    (phone) => matchMedia(phone).matches === (document.querySelector('.phone-tools') !== null),
    PHONE,
  );
  await expect(page.getByRole('slider', { name: 'Before and after divider' })).toBeVisible();
  // Waits until what is measured has been drawn.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

/**
 * Names of the shades that are not completely inside the window, or whose name is
 * cut off or broken within a word.
 */
function hiddenShades(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const shades = [...document.querySelectorAll('.shade-choice > [role="radio"]')];
    if (shades.length === 0) return ['there are no shades'];
    /** Whether a word of it, or a part before a hyphen, spans more than one line. */
    const isBroken = (shade: Element): boolean => {
      const text = [...shade.childNodes].find((node) => node.nodeType === Node.TEXT_NODE);
      if (text === undefined) return true;
      return [...shade.textContent.matchAll(/[^\s-]+/g)].some((word) => {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        return new Set([...range.getClientRects()].map((rect) => rect.top)).size !== 1;
      });
    };
    return shades
      .filter((shade) => {
        const box = shade.getBoundingClientRect();
        const inside =
          box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
        return !inside || shade.scrollWidth > shade.clientWidth + 1 || isBroken(shade);
      })
      .map((shade) => shade.textContent);
  });
}

test.describe('beside or above the look, the mirror', () => {
  test('keeps every shade in sight, and no control overlaps another', async ({ page }) => {
    test.slow();
    const studio = await openDivided(page);
    for (const { name, ...size } of WIDE) {
      await resize(page, size);
      for (const product of SHADED) {
        await studio.look.getByRole('button', { name: new RegExp(`^${product}`) }).click();
        await expect(page.getByRole('region', { name: `${product} shades` })).toBeVisible();
        expect.soft(await hiddenShades(page), `${product} on ${name}`).toEqual([]);
      }
      expect.soft(overlaps(await controlsInSight(page)), name).toEqual([]);
      expect.soft(await overflowOf(page), `${name} scrolls sideways`).toBe(0);
      const mirror = await boxOf(page, '#mirror');
      const strip = await boxOf(page, '.shade-strip');
      expect
        .soft(mirror.bottom, `the shades are under the mirror on ${name}`)
        .toBeLessThan(strip.top);
      expect.soft(mirror.bottom - mirror.top, `${name} has a mirror`).toBeGreaterThan(120);
    }
  });

  test('leaves the buttons of the look in one row, each with its text or its icon', async ({
    page,
  }) => {
    await page.goto('/');
    for (const { name, ...size } of WIDE) {
      await page.setViewportSize(size);
      await expect(page.getByRole('button', { name: 'Save Look' })).toBeInViewport();
      const buttons = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.look-actions > button')]
          .filter((button) => button.offsetWidth > 0)
          .map((button) => ({
            top: button.offsetTop,
            isEmpty: button.innerText === '' && button.querySelector('svg')?.clientWidth === 0,
            isCut: button.scrollWidth > button.clientWidth,
          })),
      );
      expect.soft(new Set(buttons.map(({ top }) => top)).size, `rows on ${name}`).toBe(1);
      expect
        .soft(
          buttons.filter(({ isEmpty, isCut }) => isEmpty || isCut),
          name,
        )
        .toEqual([]);
      const row = await boxOf(page, '.look-actions');
      const outside = (await controlsInSight(page, '.look-actions')).filter(
        ({ right }) => right > row.right + 1,
      );
      expect.soft(outside, name).toEqual([]);
    }
  });

  test('is not moved by scrolling to the last product', async ({ page }) => {
    await page.goto('/');
    const studio = new StudioPage(page);
    for (const { name, ...size } of WIDE) {
      await page.setViewportSize(size);
      const before = await boxOf(page, '#mirror');
      await studio.slider('Foundation').scrollIntoViewIfNeeded();
      await expect(studio.slider('Foundation')).toBeInViewport();
      expect.soft(await boxOf(page, '#mirror'), name).toEqual(before);
    }
  });
});

test.describe('on a phone', () => {
  test('no control lies over those that start the mirror', async ({ page }) => {
    for (const { name, ...size } of PHONES) {
      await page.setViewportSize(size);
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Start Camera' })).toBeInViewport();
      expect.soft(overlaps(await controlsInSight(page)), name).toEqual([]);
    }
  });

  test('no control overlaps another, and nothing scrolls sideways', async ({ page }) => {
    await openDivided(page);
    for (const { name, ...size } of PHONES) {
      await resize(page, size);
      const tabs = page.getByRole('tablist', { name: 'Products' });
      for (const tab of await tabs.getByRole('tab').all()) {
        await tab.click();
        const label = `${await tab.textContent()} on ${name}`;
        expect.soft(overlaps(await controlsInSight(page)), label).toEqual([]);
        expect.soft(await overflowOf(page), `${label} scrolls sideways`).toBe(0);
      }
      const tools = await boxOf(page, '.phone-tools');
      const intensity = await boxOf(page, '.phone-tray input[type="range"]');
      const end = size.width < size.height ? intensity.top : size.height;
      expect.soft(tools.bottom, `the tools stay in the picture of ${name}`).toBeLessThan(end);
      await expect(tabs).toBeInViewport();
      await expect(page.getByRole('button', { name: 'Capture Look' })).toBeInViewport();
    }
  });
});

test('a toast covers no slider, and beside the look not the button that closes the picture', async ({
  page,
}) => {
  test.slow();
  const studio = await openDivided(page);
  const lowest = {
    name: 'the lowest desktop with notices over the mirror',
    width: 1320,
    height: 641,
  };
  for (const { name, ...size } of [...WIDE, lowest, ...PHONES]) {
    await resize(page, size);
    await page.getByRole('button', { name: 'Capture Look' }).click();
    await expect(studio.toast('Image Captured')).toBeVisible();
    const toast = await boxOf(page, '.toast');
    const covered = (await controlsInSight(page))
      .filter((control) => overlap(control, toast))
      .map((control) => control.name);
    for (const slider of [...PRODUCTS, 'Makeup Intensity', 'Before and after divider']) {
      expect.soft(covered, `${slider} on ${name}`).not.toContain(slider);
    }
    if (!PHONES.some((phone) => phone.name === name)) {
      expect.soft(covered, name).not.toContain('Close Picture');
    }
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(studio.toast('Image Captured')).toBeHidden();
  }
});

test('no more than one rounded clip lies around the picture, or each frame takes longer to show', async ({
  page,
}) => {
  await openDivided(page);
  for (const { name, ...size } of [WIDE[0], PHONES[0]]) {
    await resize(page, size);
    const clips = await page.locator('.mirror-host > canvas').evaluate((canvas) => {
      const around: string[] = [];
      for (let each = canvas.parentElement; each !== null; each = each.parentElement) {
        const { overflow, borderRadius } = getComputedStyle(each);
        if (overflow !== 'visible' && borderRadius !== '0px') around.push(each.className);
      }
      return around;
    });
    expect(clips.length, `${name}: ${clips.join(', ')}`).toBeLessThanOrEqual(1);
  }
});

test('the text over the picture is readable on the palest skin', async ({ page }) => {
  await openDivided(page);
  for (const { name, ...size } of [WIDE[0], PHONES[0]]) {
    await resize(page, size);
    const ratios = await page.evaluate(() => {
      const context = new OffscreenCanvas(1, 1).getContext('2d');
      if (context === null) return [];
      /** The result of painting colours over each other, as sRGB bytes. */
      const paint = (...colours: readonly string[]): Uint8ClampedArray => {
        for (const colour of colours) {
          context.fillStyle = colour;
          context.fillRect(0, 0, 1, 1);
        }
        return context.getImageData(0, 0, 1, 1).data;
      };
      const luminance = (bytes: Uint8ClampedArray): number => {
        const [red = 0, green = 0, blue = 0] = [...bytes].map((byte) =>
          byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const palest = '#fdf3ea';
      return [...document.querySelectorAll('#mirror .caps, #mirror .privacy-note')].map((words) => {
        const { backgroundColor, color } = getComputedStyle(words);
        const ground = luminance(paint(palest, backgroundColor));
        const ink = luminance(paint(palest, backgroundColor, color));
        return { words: words.textContent, ratio: (ink + 0.05) / (ground + 0.05) };
      });
    });
    expect(ratios.map(({ words }) => words)).toContain('Bare');
    for (const { words, ratio } of ratios) {
      expect.soft(ratio, `${words} on ${name}`).toBeGreaterThan(4.5);
    }
  }
});
