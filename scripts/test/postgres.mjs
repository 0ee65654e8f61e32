// @ts-check
/**
 * A PostgreSQL server for tests: the one that `TEST_DATABASE_URL` names, or a private cluster in a
 * temporary folder, started from whatever PostgreSQL is installed and gone afterwards.
 */
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const USER = 'lookglass';
const START_LIMIT_MS = 30_000;
const TRY_AGAIN_MS = 50;
const DEBIAN_FOLDER = '/usr/lib/postgresql';
const PROGRAMS = ['initdb', 'postgres'];

/** For a cluster that does not outlive the tests: no syncing to disk, no vacuuming. */
const FORGETFUL_SETTINGS = ['fsync', 'full_page_writes', 'autovacuum']
  .map((name) => `-c ${name}=off`)
  .join(' ');

/**
 * Shell script that holds a server, starts it again at each line of its input, and ends it together with
 * us: its input closes when this process is gone, for whatever reason. It then stops the server and
 * removes its folder. A killed server leaves child processes behind, which must be gone before the next
 * start succeeds: hence the retries.
 */
const KEEPER = `
start() {
  "$programs/postgres" -D "$folder/data" -p "$port" $settings -c max_connections=120 \\
    -c listen_addresses=127.0.0.1 -c unix_socket_directories= >>"$folder/log" 2>&1 &
  server=$!
}
start
while read -r _; do
  for _ in 1 2 3 4 5 6 7 8 9 10; do
    start
    sleep 0.2
    kill -0 "$server" 2>/dev/null && break
  done
done
kill -INT "$server" 2>/dev/null
for _ in 1 2 3 4 5 6 7 8 9 10; do
  kill -0 "$server" 2>/dev/null || break
  sleep 0.2
done
kill -KILL "$server" 2>/dev/null
rm -rf "$folder"
`;

/**
 * @typedef {object} PostgresServer
 * @property {string} url Address of a database in which its user may do anything.
 * @property {string} version Such as `15.8`.
 * @property {() => Promise<void>} stop
 *
 * @typedef {PostgresServer & { pid: () => number, start: () => Promise<void> }} PostgresCluster `pid` is the
 *   id of the server process; `start` starts it again after it was ended.
 */

/**
 * @param {readonly string[]} [names]
 * @returns {string | undefined} The folder with these PostgreSQL programs; on Debian, of the newest version.
 */
export function findPrograms(names = PROGRAMS) {
  const installed = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...installed
      .toSorted((one, other) => Number(other) - Number(one))
      .map((version) => join(DEBIAN_FOLDER, version, 'bin')),
  ];
  return folders.find((folder) => names.every((name) => existsSync(join(folder, name))));
}

/** @returns {{ uid: number, gid: number } | undefined} The account to run as: PostgreSQL refuses root. */
export function serverAccount() {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line =
    accounts.find((account) => account.startsWith('postgres:')) ??
    accounts.find((account) => account.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid === undefined || gid === undefined
    ? undefined
    : { uid: Number(uid), gid: Number(gid) };
}

/** @returns {Promise<number>} A port of this machine on which nobody listens. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port.');
  return address.port;
}

/**
 * @param {string} url
 * @returns {Promise<string>} The version of the server; rejects if there is no server.
 */
async function serverVersion(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    /** @type {import('pg').QueryResult<{ server_version: string }>} */
    const { rows } = await client.query('show server_version');
    return rows[0]?.server_version.split(' ')[0] ?? '';
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * @param {string} url
 * @param {() => string} explain The server's own messages, in case it does not start.
 * @returns {Promise<string>} The version of the server, once it answers.
 */
async function waitForServer(url, explain) {
  const deadline = performance.now() + START_LIMIT_MS;
  for (;;) {
    try {
      return await serverVersion(url);
    } catch (error) {
      if (performance.now() > deadline) {
        throw new Error(`PostgreSQL did not start: ${explain()}`, { cause: error });
      }
    }
    await pause(TRY_AGAIN_MS);
  }
}

/** Whether the programs needed to start a cluster are installed. */
export function canStartCluster() {
  return findPrograms() !== undefined;
}

/**
 * Starts a private cluster.
 *
 * @param {{ durable?: boolean, buffersInMb?: number }} [options] Durable: syncs to disk, for tests that kill
 *   it. The buffers are the memory that it keeps tables in; without them, PostgreSQL has what it comes with.
 * @returns {Promise<PostgresCluster>}
 */
export async function startCluster({ durable = false, buffersInMb } = {}) {
  const programs = findPrograms();
  if (programs === undefined) throw new Error('PostgreSQL is not installed.');
  const account = serverAccount();
  const folder = mkdtempSync(join(tmpdir(), 'lookglass-postgresql-'));
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account !== undefined) {
    chownSync(folder, account.uid, account.gid);
    chownSync(passwordFile, account.uid, account.gid);
  }
  const settings = ['--no-sync', '--encoding=UTF8', '--no-locale', '--auth=scram-sha-256'];
  execFileSync(
    join(programs, 'initdb'),
    ['-D', join(folder, 'data'), '-U', USER, `--pwfile=${passwordFile}`, ...settings],
    { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );

  const port = await freePort();
  const url = `postgresql://${USER}:${password}@127.0.0.1:${port}/postgres`;
  const explain = () => readFileSync(join(folder, 'log'), 'utf8').slice(-2000);
  const keeper = spawn('sh', ['-c', KEEPER], {
    ...account,
    cwd: folder,
    env: {
      ...process.env,
      programs,
      folder,
      port: String(port),
      settings: [
        durable ? '' : FORGETFUL_SETTINGS,
        buffersInMb === undefined ? '' : `-c shared_buffers=${buffersInMb}MB`,
      ].join(' '),
    },
    stdio: ['pipe', 'ignore', 'ignore'],
    // A process group of its own, so that Ctrl+C in a terminal does not end it
    // directly, but through us and in order.
    detached: true,
  });
  const ended = once(keeper, 'exit');
  const version = await waitForServer(url, explain);

  return {
    url,
    version,
    pid: () => Number(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]),
    async start() {
      keeper.stdin.write('\n');
      await waitForServer(url, explain);
    },
    async stop() {
      keeper.stdin.end();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * @returns {Promise<PostgresServer | undefined>} The server to test on; undefined if there is none, after
 *   printing a sentence. Rejects if the one that `TEST_DATABASE_URL` names does not answer.
 */
export async function findPostgresOrSay() {
  const url = process.env['TEST_DATABASE_URL'];
  if (url !== undefined && url !== '') {
    return { url, version: await serverVersion(url), stop: async () => {} };
  }
  if (!canStartCluster()) {
    console.log('Not run: PostgreSQL is not installed, and TEST_DATABASE_URL names no server.');
    return undefined;
  }
  try {
    return await startCluster();
  } catch (error) {
    console.log(`Not run: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}
