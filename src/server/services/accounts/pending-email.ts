import { and, desc, eq, gt } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/database.ts';
import { verifications } from '#server/db/schema/index.ts';
import { linkIdentifier, readStoredLink } from './mailed-links.ts';

/** An address that an account asked to move to and has yet to confirm. */
export interface PendingEmail {
  readonly email: string;
  /** Until when it can be confirmed. */
  readonly until: Date;
}

/** The address that an account is to move to; null where it is to stay. */
export async function readPendingEmail(
  on: Database | Transaction,
  userId: string,
  now: Date,
): Promise<PendingEmail | null> {
  const [link] = await on
    .select({ value: verifications.value, until: verifications.expiresAt })
    .from(verifications)
    .where(
      and(
        eq(verifications.identifier, linkIdentifier('new-email', userId)),
        gt(verifications.expiresAt, now),
      ),
    )
    .orderBy(desc(verifications.expiresAt))
    .limit(1);
  return link === undefined ? null : { email: readStoredLink(link.value).email, until: link.until };
}
