/** Everything that the page shows as one table, a row for each figure: made for a spreadsheet's filters and pivots. */

import { EVENT_WORDS } from '#content/analytics-words.ts';
import { fillIn } from '#content/fill-in.ts';
import {
  BROWSER_WORDS,
  CSV_WORDS,
  DEVICE_WORDS,
  FAILURE_WORDS,
  FUNNEL_STEP_WORDS,
} from '#content/insight-words.ts';
import { PRODUCT_WORDS } from '#content/products.ts';
import { percentOf } from '#domain/analytics/rates.ts';
import { csvOf, type CsvCell } from '#domain/tables/csv.ts';
import type { Dashboard, Insights } from './dashboard-query.ts';

const { sections: S, figures: F } = CSV_WORDS;

/** Section, item, day, figure, value, value of the period before. */
type Row = readonly [
  section: string,
  item: string,
  day: string,
  figure: string,
  value: CsvCell,
  before: CsvCell,
];

/** The specified figures, and those beyond the specification where they have loaded. */
export interface ShownFigures {
  readonly dashboard: Dashboard;
  /** When the dashboard was read, in milliseconds. */
  readonly readAt: number;
  readonly insights: Insights | null;
}

/** The file's text. */
export function figuresCsv(figures: ShownFigures): string {
  const { dashboard, insights } = figures;
  return csvOf([
    CSV_WORDS.heads,
    ...aboutFile(figures),
    ...totalRows(dashboard),
    ...(insights === null ? dayRows(dashboard) : insightRows(insights)),
    ...dashboard.recentEvents.map(({ event, page, timestamp }): Row => [
      S.recent,
      EVENT_WORDS[event],
      timestamp,
      F.page,
      page,
      null,
    ]),
  ]);
}

/** What the file is called: the period, and its last day. */
export function csvName({ dashboard }: ShownFigures): string {
  const days = dashboard.dailyStats.map(({ date }) => date).toSorted();
  return fillIn(CSV_WORDS.file, { days: days.length, last: days.at(-1) ?? '' });
}

function aboutFile({ dashboard, readAt, insights }: ShownFigures): readonly Row[] {
  const days = dashboard.dailyStats.map(({ date }) => date).toSorted();
  return [
    [S.file, '', '', F.firstDay, days[0] ?? null, insights?.before.first ?? null],
    [S.file, '', '', F.lastDay, days.at(-1) ?? null, insights?.before.last ?? null],
    [S.file, '', '', F.asOf, insights?.asOf ?? new Date(readAt).toISOString(), null],
    [S.file, '', '', F.timeZone, insights?.timeZone ?? null, null],
  ];
}

function totalRows({ totals }: Dashboard): readonly Row[] {
  const { cameraStarts, subscriptions, uniqueVisitors } = totals;
  const total = (figure: string, value: CsvCell): Row => [S.totals, '', '', figure, value, null];
  return [
    total(F.engagement, Number(percentOf(cameraStarts, uniqueVisitors))),
    total(F.conversion, Number(percentOf(subscriptions, uniqueVisitors))),
    [S.accounts, '', '', F.freeUsers, totals.freeUsers, null],
    [S.accounts, '', '', F.proUsers, totals.proUsers, null],
  ];
}

/**
 * Used where the figures beyond the specification are missing: the specified ones, in total and for each
 * day.
 */
function dayRows({ totals, dailyStats }: Dashboard): readonly Row[] {
  return [
    [S.totals, '', '', F.visits, totals.totalVisitors, null],
    [S.totals, '', '', F.uniqueVisitors, totals.uniqueVisitors, null],
    [S.totals, '', '', F.cameraStarts, totals.cameraStarts, null],
    [S.totals, '', '', F.productsApplied, totals.makeupApplications, null],
    [S.totals, '', '', F.captures, totals.photoCaptures, null],
    [S.totals, '', '', F.purchases, totals.subscriptions, null],
    ...dailyStats.flatMap(({ date, uniqueVisitors, cameraStarts }): Row[] => [
      [S.days, '', date, F.uniqueVisitors, uniqueVisitors, null],
      [S.days, '', date, F.cameraStarts, cameraStarts, null],
    ]),
  ];
}

const COUNTED = [
  'visits',
  'uniqueVisitors',
  'cameraStarts',
  'productsApplied',
  'captures',
  'looksSaved',
  'signUps',
  'purchases',
] as const;

