import { setTimeout as pause } from 'node:timers/promises';
import { Connection } from './connection.ts';

/** A request, and the name under which its failures are reported. */
export interface Request {
  readonly name: string;
  readonly bytes: Buffer;
}

/** What became of one request. */
export interface Sample {
  readonly name: string;
  readonly status: number;
  /** From when it was due until it was answered, in milliseconds. */
  readonly ms: number;
}

export interface LoadRun {
  readonly samples: readonly Sample[];
  readonly seconds: number;
}

export interface LoadOptions {
  readonly port: number;
  /** Maximum number of requests in flight. */
  readonly connections: number;
  readonly seconds: number;
  /** Makes the next request. */
  readonly next: () => Request;
}

const MS_PER_S = 1000;
/** Interval at which the load checks whether a request is due. */
const TICK_MS = 1;

async function inConnections<Result>(
  { port, connections }: LoadOptions,
  work: (all: readonly Connection[]) => Promise<Result>,
): Promise<Result> {
  const all = Array.from({ length: connections }, () => new Connection(port));
  try {
    // Node accepts one new connection per turn of its event loop: otherwise the rush of them would
    // be timed, and not the answers.
    await Promise.all(all.map((connection) => connection.open()));
    return await work(all);
  } finally {
    for (const connection of all) connection.close();
  }
}

/**
 * Closed-loop load: each of this many connections sends its next request as soon as the last was answered.
 */
export function runAsFastAsAnswered(options: LoadOptions): Promise<LoadRun> {
  return inConnections(options, async (all) => {
    const samples: Sample[] = [];
    const startedAt = performance.now();
    const until = startedAt + options.seconds * MS_PER_S;
    const lanes = all.map(async (connection) => {
      for (let at = performance.now(); at < until; at = performance.now()) {
        const { name, bytes } = options.next();
        const { status } = await connection.ask(bytes);
        samples.push({ name, status, ms: performance.now() - at });
      }
    });
    await Promise.all(lanes);
    return { samples, seconds: (performance.now() - startedAt) / MS_PER_S };
  });
}

/**
 * Open-loop load: this many requests a second, whether or not earlier ones were answered. A request that
 * finds every connection busy waits, and its wait counts, so that a slow server is not asked less.
 */
export function runAtRate(options: LoadOptions & { readonly rate: number }): Promise<LoadRun> {
  return inConnections(options, async (all) => {
    const samples: Sample[] = [];
    const idle = [...all];
    const due: number[] = [];
    const underWay = new Set<Promise<void>>();
    const startedAt = performance.now();
    const until = startedAt + options.seconds * MS_PER_S;

    async function send(connection: Connection, at: number): Promise<void> {
      const { name, bytes } = options.next();
      const { status } = await connection.ask(bytes);
      samples.push({ name, status, ms: performance.now() - at });
      idle.push(connection);
    }
    function sendDue(): void {
      while (due.length > 0) {
        const connection = idle.pop();
        if (connection === undefined) return;
        const sending = send(connection, due.shift() ?? 0).then(() => {
          underWay.delete(sending);
          sendDue();
        });
        underWay.add(sending);
      }
    }

    let made = 0;
    for (let now = startedAt; now < until; now = performance.now()) {
      const wanted = ((now - startedAt) / MS_PER_S) * options.rate;
      for (; made < wanted; made += 1) due.push(startedAt + (made / options.rate) * MS_PER_S);
      sendDue();
      await pause(TICK_MS);
    }
    const seconds = (performance.now() - startedAt) / MS_PER_S;
    const answeredInTime = [...samples];
    due.length = 0;
    await Promise.all(underWay);
    return { samples: answeredInTime, seconds };
  });
}
