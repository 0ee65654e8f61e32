import type { PGliteOptions } from '@electric-sql/pglite';
import { cube } from '@electric-sql/pglite/contrib/cube';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { DatabaseConnection } from '#server/db/database.ts';
import { NO_NEWS } from '#server/db/news.ts';
import { bringUpToDate } from '#server/db/migrate.ts';
import { startAutovacuum } from './autovacuum.ts';
import { EmbeddedEngine } from './engine.ts';

/** What migrations may ask for by `create extension`: points, and an index of the nearest ones. */
export const EXTENSIONS = { cube };

/** Starts an engine with these options and brings its tables up to date. */
export async function startEmbedded(
  options: PGliteOptions,
  migrationsFolder: string,
): Promise<DatabaseConnection> {
  const engine = new EmbeddedEngine({ ...options, extensions: EXTENSIONS });
  await engine.waitReady;
  const database = drizzle(engine);
  const execute: DatabaseConnection['execute'] = async (text, parameters = []) => {
    if (parameters.length === 0) {
      const result = (await engine.exec(text)).at(-1);
      return { rows: result?.rows ?? [], rowCount: result?.affectedRows ?? 0 };
    }
    const result = await engine.query<Record<string, unknown>>(text, [...parameters]);
    return { rows: result.rows, rowCount: result.affectedRows ?? 0 };
  };
  await bringUpToDate(execute, migrationsFolder, () => migrate(database, { migrationsFolder }));
  const autovacuum = startAutovacuum(engine);
  return {
    engine: 'embedded',
    database,
    execute,
    async ping() {
      await engine.query('select 1');
    },
    news: NO_NEWS,
    readAnywhere: (read) => read(database),
    async close() {
      await autovacuum.stop();
      await engine.close();
    },
  };
}
