import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act } from '#tests/support/act.ts';
import { FakeBrowser } from '#tests/studio/fake-environment.ts';
import type { CatalogueProduct, ProductOffer } from '#contracts/catalogue.ts';
import { queryClient } from '#app/kit/api/query-client.ts';
import { toastStore } from '#app/kit/toast/toasts.ts';
import { StudioProvider } from '#app/look/studio-context.tsx';
import { avoidedIngredients } from '#app/person/avoided-ingredients/avoided-ingredients.ts';
import { panelStore } from '#app/person/navigation/open-panel.ts';
import { createStudio } from '#studio/studio.ts';
import { bagDraft, endDraft } from '#app/panels/shopping/parts/bag-draft.ts';
import { openProduct } from '#app/panels/shopping/parts/shop-address.ts';
import { mountPlace } from '#tests/support/mounted.ts';
import type { WholeProduct } from './product-query.ts';
import { ProductView } from './product-view.tsx';

const ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const LINK = 'https://corner.example/p/77?ref=lookglass';
const UPDATED = '2026-11-20T12:00:00.000Z';

const PRODUCT: CatalogueProduct = {
  id: ID,
  brand: 'Maison',
  name: 'Velvet Stain',
  category: 'lipstick',
  shade: 'Dusk Rose',
  colour: { hex: '#b9586c', source: 'brand' },
  finish: 'matte',
  undertone: 'cool',
  rating: { stars: 4.6, reviews: 1812, source: 'Corner Store' },
  best: { total: 2300, currency: 'USD' },
  buy: { partnerId: 'corner-store', retailer: 'Corner Store', link: LINK },
  stock: 'in-stock',
  isSample: false,
};

const OFFER: ProductOffer = {
  partnerId: 'corner-store',
  retailer: 'Corner Store',
  link: LINK,
  currency: 'USD',
  price: 2400,
  shipping: 400,
  discount: 500,
  coupon: 'ROSE',
  stock: 'in-stock',
  delivery: '2 to 3 days',
  updatedAt: UPDATED,
};

const WHOLE: WholeProduct = {
  product: PRODUCT,
  ingredients: ['Ricinus Communis Seed Oil', 'Mica', 'Parfum', 'Linalool'],
  updatedAt: UPDATED,
  offers: [
    { ...OFFER, partnerId: 'dear', retailer: 'Dear', price: 2350, shipping: null, discount: 0 },
    OFFER,
    { ...OFFER, partnerId: 'gone', retailer: 'Gone', price: 100, stock: 'out-of-stock' },
    { ...OFFER, partnerId: 'rue', retailer: 'Rue', price: 1000, currency: 'EUR' },
  ],
  prices: [
    { day: '2026-09-01', total: 2600 },
    { day: '2026-10-01', total: 2300 },
  ],
};

const { host, render, unmount } = mountPlace();
/** The server's product; null while the server is unreachable, `missing` if there is no such product. */
let served: WholeProduct | null | 'missing';
let clicks: unknown[];
/** Tabs that were opened. */
let opened: string[];

async function serve(path: string, { body }: RequestInit = {}): Promise<Response> {
  if (path.startsWith('/api/affiliate/click') && typeof body === 'string') {
    clicks.push(JSON.parse(body));
    throw new TypeError('Failed to fetch');
  }
  if (served === null) throw new TypeError('Failed to fetch');
  if (served === 'missing') {
    return Response.json({ message: 'Not found', error: 'not_found' }, { status: 404 });
  }
  return Response.json(served);
}

async function show(whole: typeof served, id = ID): Promise<void> {
  served = whole;
  openProduct(id);
  const studio = createStudio(new FakeBrowser().environment);
  await render(
    <QueryClientProvider client={queryClient}>
      <StudioProvider studio={studio}>
        <ProductView />
      </StudioProvider>
    </QueryClientProvider>,
  );
}

/** The text of the view, after it had a little time to update. */
async function words(): Promise<string> {
  await act(
    () =>
      new Promise((done) => {
        setTimeout(done, 20);
      }),
  );
  return host.textContent;
}

