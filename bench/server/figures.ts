import { median, percentile } from '#bench/report/statistics.ts';
import type { LoadRun } from './load.ts';

/** The results of a load; times in milliseconds, NaN if there was nothing to time. */
export interface Figures {
  /** Requests per second that succeeded. */
  readonly served: number;
  readonly servedP50: number;
  readonly servedP99: number;
  /** Requests per second that were told to come back later. */
  readonly refused: number;
  readonly refusedP50: number;
  readonly refusedP99: number;
  /** Any other answer, of which there should be none: how often each came, by request and status. */
  readonly failures: Readonly<Record<string, number>>;
}

const TOO_BUSY = 503;
const LOWEST_SUCCESS = 200;
const BEYOND_SUCCESS = 300;
const P99 = 0.99;

function countEach(
  counts: readonly (readonly [what: string, times: number])[],
): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [what, times] of counts) sums[what] = (sums[what] ?? 0) + times;
  return sums;
}

export function figuresOf({ samples, seconds }: LoadRun): Figures {
  const served: number[] = [];
  const refused: number[] = [];
  const failures: string[] = [];
  for (const { name, status, ms } of samples) {
    if (status >= LOWEST_SUCCESS && status < BEYOND_SUCCESS) served.push(ms);
    else if (status === TOO_BUSY) refused.push(ms);
    else failures.push(`${name}: ${status === 0 ? 'no answer' : status}`);
  }
  return {
    served: served.length / seconds,
    servedP50: median(served),
    servedP99: percentile(served, P99),
    refused: refused.length / seconds,
    refusedP50: median(refused),
    refusedP99: percentile(refused, P99),
    failures: countEach(failures.map((failure) => [failure, 1] as const)),
  };
}

/** The median of each figure over several rounds; failures are added up. */
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
    failures: countEach(rounds.flatMap(({ failures }) => Object.entries(failures))),
  };
}
