import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { daysIn, spanUpTo } from '#domain/analytics/calendar.ts';
import { act } from '#tests/support/act.ts';
import { mountPlace } from '#tests/support/mounted.ts';
import { AnalyticsTab } from './analytics-tab.tsx';
import type { LookFigures } from './look-figures.ts';

/** Milliseconds. */
const PATIENCE = 20_000;

const ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const { host, render, unmount } = mountPlace();
/** The requested addresses, and the server's answers; null if it cannot answer. */
let asked: URL[];
let answer: ((address: URL) => LookFigures) | null;

function figures(address: URL, differences: Partial<LookFigures> = {}): LookFigures {
  const days = Number(address.searchParams.get('days'));
  const all = daysIn(spanUpTo('2026-11-23', days));
  return {
    totals: { visits: 12, applies: 5, likes: 3 },
    ways: [
      { way: 'link', visits: 12, applies: 2 },
      { way: 'gallery', visits: 0, applies: 3 },
    ],
    days: all.map((day, place) => ({ day, visits: place === 0 ? 12 : 0, applies: 0, likes: 0 })),
    looks: [
      {
        id: ID,
        name: 'Rosewood',
        isPublic: true,
        isListed: true,
        look: {
          ...DEFAULT_LOOK,
          eyeshadow: { colors: ['#FDE68A', '#FCA5A5', '#F87171'], opacity: 60 },
        },
        visits: 12,
        applies: 5,
        likes: 3,
      },
    ],
    ...differences,
  };
}

async function open(): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } });
  await render(
    <QueryClientProvider client={client}>
      <AnalyticsTab />
    </QueryClientProvider>,
  );
}

/** Resolves once the condition holds; renders everything that happens meanwhile. */
async function until(isSo: () => boolean): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`It never came to that: ${host.textContent}`);
    await act(async () => {
      await new Promise((resolve) => {
        setTimeout(resolve, 10);
      });
    });
  }
}

const shows = (words: string) => until(() => host.textContent.includes(words));

async function press(name: string): Promise<void> {
  await act(async () => {
    [...host.querySelectorAll('button')]
      .find(({ textContent }) => textContent.includes(name))!
      .click();
  });
}

beforeEach(() => {
  asked = [];
  answer = figures;
  vi.stubGlobal('fetch', (path: string) => {
    const address = new URL(path, location.origin);
    asked.push(address);
    return answer === null
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(Response.json(answer(address)));
  });
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

describe('the figures of the person’s own looks', () => {
  it('are charted by day, with a table of the same figures', async () => {
    await open();
    await shows('Visits a day');
    expect(host.querySelectorAll('tbody tr')).toHaveLength(30);
    expect(host.querySelector('tbody tr')?.textContent).toBe('October 25, 202612');
    await press('Likes');
    expect(host.querySelector('caption')?.textContent).toBe('Likes a day');
  });

  it('are requested by period and by look', async () => {
    await open();
    await shows('Rosewood');
    await press('7 days');
    await press('Rosewood');
    await until(() => asked.at(-1)?.href.includes(`?days=7&look=${ID}`) === true);
    expect(host.textContent).toContain('12 visits, 2 put on');
  });

  it('say that there are none yet, and where to start', async () => {
    answer = (address) => figures(address, { looks: [] });
    await open();
    await shows('You have no public look yet');
    expect(host.querySelector('a')?.getAttribute('href')).toBe('/my-saved-looks');
  });

  it('offer a retry if they cannot be read', async () => {
    answer = null;
    await open();
    await shows('We can’t load your figures right now.');
    answer = figures;
    await press('Try Again');
    await shows('Rosewood');
    expect(host.querySelector('[role="alert"]')).toBeNull();
  });
});
