import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CatalogueProduct } from '#contracts/catalogue.ts';
import { PRODUCTS } from '#domain/makeup/look.ts';
import { FakeBrowser } from '#tests/studio/fake-environment.ts';
import { queryClient } from '#app/kit/api/query-client.ts';
import { toastStore } from '#app/kit/toast/toasts.ts';
import { StudioProvider } from '#app/look/studio-context.tsx';
import { openPanel, panelStore } from '#app/person/navigation/open-panel.ts';
import { createStudio, type Studio } from '#studio/studio.ts';
import { mountPlaceWithoutAct } from '#tests/support/mounted.ts';
import { MatchTab } from './match-tab.tsx';

const { host, render, unmount } = mountPlaceWithoutAct();
let studio: Studio;
/** The requests to the server, in order. */
let asked: URL[];
/** The server's products; null while it is unreachable. */
let shop: readonly CatalogueProduct[] | null;

function lipstick(shade: string, hex: string): CatalogueProduct {
  return {
    id: `0199aaaa-0000-7000-8000-00000000000${shade.length}`,
    brand: 'Maison',
    name: 'Velvet',
    category: 'lipstick',
    shade,
    colour: { hex, source: 'brand' },
    finish: null,
    undertone: null,
    rating: null,
    best: { total: 2400, currency: 'USD' },
    buy: null,
    stock: 'in-stock',
    isSample: false,
  };
}

async function serve(path: string): Promise<Response> {
  const address = new URL(path, location.origin);
  asked.push(address);
  if (shop === null) throw new TypeError('Failed to fetch');
  if (address.pathname.endsWith('/matches')) {
    const isLipstick = address.searchParams.get('category') === 'lipstick';
    const found = isLipstick ? shop : [];
    return Response.json(found.map((product) => ({ product, difference: 1 })));
  }
  const categories = { lipstick: shop.length };
  return Response.json({
    products: shop,
    found: shop.length,
    categories,
    currencies: ['USD', 'EUR'],
    next: null,
  });
}

beforeEach(() => {
  queryClient.clear();
  asked = [];
  shop = [lipstick('Ember', '#7b4334'), lipstick('Rosa', '#ec4898')];
  vi.stubGlobal('fetch', serve);
  openPanel('shopping', 'match');
  toastStore.setState(null, true);
  studio = createStudio(new FakeBrowser().environment);
});

afterEach(async () => {
  await unmount();
  panelStore.setState(null, true);
  vi.unstubAllGlobals();
});

function open(): Promise<void> {
  return render(
    <QueryClientProvider client={queryClient}>
      <StudioProvider studio={studio}>
        <MatchTab />
      </StudioProvider>
    </QueryClientProvider>,
  );
}

const button = (name: string) =>
  [...host.querySelectorAll('button')].find((each) => each.textContent.trim() === name);

function press(name: string): void {
  button(name)!.click();
}

const shades = () =>
  [...host.querySelectorAll('.shop-name, .shop-row strong')].map((each) => each.textContent);

describe('the tab Match', () => {
  it('lists what comes closest to the worn shade first, with its percentage', async () => {
    await open();
    await expect.poll(shades).toEqual(['Rosa', 'Ember']);
    expect(host.querySelector('article')!.textContent).toContain('99% match');
    expect(asked[0]!.searchParams.get('near')).toContain('lipstick:ec4899');
  });

  it('says so if the shop is unreachable, and can retry', async () => {
    shop = null;
    await open();
    await expect.poll(() => host.textContent).toContain('We couldn’t reach the shop');
    shop = [lipstick('Rosa', '#ec4898')];
    press('Try Again');
    await expect.poll(shades).toEqual(['Rosa']);
  });

  it('retries by itself once the browser is back online', async () => {
    shop = null;
    await open();
    await expect.poll(() => host.textContent).toContain('We couldn’t reach the shop');
    shop = [lipstick('Rosa', '#ec4898')];
    dispatchEvent(new Event('online'));
    await expect.poll(shades).toEqual(['Rosa']);
  });

  it('says that nothing matches if nothing does', async () => {
    shop = [];
    openPanel('shopping', 'match?text=unicorn');
    await open();
    await expect.poll(() => host.textContent).toContain('Nothing matches all of that.');
  });
});

describe('the order of the products', () => {
  const sort = () => host.querySelectorAll('select')[1]!;

  async function openFilters(): Promise<void> {
    await open();
    await expect.poll(shades).toHaveLength(2);
    // The tests' page is as narrow as a phone, where the search has to be opened first.
    press('Search');
    const filters = () => host.querySelector<HTMLButtonElement>('[aria-label^="Filter and sort"]');
    await expect.poll(filters).not.toBeNull();
    filters()!.click();
    await expect.poll(() => sort()?.labels[0]!.textContent).toBe('Sort by');
  }

  it('is called as specified, and begins with the best match', async () => {
    await openFilters();
    expect([...sort().options].map(({ text }) => text)).toEqual([
      'Best Match',
      'Price low to high',
      'Price high to low',
      'Highest Rated',
      'Most Reviewed',
    ]);
    expect(sort().selectedOptions[0]!.text).toBe('Best Match');
  });

  it.each([
    ['Price low to high', 'price-low-to-high'],
    ['Price high to low', 'price-high-to-low'],
    ['Highest Rated', 'highest-rated'],
    ['Most Reviewed', 'most-reviewed'],
  ])('is requested from the shop, and shown as the shop returns it: %s', async (words, order) => {
    await openFilters();
    sort().selectedIndex = [...sort().options].findIndex(({ text }) => text === words);
    sort().dispatchEvent(new Event('change', { bubbles: true }));
    await expect.poll(() => asked.at(-1)!.searchParams.get('order')).toBe(order);
    expect(panelStore.getState()).toMatchObject({ part: `match?order=${order}` });
    // The closest match is Rosa, which only the best-match order puts first.
    await expect.poll(shades).toEqual(['Ember', 'Rosa']);
    expect(host.querySelector('.match-summary')!.textContent).toContain(words);
  });
});

describe('a scan of the look', () => {
  it('shows a group for each worn product, and says how many shades come close', async () => {
    await open();
    await expect.poll(shades).toHaveLength(2);
    press('Scan Current Look');
    await expect.poll(() => host.querySelector('progress')).not.toBeNull();
    await expect
      .poll(() => toastStore.getState(), { timeout: 10_000 })
      .toMatchObject({
        title: 'Look Scanned Successfully',
        description: '1 shade comes close to what you’re wearing.',
      });
    const groups = [...host.querySelectorAll('.match-group')].map((each) =>
      each.getAttribute('aria-label'),
    );
    expect(groups).toContain('Matches for your lipstick');
    expect(groups).toHaveLength(6);
    press('Show all products');
    await expect.poll(() => host.querySelector('.match-group')).toBeNull();
  });

  it('keeps the products if the shop is unreachable, and says so', async () => {
    await open();
    await expect.poll(shades).toHaveLength(2);
    shop = null;
    press('Scan Current Look');
    await expect.poll(() => toastStore.getState()?.title, { timeout: 10_000 }).toBe('Scan Failed');
    expect(shades()).toHaveLength(2);
  });

  it('asks for makeup if none is worn', async () => {
    await open();
    await expect.poll(shades).toHaveLength(2);
    for (const product of PRODUCTS) studio.look.change({ [product]: { opacity: 0 } });
    press('Scan Current Look');
    expect(toastStore.getState()?.title).toBe('Nothing to Scan');
  });
});
