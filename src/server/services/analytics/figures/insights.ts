import type { readInsights } from '#contracts/analytics-figures.ts';
import type { ReplyOf } from '#contracts/contract.ts';
import {
  daysIn,
  dayNumber,
  dayOf,
  mondayOf,
  shifted,
  type Span,
} from '#domain/analytics/calendar.ts';
import { BROWSERS, DEVICE_CLASSES } from '#domain/analytics/events.ts';
import { FUNNEL_STEPS } from '#domain/analytics/periods.ts';
import { PRODUCTS } from '#domain/makeup/look.ts';
import { type CohortRow, type FigureSource, FIGURES } from './figure-source.ts';
import { type Counted, quantileOf } from './quantiles.ts';
import { CountTable, halves } from './table.ts';

export type Insights = ReplyOf<typeof readInsights>;
type Period = Insights['current'];
type Quantiles = Insights['speed'][number]['fps'];

export interface InsightsNeeds {
  readonly source: FigureSource;
  readonly timeZone: string;
  readonly readAsOf: () => Promise<Date>;
  readonly readRevenue: (span: Span) => Promise<Period['revenue']>;
}

/** What is counted for each day, by the figure behind it. */
const BY_DAY = {
  visits: 'visit',
  uniqueVisitors: FIGURES.visitors,
  cameraStarts: 'camera_start',
  productsApplied: 'makeup_apply',
  captures: 'photo_capture',
  looksSaved: 'look_save',
  signUps: 'sign_up',
  purchases: 'subscription',
} as const;

/** Weeks that retention goes back; the current one is one more. */
const WEEKS_BACK = 12;

/** A tenth is below, or above. */
const TENTH = 0.1;
const HALF = 0.5;

async function readPeriod({ source, readRevenue }: InsightsNeeds, span: Span) {
  const rows = await source.counts([...Object.values(BY_DAY), ...Object.values(FIGURES)], span);
  const reached = await source.reached(span);
  const revenue = await readRevenue(span);
  const table = new CountTable(rows);
  const of = (figure: string) => table.byDay(figure);
  const days = {
    visits: of(BY_DAY.visits),
    uniqueVisitors: of(BY_DAY.uniqueVisitors),
    cameraStarts: of(BY_DAY.cameraStarts),
    productsApplied: of(BY_DAY.productsApplied),
    captures: of(BY_DAY.captures),
    looksSaved: of(BY_DAY.looksSaved),
    signUps: of(BY_DAY.signUps),
    purchases: of(BY_DAY.purchases),
  };
  const onDay = (date: string) => ({
    visits: days.visits.get(date) ?? 0,
    uniqueVisitors: days.uniqueVisitors.get(date) ?? 0,
    cameraStarts: days.cameraStarts.get(date) ?? 0,
    productsApplied: days.productsApplied.get(date) ?? 0,
    captures: days.captures.get(date) ?? 0,
    looksSaved: days.looksSaved.get(date) ?? 0,
    signUps: days.signUps.get(date) ?? 0,
    purchases: days.purchases.get(date) ?? 0,
  });
  const period: Period = {
    ...span,
    totals: {
      visits: table.total(BY_DAY.visits),
      uniqueVisitors: reached[0] ?? 0,
      newVisitors: table.total(FIGURES.firstVisit),
      cameraStarts: table.total(BY_DAY.cameraStarts),
      productsApplied: table.total(BY_DAY.productsApplied),
      captures: table.total(BY_DAY.captures),
      looksSaved: table.total(BY_DAY.looksSaved),
      signUps: table.total(BY_DAY.signUps),
      purchases: table.total(BY_DAY.purchases),
    },
    days: daysIn(span).map((date) => ({ date, ...onDay(date) })),
    funnel: FUNNEL_STEPS.map((step, place) => {
      const visitors = reached[place] ?? 0;
      return { step, visitors, lost: (reached[place - 1] ?? visitors) - visitors };
    }),
    revenue,
  };
  return { period, table };
}

function readShades(table: CountTable, earlier: CountTable): Insights['shades'] {
  const before = earlier.parts(FIGURES.shade);
  return table.byPart(FIGURES.shade).flatMap(([part, count]) => {
    const [named, shade] = halves(part);
    const product = PRODUCTS.find((each) => each === named);
    if (product === undefined) return [];
    return [{ product, shade, count, before: before.get(part) ?? 0 }];
  });
}

function readLooks(table: CountTable): Insights['looks'] {
  const worn = table.parts(FIGURES.lookWorn);
  const saved = table.parts(FIGURES.lookSaved);
  return [...new Set([...worn.keys(), ...saved.keys()])]
    .map((look) => ({ look, worn: worn.get(look) ?? 0, saved: saved.get(look) ?? 0 }))
    .toSorted(
      (one, other) =>
        other.worn - one.worn || other.saved - one.saved || (one.look < other.look ? -1 : 1),
    );
}

