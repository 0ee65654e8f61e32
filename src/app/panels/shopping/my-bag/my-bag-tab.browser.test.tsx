import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, actNow } from '#tests/support/act.ts';
import { bagItem, uuid } from '#tests/shopping/bag-items.ts';
import { mountPlace } from '#tests/support/mounted.ts';
import { SERVED, served } from '#tests/support/served-catalogue.ts';
import type { BagItem } from '#domain/shopping/bag-item.ts';
import { queryClient } from '#app/kit/api/query-client.ts';
import { toastStore } from '#app/kit/toast/toasts.ts';
import { avoidedIngredients } from '#app/person/avoided-ingredients/avoided-ingredients.ts';
import { shoppingLists } from '#app/person/shopping-lists/shopping-lists.ts';
import { openPanel, closePanel } from '#app/person/navigation/open-panel.ts';
import { beginWith, endDraft } from '#app/panels/shopping/parts/bag-draft.ts';
import { MyBagTab } from './my-bag-tab.tsx';

const { host, render, unmount } = mountPlace();

const named = (name: string) =>
  [...host.querySelectorAll<HTMLElement>('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  )!;
const text = () => host.textContent;
const toasted = () => toastStore.getState()?.title ?? null;

async function press(name: string): Promise<void> {
  await act(async () => {
    named(name).click();
  });
}

/** Types like a person, by sending the event to which React listens. */
async function write(field: string, typed: string): Promise<void> {
  const input = host.querySelector<HTMLInputElement>(`[name="${field}"]`)!;
  await act(async () => {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')!;
    set!.call(input, typed);
    input.dispatchEvent(
      new Event(input.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }),
    );
  });
}

async function open(...items: readonly BagItem[]): Promise<void> {
  for (const item of items) shoppingLists.change({ kind: 'add', item });
  await render(
    <QueryClientProvider client={queryClient}>
      <MyBagTab />
    </QueryClientProvider>,
  );
}

/** The date this many days from today, `YYYY-MM-DD`. */
function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

beforeEach(() => {
  localStorage.clear();
  shoppingLists.readAgain();
  avoidedIngredients.readAgain();
  endDraft();
  openPanel('shopping', 'my-bag');
  toastStore.setState(null, true);
});

afterEach(async () => {
  await unmount();
  closePanel();
});

describe('a product entered by hand', () => {
  it('is in the bag, survives a reload, and counts in the total value', async () => {
    await open();
    await press('Add Product');
    await write('brand', 'Saltmarsh');
    await write('name', 'Velvet Stain');
    await write('price', '24');
    await press('Add to My Bag');
    expect(toasted()).toBe('Added to Bag');
    expect(text()).toContain('1 product');
    expect(text()).toContain('$24.00');
    actNow(shoppingLists.readAgain);
    expect(shoppingLists.store.getState().items).toMatchObject([
      { brand: 'Saltmarsh', productId: null, price: { cents: 2400, currency: 'USD' } },
    ]);
  });

  it('lasts as long as its kind does, unless the person says otherwise', async () => {
    await open();
    await press('Add Product');
    const months = () => host.querySelector<HTMLInputElement>('[name="months"]')!.value;
    const usual = months();
    await write('category', 'mascara');
    expect(Number(months())).toBeLessThan(Number(usual));
    await write('months', '9');
    await write('category', 'blush');
    expect(months()).toBe('9');
  });

  it('says at each field what is wrong, and moves the focus there', async () => {
    await open();
    await press('Add Product');
    await write('months', '0');
    await write('price', 'free');
    await write('purchaseDate', inDays(3));
    await press('Add to My Bag');
    expect([...host.querySelectorAll('.field-problem')].map((each) => each.textContent)).toEqual([
      'Please name the product.',
      'Please choose a day that is not in the future.',
      'Please use a whole number from 1 to 120.',
      'Please use a number such as 24.00.',
    ]);
    expect(document.activeElement).toBe(host.querySelector('[name="name"]'));
    expect(shoppingLists.store.getState().items).toEqual([]);
  });

  it('is not lost when the tab is left', async () => {
    await open();
    await press('Add Product');
    await write('name', 'Velvet');
    await unmount();
    await open();
    expect(host.querySelector<HTMLInputElement>('[name="name"]')!.value).toBe('Velvet');
  });
});

describe('a product in the bag', () => {
  it('counts a use with each tap, says what one costs, and can remove one', async () => {
    await open(bagItem());
    expect(text()).toContain('After the first use');
    await press('Count a use of Dusk Rose');
    await press('Count a use of Dusk Rose');
    expect(text()).toContain('2 times');
    expect(text()).toContain('$12.00');
    await press('Take back the last use of Dusk Rose');
    expect(text()).toContain('once');
  });

  it.each([
    ['Expired', -1, '1 product has expired'],
    ['Expires soon', 30, '1 product expires within 3 months'],
    ['Good', 400, ''],
  ])('is labeled %s', async (label, days, warning) => {
    await open(bagItem({ expirationDate: inDays(days) }));
    expect(host.querySelector('.bag-status')!.textContent).toBe(label);
    expect(host.querySelector('.bag-warnings')?.textContent ?? '').toContain(warning);
    expect(host.querySelectorAll('.bag-warnings')).toHaveLength(warning === '' ? 0 : 1);
  });

  it('may need replacing soon once most of it is used, which is said only once', async () => {
    await open(bagItem({ usageCount: 480 }));
    expect(toasted()).toBeNull();
    await press('Count a use of Dusk Rose');
    expect([toasted(), toastStore.getState()?.description]).toEqual([
      'Replenishment Alert',
      '1 product may need replacing soon',
    ]);
    expect(text()).toContain('May need replacing soon');
  });

  it('is removed, and comes back with its uses on Undo', async () => {
    await open(bagItem({ usageCount: 7 }));
    await press('Remove Dusk Rose from your bag');
    expect(toasted()).toBe('Removed from Bag');
    expect(text()).toContain('Your bag is empty');
    await act(async () => {
      toastStore.getState()!.action!.act();
    });
    expect(text()).toContain('7 times');
  });

  it('can be added to the wishlist again, and removed from it', async () => {
    await open(bagItem());
    await press('Add Dusk Rose to your wishlist');
    expect(toasted()).toBe('Added to Wishlist');
    await press('Remove Dusk Rose from your wishlist');
    expect(toasted()).toBe('Removed from Wishlist');
  });

  it('has its ingredients compared with what the person avoids', async () => {
    avoidedIngredients.change([{ name: 'Linalool', kind: 'allergen', isRemoved: false }]);
    await open(bagItem({ ingredients: 'Ricinus Communis Seed Oil, Parfum, Linalool' }));
    await expect.poll(text).toContain('3 ingredients.');
    expect(host.querySelector('.bag-alerts')!.textContent).toContain('Linalool');
  });
});

describe('a product of the sample', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    queryClient.clear();
  });

  it('has its made-up price labeled, next to the price and below the sum', async () => {
    const [sample] = SERVED;
    vi.stubGlobal('fetch', async () => Response.json([sample]));
    await open(bagItem({ productId: sample!.id }));
    await expect.poll(text).toContain('Sample$24.00');
    expect(text()).toContain('With sample prices of invented brands.');
  });

  it('has the price labeled while the catalog is unreachable, and the cost per use, too', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await open(bagItem({ productId: served('Dusk Rose').id, usageCount: 2 }));
    expect(text()).toContain('Sample$24.00');
    expect(text()).toContain('Cost per useSample $12.00');
    expect(text()).toContain('With sample prices of invented brands.');
  });

  it('is not labeled if a person entered it, or if the catalog says that it is real', async () => {
    vi.stubGlobal('fetch', async () => Response.json([{ ...SERVED[0]!, isSample: false }]));
    await open(
      bagItem({ productId: SERVED[0]!.id }),
      bagItem({ id: uuid(2), productId: null, usageCount: 2 }),
    );
    await expect.poll(text).not.toContain('Sample');
    expect(text()).toContain('Cost per use$12.00');
  });

  it('says that its filled-in price is made up when it is added', async () => {
    beginWith(served('Dusk Rose'), '2026-11-24');
    await open();
    expect(text()).toContain('The sample’s made-up price. Type what you paid.');
  });
});

describe('the head of the bag', () => {
  it('does not add up different currencies, and says so', async () => {
    await open(
      bagItem(),
      bagItem({ id: uuid(2), price: { cents: 2000, currency: 'EUR' } }),
      bagItem({ id: uuid(3), price: null }),
    );
    expect(text()).toContain('$24.00 + €20.00');
    expect(text()).toContain('Currencies are not added up. 1 without a price.');
  });
});

it('reports a shared link that is incomplete, and leads back to the person’s own bag', async () => {
  await open(bagItem());
  await act(async () => {
    openPanel('shopping', 'my-bag?shared=abc');
  });
  expect(text()).toContain('This link is incomplete');
  await press('To my bag');
  expect(text()).toContain('1 product');
});