const named = (name: string) =>
  [...host.querySelectorAll<HTMLElement>('button, a')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  )!;

function press(name: string): Promise<void> {
  return act(async () => {
    named(name).click();
  });
}

const offers = () =>
  [...host.querySelectorAll('.product-offer')].map((offer) => offer.textContent ?? '');

beforeEach(() => {
  clicks = [];
  opened = [];
  vi.stubGlobal('fetch', serve);
  vi.stubGlobal('open', (...what: string[]) => opened.push(what.join(' ')) && null);
  queryClient.clear();
  toastStore.setState(null, true);
  avoidedIngredients.change(
    avoidedIngredients.store.getState().items.map((each) => ({ ...each, isRemoved: true })),
  );
});

afterEach(async () => {
  await unmount();
  panelStore.setState(null, true);
  vi.unstubAllGlobals();
});

describe('a product’s view', () => {
  it('says where the color and the rating come from, what the shade is like, and how old the data is', async () => {
    await show(WHOLE);
    await expect.poll(words).toContain('Dusk Rose');
    const said = await words();
    for (const part of [
      'Maison',
      'Velvet Stain',
      '$23.00',
      '4.6 of 5, 1,812 reviews',
      'from Corner Store',
      'As the brand states it',
      'Matte',
      'Cool',
      'November 20, 2026',
    ]) {
      expect(said).toContain(part);
    }
    expect(said).not.toContain('Sample');
    expect(host.querySelector('img')).toBeNull();
  });

  it.each([
    ['measured', 'Measured with an instrument'],
    ['brand', 'As the brand states it'],
    ['picture', 'Estimated from a picture'],
  ] as const)('describes a color from %s: %s', async (source, expected) => {
    await show({ ...WHOLE, product: { ...PRODUCT, colour: { hex: '#b9586c', source } } });
    await expect.poll(words).toContain(expected);
  });

  it('lists the best deal first, then what is in stock, and does not compare other currencies', async () => {
    await show(WHOLE);
    await expect.poll(words).toContain('Rue');
    expect(offers().map((text) => /Corner Store|Dear|Gone|Rue/.exec(text)?.[0])).toEqual([
      'Corner Store',
      'Dear',
      'Gone',
      'Rue',
    ]);
    expect(offers()[0]).toContain(
      'Best deal$24.00 price, $4.00 shipping, $5.00 off with code ROSEIn stock, 2 to 3 days$23.00',
    );
    expect(offers()[1]).toContain('shipping not stated');
    expect(offers().filter((text) => text.includes('Best deal'))).toHaveLength(1);
    expect(await words()).toContain('Prices in EUR aren’t compared');
    expect(named('Buy at Gone, opens in a new tab')).toBeUndefined();
  });

  it('has the price history in a table for screen readers', async () => {
    await show(WHOLE);
    await expect.poll(words).toContain('Price history');
    expect(host.querySelectorAll('table.sr-only tbody tr')).toHaveLength(2);
    expect(host.querySelector('table.sr-only')?.textContent).toContain('September 1, 2026$26.00');
  });

  it('draws a price line as long as the price lasted', async () => {
    await show({
      ...WHOLE,
      prices: [
        { day: '2020-01-01', total: 2600 },
        { day: '2020-01-02', total: 2400 },
        { day: '2020-01-03', total: 2300 },
      ],
    });
    await expect.poll(words).toContain('Price history');
    const line = host.querySelector('.interval-line')?.getAttribute('d') ?? '';
    const turns = [...line.matchAll(/H([\d.]+)/g)].map(([, place]) => Number(place));
    expect(turns).toHaveLength(3);
    expect(turns[1]).toBeLessThan(4);
    expect(turns[2]).toBe(98);
    expect(host.querySelector('.interval-labels')?.textContent).toBe('Jan 1, 2020Today');
  });

  it('goes into the person’s bag with everything known about it, and is shared by an address of its own', async () => {
    await show(WHOLE);
    await expect.poll(words).toContain('Share this product');
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
      copied.push(text);
    });
    await press('Share this product');
    expect(copied).toEqual([`${location.origin}/products/${ID}`]);
    expect(toastStore.getState()?.title).toBe('Link Copied');
    await press('Add Dusk Rose to your bag');
    expect(panelStore.getState()).toMatchObject({ panel: 'shopping', part: 'my-bag' });
    const filledIn = { shade: 'Dusk Rose', price: '23.00' };
    expect(bagDraft.getState()).toMatchObject({ productId: ID, values: filledIn });
    await expect.poll(() => bagDraft.getState()?.values.ingredients).toContain('Mica');
    endDraft();
  });

  it('says that a sample is a sample, and that no shop sells it', async () => {
    const product = { ...PRODUCT, isSample: true, buy: null };
    await show({ ...WHOLE, product, offers: [], prices: [] });
    await expect.poll(words).toContain('No shop sells it.');
    expect(host.querySelector('.product-price')?.textContent).toContain('Sample');
    await press('Buy Dusk Rose');
    expect(toastStore.getState()?.title).toBe('Not for Sale');
    expect([opened, clicks]).toEqual([[], []]);
  });

  it.each([
    ['the server has not', 'missing', ID],
    ['has no name of a product', WHOLE, 'nonsense'],
  ] as const)('says that there is no such product: %s', async (_what, whole, id) => {
    await show(whole, id);
    await expect.poll(words).toContain('We don’t have this product');
    await press('See all products');
    expect(panelStore.getState()).toMatchObject({ part: 'match' });
  });

  it('can be retried if the server cannot be reached', async () => {
    await show(null);
    await expect.poll(words).toContain('We couldn’t load this product');
    served = WHOLE;
    await press('Try Again');
    await expect.poll(words).toContain('Dusk Rose');
  });
});