function readFirstPages(table: CountTable): Insights['firstPages'] {
  const startedCamera = table.parts(FIGURES.firstCamera);
  const signedUp = table.parts(FIGURES.firstSignUp);
  const purchased = table.parts(FIGURES.firstPurchase);
  return table.byPart(FIGURES.firstVisit).map(([page, visitors]) => ({
    page,
    visitors,
    startedCamera: startedCamera.get(page) ?? 0,
    signedUp: signedUp.get(page) ?? 0,
    purchased: purchased.get(page) ?? 0,
  }));
}

function readRetention(rows: readonly CohortRow[], monday: number): Insights['retention'] {
  return Array.from({ length: WEEKS_BACK + 1 }, (_, weeks) => {
    const week = dayOf(monday - 7 * weeks);
    const came = Array.from({ length: weeks + 1 }, () => 0);
    for (const row of rows) {
      if (row.week === week && row.later <= weeks) came[row.later] = row.visitors;
    }
    return { week, came };
  }).filter(({ came }) => came.some((visitors) => visitors > 0));
}

/** The sum of what failed in a browser, whatever it was. */
function failuresIn(table: CountTable, figure: string, browser: string): number {
  return table
    .byPart(figure)
    .reduce((sum, [part, count]) => (halves(part)[0] === browser ? sum + count : sum), 0);
}

function readFailures(table: CountTable, earlier: CountTable): Insights['failures'] {
  const starts = table.parts(FIGURES.cameraStart);
  const earlierStarts = earlier.parts(FIGURES.cameraStart);
  const failed = (['camera', 'engine'] as const).flatMap((part) =>
    table
      .byPart(part === 'camera' ? FIGURES.cameraFailure : FIGURES.engineFailure)
      .map(([name, count]) => {
        const [browser, failure] = halves(name);
        return { browser, part, failure, count };
      }),
  );
  return BROWSERS.map((browser) => ({
    browser,
    cameraStarts: starts.get(browser) ?? 0,
    failures: failed
      .filter((each) => each.browser === browser)
      .toSorted((one, other) => other.count - one.count)
      .map(({ part, failure, count }) => ({ part, failure, count })),
    before: {
      cameraStarts: earlierStarts.get(browser) ?? 0,
      camera: failuresIn(earlier, FIGURES.cameraFailure, browser),
      engine: failuresIn(earlier, FIGURES.engineFailure, browser),
    },
  })).filter(({ cameraStarts, failures }) => cameraStarts > 0 || failures.length > 0);
}

function valuesOf(table: CountTable, figure: string, device: string): Counted {
  return table.byPart(figure).flatMap(([part, count]) => {
    const [of, value] = halves(part);
    return of === device ? [[Number(value), count] as const] : [];
  });
}

function quantilesOf(values: Counted, slowTenth: number): Quantiles {
  const median = quantileOf(values, HALF);
  const slow = quantileOf(values, slowTenth);
  return median === undefined || slow === undefined ? null : { median, slowTenth: slow };
}

function readSpeed(table: CountTable): Insights['speed'] {
  const mirrors = table.parts(FIGURES.mirror);
  return DEVICE_CLASSES.map((device) => {
    const withoutWebgl = mirrors.get(`${device}:canvas`) ?? 0;
    return {
      device,
      mirrors: (mirrors.get(`${device}:webgl2`) ?? 0) + withoutWebgl,
      withoutWebgl,
      fps: quantilesOf(valuesOf(table, FIGURES.frameRate, device), TENTH),
      startMs: quantilesOf(valuesOf(table, FIGURES.start, device), 1 - TENTH),
    };
  }).filter(({ mirrors: measured }) => measured > 0);
}

/** Everything that operators are shown beyond the specification's dashboard. */
export async function readInsightsOf(needs: InsightsNeeds, span: Span): Promise<Insights> {
  const { source, timeZone, readAsOf } = needs;
  const length = dayNumber(span.last) - dayNumber(span.first) + 1;
  const earlier = { first: shifted(span.first, -length), last: shifted(span.last, -length) };
  const monday = mondayOf(dayNumber(span.last));
  // Read before the figures: events that come while those are read may be counted already, but are not
  // promised.
  const asOf = await readAsOf();
  // One after the other: a page that refreshes must not take a connection for each part of it.
  const current = await readPeriod(needs, span);
  const before = await readPeriod(needs, earlier);
  const cohorts = await source.cohorts(dayOf(monday - 7 * WEEKS_BACK));
  const { table } = current;
  return {
    asOf: asOf.toISOString(),
    timeZone,
    current: current.period,
    before: before.period,
    shades: readShades(table, before.table),
    looks: readLooks(table),
    firstPages: readFirstPages(table),
    retention: readRetention(cohorts, monday),
    failures: readFailures(table, before.table),
    speed: readSpeed(table),
  };
}
