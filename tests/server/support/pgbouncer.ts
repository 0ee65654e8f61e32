import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { serverAccount } from '#scripts/test/postgres.mjs';
import { eventually } from './eventually.ts';
import { freePort } from './free-port.ts';
import { say } from './say.ts';

/** Where Debian has it, besides the PATH. */
const DEBIAN_FOLDER = '/usr/sbin';

/** PgBouncer's program; undefined, with a sentence printed, where it is not installed. */
export function findPgBouncerOrSay(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), DEBIAN_FOLDER];
  const found = folders.map((folder) => join(folder, 'pgbouncer')).find((file) => existsSync(file));
  if (found === undefined) say('Not run: PgBouncer is not installed.');
  return found;
}

/** Starts PgBouncer in transaction mode before the server at `url`; few connections, so that they are shared. */
export async function startPgBouncer(
  program: string,
  url: string,
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const { hostname, port: serverPort, username, password, pathname } = new URL(url);
  const folder = mkdtempSync(join(tmpdir(), 'lookglass-pgbouncer-'));
  const port = await freePort();
  const users = join(folder, 'users');
  const settings = join(folder, 'pgbouncer.ini');
  const log = join(folder, 'log');
  writeFileSync(users, `"${username}" "${password}"\n`);
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = 3
logfile = ${log}
`,
  );
  const account = serverAccount();
  if (account !== undefined) {
    for (const file of [folder, users, settings]) chownSync(file, account.uid, account.gid);
  }
  const child = spawn(program, ['-q', settings], { ...account, stdio: 'ignore' });
  const ended = once(child, 'exit');
  await eventually(() => {
    if (!existsSync(log) || !readFileSync(log, 'utf8').includes('listening on')) {
      throw new Error('PgBouncer does not listen yet.');
    }
  });
  return {
    url: `postgresql://${username}:${password}@127.0.0.1:${port}${pathname}`,
    async stop() {
      child.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
