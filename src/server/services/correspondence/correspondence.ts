import { and, count, desc, eq, lt } from 'drizzle-orm';
import type { ReplyOf } from '#contracts/contract.ts';
import type { listNewsletterSubscribers } from '#contracts/operator-correspondence.ts';
import type { ApplicationState } from '#domain/affiliate/application.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import {
  affiliateApplications,
  clientErrors,
  newsletterSubscribers,
} from '#server/db/schema/correspondence.ts';
import type { Audit } from '#server/services/audit/audit.ts';

export type StoredApplication = typeof affiliateApplications.$inferSelect;
export type StoredPageError = typeof clientErrors.$inferSelect;

/** What people sent in, as operators read it. `actor` is the operator's id; each reading of people is recorded. */
export interface Correspondence {
  /** Applications in one state, the newest first, starting after the one with this id. */
  readonly readApplications: (
    actor: string,
    state: ApplicationState,
    before: string | undefined,
  ) => Promise<{ readonly applications: readonly StoredApplication[]; readonly hasMore: boolean }>;
  /** Rejects with `not_found`. */
  readonly decideApplication: (actor: string, id: string, state: ApplicationState) => Promise<void>;
  /** Who gets the newsletter, the newest first, starting after the subscriber with this id. */
  readonly readSubscribers: (
    actor: string,
    before: string | undefined,
  ) => Promise<ReplyOf<typeof listNewsletterSubscribers>>;
  /** The errors in which pages broke, the latest first. They hold nothing about people. */
  readonly readPageErrors: () => Promise<readonly StoredPageError[]>;
  readonly forgetPageError: (fingerprint: string) => Promise<void>;
}

export interface CorrespondenceNeeds {
  readonly database: Database;
  readonly audit: Audit;
}

const AT_A_TIME = 50;
const MOST_PAGE_ERRORS = 200;

/** Ids sort in the order in which they were made. */
function findApplications(on: Transaction, state: ApplicationState, before: string | undefined) {
  const { id } = affiliateApplications;
  return on
    .select()
    .from(affiliateApplications)
    .where(
      and(
        eq(affiliateApplications.state, state),
        before === undefined ? undefined : lt(id, before),
      ),
    )
    .orderBy(desc(id))
    .limit(AT_A_TIME + 1);
}

async function findSubscribers(on: Transaction, before: string | undefined) {
  const { id, email, source, confirmedAt } = newsletterSubscribers;
  const rows = await on
    .select({ id, email, source, confirmedAt })
    .from(newsletterSubscribers)
    .where(
      and(
        eq(newsletterSubscribers.status, 'confirmed'),
        before === undefined ? undefined : lt(id, before),
      ),
    )
    .orderBy(desc(id))
    .limit(AT_A_TIME + 1);
  return rows.flatMap(({ email: address, confirmedAt: moment, ...row }) =>
    address === null || moment === null
      ? []
      : [{ ...row, email: address, confirmedAt: moment.toISOString() }],
  );
}

async function countSubscribers(on: Transaction) {
  const rows = await on
    .select({
      status: newsletterSubscribers.status,
      source: newsletterSubscribers.source,
      subscribers: count(),
    })
    .from(newsletterSubscribers)
    .groupBy(newsletterSubscribers.status, newsletterSubscribers.source);
  const sum = (status: string) =>
    rows
      .filter((row) => row.status === status)
      .reduce((total, { subscribers }) => total + subscribers, 0);
  return {
    confirmed: sum('confirmed'),
    pending: sum('pending'),
    sources: rows
      .filter(({ status }) => status === 'confirmed')
      .map(({ source, subscribers }) => ({ source, subscribers }))
      .toSorted((one, other) => other.subscribers - one.subscribers),
  };
}

export function createCorrespondence({ database, audit }: CorrespondenceNeeds): Correspondence {
  return {
    async readApplications(actor, state, before) {
      return database.transaction(async (on) => {
        const rows = await findApplications(on, state, before);
        const applications = rows.slice(0, AT_A_TIME);
        const detail = { found: applications.length };
        await audit.add(on, { actor, action: 'applications_read', detail });
        return { applications, hasMore: rows.length > AT_A_TIME };
      });
    },

    async decideApplication(actor, id, state) {
      await database.transaction(async (on) => {
        const [changed] = await on
          .update(affiliateApplications)
          .set({ state })
          .where(eq(affiliateApplications.id, id))
          .returning({ userId: affiliateApplications.userId });
        if (changed === undefined) throw new ApiFailure('not_found');
        const { userId } = changed;
        await audit.add(on, {
          actor,
          action: 'application_decided',
          ...(userId === null ? {} : { subject: userId }),
          detail: { applicationId: id, state },
        });
      });
    },

    async readSubscribers(actor, before) {
      return database.transaction(async (on) => {
        const counts = await countSubscribers(on);
        const rows = await findSubscribers(on, before);
        const subscribers = rows.slice(0, AT_A_TIME);
        const detail = { found: subscribers.length };
        await audit.add(on, { actor, action: 'subscribers_read', detail });
        return { ...counts, subscribers, hasMore: rows.length > AT_A_TIME };
      });
    },

    readPageErrors: () =>
      database
        .select()
        .from(clientErrors)
        .orderBy(desc(clientErrors.lastAt))
        .limit(MOST_PAGE_ERRORS),

    async forgetPageError(fingerprint) {
      await database.delete(clientErrors).where(eq(clientErrors.fingerprint, fingerprint));
    },
  };
}
