import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readDashboard, readInsights } from '#contracts/analytics-figures.ts';
import { queryClient } from '#app/kit/api/query-client.ts';
import { currentUserQuery } from '#app/person/session/current-user.ts';
import type { SignedInUser } from '#app/person/session/signed-in-user.ts';
import { act } from '#tests/support/act.ts';
import { mountPlace } from '#tests/support/mounted.ts';
import { AnalyticsDialog } from './analytics-dialog.tsx';
import { AnalyticsView } from './analytics-view.tsx';
import type { Dashboard, Insights } from './dashboard-query.ts';

const NOON = Date.parse('2026-11-23T12:00:00Z');
const MINUTE = 60_000;

const OPERATOR: SignedInUser = {
  id: '019aa000-0000-7000-8000-000000000001',
  firstName: 'Olive',
  lastName: 'Brand',
  email: 'olive@example.org',
  emailVerified: true,
  accountType: 'personal',
  role: 'operator',
  totpEnabled: false,
  hasPassword: true,
  createdAt: '2026-11-01T00:00:00Z',
};

function dayBefore(days: number): string {
  return new Date(NOON - days * 24 * 60 * MINUTE).toISOString().slice(0, 10);
}

function dashboard(days: number, visitors: number): Dashboard {
  return {
    totals: {
      totalVisitors: visitors * 2,
      uniqueVisitors: visitors,
      cameraStarts: visitors,
      subscriptions: Math.round(visitors / 8),
      freeUsers: 10,
      proUsers: 2,
      makeupApplications: 40,
      photoCaptures: 3,
    },
    dailyStats: Array.from({ length: days }, (_, place) => ({
      date: dayBefore(place),
      uniqueVisitors: 4,
      cameraStarts: 2,
    })),
    recentEvents: Array.from({ length: 15 }, (_, place) => ({
      id: `019aa000-0000-7000-8000-${String(place).padStart(12, '0')}`,
      event: 'visit',
      page: '/landing',
      timestamp: new Date(NOON - place * MINUTE).toISOString(),
    })),
  };
}

const NO_FIGURES = {
  visits: 0,
  uniqueVisitors: 0,
  cameraStarts: 0,
  productsApplied: 0,
  captures: 0,
  looksSaved: 0,
  signUps: 0,
  purchases: 0,
};

function insights(days: number): Insights {
  const period = (shift: number): Insights['current'] => ({
    first: dayBefore(shift + days - 1),
    last: dayBefore(shift),
    totals: { ...NO_FIGURES, newVisitors: 0 },
    days: Array.from({ length: days }, (_, place) => ({
      date: dayBefore(shift + days - 1 - place),
      ...NO_FIGURES,
    })),
    funnel: [{ step: 'visit', visitors: 0, lost: 0 }],
    revenue: [],
  });
  return {
    asOf: new Date(NOON).toISOString(),
    timeZone: 'Europe/Berlin',
    current: period(0),
    before: period(days),
    shades: [],
    looks: [],
    firstPages: [],
    retention: [],
    failures: [],
    speed: [],
  };
}

/** Insights of a site with activity, now and in the period before. */
function busyInsights(): Insights {
  const quiet = insights(7);
  const money = (
    period: Insights['current'],
    currency: string,
    cents: number,
    refunded: number,
  ) => {
    const days = period.days.map(({ date }, place) => ({
      date,
      payments: place === 6 ? 1 : 0,
      cents: place === 6 ? cents : 0,
      refundedCents: place === 6 ? refunded : 0,
    }));
    return { currency, payments: 1, cents, refundedCents: refunded, days };
  };
  const period = (of: Insights['current'], camera: number): Insights['current'] => ({
    ...of,
    funnel: [
      { step: 'visit', visitors: 9, lost: 0 },
      { step: 'camera', visitors: camera, lost: 9 - camera },
    ],
  });
  const current = period(quiet.current, 6);
  const before = period(quiet.before, 5);
  return {
    ...quiet,
    current: { ...current, revenue: [money(current, 'usd', 1999, 500)] },
    before: { ...before, revenue: [money(before, 'eur', 1800, 0)] },
    shades: [{ product: 'lipstick', shade: 'Berry', count: 4, before: 3 }],
    failures: [
      {
        browser: 'safari',
        cameraStarts: 3,
        failures: [{ part: 'camera', failure: 'denied', count: 1 }],
        before: { cameraStarts: 3, camera: 2, engine: 0 },
      },
    ],
  };
}

