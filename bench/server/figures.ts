import { median, percentile } from '#bench/report/statistics.ts';
import type { LoadRun } from './load.ts';

/** What a load came to; times in milliseconds, NaN where there was nothing to time. */
export interface Figures {
  /** Answered with success, a second. */
  readonly served: number;
  readonly servedP50: number;
  readonly servedP99: number;
  /** Told to come back later, a second. */
  readonly refused: number;
  readonly refusedP50: number;
  readonly refusedP99: number;
  /** Anything else, in all: there should be none. */
  readonly failed: number;
}

const TOO_BUSY = 503;
const LOWEST_SUCCESS = 200;
const BEYOND_SUCCESS = 300;
const P99 = 0.99;

export function figuresOf({ samples, seconds }: LoadRun): Figures {
  const served: number[] = [];
  const refused: number[] = [];
  for (const { status, ms } of samples) {
    if (status >= LOWEST_SUCCESS && status < BEYOND_SUCCESS) served.push(ms);
    else if (status === TOO_BUSY) refused.push(ms);
  }
  return {
    served: served.length / seconds,
    servedP50: median(served),
    servedP99: percentile(served, P99),
    refused: refused.length / seconds,
    refusedP50: median(refused),
    refusedP99: percentile(refused, P99),
    failed: samples.length - served.length - refused.length,
  };
}

/** How often each status came: it tells what failed. */
export function statusesOf({ samples }: LoadRun): Readonly<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { status } of samples) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** The median of each figure over several rounds; of failures, their sum. */
export function mediansOf(rounds: readonly Figures[]): Figures {
  const over = (pick: (figures: Figures) => number) =>
    median(rounds.map(pick).filter((value) => !Number.isNaN(value)));
  return {
    served: over(({ served }) => served),
    servedP50: over(({ servedP50 }) => servedP50),
    servedP99: over(({ servedP99 }) => servedP99),
    refused: over(({ refused }) => refused),
    refusedP50: over(({ refusedP50 }) => refusedP50),
    refusedP99: over(({ refusedP99 }) => refusedP99),
    failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
  };
}
