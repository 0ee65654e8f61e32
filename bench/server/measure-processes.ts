import { prepareDatabase, type PreparedDatabase } from './engines.ts';
import { askDatabaseAlone, type Recorded } from './database-alone.ts';
import { type Figures, figuresOf, mediansOf } from './figures.ts';
import { runAsFastAsAnswered, runAtRate } from './load.ts';
import { mixedRequests } from './mix.ts';
import { coresOf } from './processor-share.ts';
import { recordStatements } from './recorded-statements.ts';
import { startServerProcess } from './server-process.ts';
import { median } from '#bench/report/statistics.ts';

/** Numbers of server processes that are compared. */
export const PROCESSES = [1, 2, 4] as const;

/** How many cores each part keeps busy. */
export interface Cores {
  readonly server: number;
  readonly database: number;
  readonly client: number;
}

/** What this many processes did, and what the database alone did right after it. */
export interface ProcessFigures {
  readonly processes: number;
  readonly peak: Figures;
  readonly cores: Cores;
  /** At three times the rate of the peak. */
  readonly overload: Figures;
  /** Calls a second that pgbench made with the same statements. */
  readonly alone: number;
}

const SECRET = 'a secret for as long as the bench takes, 48 letters';
const WARM_UP_S = 4;
const PEAK_CONNECTIONS = 32;
const OPEN_CONNECTIONS = 512;
const OVERLOAD = 3;
/** Indexes of the two people whose statements are recorded. */
const [OWN, OTHER] = [5, 9];

async function record(database: PreparedDatabase, url: string): Promise<Recorded> {
  const server = await startServerProcess(database, SECRET);
  try {
    const [own, other] = [database.people[OWN], database.people[OTHER]];
    if (own === undefined || other === undefined) throw new Error('There are too few people.');
    return { calls: await recordStatements(server, url, own, other), own: OWN, other: OTHER };
  } finally {
    await server.stop();
  }
}

/**
 * One round with this many processes, and right after it the database alone, so
 * that a busy machine slows both.
 */
async function measureOnce(
  database: PreparedDatabase,
  url: string,
  recorded: Recorded,
  processes: number,
  seconds: number,
): Promise<ProcessFigures> {
  const { people, environment } = database;
  const server = await startServerProcess(
    { ...database, environment: { ...environment, PROCESSES: String(processes) } },
    SECRET,
  );
  try {
    const next = mixedRequests(server.origin, people);
    const mixed = { port: server.port, seconds, next, connections: PEAK_CONNECTIONS };
    await runAsFastAsAnswered({ ...mixed, seconds: WARM_UP_S });
    const roots = { server: server.pid, database: database.serverPid(), client: process.pid };
    const { result, cores } = await coresOf(roots, () => runAsFastAsAnswered(mixed));
    const peak = figuresOf(result);
    const rate = OVERLOAD * peak.served;
    const overload = await runAtRate({ ...mixed, connections: OPEN_CONNECTIONS, rate });
    const alone = await askDatabaseAlone(url, people, recorded, {
      connections: PEAK_CONNECTIONS,
      seconds,
    });
    // The server and the database are child processes of this one, so its figure includes theirs.
    const client = cores.client - cores.server - cores.database;
    return {
      processes,
      peak,
      cores: { ...cores, client },
      overload: figuresOf(overload),
      alone,
    };
  } finally {
    await server.stop();
  }
}

/** Measures one, two and four processes in turn on one PostgreSQL, and the same database without them. */
export async function measureProcesses(options: {
  readonly rounds: number;
  readonly seconds: number;
}): Promise<readonly ProcessFigures[]> {
  const database = await prepareDatabase('postgresql', SECRET);
  try {
    const url = database.environment['DATABASE_URL'] ?? '';
    const recorded = await record(database, url);
    const measured: ProcessFigures[] = [];
    for (let round = 0; round < options.rounds; round += 1) {
      for (const processes of PROCESSES) {
        measured.push(await measureOnce(database, url, recorded, processes, options.seconds));
      }
    }
    return PROCESSES.map((processes) => {
      const own = measured.filter((figures) => figures.processes === processes);
      const over = (pick: (figures: ProcessFigures) => number) => median(own.map(pick));
      return {
        processes,
        peak: mediansOf(own.map(({ peak }) => peak)),
        overload: mediansOf(own.map(({ overload }) => overload)),
        alone: over(({ alone }) => alone),
        cores: {
          server: over(({ cores }) => cores.server),
          database: over(({ cores }) => cores.database),
          client: over(({ cores }) => cores.client),
        },
      };
    });
  } finally {
    await database.remove();
  }
}