const { host, render, unmount } = mountPlace();
/** The requested addresses. */
let asked: string[];
/** The server's answer to an address. */
let answer: (path: string) => Response | Promise<Response>;

const DASHBOARD = readDashboard.path.replace(':days', '');
/** Prefix of the addresses of both kinds of figures. */
const FIGURES = '/api/analytics/';
const INSIGHTS = readInsights.path.replace(':days', '');

function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status });
}

const REFUSED = { message: 'This is for operators.', error: 'forbidden' };

/** A server that returns figures for this number of visitors. */
function figures(visitors = 8) {
  return (path: string): Response => {
    const days = Number(path.split('/').at(-1));
    return json(path.startsWith(DASHBOARD) ? dashboard(days, visitors) : insights(days));
  };
}

/** Lets time pass, and renders the answers that arrive meanwhile. */
async function pass(milliseconds: number): Promise<void> {
  for (const part of [milliseconds, 1, 1, 1]) {
    await act(() => vi.advanceTimersByTimeAsync(part));
  }
}

async function draw(what: 'page' | 'dialog' = 'page'): Promise<void> {
  await render(
    <QueryClientProvider client={queryClient}>
      {what === 'page' ? <AnalyticsView /> : <AnalyticsDialog onClose={() => undefined} />}
    </QueryClientProvider>,
  );
  await pass(1);
}

async function choose(days: number): Promise<void> {
  await act(async () => {
    document.querySelector<HTMLInputElement>(`[type="radio"][value="${days}"]`)?.click();
  });
}

function dashboardsAsked(): number {
  return asked.filter((path) => path.startsWith(DASHBOARD)).length;
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  asked = [];
  answer = figures();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const path = address instanceof Request ? address.url : address.toString();
    // All files share one page: what an earlier one has started, such as a person's
    // lists, also reacts to a sign-in.
    if (path.startsWith(FIGURES)) asked.push(path);
    return answer(path);
  });
  queryClient.clear();
  queryClient.setQueryData(currentUserQuery.queryKey, OPERATOR);
});

