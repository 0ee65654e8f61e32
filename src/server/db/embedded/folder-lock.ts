import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimes,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  isRunning,
  ownIdentity,
  processIdentity,
  type ProcessIdentity,
} from './process-identity.ts';

/** What a lock says once its holder has let go. */
const RELEASED = 'released';
/** How often a holder shows that it is alive, to processes on other machines, which cannot see it. */
const SIGN_MS = 5000;
const SIGN_MISSED_MS = 20_000;
/** A lock that is still unreadable after this long was left behind half written. */
const WRITING_LIMIT_MS = 1000;
const WRITING_LOOK_MS = 20;

interface FoundLock {
  readonly number: number;
  readonly file: string;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function numbersIn(folder: string): readonly number[] {
  const names = readdirSync(folder).filter((name) => /^\d+$/.test(name));
  return names.map(Number).toSorted((one, other) => one - other);
}

function newestLock(folder: string): FoundLock | undefined {
  const number = numbersIn(folder).at(-1);
  return number === undefined ? undefined : { number, file: join(folder, String(number)) };
}

/** Who a lock names; 'nobody' where it was released or removed; undefined while it is written. */
function readHolder(file: string): ProcessIdentity | 'nobody' | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    if (text === RELEASED) return 'nobody';
    return processIdentity.parse(JSON.parse(text));
  } catch (error) {
    return isMissing(error) ? 'nobody' : undefined;
  }
}

async function findHolder(file: string): Promise<ProcessIdentity | undefined> {
  const deadline = performance.now() + WRITING_LIMIT_MS;
  let holder = readHolder(file);
  while (holder === undefined && performance.now() < deadline) {
    await pause(WRITING_LOOK_MS);
    holder = readHolder(file);
  }
  return holder === 'nobody' ? undefined : holder;
}

function isAlive(holder: ProcessIdentity, file: string): boolean {
  if (holder.host === ownIdentity().host) return isRunning(holder);
  const { mtimeMs = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return Date.now() - mtimeMs < SIGN_MISSED_MS;
}

/** Makes a lock that is not there yet; false when another process just did. */
function makeLock(file: string): boolean {
  try {
    const descriptor = openSync(file, 'wx', 0o600);
    writeSync(descriptor, JSON.stringify(ownIdentity()));
    closeSync(descriptor);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function hold(folder: string, { number, file }: FoundLock): () => void {
  for (const older of numbersIn(folder)) {
    if (older < number) rmSync(join(folder, String(older)), { force: true });
  }
  const sign = setInterval(() => {
    utimes(file, new Date(), new Date(), () => undefined);
  }, SIGN_MS).unref();
  return () => {
    clearInterval(sign);
    writeFileSync(file, RELEASED);
  };
}

/**
 * Takes the lock kept in `folder`, even if its holder was killed. Returns a function that releases it, or
 * its present holder.
 *
 * A lock is a file with a number, and the highest number holds. Numbers only grow, and the highest file
 * is never removed. So of any number of processes that find the same lock stale, only one makes its
 * successor, and a latecomer that makes an older one sees the newer one and withdraws.
 */
export async function lockFolder(
  folder: string,
): Promise<{ readonly release: () => void } | { readonly holder: ProcessIdentity }> {
  mkdirSync(folder, { recursive: true });
  for (;;) {
    const newest = newestLock(folder);
    const holder = newest === undefined ? undefined : await findHolder(newest.file);
    if (newest !== undefined && holder !== undefined && isAlive(holder, newest.file)) {
      return { holder };
    }
    const number = (newest?.number ?? 0) + 1;
    const own = { number, file: join(folder, String(number)) };
    if (!makeLock(own.file)) continue;
    if (newestLock(folder)?.number === number) return { release: hold(folder, own) };
    rmSync(own.file, { force: true });
  }
}
