import type { Database } from './database.ts';

/** Makes the sandbox's tables where they are not there yet: for what fills them from a back-up. */
export async function prepareSandboxTables(database: Database): Promise<void> {
  // The statements come with the bundler; what only asks the sandbox for its address does without.
  const { migrate } = await import('./migrate.ts');
  await migrate(database);
}
