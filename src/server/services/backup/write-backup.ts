import { rename, rm } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { z } from 'zod/mini';
import type { Transaction } from '#server/db/database.ts';
import {
  BACKUP_FORMAT,
  type BackupEnd,
  type BackupHead,
  type BackupTable,
} from './backup-format.ts';
import { ask, describeDatabase, describeTables } from './describe-tables.ts';

const OWNER_ONLY = 0o600;
const ROWS_AT_ONCE = 1000;

/** Makes every value be written in a form that all engines read alike, in any time zone. */
const WRITTEN_ALIKE = `
  set local datestyle = 'ISO, MDY'; set local timezone = 'UTC'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'`;

type On = Pick<Transaction, 'execute'>;

async function* rowsOf(on: On, { table, columns }: BackupTable): AsyncGenerator<string> {
  const values = columns.map(({ name }) => `${name}::text`).join(', ');
  await ask(
    on,
    z.unknown(),
    `declare backup_rows no scroll cursor for
     select to_json(array[${values}])::text as line from ${table}`,
  );
  for (;;) {
    const rows = await ask(
      on,
      z.object({ line: z.string() }),
      `fetch ${ROWS_AT_ONCE} from backup_rows`,
    );
    for (const { line } of rows) yield line;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await ask(on, z.unknown(), 'close backup_rows');
}

/**
 * Writes everything that is kept, one line after the other, as it is at one moment. `on` is a
 * transaction that sees one state of the database from beginning to end.
 */
export async function* backupLines(on: On, takenAt: Date): AsyncGenerator<string> {
  for (const setting of WRITTEN_ALIKE.split(';')) await ask(on, z.unknown(), setting);
  const head: BackupHead = {
    lookglass: 'backup',
    format: BACKUP_FORMAT,
    takenAt: takenAt.toISOString(),
    ...(await describeDatabase(on)),
  };
  yield JSON.stringify(head);
  let rows = 0;
  const tables = await describeTables(on);
  for (const table of tables) {
    yield JSON.stringify(table);
    for await (const line of rowsOf(on, table)) {
      rows += 1;
      yield line;
    }
  }
  yield JSON.stringify({ tables: tables.length, rows } satisfies BackupEnd);
}

async function* asText(lines: AsyncIterable<string>, onEnd: (last: string) => void) {
  let last = '';
  for await (const line of lines) {
    last = line;
    yield `${line}\n`;
  }
  onEnd(last);
}

/**
 * Writes lines to a file that only its owner may read, compressed; the file is there only once it is
 * whole. Resolves with the last line.
 */
export async function writeBackupFile(file: string, lines: AsyncIterable<string>): Promise<string> {
  const unfinished = `${file}.unfinished`;
  let last = '';
  try {
    await pipeline(
      asText(lines, (line) => {
        last = line;
      }),
      createGzip(),
      createWriteStream(unfinished, { mode: OWNER_ONLY, flush: true }),
    );
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return last;
}
