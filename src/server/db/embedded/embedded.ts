import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { DatabaseConnection } from '#server/db/database.ts';
import * as schema from '#server/db/schema/index.ts';

/** Makes an open engine the database of the server. Closing it closes the engine. */
export async function connectEmbedded(
  engine: PGlite,
  migrationsFolder: string,
): Promise<DatabaseConnection> {
  const database = drizzle(engine, { schema });
  await migrate(database, { migrationsFolder });
  return {
    engine: 'embedded',
    database,
    async execute(text, parameters = []) {
      if (parameters.length === 0) {
        const result = (await engine.exec(text)).at(-1);
        return { rows: result?.rows ?? [], rowCount: result?.affectedRows ?? 0 };
      }
      const result = await engine.query<Record<string, unknown>>(text, [...parameters]);
      return { rows: result.rows, rowCount: result.affectedRows ?? 0 };
    },
    async ping() {
      await engine.query('select 1');
    },
    close: () => engine.close(),
  };
}

/** Opens the database inside this process, in a folder. */
export async function openEmbedded(
  folder: string,
  migrationsFolder: string,
): Promise<DatabaseConnection> {
  return connectEmbedded(await PGlite.create(folder), migrationsFolder);
}
