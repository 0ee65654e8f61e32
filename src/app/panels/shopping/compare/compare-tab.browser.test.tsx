import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act } from '#tests/support/act.ts';
import { FakeBrowser } from '#tests/studio/fake-environment.ts';
import { STATISTICS } from '#tests/studio/fake-mirror.ts';
import { mountPlace } from '#tests/support/mounted.ts';
import { posedLandmarks } from '#tests/support/posed-landmarks.ts';
import { served, serveCatalogue } from '#tests/support/served-catalogue.ts';
import { toastStore } from '#app/kit/toast/toasts.ts';
import { StudioProvider } from '#app/look/studio-context.tsx';
import { followCompared } from '#app/panels/shopping/parts/compared.ts';
import { ProductCard } from '#app/panels/shopping/parts/product-card.tsx';
import { createStudio } from '#studio/studio.ts';
import { CompareCount } from './compare-count.tsx';
import { CompareTab } from './compare-tab.tsx';

const KEY = 'lookglass.compared';

const { host, render, unmount } = mountPlace();

const GONE = '00000000-0000-7000-8000-999999999999';
const idOf = (shade: string) => (shade === GONE ? GONE : served(shade).id);

function keep(...shades: readonly string[]): void {
  localStorage.setItem(KEY, JSON.stringify(shades.map(idOf)));
}

const kept = () => JSON.parse(localStorage.getItem(KEY)!) as unknown;

async function open(part: React.ReactNode = <CompareTab />) {
  followCompared()();
  const browser = new FakeBrowser();
  const studio = createStudio(browser.environment);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await render(
    <QueryClientProvider client={client}>
      <StudioProvider studio={studio}>
        <CompareCount />
        {part}
      </StudioProvider>
    </QueryClientProvider>,
  );
  return { browser, studio };
}

/** Reads a value after the page had time to update, for `expect.poll`. */
function later<Read>(read: () => Read): () => Promise<Read> {
  return async () => {
    await act(
      () =>
        new Promise((done) => {
          setTimeout(done, 20);
        }),
    );
    return read();
  };
}

/** Waits until the products have loaded. */
async function table(): Promise<void> {
  await expect.poll(later(() => host.querySelectorAll('tbody').length)).toBeGreaterThan(0);
  await expect.poll(later(() => host.textContent)).not.toContain('Loading…');
}

/**
 * The values that a line shows for each product, found like a screen reader finds them: by
 * the headers that its cells name.
 */
function line(label: string): readonly string[] {
  const header = [...host.querySelectorAll('th[scope="rowgroup"]')].find(
    ({ textContent }) => textContent === label,
  )!;
  return [...host.querySelectorAll('td')]
    .filter((cell) => cell.headers.split(' ').includes(header.id))
    .map(({ textContent }) => textContent);
}

async function press(name: string): Promise<void> {
  const found = [...host.querySelectorAll('button')].find(
    ({ textContent, ariaLabel }) => textContent === name || ariaLabel === name,
  );
  await act(async () => {
    found!.click();
  });
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(serveCatalogue(path)));
  toastStore.setState(null, true);
});

afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