describe('Buy', () => {
  it('counts the click and opens the shop in a new tab, even if the call fails', async () => {
    await show(WHOLE);
    await expect.poll(words).toContain('Dusk Rose');
    await press('Buy Dusk Rose');
    expect(opened).toEqual([`${LINK} _blank noopener,noreferrer`]);
    await expect.poll(() => clicks).toEqual([{ productId: ID, partnerId: 'corner-store' }]);
    expect(toastStore.getState()?.title).toBe('Redirecting to Store');
  });

  it('opens only one tab for a double click', async () => {
    await show(WHOLE);
    await expect.poll(words).toContain('Dear');
    const link = named('Buy at Dear, opens in a new tab');
    await act(async () => {
      link.click();
      link.click();
    });
    expect(opened).toHaveLength(1);
    await expect.poll(() => clicks).toEqual([{ productId: ID, partnerId: 'dear' }]);
  });
});

describe('the ingredients', () => {
  it('lead to the list of what the person avoids, if there is none yet', async () => {
    await show(WHOLE);
    await expect.poll(words).toContain('All 4 ingredients');
    await press('Say what you avoid');
    expect(panelStore.getState()).toMatchObject({ panel: 'health-wellness', part: 'safety' });
  });

  it('are compared with the person’s own allergens without being asked', async () => {
    avoidedIngredients.change([{ name: 'Linalool', kind: 'allergen', isRemoved: false }]);
    await show(WHOLE);
    await expect.poll(words).toContain('It has 1 ingredient that you avoid: Linalool.');
    await press('Check Ingredients');
    expect(await words()).toContain('Sensitivity · High');
    expect(toastStore.getState()).toMatchObject({
      title: 'Ingredient Alert',
      description: 'Found 1 potential concerns in this product.',
      tone: 'destructive',
    });
  });

  it('look good if none of them is avoided', async () => {
    avoidedIngredients.change([{ name: 'Lanolin', kind: 'allergen', isRemoved: false }]);
    await show(WHOLE);
    await expect.poll(words).toContain('All 4 ingredients');
    await press('Check Ingredients');
    expect(toastStore.getState()).toMatchObject({
      title: 'Ingredients Look Good',
      description: 'No known allergens or concerns detected.',
    });
  });
});
