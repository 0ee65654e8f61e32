import { type Engine, prepareDatabase } from './engines.ts';
import { type Figures, figuresOf, mediansOf } from './figures.ts';
import { type LoadOptions, runAsFastAsAnswered, runAtRate } from './load.ts';
import { loginRequests, mixedRequests } from './mix.ts';
import type { Person } from './people.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/** One engine's figures, each the median of the rounds. */
export interface EngineFigures {
  readonly engine: Engine;
  /** As much load as it can carry. */
  readonly peak: Figures;
  /** Well below the peak. */
  readonly steady: Figures;
  /** The same, while people sign in. */
  readonly withLogins: Figures;
  readonly logins: Figures;
  /** Three times the load that it can carry. */
  readonly overload: Figures;
}

export interface MeasureOptions {
  readonly rounds: number;
  /** How long each load lasts. */
  readonly seconds: number;
}

type Round = Omit<EngineFigures, 'engine'>;

const SECRET = 'a secret for as long as the bench takes, 48 letters';
const WARM_UP_S = 4;
const PEAK_CONNECTIONS = 32;
const OPEN_CONNECTIONS = 512;
const LOGIN_CONNECTIONS = 4;
/** Share of the peak: a server that is well used, with capacity to spare. */
const STEADY_SHARE = 0.5;
const OVERLOAD = 3;

async function measureRound(
  mixed: Omit<LoadOptions, 'connections'>,
  logins: LoadOptions,
): Promise<Round> {
  const peak = figuresOf(await runAsFastAsAnswered({ ...mixed, connections: PEAK_CONNECTIONS }));
  const atRate = { ...mixed, connections: OPEN_CONNECTIONS, rate: STEADY_SHARE * peak.served };
  const steady = figuresOf(await runAtRate(atRate));
  const [withLogins, loggedIn] = await Promise.all([
    runAtRate(atRate),
    runAsFastAsAnswered(logins),
  ]);
  const overload = await runAtRate({ ...atRate, rate: OVERLOAD * peak.served });
  return {
    peak,
    steady,
    withLogins: figuresOf(withLogins),
    logins: figuresOf(loggedIn),
    overload: figuresOf(overload),
  };
}

async function measureServer(
  { port, origin }: ServerProcess,
  people: readonly Person[],
  { rounds, seconds }: MeasureOptions,
): Promise<Round> {
  const mixed = { port, seconds, next: mixedRequests(origin, people) };
  await runAsFastAsAnswered({ ...mixed, seconds: WARM_UP_S, connections: PEAK_CONNECTIONS });
  const signingIn = {
    ...mixed,
    next: loginRequests(origin, people),
    connections: LOGIN_CONNECTIONS,
  };
  await runAsFastAsAnswered({ ...signingIn, seconds: WARM_UP_S });
  const measured: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    measured.push(await measureRound(mixed, signingIn));
  }
  const over = (pick: (round: Round) => Figures) => mediansOf(measured.map(pick));
  return {
    peak: over(({ peak }) => peak),
    steady: over(({ steady }) => steady),
    withLogins: over(({ withLogins }) => withLogins),
    logins: over(({ logins }) => logins),
    overload: over(({ overload }) => overload),
  };
}

/** Measures the built server on one engine. */
export async function measureEngine(
  engine: Engine,
  options: MeasureOptions,
): Promise<EngineFigures> {
  const database = await prepareDatabase(engine, SECRET);
  try {
    const server = await startServerProcess(database, SECRET);
    try {
      return { engine, ...(await measureServer(server, database.people, options)) };
    } finally {
      await server.stop();
    }
  } finally {
    await database.remove();
  }
}
