import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { DatabaseConnection } from './database.ts';
import * as schema from './schema/index.ts';

/** Opens the database inside this process, at `location`: a folder, or `memory://`. */
export async function openEmbedded(
  location: string,
  migrationsFolder: string,
): Promise<DatabaseConnection> {
  const engine = await PGlite.create(location);
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
