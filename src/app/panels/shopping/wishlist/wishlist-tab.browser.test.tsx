import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { act } from '#tests/support/act.ts';
import { FakeBrowser } from '#tests/studio/fake-environment.ts';
import { bagItem, uuid } from '#tests/shopping/bag-items.ts';
import type { CatalogueProduct } from '#contracts/catalogue.ts';
import { readProducts } from '#contracts/catalogue-products.ts';
import { writeShared } from '#domain/shopping/shared-products.ts';
import { queryClient } from '#app/kit/api/query-client.ts';
import { toastStore } from '#app/kit/toast/toasts.ts';
import { StudioProvider } from '#app/look/studio-context.tsx';
import { closePanel, openPanel } from '#app/person/navigation/open-panel.ts';
import { shoppingLists } from '#app/person/shopping-lists/shopping-lists.ts';
import { createStudio } from '#studio/studio.ts';
import { mountPlace } from '#tests/support/mounted.ts';
import { WishlistTab } from './wishlist-tab.tsx';

const DEFAULTS = queryClient.getDefaultOptions();

const { host, render, unmount } = mountPlace();

const named = (name: string) =>
  [...host.querySelectorAll<HTMLElement>('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  )!;
const text = () => host.textContent;
const press = (name: string) =>
  act(async () => {
    named(name).click();
  });

function product(place: number, cents = 2400, currency = 'USD'): CatalogueProduct {
  return {
    id: uuid(place),
    brand: 'Maison',
    name: 'Velvet',
    category: 'lipstick',
    shade: `No. ${place}`,
    colour: { hex: '#b9586c', source: 'brand' },
    finish: null,
    undertone: null,
    rating: null,
    best: { total: cents, currency },
    stock: 'in-stock',
    isSample: false,
    buy: null,
  };
}

/** Sets the catalogue's answer to a request for these ids. */
function answer(places: readonly number[], products: readonly CatalogueProduct[]): void {
  const ids = places.map(uuid).toSorted().join(',');
  queryClient.setQueryData(
    [readProducts.path, ids],
    new Map(products.map((each) => [each.id, each])),
  );
}

async function open(part = 'wishlist'): Promise<void> {
  openPanel('shopping', part);
  await render(
    <QueryClientProvider client={queryClient}>
      <StudioProvider studio={createStudio(new FakeBrowser().environment)}>
        <WishlistTab />
      </StudioProvider>
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  // Keeps the answers set here from being refetched, since there is no server.
  queryClient.setDefaultOptions({ queries: { staleTime: Infinity } });
  shoppingLists.readAgain();
  toastStore.setState(null, true);
});

afterEach(async () => {
  await unmount();
  closePanel();
  queryClient.clear();
  queryClient.setDefaultOptions(DEFAULTS);
});

const wish = (place: number) => shoppingLists.change({ kind: 'wish', productId: uuid(place) });

describe('the wishlist', () => {
  it('is empty at first, and leads to products that can be added', async () => {
    await open();
    expect(text()).toContain('Your wishlist is empty');
    expect(named('Find Products')).toBeDefined();
  });

  it('says how many products it has and what they cost, with the newest first', async () => {
    answer([1, 2], [product(1), product(2, 1600)]);
    wish(1);
    wish(2);
    await open();
    expect(text()).toContain('2 products, total price$40.00');
    expect(text().indexOf('No. 2')).toBeLessThan(text().indexOf('No. 1'));
  });

  it('removes a product, which can be undone', async () => {
    answer([1], [product(1)]);
    wish(1);
    await open();
    await press('Remove No. 1 from your wishlist');
    expect(toastStore.getState()?.title).toBe('Removed from Wishlist');
    expect(text()).toContain('Your wishlist is empty');
    await act(async () => {
      toastStore.getState()!.action!.act();
    });
    expect(text()).toContain('No. 1');
  });

  it('says so if a product has left the catalog, and can remove it', async () => {
    answer([1, 2], [product(1)]);
    answer([1], [product(1)]);
    wish(1);
    wish(2);
    await open();
    expect(text()).toContain('No longer in the catalog');
    await press('Remove a product that is no longer in the catalog');
    expect(text()).not.toContain('No longer in the catalog');
  });

  it('includes a product entered in the bag and wished for again, with its price', async () => {
    answer([1], [product(1, 1000, 'EUR')]);
    wish(1);
    shoppingLists.change({ kind: 'add', item: bagItem({ isWishlisted: true }) });
    await open();
    expect(text()).toContain('€10.00 + $24.00');
    expect(text()).toContain('In your bag, to buy again');
    await press('Remove Dusk Rose from your wishlist');
    expect(shoppingLists.store.getState().items[0]?.isWishlisted).toBe(false);
  });

  it('asks to sign in before mails can be turned on', async () => {
    answer([1], [product(1)]);
    wish(1);
    await open();
    expect(host.querySelector<HTMLButtonElement>('[role="switch"]')!.disabled).toBe(true);
    expect(text()).toContain('Sign in first');
  });
});

it('shows the products of a shared list, and how many of them are unknown', async () => {
  answer([5, 6], [product(5)]);
  await open(`wishlist?shared=${writeShared([uuid(5), uuid(6)])}`);
  expect(text()).toContain('A shared wishlist');
  expect(text()).toContain('No. 5');
  expect(text()).toContain('1 of its products is not in this catalog.');
  expect(shoppingLists.store.getState().wishes).toEqual([]);
});
