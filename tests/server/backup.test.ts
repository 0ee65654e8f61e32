import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trackEvent } from '#contracts/analytics.ts';
import { saveLook } from '#contracts/makeup-looks.ts';
import { contactSupport } from '#contracts/support.ts';
import { parseConfig } from '#server/config/config.ts';
import { openDatabase } from '#server/db/open/open-database.ts';
import { backUp, restore } from '#server/services/backup/backup.ts';
import { requireEmpty } from '#server/services/backup/restore-backup.ts';
import { createAudit } from '#server/services/audit/audit.ts';
import { makeDataFolder } from '#tests/support/data-folder.ts';
import { MIGRATIONS } from '#tests/support/empty-database.ts';
import { signUpAs } from './support/account.ts';
import { usePlatform } from './support/platform.ts';
import { newLook } from './support/saved-looks.ts';
import { databaseAt, onServer, serverUrl } from './support/test-server.ts';

const NOW = new Date('2026-11-23T08:00:00.000Z');
const LOOKS_EACH = 10;

const platform = usePlatform();
let folder = '';
const databases: string[] = [];

beforeAll(async () => {
  folder = await makeDataFolder();
});
afterAll(async () => {
  for (const name of databases) await onServer(`drop database ${name} with (force)`);
});

/** What a back-up says, without the compression. */
async function readLines(file: string): Promise<readonly string[]> {
  return gunzipSync(await readFile(file))
    .toString('utf8')
    .trimEnd()
    .split('\n');
}

/** The same in an order that does not depend on where rows lie. */
async function contentOf(file: string): Promise<readonly string[]> {
  return (await readLines(file)).toSorted();
}

const inFolder = (name: string): string => join(folder, name);

/** Settings of a database in which nothing is kept yet. */
async function emptyDatabaseOn(engine: 'embedded' | 'postgresql') {
  if (engine === 'embedded') return parseConfig({ DATA_DIR: await makeDataFolder() });
  const name = `restored_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name}`);
  databases.push(name);
  return parseConfig({ DATABASE_URL: databaseAt(serverUrl ?? '', name) });
}

/** Restores a file into a new database, and backs that one up again. */
async function throughAnother(
  engine: 'embedded' | 'postgresql',
  file: string,
  next: string,
): Promise<void> {
  const config = await emptyDatabaseOn(engine);
  await restore(config, file, MIGRATIONS);
  const connection = await openDatabase(config, MIGRATIONS);
  try {
    await backUp(connection.database, next, NOW);
  } finally {
    await connection.close();
  }
}

/** People, looks, events, messages and a record of powers: texts and moments that are hard to write down. */
async function fillPlatform(): Promise<void> {
  const member = await signUpAs(platform());
  const { visitor } = member;
  const name = 'Dusk, "rosé" \\ {1,2} — 💄';
  await visitor.call(saveLook, { body: newLook({ name, isPublic: true }) });
  const ticket = await visitor.call(contactSupport, {
    body: {
      name: "O'Neill Åsa",
      email: member.email,
      subject: 'A "question"',
      category: 'technical',
      priority: 'low',
      message: 'One line\nand another; null, \\N and %.',
      reference: '',
    },
  });
  expect(ticket.statusCode).toBe(201);
  await visitor.call(trackEvent, {
    body: {
      event: 'makeup_apply',
      page: '/',
      eventData: { product: 'lipstick', opacity: 0.1 },
      sessionId: 'session_1700000000000_of_a_test',
      eventId: uuidv7(),
    },
  });
  await platform().connection.database.transaction((on) =>
    createAudit(() => NOW).add(on, { actor: member.id, action: 'maintenance_enabled' }),
  );
}

async function takeBackup(name: string): Promise<string> {
  const file = inFolder(name);
  await backUp(platform().connection.database, file, NOW);
  return file;
}

describe('a back-up', () => {
  it('that was restored on another engine, and from there on the first, is the same back-up', async () => {
    await fillPlatform();
    const file = await takeBackup('first');
    const content = await contentOf(file);
    expect(content.length).toBeGreaterThan(40);
    await throughAnother('embedded', file, inFolder('second'));
    expect(await contentOf(inFolder('second'))).toEqual(content);
    if (serverUrl === undefined) return;
    await throughAnother('postgresql', inFolder('second'), inFolder('third'));
    expect(await contentOf(inFolder('third'))).toEqual(content);
  }, 90_000);

  it('shows one moment, though people go on saving looks', async () => {
    const { visitor } = await signUpAs(platform());
    const saveSome = async (): Promise<void> => {
      for (let saved = 0; saved < LOOKS_EACH; saved += 1) {
        await visitor.call(saveLook, { body: newLook() });
      }
    };
    await visitor.call(saveLook, { body: newLook() });
    const saving = Promise.all([saveSome(), saveSome(), saveSome()]);
    const file = await takeBackup('while-it-serves');
    await saving;
    const lines = (await readLines(file)).join('\n');
    const rowsOf = (table: string): number => {
      const [, rest = ''] = lines.split(`{"table":"public.${table}"`);
      const [own = ''] = rest.split('\n{');
      return own.split('\n').filter((line) => line.startsWith('[')).length;
    };
    const made = lines.split('"look_created"').length - 1;
    expect(rowsOf('looks')).toBeGreaterThan(0);
    // A look and the entry about it are stored together.
    expect(made).toBe(rowsOf('looks'));
  });

  it('is not restored into a database in which something is kept', async () => {
    const { database } = platform().connection;
    await expect(database.transaction(requireEmpty)).resolves.toBeUndefined();
    await signUpAs(platform());
    await expect(database.transaction(requireEmpty)).rejects.toThrow('The database is not empty');
  });

  it('that was cut off, or is of a newer version, is refused in a sentence', async () => {
    const file = await takeBackup('whole');
    const lines = await readLines(file);
    const config = await emptyDatabaseOn('embedded');
    const refusalOf = async (content: Buffer): Promise<unknown> => {
      await writeFile(inFolder('changed'), content);
      return restore(config, inFolder('changed'), MIGRATIONS).then(
        () => 'restored',
        (error: unknown) => String(error),
      );
    };
    expect(await refusalOf(gzipSync(lines.slice(0, -1).join('\n')))).toContain('has been cut off');
    expect(await refusalOf((await readFile(file)).subarray(0, 200))).toContain('cannot be read');
    const newer = (lines[0] ?? '').replace(/"migrated":\d+/, '"migrated":9999999999999');
    expect(await refusalOf(gzipSync([newer, ...lines.slice(1)].join('\n')))).toContain(
      'made by a newer version of Lookglass',
    );
  });
});
