import '#app/panels/panels.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bagItem } from '#tests/shopping/bag-items.ts';
import { openStudio } from '#tests/studio/open-studio.ts';
import { queryClient } from '#app/kit/api/query-client.ts';
import { StudioProvider } from '#app/look/studio-context.tsx';
import { closePanel, openPanel } from '#app/person/navigation/open-panel.ts';
import { shoppingLists } from '#app/person/shopping-lists/shopping-lists.ts';
import { ShoppingPanel } from './shopping-panel.tsx';

/** Widths in CSS pixels; in the narrow one, the row of tabs does not fit. */
const WIDE = 900;
const NARROW = 390;
/** Width of the faded end of the row. */
const FADED = 44;
/** Tolerance, because layout may fall between two pixels. */
const ROUNDED = 1;

let root: Root;
let host: HTMLElement;

const row = () => host.querySelector<HTMLElement>('[role="tablist"]');
const chosen = () => host.querySelector('[role="tab"][aria-selected="true"]')!;

/** By how many pixels the chosen tab reaches into the faded end. */
function cutOff(): number {
  return chosen().getBoundingClientRect().right - row()!.getBoundingClientRect().right + FADED;
}

/** Sets another width for the tabs. Resolves once the page has been drawn with it. */
async function becomes(width: number): Promise<void> {
  host.style.width = `${width}px`;
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
}

beforeEach(async () => {
  openPanel('shopping', 'my-bag');
  host = document.createElement('div');
  host.style.setProperty('--panel-gutter', '18px');
  document.body.append(host);
  await becomes(WIDE);
  root = createRoot(host);
  root.render(
    <QueryClientProvider client={queryClient}>
      <StudioProvider studio={openStudio().studio}>
        <ShoppingPanel />
      </StudioProvider>
    </QueryClientProvider>,
  );
  await vi.waitFor(() => {
    if (row() === null) throw new Error('The panel has not been drawn yet.');
  });
});

afterEach(() => {
  root.unmount();
  host.remove();
  closePanel();
  localStorage.clear();
});

describe('the chosen tab of a panel', () => {
  it('stays in sight when the window becomes narrower', async () => {
    expect(row()!.scrollWidth).toBe(row()!.clientWidth);
    await becomes(NARROW);
    expect(chosen().textContent).toBe('My Bag');
    expect(row()!.scrollWidth).toBeGreaterThan(row()!.clientWidth);
    await expect.poll(cutOff).toBeLessThanOrEqual(ROUNDED);
  });

  it('stays in sight when a count makes its name longer', async () => {
    await becomes(NARROW);
    await expect.poll(cutOff).toBeLessThanOrEqual(ROUNDED);
    shoppingLists.change({ kind: 'add', item: bagItem() });
    await expect.poll(() => chosen().textContent).toBe('My Bag1');
    await expect.poll(cutOff).toBeLessThanOrEqual(ROUNDED);
  });

  it('leaves the panel where a person has scrolled it', async () => {
    host.style.height = '200px';
    host.style.overflowY = 'auto';
    const below = document.createElement('div');
    below.style.height = '2000px';
    host.append(below);
    host.scrollTop = 500;
    await becomes(NARROW);
    await expect.poll(cutOff).toBeLessThanOrEqual(ROUNDED);
    expect(host.scrollTop).toBe(500);
  });
});
