/** Prints the runs as tables. */

import type { RendererKind, TransportKind } from '#engine/index.ts';
import { median } from '#bench/report/statistics.ts';
import { formatNumber, formatShare, formatTable } from '#bench/report/table.ts';
import type { EngineVariant, SkinReading, Throughput } from './contender.ts';
import { ADDED_TITLES } from './added.ts';
import type { AddedRun, Run } from './measure.ts';
import type { PassTime } from './pages/renderer-page.ts';
import type { ContenderName } from './visit.ts';

interface Row {
  readonly title: string;
  readonly valueOf: (run: Run) => number;
  readonly format: (value: number) => string;
  readonly aim: string;
}

const milliseconds = (value: number): string => formatNumber(value, 1);

const ROWS: readonly Row[] = [
  {
    title: 'frames shown a second',
    valueOf: (run) => run.framesPerSecond,
    format: milliseconds,
    aim: '>= 20 and 4 times the baseline',
  },
  {
    title: '  counted one by one',
    valueOf: (run) => run.delay?.countedPerSecond ?? Number.NaN,
    format: milliseconds,
    aim: '',
  },
  {
    title: 'frame to landmarks, ms',
    valueOf: (run) => run.landmarksTime,
    format: milliseconds,
    aim: '<= 15',
  },
  {
    title: 'drawing, waited for, ms',
    valueOf: (run) => run.renderTime,
    format: milliseconds,
    aim: '',
  },
  {
    title: 'frame to screen, ms',
    valueOf: (run) => run.delay?.median ?? Number.NaN,
    format: milliseconds,
    aim: '',
  },
  {
    title: '  95th percentile',
    valueOf: (run) => run.delay?.high ?? Number.NaN,
    format: milliseconds,
    aim: '',
  },
  {
    title: 'makeup behind its picture, ms',
    valueOf: (run) => run.delay?.makeupBehind ?? Number.NaN,
    format: milliseconds,
    aim: '0',
  },
  {
    title: "page's thread busy",
    valueOf: (run) => run.busy,
    format: (value) => formatShare(value),
    aim: '<= 15%',
  },
  {
    title: 'Start to first makeup, ms',
    valueOf: (run) => run.firstMakeup,
    format: (value) => formatNumber(value, 0),
    aim: '<= 2500',
  },
  {
    title: 'heap slope, kB a second',
    valueOf: (run) => run.heap?.objects ?? Number.NaN,
    format: milliseconds,
    aim: 'flat',
  },
  {
    title: '  array buffers, kB a second',
    valueOf: (run) => run.heap?.buffers ?? Number.NaN,
    format: milliseconds,
    aim: 'flat',
  },
  {
    title: "machine's load",
    valueOf: (run) => run.load,
    format: milliseconds,
    aim: 'below the cores',
  },
];

/** Medians over the rounds, and the rounds themselves. */
export function printHeadline(runs: Record<ContenderName, readonly Run[]>): string {
  const cell = (row: Row, contender: ContenderName): string => {
    const values = runs[contender].map((run) => row.valueOf(run)).filter(Number.isFinite);
    const each =
      values.length > 1 ? ` [${values.map((value) => row.format(value)).join(' ')}]` : '';
    return `${row.format(median(values))}${each}`;
  };
  return `1280x720, six products: median [rounds]\n${formatTable(
    ['', 'engine', 'baseline', 'aim'],
    ROWS.map((row) => [row.title, cell(row, 'engine'), cell(row, 'baseline'), row.aim]),
  )}`;
}

export function printPasses(renderer: RendererKind, passes: readonly PassTime[]): string {
  return formatTable(
    [`our own time, ${renderer}`, 'ms'],
    passes.map((pass) => [pass.pass, formatNumber(pass.milliseconds, 1)]),
  );
}

/** The run with the middle frame rate. */
export function middleRun(runs: readonly Run[]): Run | undefined {
  const sorted = runs.toSorted((a, b) => a.framesPerSecond - b.framesPerSecond);
  return sorted[sorted.length >> 1];
}

