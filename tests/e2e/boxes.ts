/** Where things are on the page once its fonts are loaded: what overlaps, and what is out of sight. */

import type { Page } from '@playwright/test';

export interface Box {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * The controls that a person can see and reach, each clipped to the part of it
 * that its scroll containers show.
 */
export function controlsInSight(page: Page, within = 'body'): Promise<readonly Box[]> {
  return page.evaluate(async (root) => {
    await document.fonts.ready;
    const kinds = 'a[href], button, input, textarea, summary, [role="slider"], [role="radio"]';
    const controls = [...document.querySelectorAll(`${root} :is(${kinds})`)];
    return controls.flatMap((control) => {
      const style = getComputedStyle(control);
      if (style.visibility === 'hidden' || style.opacity === '0') return [];
      if (control.matches('.skip-link, [aria-hidden="true"]')) return [];
      const whole = control.getBoundingClientRect();
      let [left, top, right, bottom] = [whole.left, whole.top, whole.right, whole.bottom];
      const cut = (box: { left: number; top: number; right: number; bottom: number }): void => {
        left = Math.max(left, box.left);
        top = Math.max(top, box.top);
        right = Math.min(right, box.right);
        bottom = Math.min(bottom, box.bottom);
      };
      for (let above = control.parentElement; above !== null; above = above.parentElement) {
        if (getComputedStyle(above).overflow !== 'visible') cut(above.getBoundingClientRect());
      }
      cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
      if (right - left < 2 || bottom - top < 2) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent.trim();
      return [{ name, left, top, right, bottom }];
    });
  }, within);
}

/** Whether two boxes overlap by more than one pixel at the edges. */
export function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right - 1 &&
    other.left < one.right - 1 &&
    one.top < other.bottom - 1 &&
    other.top < one.bottom - 1
  );
}

/** Which of the boxes overlap, in words. */
export function overlaps(boxes: readonly Box[]): readonly string[] {
  return boxes.flatMap((one, place) =>
    boxes
      .slice(place + 1)
      .filter((other) => overlap(one, other))
      .map((other) => `${one.name} lies over ${other.name}`),
  );
}

/** The box of the first element that matches a selector. */
export async function boxOf(page: Page, selector: string): Promise<Box> {
  await page.evaluate(() => document.fonts.ready);
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not to be seen`);
  return {
    name: selector,
    left: box.x,
    top: box.y,
    right: box.x + box.width,
    bottom: box.y + box.height,
  };
}
