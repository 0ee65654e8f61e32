import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '#bench/report/statistics.ts';
import { Connection } from '#bench/server/connection.ts';
import { prepareDatabase, type PreparedDatabase } from '#bench/server/engines.ts';
import { runAtRate, type LoadRun } from '#bench/server/load.ts';
import { mixedRequests, requestOf } from '#bench/server/mix.ts';
import type { Person } from '#bench/server/people.ts';
import { startServerProcess, type ServerProcess } from '#bench/server/server-process.ts';
import { analyzeSkin } from '#contracts/picture-analysis.ts';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { users } from '#server/db/schema/accounts.ts';
import { MIGRATIONS } from '#tests/support/empty-database.ts';
import { givePro } from '#tests/server/support/entitle.ts';
import { peakMemory, residentMemory } from './resident-memory.ts';

/** What became of pictures that were sent all at once. */
export interface PictureFigures {
  readonly statuses: Readonly<Record<string, number>>;
  /** Milliseconds until the first and the last were answered. */
  readonly firstMs: number;
  readonly lastMs: number;
}

export interface CallFigures {
  readonly p50: number;
  readonly p99: number;
  /** Told to come back later. */
  readonly refused: number;
  /** Any other answer that is not a success. */
  readonly failed: number;
  readonly calls: number;
}

export interface Round {
  readonly alone: CallFigures;
  readonly withPictures: CallFigures;
  readonly pictures: PictureFigures;
  /** Peak memory, in bytes above what the server used before its first picture. */
  readonly grown: number;
}

export interface Measured {
  /** Milliseconds until the very first picture was answered, including the loading of the models. */
  readonly firstPictureMs: number;
  /** Memory before the first picture, in bytes. */
  readonly before: number;
  readonly rounds: readonly Round[];
  /** Memory still in use at the end, in bytes above `before`. */
  readonly kept: number;
}

export interface MeasureOptions {
  readonly rounds: number;
  /** How long other calls are timed, in seconds. */
  readonly seconds: number;
  /** Other calls a second. */
  readonly rate: number;
  /** Pictures that are sent at the same time. */
  readonly pictures: number;
  /** The picture, as a data URL. */
  readonly image: string;
}

const SECRET = 'a secret for as long as the bench takes, 48 letters';
const CONNECTIONS = 64;
const WARM_UP_S = 6;
const REST_MS = 3000;

/**
 * Makes as many accounts Pro as pictures are sent in a round: with one picture
 * each, no account reaches its limit.
 */
async function makePro({ dataFolder, people }: PreparedDatabase, count: number) {
  const connection = await openEmbedded(join(dataFolder, 'database'), MIGRATIONS);
  const accounts = await connection.database
    .select({ id: users.id, email: users.email })
    .from(users);
  const idOf = new Map(accounts.map(({ id, email }) => [email, id]));
  const chosen = people.slice(0, count);
  for (const { email } of chosen) await givePro(connection, idOf.get(email) ?? '');
  await connection.close();
  return chosen;
}

async function sendPictures(
  { port, origin }: ServerProcess,
  senders: readonly Person[],
  image: string,
): Promise<PictureFigures> {
  const connections = senders.map(() => new Connection(port));
  await Promise.all(connections.map((connection) => connection.open()));
  const { method, path } = analyzeSkin;
  const requests = senders.map((sender) =>
    requestOf(origin, sender, [method, path, { image, currentMakeup: null }]),
  );
  const startedAt = performance.now();
  const answers = await Promise.all(
    connections.map(async (connection, place) => {
      const { status } = await connection.ask(requests[place] ?? Buffer.alloc(0));
      return { status, ms: performance.now() - startedAt };
    }),
  );
  for (const connection of connections) connection.close();
  const statuses: Record<string, number> = {};
  for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
  const times = answers.map(({ ms }) => ms);
  return { statuses, firstMs: Math.min(...times), lastMs: Math.max(...times) };
}

const LOWEST_SUCCESS = 200;
const BEYOND_SUCCESS = 300;
const TOO_BUSY = 503;

function isSuccess(status: number): boolean {
  return status >= LOWEST_SUCCESS && status < BEYOND_SUCCESS;
}

function callFigures({ samples }: LoadRun): CallFigures {
  const times = samples.filter(({ status }) => isSuccess(status)).map(({ ms }) => ms);
  return {
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    refused: samples.filter(({ status }) => status === TOO_BUSY).length,
    failed: samples.filter(({ status }) => !isSuccess(status) && status !== TOO_BUSY).length,
    calls: samples.length,
  };
}

/**
 * Times other calls alone and while pictures are analyzed, alternately, on a
 * server with the embedded database.
 */
export async function measurePictures(options: MeasureOptions): Promise<Measured> {
  const prepared = await prepareDatabase('embedded', SECRET);
  const senders = await makePro(prepared, options.pictures);
  const server = await startServerProcess(prepared, SECRET);
  const { port, origin, pid } = server;
  const load = (seconds: number) =>
    runAtRate({
      port,
      connections: CONNECTIONS,
      seconds,
      rate: options.rate,
      next: mixedRequests(origin, prepared.people),
    });
  const send = (count: number) => sendPictures(server, senders.slice(0, count), options.image);
  try {
    await load(WARM_UP_S);
    const before = await residentMemory(pid);
    const { lastMs: firstPictureMs } = await send(1);
    const rounds: Round[] = [];
    for (let round = 0; round < options.rounds; round += 1) {
      const alone = callFigures(await load(options.seconds));
      const sending = send(options.pictures);
      const measuring = Promise.all([load(options.seconds), sending]);
      const peak = await peakMemory(pid, measuring);
      const [run, pictures] = await measuring;
      rounds.push({ alone, withPictures: callFigures(run), pictures, grown: peak - before });
      await pause(REST_MS);
    }
    return { firstPictureMs, before, rounds, kept: (await residentMemory(pid)) - before };
  } finally {
    await server.stop();
    await prepared.remove();
  }
}
