import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, actNow } from '#tests/support/act.ts';
import { FakeBrowser } from '#tests/studio/fake-environment.ts';
import { PEOPLE, syntheticReading } from '#tests/advice/synthetic-reading.ts';
import { matchShade, searchProducts } from '#contracts/catalogue.ts';
import { SAMPLE_CATALOGUE } from '#content/sample-catalogue.ts';
import { labOfHex, seenDifference } from '#domain/advice/seen-colour.ts';
import { StudioProvider } from '#app/look/studio-context.tsx';
import { createStudio } from '#studio/studio.ts';
import { mountPlace } from '#tests/support/mounted.ts';
import { AiPicksTab } from './ai-picks/ai-picks-tab.tsx';
import { SeasonalTab } from './seasonal/seasonal-tab.tsx';

const { host, render, unmount } = mountPlace();
let browser: FakeBrowser;
/** The requested addresses. */
let asked: URL[];

const PRODUCTS = SAMPLE_CATALOGUE.map((product) => {
  const { price, currency, stock } = product.offers[0]!;
  return {
    ...product,
    id: crypto.randomUUID(),
    best: { total: price, currency },
    buy: null,
    stock,
  };
});

/** How many pages of products without colors precede the last one, which has colors. */
let pagesWithout: number;

/** The server's answer to a search, or to a color. */
function answer(address: URL): unknown {
  if (address.pathname === searchProducts.path) {
    const page = Number(address.searchParams.get('after') ?? 0);
    const isColored = page >= pagesWithout;
    return {
      products: isColored ? PRODUCTS : PRODUCTS.map((each) => ({ ...each, colour: null })),
      found: PRODUCTS.length,
      categories: {},
      currencies: ['USD'],
      next: isColored ? null : String(page + 1),
    };
  }
  expect(address.pathname).toBe(matchShade.path);
  const wanted = labOfHex(address.searchParams.get('color')!);
  return PRODUCTS.filter(({ category }) => category === address.searchParams.get('category'))
    .map((product) => ({
      product,
      difference: seenDifference(wanted, labOfHex(product.colour!.hex)),
    }))
    .toSorted((one, other) => one.difference - other.difference);
}

beforeEach(() => {
  asked = [];
  pagesWithout = 0;
  vi.stubGlobal('fetch', (path: string) => {
    const address = new URL(path, location.origin);
    asked.push(address);
    return Promise.resolve(Response.json(answer(address)));
  });
});

afterEach(async () => {
  await unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(Tab: () => React.ReactNode): Promise<void> {
  browser = new FakeBrowser();
  const studio = createStudio(browser.environment);
  await studio.camera.start();
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <StudioProvider studio={studio}>
        <Tab />
      </StudioProvider>
    </QueryClientProvider>,
  );
}

const items = () => [...host.querySelectorAll('.shop-list > li')];

describe('the tab Seasonal', () => {
  it.each([
    ['Europe/Paris', 'Fall Shades'],
    ['Australia/Sydney', 'Spring Shades'],
  ])(
    'shows up to six products for the season at the device’s location: %s',
    async (zone, title) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23) });
      vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
        timeZone: zone,
      } as Intl.ResolvedDateTimeFormatOptions);
      await open(SeasonalTab);
      expect(host.querySelector('h3')!.textContent).toBe(title);
      await expect.poll(() => items().length).toBeGreaterThan(1);
      expect(items().length).toBeLessThanOrEqual(6);
      expect(host.textContent).toContain('The nearest here to the ');
    },
  );
});

describe('the tab AI Picks', () => {
  it('has five colors for anyone, neither pale nor deep, and says so about each', async () => {
    await open(AiPicksTab);
    await expect.poll(() => items().length).toBe(5);
    expect(host.textContent).toMatch(/Neither pale nor deep: its lightness is \d\d%/);
  });

  it('goes on to the next pages if the first ones have no colors', async () => {
    pagesWithout = 2;
    await open(AiPicksTab);
    await expect.poll(() => items().length).toBe(5);
    expect(asked.map(({ searchParams }) => searchParams.get('after'))).toEqual([null, '1', '2']);
  });

  it('looks at four pages at most', async () => {
    pagesWithout = 100;
    await open(AiPicksTab);
    await expect.poll(() => asked.length).toBe(4);
    await new Promise((done) => {
      setTimeout(done, 100);
    });
    expect(asked).toHaveLength(4);
    expect(items()).toEqual([]);
  });

  it('picks for a measured face, requests no foundation, and goes back to picks for anyone', async () => {
    await open(AiPicksTab);
    browser.mirror!.measuring = () => Promise.resolve(syntheticReading(PEOPLE[5]!) as never);
    const button = (words: string) =>
      [...host.querySelectorAll('button')].find((each) => each.textContent === words);
    await expect.poll(() => button('Pick for My Face')).toBeDefined();
    await act(async () => {
      button('Pick for My Face')!.click();
    });
    await expect.poll(() => host.textContent).toContain('Picked for Your Face');
    await expect.poll(() => items().length).toBeGreaterThan(1);
    const categories = asked.map(({ searchParams }) => searchParams.get('category'));
    expect(categories).not.toContain('foundation');
    actNow(() => {
      button('Stop Using My Measures')!.click();
    });
    expect(host.textContent).toContain('Picked for Anyone');
  });

  it('says what to do if the face could not be measured', async () => {
    await open(AiPicksTab);
    browser.mirror!.measuring = () => Promise.resolve({ withheld: 'too-dark' } as never);
    const start = [...host.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Pick for My Face',
    );
    await act(async () => {
      start!.click();
    });
    await expect.poll(() => host.textContent).toContain('Too little light');
  });
});
