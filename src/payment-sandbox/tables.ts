import { isNotNull } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  index,
  integer,
  jsonb,
  pgSchema,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { SandboxObject } from './objects.ts';

/** Where all of the sandbox's tables lie; a server without a sandbox has no such schema. */
export const sandboxSchema = pgSchema('payment_sandbox');

/** A moment with its time zone, to the millisecond. */
const moment = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** What the sandbox keeps of its objects. */
export const sandboxObjects = sandboxSchema.table(
  'sandbox_objects',
  {
    id: text('id').primaryKey(),
    /** The order in which they were made. */
    sequence: bigserial('sequence', { mode: 'number' }).notNull(),
    kind: text('kind').notNull(),
    body: jsonb('body').$type<SandboxObject>().notNull(),
    /** When something happens to it by itself, in seconds since 1970. */
    dueAt: bigint('due_at', { mode: 'number' }),
  },
  (table) => [
    index('sandbox_objects_by_kind').on(table.kind, table.sequence),
    index('sandbox_objects_by_due').on(table.dueAt).where(isNotNull(table.dueAt)),
    index('sandbox_objects_by_body').using('gin', table.body.op('jsonb_path_ops')),
  ],
);

/** What the sandbox has to announce. An announcement leaves the table once it was accepted. */
export const sandboxEvents = sandboxSchema.table(
  'sandbox_events',
  {
    id: text('id').primaryKey(),
    payload: jsonb('payload').$type<unknown>().notNull(),
    /** When it is due; while a delivery is under way, when that counts as lost. */
    dueAt: moment('due_at').notNull(),
    tries: integer('tries').notNull().default(0),
  },
  (table) => [index('sandbox_events_by_due').on(table.dueAt)],
);

/** What the sandbox answered to a call with a key, so that a repeat is answered the same. */
export const sandboxReplies = sandboxSchema.table('sandbox_replies', {
  key: text('key').primaryKey(),
  /** A digest of what was asked. */
  fingerprint: text('fingerprint').notNull(),
  status: integer('status').notNull(),
  body: jsonb('body').$type<unknown>().notNull(),
  createdAt: moment('created_at').notNull(),
});

/** One row: how far the sandbox's clock is ahead. Each piece of work on the sandbox's ledger locks it. */
export const sandboxClock = sandboxSchema.table('sandbox_clock', {
  id: text('id').primaryKey(),
  leadMs: bigint('lead_ms', { mode: 'number' }).notNull(),
});
