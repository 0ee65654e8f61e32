/** One measurement of a contender: how fast, how late, how busy. */

import type { Page } from '@playwright/test';
import { currentLoad } from '#bench/report/machine.ts';
import type { Added } from './added.ts';
import type { ScreenDelay, SkinReading, StartOptions, Throughput } from './contender.ts';
import type { HeapSlope } from './page-metrics.ts';
import { visit, type VisitRequest } from './visit.ts';

/** Milliseconds after a change of scene, by which all it needs has been loaded, painted and compiled. */
const SETTLING_TIME = 1500;

export interface Run extends Throughput {
  readonly firstMakeup: number;
  /** Share of the time in which the page's main thread was busy, in [0, 1]. */
  readonly busy: number;
  readonly delay: ScreenDelay | null;
  readonly heap: HeapSlope | null;
  /** The machine's load at the end of the measurement. */
  readonly load: number;
}

export interface RunLength {
  /** Seconds for which throughput is observed. */
  readonly throughput: number;
  /** Seconds for which delays are observed; 0 skips them. */
  readonly delay: number;
  /** Seconds for which the heap is observed; 0 skips it. */
  readonly heap: number;
}

export function measureRun(request: VisitRequest, length: RunLength): Promise<Run> {
  return visit(request, async ({ page, metrics, started }) => {
    const { value, busy } = await metrics.busyShare(() => throughputOf(page, length.throughput));
    const delay = length.delay > 0 ? await delayOf(page, length.delay) : null;
    const heap = length.heap > 0 ? await metrics.heapSlope(length.heap) : null;
    return { ...value, ...started, busy, delay, heap, load: currentLoad() };
  });
}

/** The same mirror with zero to six products, one count after the other. */
export function measureProducts(
  request: Omit<VisitRequest, 'options'>,
  options: Omit<StartOptions, 'products'>,
  seconds: number,
): Promise<(Throughput & { readonly products: number })[]> {
  return visit({ ...request, options: { ...options, products: 0 } }, async ({ page }) => {
    const results: (Throughput & { readonly products: number })[] = [];
    for (let products = 0; products <= 6; products += 1) {
      await page.evaluate((count) => globalThis.contender?.wear(count), products);
      await page.waitForTimeout(500);
      results.push({ products, ...(await throughputOf(page, seconds)) });
    }
    return results;
  });
}

/** Throughput with one addition and, measured right next to it, of the look alone, round by round. */
export interface AddedRun {
  readonly added: Added;
  readonly rounds: readonly { readonly own: Throughput; readonly plain: Throughput }[];
}

/** Measures the additions one by one on one page, each next to the look alone and in alternating order. */
export function measureAdded(
  request: VisitRequest,
  rows: readonly Added[],
  { seconds, rounds }: { readonly seconds: number; readonly rounds: number },
): Promise<readonly AddedRun[]> {
  return visit(request, async ({ page }) => {
    async function shown(added: Added): Promise<Throughput> {
      await page.evaluate((name) => globalThis.contender?.add?.(name), added);
      await page.waitForTimeout(SETTLING_TIME);
      return throughputOf(page, seconds);
    }
    const runs = new Map<Added, { own: Throughput; plain: Throughput }[]>();
    for (let round = 0; round < rounds; round += 1) {
      for (const added of rows) {
        const isPlainFirst = round % 2 === 0;
        const before = isPlainFirst ? await shown('plain') : null;
        const own = await shown(added);
        const plain = before ?? (await shown('plain'));
        runs.set(added, [...(runs.get(added) ?? []), { own, plain }]);
      }
    }
    return [...runs].map(([added, each]) => ({ added, rounds: each }));
  });
}

/** What reading skin costs a live mirror, round by round. */
export async function measureSkinReading(
  request: VisitRequest,
  { seconds, rounds }: { readonly seconds: number; readonly rounds: number },
): Promise<readonly SkinReading[]> {
  const readings: SkinReading[] = [];
  for (let round = 0; round < rounds; round += 1) {
    readings.push(
      await visit(request, ({ page }) =>
        page.evaluate((length) => {
          const reading = globalThis.contender?.readSkin?.(length);
          if (reading === undefined) throw new Error('the contender cannot read skin');
          return reading;
        }, seconds),
      ),
    );
  }
  return readings;
}

function throughputOf(page: Page, seconds: number): Promise<Throughput> {
  return page.evaluate((length) => {
    if (globalThis.contender === undefined) throw new Error('the contender is gone');
    return globalThis.contender.throughput(length);
  }, seconds);
}

function delayOf(page: Page, seconds: number): Promise<ScreenDelay> {
  return page.evaluate((length) => {
    if (globalThis.contender === undefined) throw new Error('the contender is gone');
    return globalThis.contender.screenDelay(length);
  }, seconds);
}
