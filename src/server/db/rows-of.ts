import type { SQL } from 'drizzle-orm';
import { z } from 'zod/mini';
import type { Database, Transaction } from '#server/db/database.ts';

/** Runs one statement and parses its rows; both engines answer with them. */
export async function rowsOf<Row>(
  on: Database | Transaction,
  statement: SQL,
  row: z.ZodMiniType<Row>,
): Promise<readonly Row[]> {
  const result: unknown = await on.execute(statement);
  return z.object({ rows: z.array(row) }).parse(result).rows;
}
