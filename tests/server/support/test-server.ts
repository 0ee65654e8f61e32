import { Client } from 'pg';

/** A PostgreSQL server to test on; the embedded engine in memory where there is none. */
export const serverUrl = process.env['TEST_DATABASE_URL'] || undefined;

/** The address of another database of the same server. */
export function databaseAt(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** Runs one statement on the server's own database, such as one that creates another database. */
export async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
