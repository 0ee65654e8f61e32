import { defineConfig } from 'drizzle-kit';

/**
 * The same for the tables of the payment sandbox: `npx drizzle-kit generate --config
 * drizzle.payment-sandbox.config.ts`.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/payment-sandbox/tables.ts',
  out: './src/payment-sandbox/migrations',
});
