import { z } from 'zod/mini';

/**
 * A back-up is a file of lines of JSON, compressed with gzip: the head, then each table with its rows, then
 * the end. Values are the texts that PostgreSQL itself writes for them, which each of our engines reads.
 */
export const BACKUP_FORMAT = 1;

const sequence = z.object({ name: z.string(), last: z.string() });
/** A part of a table that is kept by itself, such as one day of events. */
const part = z.object({ name: z.string(), of: z.string(), bound: z.string() });

export const backupHead = z.object({
  lookglass: z.literal('backup'),
  format: z.literal(BACKUP_FORMAT),
  /** The newest migration that the tables had seen, in milliseconds since 1970. */
  migrated: z.number(),
  takenAt: z.string(),
  sequences: z.array(sequence),
  parts: z.array(part),
});
export type BackupHead = z.infer<typeof backupHead>;

/** The head of a table; its rows follow until the next head. Names are quoted as SQL needs them. */
export const backupTable = z.object({
  table: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
});
export type BackupTable = z.infer<typeof backupTable>;

/** A value for each column, in their order. */
export const backupRow = z.array(z.nullable(z.string()));
export type BackupRow = z.infer<typeof backupRow>;

/** A file without it has been cut off. */
export const backupEnd = z.object({ tables: z.number(), rows: z.number() });
export type BackupEnd = z.infer<typeof backupEnd>;

export const backupLine = z.union([backupRow, backupTable, backupHead, backupEnd]);

/** A file cannot be restored, or not here; the message says why and what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