describe('the tab Compare', () => {
  it('says how to add products while there are none', async () => {
    await open();
    expect(host.textContent).toContain('Nothing to compare yet');
    expect(host.querySelector('table')).toBeNull();
  });

  it('has a column for each product stored on this device, and says how many there are', async () => {
    keep('Dusk Rose', 'Tearose');
    await open();
    await table();
    expect(host.textContent).toContain('2/3 selected');
    expect(host.textContent).toContain('2 in Compare');
    const columns = [...host.querySelectorAll('th[scope="col"]')];
    expect(columns.map(({ textContent }) => textContent)).toEqual([
      'Dusk RoseSaltmarsh Velvet Stain',
      'TearoseCorvid Satin No. 12',
    ]);
  });

  it('compares everything side by side, in cells that name their column and their line', async () => {
    keep('Dusk Rose', 'Sea Coral', 'Sea Mist');
    await open();
    await table();
    expect(line('Finish')).toEqual(['Matte', 'Satin', 'Natural']);
    expect(line('Undertone')[0]).toBe('Cool');
    expect(line('Match with what you wear')[2]).toBe('You wear none');
    expect(line('Offers')).toEqual(Array.from({ length: 3 }, () => 'None: it’s a sample'));
    const columns = new Set([...host.querySelectorAll('th[scope="col"]')].map(({ id }) => id));
    for (const { headers } of host.querySelectorAll('td')) {
      expect(headers.split(' ').filter((id) => columns.has(id))).toHaveLength(1);
    }
  });

  it('counts the ingredients, and lists them once they are opened', async () => {
    keep('Dusk Rose');
    await open();
    await table();
    expect(host.querySelector('.compare-details > summary')!.textContent).toBe('12 listed');
    const list = host.querySelector('.compare-details > p')!;
    expect(list.checkVisibility()).toBe(false);
    host.querySelector<HTMLElement>('.compare-details > summary')!.click();
    expect(list.checkVisibility()).toBe(true);
    expect(list.textContent).toMatch(/^Ricinus Communis Seed Oil, .*, CI 15850$/);
  });

  it('shows two offers of one shop, each with its shipping and delivery', async () => {
    const complaint = vi.spyOn(console, 'error');
    const offer = {
      partnerId: 'glow',
      retailer: 'Glow',
      link: null,
      currency: 'USD',
      price: 2400,
      shipping: 0,
      discount: 0,
      coupon: null,
      stock: 'in-stock',
      delivery: '2 to 4 days',
      updatedAt: '2026-11-01T00:00:00Z',
    };
    vi.stubGlobal('fetch', async (path: string) => {
      const whole = (await serveCatalogue(path).json()) as object;
      const other = { ...offer, price: 2600, shipping: 395, delivery: null };
      return Response.json({ ...whole, offers: [offer, other] });
    });
    keep('Dusk Rose');
    await open();
    await table();
    expect(line('Offers')).toEqual([
      'Glow$24.00free shippingdelivery: 2 to 4 daysGlow$26.00$3.95 shipping',
    ]);
    expect(complaint).not.toHaveBeenCalled();
    complaint.mockRestore();
  });

  it('says which is ahead only among things of one kind', async () => {
    keep('Dusk Rose', 'Tearose');
    await open();
    await table();
    expect(line('Match with what you wear').join(' ')).toContain('Nearest');
    expect(line('Rating').filter((cell) => cell.includes('Highest'))).toHaveLength(1);
    expect(line('Best price').join(' ')).not.toContain('Lowest');
  });

  it('removes one product, and all of them', async () => {
    keep('Dusk Rose', 'Tearose');
    await open();
    await table();
    await press('Remove Dusk Rose');
    expect(kept()).toEqual([idOf('Tearose')]);
    expect(host.textContent).toContain('1/3 selected');
    await press('Clear All');
    expect(kept()).toEqual([]);
    expect(host.textContent).toContain('Nothing to compare yet');
  });

  it('says that a product is gone if it has left the catalog, and shows the others', async () => {
    keep(GONE, 'Tearose');
    await open();
    await table();
    expect(host.textContent).toContain('No longer in the catalog');
    expect(line('Finish')).toEqual(['', 'Satin']);
    await press('Remove No longer in the catalog');
    expect(host.textContent).toContain('1/3 selected');
  });

  it('is drawn on a model while no face is in the mirror, and says so', async () => {
    keep('Dusk Rose');
    await open();
    await table();
    expect(host.querySelectorAll('.look-portrait')).toHaveLength(1);
    expect(host.textContent).toContain('Drawn on a model.');
  });

  it('takes pictures of the person’s own face, each with one of the shades, and wears none of them', async () => {
    keep('Dusk Rose', 'Sea Coral');
    const { browser, studio } = await open();
    await table();
    const worn = studio.store.getState().history.present;
    await act(async () => {
      await studio.camera.start();
      browser.mirror!.emit('landmarks', { landmarks: posedLandmarks(), confidence: 1 });
      browser.mirror!.emit('statistics', STATISTICS);
    });
    await expect.poll(later(() => host.querySelectorAll('img.compare-picture').length)).toBe(2);
    const [lips, cheek] = browser.mirror!.snapshots;
    expect(lips).toMatchObject({ source: 'composed', look: { lipstick: { color: '#b9586c' } } });
    expect(cheek).toMatchObject({ look: { blush: { color: '#e58a76' } } });
    expect(lips!.area!.top).toBeGreaterThan(cheek!.area!.top);
    expect(studio.store.getState().history.present).toBe(worn);
    expect(host.querySelector('img')!.alt).toBe('Dusk Rose on your face');
  });
});

describe('the scales on the card of a product', () => {
  const fourth = <ProductCard product={served('Signal Red')} compared={null} />;

  it('compare it, and keep that on the device', async () => {
    await open(fourth);
    await press('Compare Signal Red');
    expect(kept()).toEqual([idOf('Signal Red')]);
    await press('Stop comparing Signal Red');
    expect(kept()).toEqual([]);
  });

  it('are disabled once three are compared, and say why', async () => {
    keep('Dusk Rose', 'Tearose', 'Rosewater');
    await open(fourth);
    const scales = [...host.querySelectorAll('button')].find(
      ({ ariaLabel }) => ariaLabel === 'Compare Signal Red',
    )!;
    expect(scales.ariaDisabled).toBe('true');
    await press('Compare Signal Red');
    expect(toastStore.getState()).toMatchObject({
      title: 'Comparison Limit',
      description: 'You can compare up to 3 products at a time.',
      tone: 'destructive',
    });
    expect(kept()).toHaveLength(3);
  });
});
