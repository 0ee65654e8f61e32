import { defineConfig } from 'drizzle-kit';

/**
 * `npx drizzle-kit generate` writes the next migration from the schema; the
 * server applies migrations itself.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/server/db/schema/*.ts',
  out: './src/server/db/migrations',
});
