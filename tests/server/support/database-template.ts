import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { openPostgresql } from '#server/db/postgresql/postgresql.ts';
import beginWithEmptyDatabase from '#tests/support/data-folder.ts';
import { keepEmptyDatabase, MIGRATIONS } from '#tests/support/empty-database.ts';
import { databaseAt, databasesNamed, onServer, serverUrl } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated, empty database: a file with an embedded one, or the name of one on the server. */
    readonly databaseTemplate: string;
  }
}

let removeDatabases = async (): Promise<void> => {};

/** Makes the database that every test's own is a copy of. */
export async function setup(project: TestProject): Promise<void> {
  await beginWithEmptyDatabase();
  if (serverUrl === undefined) {
    project.provide('databaseTemplate', (await keepEmptyDatabase()).file);
    return;
  }
  const name = `template_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name}`);
  removeDatabases = async () => {
    for (const database of await databasesNamed(name)) {
      await onServer(`drop database ${database} with (force)`);
    }
  };
  const connection = await openPostgresql({ url: databaseAt(serverUrl, name) }, MIGRATIONS);
  await connection.close();
  project.provide('databaseTemplate', name);
}

export async function teardown(): Promise<void> {
  await removeDatabases();
}