export interface SizedRun {
  readonly contender: ContenderName;
  readonly width: number;
  readonly height: number;
  readonly run: Run;
}

export function printSizes(sized: readonly SizedRun[]): string {
  return formatTable(
    [
      'six products',
      'frames a second',
      'to landmarks',
      'drawing',
      'to screen',
      'page busy',
      'first makeup',
    ],
    sized.map(({ contender, width, height, run }) => [
      `${contender} ${width}x${height}`,
      ...speed(run),
    ]),
  );
}

function speed(run: Run): string[] {
  return [
    milliseconds(run.framesPerSecond),
    milliseconds(run.landmarksTime),
    milliseconds(run.renderTime),
    milliseconds(run.delay?.median ?? Number.NaN),
    formatShare(run.busy),
    formatNumber(run.firstMakeup, 0),
  ];
}

export interface WayRun {
  readonly variant: EngineVariant;
  readonly transport: TransportKind;
  readonly renderer: RendererKind;
  readonly run: Run;
}

export function printWays(ways: readonly WayRun[]): string {
  return formatTable(
    [
      'ways of working',
      'frames a second',
      'to landmarks',
      'drawing',
      'to screen',
      'page busy',
      'first makeup',
    ],
    ways.map(({ variant, transport, renderer, run }) => [
      `${variant}, ${transport}, ${renderer}`,
      ...speed(run),
    ]),
  );
}

/** Medians over the rounds; the ratios, too, are medians over the rounds. */
export function printAdded(renderer: RendererKind, runs: readonly AddedRun[]): string {
  return formatTable(
    [
      `what panels add, ${renderer}`,
      'frames a second',
      'the look alone',
      'ratio',
      'drawing',
      'the look alone',
      'ratio',
      'to landmarks',
    ],
    runs.map(({ added, rounds }) => {
      const of = (value: (round: AddedRun['rounds'][number]) => number): number =>
        median(rounds.map(value).filter(Number.isFinite));
      return [
        ADDED_TITLES[added],
        milliseconds(of(({ own }) => own.framesPerSecond)),
        milliseconds(of(({ plain }) => plain.framesPerSecond)),
        formatNumber(
          of(({ own, plain }) => own.framesPerSecond / plain.framesPerSecond),
          2,
        ),
        milliseconds(of(({ own }) => own.renderTime)),
        milliseconds(of(({ plain }) => plain.renderTime)),
        formatNumber(
          of(({ own, plain }) => own.renderTime / plain.renderTime),
          2,
        ),
        milliseconds(of(({ own }) => own.landmarksTime)),
      ];
    }),
  );
}

export function printSkinReadings(readings: readonly SkinReading[]): string {
  const of = (value: (reading: SkinReading) => number): number => median(readings.map(value));
  return formatTable(
    ['reading skin', '', 'aim'],
    [
      ['frames a second before', milliseconds(of(({ framesBefore }) => framesBefore)), ''],
      [
        'frames a second during bursts',
        milliseconds(of(({ framesMeanwhile }) => framesMeanwhile)),
        '>= 24',
      ],
      [
        '  ratio',
        formatNumber(
          of(({ framesBefore, framesMeanwhile }) => framesMeanwhile / framesBefore),
          2,
        ),
        '',
      ],
      ['a picture of 512 pixels, ms', milliseconds(of(({ stillTime }) => stillTime)), '<= 100'],
    ],
  );
}

export function printProducts(
  runs: Record<ContenderName, readonly (Throughput & { readonly products: number })[]>,
): string {
  return formatTable(
    ['products worn', 'engine f/s', 'drawing', 'baseline f/s', 'drawing'],
    runs.engine.map(({ products, framesPerSecond, renderTime }, index) => [
      String(products),
      milliseconds(framesPerSecond),
      milliseconds(renderTime),
      milliseconds(runs.baseline[index]?.framesPerSecond ?? Number.NaN),
      milliseconds(runs.baseline[index]?.renderTime ?? Number.NaN),
    ]),
  );
}