afterEach(async () => {
  await unmount();
  queryClient.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the page of figures', () => {
  it('shows a spinner until they are there', async () => {
    const waiting: (() => void)[] = [];
    answer = (path) =>
      new Promise((resolve) => {
        waiting.push(() => {
          resolve(figures()(path));
        });
      });
    await draw();
    expect(host.querySelector('.analytics-spinner')).not.toBeNull();
    for (const arrive of waiting) arrive();
    await pass(1);
    expect(host.textContent).toContain('Engagement rate 100.00%');
    expect(host.textContent).toContain('Conversion rate 12.50%');
  });

  it('has rates of 0.00 without visitors', async () => {
    answer = figures(0);
    await draw();
    expect(host.textContent).toContain('Engagement rate 0.00%');
    expect(host.textContent).toContain('Conversion rate 0.00%');
  });

  it('shows the last 7 days and 10 events', async () => {
    await draw();
    expect(host.querySelectorAll('.figure-table tbody time')).toHaveLength(7);
    expect(host.querySelectorAll('.recent-events > li')).toHaveLength(10);
  });

  it('is requested again each minute, but only while it is open', async () => {
    await draw();
    expect(dashboardsAsked()).toBe(1);
    await pass(MINUTE);
    expect(dashboardsAsked()).toBe(2);
    await render(null);
    await pass(5 * MINUTE);
    expect(dashboardsAsked()).toBe(2);
  });

  it('keeps the last figures if a refresh fails, and says when they date from', async () => {
    await draw();
    answer = () => Promise.reject(new TypeError('no network'));
    await pass(MINUTE);
    expect(host.textContent).toContain('Engagement rate 100.00%');
    expect(host.textContent).toMatch(
      /The latest refresh didn’t work. These figures are from Nov 23/,
    );
    answer = figures();
    await pass(MINUTE);
    expect(host.textContent).not.toContain('The latest refresh');
  });

  it('shows only the period that was chosen last', async () => {
    const late: ((reply: Response) => void)[] = [];
    await draw();
    answer = (path) =>
      path.endsWith('/90')
        ? new Promise((resolve) => {
            late.push(resolve);
          })
        : figures(16)(path);
    await choose(90);
    expect(host.querySelector('.analytics-spinner')).not.toBeNull();
    await choose(7);
    await pass(1);
    for (const resolve of late) resolve(json(dashboard(90, 99)));
    await pass(1);
    expect(host.querySelector('.total-count')?.textContent).toBe('32');
  });

  it('says that the figures are unavailable while there is no network, and tries again', async () => {
    answer = () => Promise.reject(new TypeError('no network'));
    await draw();
    expect(host.textContent).toContain(
      'Analytics UnavailableUnable to load analytics data. Please try again later.',
    );
    answer = figures();
    await act(async () => {
      [...host.querySelectorAll('button')]
        .find(({ textContent }) => textContent === 'Try Again')
        ?.click();
    });
    await pass(1);
    expect(host.textContent).toContain('Engagement rate 100.00%');
  });

  it('shows no figures once the server refuses them, and stops asking', async () => {
    await draw();
    answer = () => json(REFUSED, 403);
    await pass(MINUTE);
    expect(host.textContent).toContain('Analytics Unavailable');
    expect(host.textContent).not.toContain('Engagement rate');
    const before = dashboardsAsked();
    await pass(5 * MINUTE);
    expect(dashboardsAsked()).toBe(before);
  });

  it('requests nothing for someone known not to be an operator', async () => {
    const member: SignedInUser = { ...OPERATOR, role: 'user' };
    queryClient.setQueryData(currentUserQuery.queryKey, member);
    await draw();
    expect(host.textContent).toContain('Analytics Unavailable');
    expect(asked).toEqual([]);
  });

  it('keeps the specified figures when the others cannot be read', async () => {
    answer = (path) =>
      path.startsWith(INSIGHTS) ? json({ message: '', error: 'overloaded' }, 503) : figures()(path);
    await draw();
    expect(host.textContent).toContain('Engagement rate 100.00%');
    expect(host.textContent).toContain('The other figures couldn’t be loaded.');
  });

  it('compares the funnel, shades and failures with the period before', async () => {
    answer = (path) => json(path.startsWith(DASHBOARD) ? dashboard(7, 8) : busyInsights());
    await draw();
    const lineOf = (text: string) =>
      [...host.querySelectorAll('li, tr')].find((line) => line.textContent?.includes(text))
        ?.textContent;
    expect(lineOf('Camera started')).toContain('5 before');
    expect(lineOf('Berry')).toContain('4 times3 before');
    expect(lineOf('Safari')).toContain('25.00%40.00% before');
  });

  it('shows revenue in each currency, including those in which nothing is paid any more', async () => {
    answer = (path) => json(path.startsWith(DASHBOARD) ? dashboard(7, 8) : busyInsights());
    await draw();
    const [usd, eur] = [...host.querySelectorAll('.revenue')].map(({ textContent }) => textContent);
    expect(usd).toContain('$19.99');
    expect(usd).toContain('$5.00');
    expect(usd).toContain('$14.99');
    expect(eur).toContain('€0.00');
    expect(eur).toContain('€18.00 before');
  });

  it('says that nothing was counted on a site where nothing happened', async () => {
    answer = figures(0);
    await draw();
    expect(host.textContent).toContain('Nothing was counted here in these days.');
    expect(host.textContent).toContain('Nothing was paid in these days.');
    expect(host.textContent).toContain('Days begin at midnight in Europe/Berlin.');
  });
});

describe('the dialog of figures', () => {
  it('has 15 events, and nothing beyond the specified figures', async () => {
    await draw('dialog');
    expect(document.querySelectorAll('.recent-events > li')).toHaveLength(15);
    expect(asked.every((path) => path.startsWith(DASHBOARD))).toBe(true);
  });

  it('reads the period chosen in it', async () => {
    await draw('dialog');
    await choose(90);
    await pass(1);
    expect(asked.at(-1)).toBe(`${DASHBOARD}90`);
  });
});
