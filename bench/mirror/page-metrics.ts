/** What the browser itself reports about a page, through its debugging protocol. */

import type { CDPSession, Page } from '@playwright/test';
import { slopeOf } from '#bench/report/statistics.ts';

export interface HeapSlope {
  /** Growth after garbage collection, in kB/s: JavaScript objects on the page and in its workers. */
  readonly objects: number;
  /** The same for the memory behind array buffers, including WebAssembly's. */
  readonly buffers: number;
}

interface HeapUsage {
  readonly usedSize: number;
  readonly backingStorageSize: number;
}

export class PageMetrics {
  private readonly session: CDPSession;
  private readonly workers = new Set<string>();
  private readonly answers = new Map<number, (result: unknown) => void>();
  private lastMessage = 0;

  private constructor(session: CDPSession) {
    this.session = session;
  }

  static async of(page: Page): Promise<PageMetrics> {
    const session = await page.context().newCDPSession(page);
    const metrics = new PageMetrics(session);
    session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      if (targetInfo.type === 'worker') metrics.workers.add(sessionId);
    });
    session.on('Target.detachedFromTarget', ({ sessionId }) => metrics.workers.delete(sessionId));
    session.on('Target.receivedMessageFromTarget', ({ message }) => {
      const { id, result }: { id?: number; result?: unknown } = JSON.parse(message);
      if (id !== undefined) metrics.answers.get(id)?.(result);
    });
    await session.send('Performance.enable');
    await session.send('Target.setAutoAttach', {
      autoAttach: true,
      waitForDebuggerOnStart: false,
      flatten: false,
    });
    return metrics;
  }

  /**
   * Share of the time in which the page's main thread was busy while `during` ran, in [0, 1]. Everything
   * that runs there counts: scripts, layout, painting, garbage collection.
   */
  async busyShare<Value>(during: () => Promise<Value>): Promise<{ value: Value; busy: number }> {
    const before = await this.taskTime();
    const value = await during();
    const after = await this.taskTime();
    return { value, busy: (after.busy - before.busy) / (after.clock - before.clock) };
  }

  /** Samples the heaps five times over `seconds`, each time after a garbage collection. */
  async heapSlope(seconds: number): Promise<HeapSlope> {
    const objects: [number, number][] = [];
    const buffers: [number, number][] = [];
    const begun = performance.now();
    for (let look = 0; look < 5; look += 1) {
      if (look > 0) await pause((seconds * 1000) / 4);
      const { usedSize, backingStorageSize } = await this.heapUsage();
      const time = (performance.now() - begun) / 1000;
      objects.push([time, usedSize / 1000]);
      buffers.push([time, backingStorageSize / 1000]);
    }
    return { objects: slopeOf(objects), buffers: slopeOf(buffers) };
  }

  private async heapUsage(): Promise<HeapUsage> {
    await this.session.send('HeapProfiler.collectGarbage');
    const page: HeapUsage = await this.session.send('Runtime.getHeapUsage');
    let { usedSize, backingStorageSize } = page;
    for (const worker of this.workers) {
      await this.askWorker(worker, 'HeapProfiler.collectGarbage');
      const usage = await this.askWorker(worker, 'Runtime.getHeapUsage');
      usedSize += usage?.usedSize ?? 0;
      backingStorageSize += usage?.backingStorageSize ?? 0;
    }
    return { usedSize, backingStorageSize };
  }

  private async askWorker(sessionId: string, method: string): Promise<HeapUsage | undefined> {
    this.lastMessage += 1;
    const id = this.lastMessage;
    const answer = new Promise<unknown>((resolve) => {
      this.answers.set(id, resolve);
    });
    await this.session.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id, method }),
    });
    return (await answer) as HeapUsage | undefined;
  }

  private async taskTime(): Promise<{ busy: number; clock: number }> {
    const { metrics } = await this.session.send('Performance.getMetrics');
    const valueOf = (wanted: string): number =>
      metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    return { busy: valueOf('TaskDuration'), clock: valueOf('Timestamp') };
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
