import { join } from 'node:path';
import type { Config } from '#server/config/config.ts';
import type { DatabaseConnection } from '#server/db/database.ts';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { openPostgresql } from '#server/db/postgresql/postgresql.ts';

/** Opens the database that the settings ask for, and brings its tables up to date. */
export async function openDatabase(
  config: Config,
  migrationsFolder: string,
): Promise<DatabaseConnection> {
  return config.databaseUrl === undefined
    ? openEmbedded(join(config.dataFolder, 'database'), migrationsFolder)
    : openPostgresql(
        {
          url: config.databaseUrl,
          directUrl: config.databaseDirectUrl,
          readUrl: config.databaseReadUrl,
          throughPooler: config.throughPooler,
          processes: config.processes,
        },
        migrationsFolder,
      );
}
