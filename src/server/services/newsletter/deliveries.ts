import { and, asc, eq, inArray, lt, ne } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { newsletterSubscribers } from '#server/db/schema/correspondence.ts';
import { newsletterDeliveries } from '#server/db/schema/newsletter-issues.ts';

/** A reader whose copy is being handed over. */
export interface Reader {
  readonly id: string;
  readonly email: string;
  readonly linkKey: string;
}

/** A reader's copy of an issue. */
export interface Copy {
  readonly digest: string;
  readonly subscriberId: string;
}

const copyIs = ({ digest, subscriberId }: Copy) =>
  and(eq(newsletterDeliveries.issue, digest), eq(newsletterDeliveries.subscriberId, subscriberId));

/**
 * Takes the next copy that waits. From then on it counts as begun, even if the process is killed: the
 * next process cannot know whether it was sent. Readers who have left in the meantime are skipped.
 * Undefined when none waits.
 */
export function beginNext(
  database: Database,
  digest: string,
  now: Date,
): Promise<Reader | undefined> {
  return database.transaction(async (on) => {
    const { id, email, linkKey } = newsletterSubscribers;
    const [next] = await on
      .select({ id, email, linkKey })
      .from(newsletterDeliveries)
      .innerJoin(newsletterSubscribers, eq(id, newsletterDeliveries.subscriberId))
      .where(
        and(
          eq(newsletterDeliveries.issue, digest),
          eq(newsletterDeliveries.state, 'waiting'),
          eq(newsletterSubscribers.status, 'confirmed'),
        ),
      )
      .orderBy(asc(newsletterDeliveries.subscriberId))
      .limit(1)
      .for('update', { of: newsletterDeliveries, skipLocked: true });
    if (next === undefined || next.email === null) return undefined;
    await on
      .update(newsletterDeliveries)
      .set({ state: 'begun', begunAt: now })
      .where(copyIs({ digest, subscriberId: next.id }));
    return { ...next, email: next.email };
  });
}

/** Stores what became of a copy that was begun; `waiting` lets it be begun again. */
export async function settle(
  database: Database,
  copy: Copy,
  state: 'sent' | 'refused' | 'unsure' | 'waiting',
): Promise<void> {
  await database.update(newsletterDeliveries).set({ state }).where(copyIs(copy));
}

/** Settles what a process that was killed had begun before `moment`: nobody can tell whether it was sent. */
export async function settleLeftBehind(
  database: Database,
  digest: string,
  moment: Date,
): Promise<void> {
  await database
    .update(newsletterDeliveries)
    .set({ state: 'unsure' })
    .where(
      and(
        eq(newsletterDeliveries.issue, digest),
        eq(newsletterDeliveries.state, 'begun'),
        lt(newsletterDeliveries.begunAt, moment),
      ),
    );
}

/** Forgets copies that wait for readers who have left: they will never be sent. */
export async function forgetThoseWhoLeft(database: Database, digest: string): Promise<void> {
  const gone = database
    .select({ id: newsletterSubscribers.id })
    .from(newsletterSubscribers)
    .where(ne(newsletterSubscribers.status, 'confirmed'));
  await database
    .delete(newsletterDeliveries)
    .where(
      and(
        eq(newsletterDeliveries.issue, digest),
        eq(newsletterDeliveries.state, 'waiting'),
        inArray(newsletterDeliveries.subscriberId, gone),
      ),
    );
}
