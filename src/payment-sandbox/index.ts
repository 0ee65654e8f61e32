/**
 * Plays the payment provider on this machine, for development and tests. This is its one door; its
 * tables lie in a database schema of their own, which it sets up by itself.
 */
export { DAY_S, nextPeriodEnd } from './calendar.ts';
export { obeyClockCommand } from './clock-command.ts';
export { reachedAt, readSandboxFile } from './sandbox-file.ts';
export { type SandboxPage, SandboxRefusal } from './sandbox-page.ts';
export {
  type PaymentSandbox,
  type PaymentSandboxNeeds,
  startPaymentSandbox,
} from './start-payment-sandbox.ts';
export { prepareSandboxTables } from './prepare-tables.ts';
