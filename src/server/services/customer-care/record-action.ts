import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Transaction } from '#server/db/database.ts';
import { auditEntries } from '#server/db/schema/operation.ts';
import type { Audit, AuditEntry } from '#server/services/audit/audit.ts';

/** An entry whose id was made by the caller. */
export type ActionEntry = AuditEntry & { readonly id: string };

/**
 * Notes an action together with what it writes. Resolves with false when the same was already noted,
 * and so already done; rejects with `already_used` when its id belongs to another action.
 */
export async function recordAction(
  on: Transaction,
  audit: Audit,
  entry: ActionEntry,
): Promise<boolean> {
  if (await audit.add(on, entry)) return true;
  const [noted] = await on.select().from(auditEntries).where(eq(auditEntries.id, entry.id));
  const isSame =
    noted?.actor === entry.actor &&
    noted.action === entry.action &&
    noted.subject === (entry.subject ?? null) &&
    isDeepStrictEqual(noted.detail ?? {}, { ...entry.detail });
  if (!isSame) throw new ApiFailure('already_used');
  return false;
}
