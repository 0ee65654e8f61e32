import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CatalogueProduct } from '#contracts/catalogue.ts';
import { queryClient } from '#app/kit/api/query-client.ts';
import { StudioProvider } from '#app/look/studio-context.tsx';
import { closePanel, openPanel, panelStore } from '#app/person/navigation/open-panel.ts';
import { openStudio } from '#tests/studio/open-studio.ts';
import { mountPlaceWithoutAct } from '#tests/support/mounted.ts';
import { FindView } from './find-view.tsx';

/** Long, because what is waited for first has to be requested. */
const PATIENT = { timeout: 20_000 };
const LIST = 'match?find=lipstick-c9707c.eyeshadow-a06f4a.eyeshadow-5e3d2b';

function product(id: string, shade: string, hex: string, total: number): CatalogueProduct {
  return {
    id: `00000000-0000-7000-8000-00000000000${id}`,
    brand: 'Saltmarsh',
    name: 'Velvet',
    category: 'lipstick',
    shade,
    colour: { hex, source: 'brand' },
    finish: null,
    undertone: null,
    rating: null,
    best: { total, currency: 'USD' },
    buy: null,
    stock: 'in-stock',
    isSample: true,
  };
}

const ROSE = product('1', 'Dusk Rose', '#c46a78', 2400);
const CORAL = product('2', 'Coral', '#e8705b', 1900);
const EARTH = product('3', 'Earth', '#9a6a48', 3000);

const { host, render, unmount } = mountPlaceWithoutAct();
/** Products by the requested category; null if the shop is unreachable. */
let shelves: Readonly<Record<string, readonly CatalogueProduct[]>> | null;

async function serve(path: string): Promise<Response> {
  if (shelves === null) throw new TypeError('Failed to fetch');
  const { searchParams } = new URL(path, location.origin);
  const shelf = shelves[searchParams.get('category') ?? ''] ?? [];
  return Response.json(shelf.map((each, place) => ({ product: each, difference: place + 1 })));
}

function open(part: string): Promise<void> {
  openPanel('shopping', part);
  return render(
    <QueryClientProvider client={queryClient}>
      <StudioProvider studio={openStudio().studio}>
        <FindView />
      </StudioProvider>
    </QueryClientProvider>,
  );
}

const words = () => host.textContent;
const button = (name: string) =>
  [...host.querySelectorAll('button')].find((each) =>
    (each.getAttribute('aria-label') ?? each.textContent).startsWith(name),
  )!;

function press(name: string): void {
  button(name).click();
}

beforeEach(() => {
  shelves = { lipstick: [ROSE, CORAL], eyeshadow: [EARTH] };
  vi.stubGlobal('fetch', serve);
  queryClient.clear();
});

afterEach(async () => {
  await unmount();
  closePanel();
  vi.unstubAllGlobals();
});

describe('what Find it leads to', () => {
  it('is, for one shade, everything that comes close to it', async () => {
    await open('match?find=lipstick-c9707c');
    await expect.poll(words, PATIENT).toContain('Dusk Rose');
    expect(words()).toContain('Soft Rose');
    expect(words()).toContain('Coral');
  });

  it('is, for several shades, the nearest product for each and their sum, counting a product that serves two only once', async () => {
    await open(LIST);
    await expect.poll(words, PATIENT).toContain('3 shades');
    expect(words()).toContain('$54.00');
    expect(words()).toContain('Sample');
    expect(words()).not.toContain('Coral');
  });

  it('adds up no prices if one shade is to be chosen, not even after visiting one of them and coming back', async () => {
    await open(`${LIST}&any=yes`);
    await expect.poll(words, PATIENT).toContain('3 shades');
    expect(words()).toContain('to choose one from');
    expect(words()).not.toContain('$54.00');
    press('Lipstick, Soft Rose');
    await expect.poll(words, PATIENT).toContain('Coral');
    press('All 3 shades');
    await expect.poll(words, PATIENT).toContain('to choose one from');
    expect(words()).not.toContain('$54.00');
  });

  it('leads from the list to one of its shades, and back', async () => {
    await open(LIST);
    await expect.poll(words, PATIENT).toContain('$54.00');
    press('Lipstick, Soft Rose');
    expect(panelStore.getState()).toMatchObject({ part: expect.stringContaining('of=lipstick') });
    await expect.poll(words, PATIENT).toContain('Coral');
    press('All 3 shades');
    await expect.poll(words, PATIENT).toContain('$54.00');
  });

  it('says so if the shop has nothing like a shade', async () => {
    shelves = { lipstick: [ROSE] };
    await open(LIST);
    await expect.poll(words, PATIENT).toContain('The shop has nothing like it yet.');
    expect(words()).toContain('$24.00');
  });

  it('says that the shop cannot be reached, and can retry', async () => {
    shelves = null;
    queryClient.setDefaultOptions({ queries: { retry: false } });
    await open(LIST);
    await expect.poll(words, PATIENT).toContain('We couldn’t reach the shop');
    shelves = { lipstick: [ROSE] };
    press('Try Again');
    await expect.poll(words, PATIENT).toContain('Dusk Rose');
  });
});
