import { describe, expect, it } from 'vitest';
import type { Dashboard, Insights } from './dashboard-query.ts';
import { csvName, figuresCsv } from './figures-csv.ts';

const DASHBOARD: Dashboard = {
  totals: {
    totalVisitors: 5,
    uniqueVisitors: 3,
    cameraStarts: 2,
    subscriptions: 1,
    freeUsers: 10,
    proUsers: 2,
    makeupApplications: 7,
    photoCaptures: 1,
  },
  dailyStats: [
    { date: '2026-11-23', uniqueVisitors: 2, cameraStarts: 1 },
    { date: '2026-11-22', uniqueVisitors: 1, cameraStarts: 1 },
  ],
  recentEvents: [
    {
      id: '019aa000-0000-7000-8000-000000000001',
      event: 'visit',
      page: '/landing',
      timestamp: '2026-11-23T10:00:00Z',
    },
  ],
};

const FIGURES = {
  visits: 5,
  uniqueVisitors: 3,
  cameraStarts: 2,
  productsApplied: 7,
  captures: 1,
  looksSaved: 0,
  signUps: 1,
  purchases: 1,
};

function period(first: string, last: string): Insights['current'] {
  return {
    first,
    last,
    totals: { ...FIGURES, newVisitors: 2 },
    days: [
      { date: first, ...FIGURES },
      { date: last, ...FIGURES },
    ],
    funnel: [
      { step: 'visit', visitors: 3, lost: 0 },
      { step: 'camera', visitors: 2, lost: 1 },
    ],
    revenue: [
      {
        currency: 'usd',
        payments: 1,
        cents: 1999,
        refundedCents: 500,
        days: [{ date: last, payments: 1, cents: 1999, refundedCents: 500 }],
      },
    ],
  };
}

const INSIGHTS: Insights = {
  asOf: '2026-11-23T10:00:05Z',
  timeZone: 'Europe/Berlin',
  current: period('2026-11-22', '2026-11-23'),
  before: period('2026-11-20', '2026-11-21'),
  shades: [{ product: 'lipstick', shade: '=Classic Red', count: 4, before: 3 }],
  looks: [{ look: 'Romantic', worn: 3, saved: 1 }],
  firstPages: [{ page: '/landing', visitors: 3, startedCamera: 2, signedUp: 1, purchased: 0 }],
  retention: [{ week: '2026-11-16', came: [3, 1] }],
  failures: [
    {
      browser: 'safari',
      cameraStarts: 2,
      failures: [{ part: 'camera', failure: 'denied', count: 1 }],
      before: { cameraStarts: 5, camera: 1, engine: 0 },
    },
  ],
  speed: [
    {
      device: 'phone',
      mirrors: 2,
      withoutWebgl: 0,
      fps: { median: 28, slowTenth: 17 },
      startMs: null,
    },
  ],
};

/** The lines of the file, without the mark it begins with. */
function linesOf(insights: Insights | null): readonly string[] {
  return figuresCsv({ dashboard: DASHBOARD, readAt: Date.UTC(2026, 10, 23, 10), insights })
    .slice(1)
    .trimEnd()
    .split('\r\n');
}

describe('the file of figures', () => {
  it('is named after its days', () => {
    const figures = { dashboard: DASHBOARD, readAt: 0, insights: null };
    expect(csvName(figures)).toBe('lookglass-analytics-2-days-2026-11-23.csv');
  });

  it('is one table: each line has as many cells as its head', () => {
    const [head = '', ...rows] = linesOf(INSIGHTS);
    expect(head).toBe('Section,Item,Day,Figure,Value,Period before');
    for (const row of rows) expect(row.split(',')).toHaveLength(6);
  });

  it('says which days it covers, as of when, and in which time zone', () => {
    expect(linesOf(INSIGHTS)).toEqual(
      expect.arrayContaining([
        'This file,,,First day,2026-11-22,2026-11-20',
        'This file,,,Counted at,2026-11-23T10:00:05Z,',
        'This file,,,Time zone of the days,Europe/Berlin,',
      ]),
    );
  });

  it.each([
    ['totals beside the period before', 'Totals,,,Unique visitors,3,3'],
    ['the specified rates', 'Totals,,,Engagement rate in percent,66.67,'],
    ['accounts', 'Accounts now,,,Pro users,2,'],
    ['each day', 'Day by day,,2026-11-22,Products applied,7,7'],
    ['the funnel with its losses', 'From visit to Pro,Camera started,,Did not go on,1,1'],
    ['looks', 'Looks worn,Romantic,,Times saved,1,'],
    ['first pages', 'Where people come in,/landing,,Started the camera,2,'],
    ['who came back', 'Who comes back,,2026-11-16,Came in week 1 after,1,'],
    ['camera starts beside the period before', 'What fails,Safari,,Camera starts,2,5'],
    ['failures in words', 'What fails,Safari,,Camera failed: not allowed,1,'],
    ['speed', 'Devices,Phone,,Median of frames a second,28,'],
    ['revenue as numbers of money', 'Revenue,USD,,Paid in USD,19.99,19.99'],
    ['the newest events', 'Recent Activity,Visit,2026-11-23T10:00:00Z,Page,/landing,'],
  ])('holds %s', (_what, line) => {
    expect(linesOf(INSIGHTS)).toContain(line);
  });

  it('holds nothing that a spreadsheet would run', () => {
    const hostile = {
      ...INSIGHTS,
      looks: [{ look: '=HYPERLINK("https://example.org")', worn: 1, saved: 0 }],
    };
    const cells = linesOf(hostile).flatMap((line) => line.split(','));
    expect(cells.filter((cell) => /^"?[=+@-](?!\d)/.test(cell))).toEqual([]);
  });

  it('has the specified figures where the others could not be read', () => {
    expect(linesOf(null)).toEqual(
      expect.arrayContaining([
        'Totals,,,Visits of a page,5,',
        'Day by day,,2026-11-23,Unique visitors,2,',
      ]),
    );
  });
});
