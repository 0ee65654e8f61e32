import type { ReplyOf } from '#contracts/contract.ts';
import type { readDashboard } from '#contracts/analytics-figures.ts';
import { daysIn, type Span } from '#domain/analytics/calendar.ts';
import { type FigureSource, FIGURES } from './figure-source.ts';
import { CountTable } from './table.ts';

export type Dashboard = ReplyOf<typeof readDashboard>;

/** How many accounts there are. */
export interface AccountCounts {
  readonly accounts: number;
  /** Of them, those that have Pro now. */
  readonly pro: number;
}

export interface DashboardNeeds {
  readonly source: FigureSource;
  readonly countAccounts: () => Promise<AccountCounts>;
  readonly readRecent: () => Promise<Dashboard['recentEvents']>;
}

const COUNTED = [
  'visit',
  'camera_start',
  'makeup_apply',
  'photo_capture',
  'subscription',
  FIGURES.visitors,
] as const;

/** What the specification's dashboard shows of some days. */
export async function readDashboardOf(
  { source, countAccounts, readRecent }: DashboardNeeds,
  span: Span,
): Promise<Dashboard> {
  // One after the other: a page that refreshes must not take a connection for each part of it.
  const rows = await source.counts(COUNTED, span);
  const reached = await source.reached(span);
  const recentEvents = await readRecent();
  const { accounts, pro } = await countAccounts();
  const table = new CountTable(rows);
  const visitors = table.byDay(FIGURES.visitors);
  const cameraStarts = table.byDay('camera_start');
  return {
    totals: {
      totalVisitors: table.total('visit'),
      uniqueVisitors: reached[0] ?? 0,
      cameraStarts: table.total('camera_start'),
      subscriptions: table.total('subscription'),
      freeUsers: accounts - pro,
      proUsers: pro,
      makeupApplications: table.total('makeup_apply'),
      photoCaptures: table.total('photo_capture'),
    },
    dailyStats: daysIn(span)
      .map((date) => ({
        date,
        uniqueVisitors: visitors.get(date) ?? 0,
        cameraStarts: cameraStarts.get(date) ?? 0,
      }))
      .toReversed(),
    recentEvents,
  };
}
