import type { Database } from './database.ts';

/** Creates the sandbox's tables where they are missing, before a backup is restored into them. */
export async function prepareSandboxTables(database: Database): Promise<void> {
  // Loaded late: only the bundler supplies the statements, and programs that merely look up the sandbox's
  // address run without it.
  const { migrate } = await import('./migrate.ts');
  await migrate(database);
}
