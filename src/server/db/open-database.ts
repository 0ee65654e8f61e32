import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import type { DatabaseConnection } from './database.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { openPostgresql } from './postgresql/postgresql.ts';

/** Opens the database that the settings ask for, and brings its tables up to date. */
export async function openDatabase(
  config: Config,
  migrationsFolder: string,
): Promise<DatabaseConnection> {
  return config.databaseUrl === undefined
    ? openEmbedded(join(config.dataFolder, 'database'), migrationsFolder)
    : openPostgresql(config.databaseUrl, migrationsFolder);
}
