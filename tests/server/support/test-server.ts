import { Client } from 'pg';

/** A PostgreSQL server to test on; the embedded engine in memory where there is none. */
export const serverUrl = process.env['TEST_DATABASE_URL'] || undefined;

/** The address of another database of the same server. */
export function databaseAt(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

async function ask<Row extends object>(
  statement: string,
  values: readonly string[] = [],
): Promise<readonly Row[]> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return (await client.query<Row>(statement, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** Runs one statement on the server's own database, such as one that creates another database. */
export async function onServer(statement: string): Promise<void> {
  await ask(statement);
}

/** The names of the server's databases that begin with `start`. */
export async function databasesNamed(start: string): Promise<readonly string[]> {
  const rows = await ask<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [start],
  );
  return rows.map(({ name }) => name);
}
