import cluster, { type Worker } from 'node:cluster';
import { giveOnHandoffs } from './handoffs.ts';
import { answerWhoStopsListening, type ProcessWord, readWord } from './process-words.ts';
import { passSurveysOn } from './survey.ts';
import { afterEnd, type Failures, restartPause } from './restart-pause.ts';

/** One that is not listening by then never will be. */
const START_LIMIT_MS = 120_000;
/** A little more than the longest that a process takes to leave. */
const LEAVE_LIMIT_MS = 10_000;
/** Signals this close together are one, as a terminal and npm send them. */
const SAME_SIGNAL_MS = 500;
const STOPPED_BY_FORCE = 130;

export interface SupervisionOptions {
  /** How many processes there are to be. */
  readonly processes: number;
  /** The file that each of them runs. */
  readonly program: string;
  /** What each of them is told besides the environment of this one. */
  readonly environment: Readonly<Record<string, string>>;
  /** Called once, when all of them listen. */
  readonly onListening: () => void;
  /** Called with sentences for the person who runs the server. */
  readonly say: (sentence: string) => void;
}

/** The place of one process, which another one takes when it ends. */
interface Place {
  readonly number: number;
  worker: Worker | undefined;
  failures: Failures;
}

/** Resolves with true once a process listens, with false if it ends first or takes too long. */
function comesUp(worker: Worker): Promise<boolean> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => resolve(false), START_LIMIT_MS);
    const settle = (isUp: boolean): void => {
      clearTimeout(limit);
      resolve(isUp);
    };
    worker.on('message', (message: unknown) => {
      if (readWord(message) === 'listening') settle(true);
    });
    worker.once('exit', () => settle(false));
  });
}

function ends(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    if (worker.isDead()) resolve();
    else worker.once('exit', () => resolve());
  });
}

/** Waits for a process that was told to leave, and kills it if it takes too long. */
async function endWithin(worker: Worker): Promise<void> {
  const force = setTimeout(() => worker.process.kill('SIGKILL'), LEAVE_LIMIT_MS);
  await ends(worker);
  clearTimeout(force);
}

/**
 * Runs several processes of the server on one port and stays above them: it hands each new connection to
 * the next of them, restarts any that dies while the others go on, and stops all on SIGTERM or SIGINT.
 * SIGHUP replaces them one after the other: each goes only once another listens in its place, so that no
 * call is refused. Resolves with false if not even the first of them could start; that one has said why.
 */
export async function superviseProcesses(options: SupervisionOptions): Promise<boolean> {
  const { processes, program, environment, onListening, say } = options;
  const places: readonly Place[] = Array.from({ length: processes }, (_, index) => ({
    number: index + 1,
    worker: undefined,
    failures: { inARow: 0 },
  }));
  let stoppingSince: number | undefined;
  let isReplacing = false;

  function fork(): Worker {
    // Set before each fork: the file may have been replaced since the last one.
    cluster.setupPrimary({ exec: program });
    return cluster.fork(environment);
  }

  /** Puts a process in a place; if it ends unasked, another is started there. */
  function put(place: Place, worker: Worker): void {
    const since = performance.now();
    place.worker = worker;
    worker.once('exit', (code: number | null, signal: string | null) => {
      if (place.worker !== worker || stoppingSince !== undefined) return;
      place.worker = undefined;
      place.failures = afterEnd(place.failures, performance.now() - since);
      const wait = restartPause(place.failures);
      say(
        `Process ${place.number} of ${processes} ended (${signal ?? code}). It starts again in ${wait} ms; the others go on.`,
      );
      setTimeout(() => {
        if (stoppingSince === undefined && place.worker === undefined) put(place, fork());
      }, wait);
    });
  }

  function start(place: Place): Promise<boolean> {
    const worker = fork();
    const isUp = comesUp(worker);
    put(place, worker);
    return isUp;
  }

  /** Puts a new process in the place of one that goes; false where the new one did not come up. */
  async function replace(place: Place): Promise<boolean> {
    const next = fork();
    if (!(await comesUp(next))) {
      next.process.kill('SIGKILL');
      return false;
    }
    const { worker } = place;
    put(place, next);
    if (worker === undefined || worker.isDead()) return true;
    worker.send('leave' satisfies ProcessWord);
    await endWithin(worker);
    return true;
  }

  async function replaceAll(): Promise<void> {
    if (isReplacing || stoppingSince !== undefined) return;
    isReplacing = true;
    let replaced = 0;
    for (const place of places) {
      if (stoppingSince !== undefined || !(await replace(place))) break;
      replaced += 1;
    }
    isReplacing = false;
    if (stoppingSince !== undefined) return;
    say(
      replaced === processes
        ? 'All processes have been replaced.'
        : `${replaced} of ${processes} processes have been replaced; the next one did not start, and the others stay.`,
    );
  }

  async function stop(signal: NodeJS.Signals): Promise<void> {
    const workers = Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? []);
    for (const worker of workers) worker.process.kill(signal);
    await Promise.all(workers.map(endWithin));
    process.exit(0);
  }

  function onStop(signal: NodeJS.Signals): void {
    const now = performance.now();
    if (stoppingSince === undefined) {
      stoppingSince = now;
      void stop(signal);
    } else if (now - stoppingSince > SAME_SIGNAL_MS) {
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGKILL');
      process.exit(STOPPED_BY_FORCE);
    }
  }

  process.on('SIGINT', onStop);
  process.on('SIGTERM', onStop);
  // In a terminal, SIGHUP means that the terminal was closed.
  process.on('SIGHUP', (signal) => (process.stdout.isTTY ? onStop(signal) : void replaceAll()));

  giveOnHandoffs();
  answerWhoStopsListening();
  passSurveysOn(
    () =>
      new Map(
        places.flatMap(({ number, worker }) => (worker === undefined ? [] : [[number, worker]])),
      ),
  );

  const [first, ...others] = places;
  // The first process brings the tables up to date, and reports whatever is wrong.
  if (first === undefined || !(await startFirst(first))) return false;
  await Promise.all(others.map(start));
  onListening();
  return true;

  async function startFirst(place: Place): Promise<boolean> {
    const worker = fork();
    if (!(await comesUp(worker))) {
      worker.process.kill('SIGKILL');
      return false;
    }
    put(place, worker);
    return true;
  }
}