function insightRows(insights: Insights): readonly Row[] {
  const { current, before } = insights;
  return [
    ...[...COUNTED, 'newVisitors' as const].map((figure): Row => [
      S.totals,
      '',
      '',
      F[figure],
      current.totals[figure],
      before.totals[figure],
    ]),
    ...current.days.flatMap((day, place) =>
      COUNTED.map((figure): Row => [
        S.days,
        '',
        day.date,
        F[figure],
        day[figure],
        before.days[place]?.[figure] ?? null,
      ]),
    ),
    ...funnelRows(insights),
    ...wornRows(insights),
    ...insights.firstPages.flatMap((page) =>
      (['visitors', 'startedCamera', 'signedUp', 'purchased'] as const).map((figure): Row => [
        S.firstPages,
        page.page,
        '',
        F[figure],
        page[figure],
        null,
      ]),
    ),
    ...insights.retention.flatMap(({ week, came }) =>
      came.map((count, weeks): Row => [
        S.retention,
        '',
        week,
        fillIn(F.came, { count: weeks }),
        count,
        null,
      ]),
    ),
    ...failureRows(insights),
    ...speedRows(insights),
    ...revenueRows(insights),
  ];
}

function funnelRows({ current, before }: Insights): readonly Row[] {
  return current.funnel.flatMap(({ step, visitors, lost }): Row[] => {
    const past = before.funnel.find((each) => each.step === step);
    const item = FUNNEL_STEP_WORDS[step];
    return [
      [S.funnel, item, '', F.visitors, visitors, past?.visitors ?? null],
      [S.funnel, item, '', F.lost, lost, past?.lost ?? null],
    ];
  });
}

function wornRows({ shades, looks }: Insights): readonly Row[] {
  return [
    ...shades.map(({ product, shade, count, before }): Row => [
      S.shades,
      `${PRODUCT_WORDS[product].label}: ${shade}`,
      '',
      F.timesWorn,
      count,
      before,
    ]),
    ...looks.flatMap(({ look, worn, saved }): Row[] => [
      [S.looks, look, '', F.timesWorn, worn, null],
      [S.looks, look, '', F.timesSaved, saved, null],
    ]),
  ];
}

function failureRows({ failures }: Insights): readonly Row[] {
  return failures.flatMap(({ browser, cameraStarts, failures: failed, before }): Row[] => [
    [S.failures, BROWSER_WORDS[browser], '', F.cameraStarts, cameraStarts, before.cameraStarts],
    ...failed.map(({ part, failure, count }): Row => [
      S.failures,
      BROWSER_WORDS[browser],
      '',
      fillIn(part === 'camera' ? F.cameraFailure : F.engineFailure, {
        reason: FAILURE_WORDS[failure] ?? failure,
      }),
      count,
      null,
    ]),
  ]);
}

function speedRows({ speed }: Insights): readonly Row[] {
  return speed.flatMap(({ device, mirrors, withoutWebgl, fps, startMs }) => {
    const row = (figure: string, value: CsvCell): Row => [
      S.speed,
      DEVICE_WORDS.names[device],
      '',
      figure,
      value,
      null,
    ];
    return [
      row(F.mirrors, mirrors),
      row(F.withoutWebgl, withoutWebgl),
      row(F.fps, fps?.median ?? null),
      row(F.fpsSlow, fps?.slowTenth ?? null),
      row(F.start, startMs?.median ?? null),
      row(F.startSlow, startMs?.slowTenth ?? null),
    ];
  });
}

const CENTS = 100;

function revenueRows({ current, before }: Insights): readonly Row[] {
  return current.revenue.flatMap(({ currency, payments, cents, refundedCents, days }): Row[] => {
    const name = currency.toUpperCase();
    const past = before.revenue.find((each) => each.currency === currency);
    const paid = fillIn(F.paid, { currency: name });
    const refunded = fillIn(F.refunded, { currency: name });
    return [
      [S.revenue, name, '', F.payments, payments, past?.payments ?? 0],
      [S.revenue, name, '', paid, cents / CENTS, (past?.cents ?? 0) / CENTS],
      [S.revenue, name, '', refunded, refundedCents / CENTS, (past?.refundedCents ?? 0) / CENTS],
      ...days.flatMap((day): Row[] => [
        [S.revenue, name, day.date, F.payments, day.payments, null],
        [S.revenue, name, day.date, paid, day.cents / CENTS, null],
        [S.revenue, name, day.date, refunded, day.refundedCents / CENTS, null],
      ]),
    ];
  });
}
