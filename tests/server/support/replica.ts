import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { findPrograms, serverAccount } from '#scripts/test/postgres.mjs';
import { eventually } from './eventually.ts';
import { freePort } from './free-port.ts';

const PROGRAMS = ['pg_basebackup', 'postgres'];

/** A second PostgreSQL server, which repeats what is written on the first. */
export interface Replica {
  readonly url: string;
  /** Pauses it, so that it takes nothing more from the first server, or lets it go on. */
  readonly pauseReplay: (isPaused: boolean) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Whether the programs that copy a server are installed. */
export function canStartReplica(): boolean {
  return findPrograms(PROGRAMS) !== undefined;
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Copies the server at `url` and has the copy follow it (streaming replication). */
export async function startReplica(url: string): Promise<Replica> {
  const programs = findPrograms(PROGRAMS);
  if (programs === undefined) throw new Error('There is nothing to copy a server with.');
  const account = serverAccount();
  const folder = mkdtempSync(join(tmpdir(), 'lookglass-replica-'));
  if (account !== undefined) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(programs, 'pg_basebackup'),
    ['-D', data, '-R', '-X', 'stream', '-c', 'fast', '-d', url],
    { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const port = await freePort();
  const own = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
  const child = spawn(
    join(programs, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-c',
      'max_connections=120',
      ...own.flatMap((one) => ['-c', one]),
    ],
    { ...account, cwd: folder, stdio: 'ignore' },
  );
  const ended = once(child, 'exit');
  const address = new URL(url);
  address.host = `127.0.0.1:${port}`;
  await eventually(() => ask(address.href, 'select 1'));
  return {
    url: address.href,
    pauseReplay: (isPaused) =>
      ask(address.href, `select pg_wal_replay_${isPaused ? 'pause' : 'resume'}()`),
    async stop() {
      child.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
