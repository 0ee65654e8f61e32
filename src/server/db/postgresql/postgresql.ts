import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import type { DatabaseConnection } from '#server/db/database.ts';
import * as schema from '#server/db/schema/index.ts';

/** Connects to the PostgreSQL server at `url`. */
export async function openPostgresql(
  url: string,
  migrationsFolder: string,
): Promise<DatabaseConnection> {
  const pool = new Pool({ connectionString: url });
  const database = drizzle(pool, { schema });
  await migrate(database, { migrationsFolder });
  return {
    engine: 'postgresql',
    database,
    async execute(text, parameters = []) {
      const result = await pool.query<Record<string, unknown>>(text, [...parameters]);
      return { rows: result.rows, rowCount: result.rowCount ?? 0 };
    },
    async ping() {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
}
