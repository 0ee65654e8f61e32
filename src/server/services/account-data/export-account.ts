import { and, desc, eq, getTableColumns, or, type Column } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import {
  activities,
  activityArchives,
  affiliateClicks,
  affiliateApplications,
  auditEntries,
  credentials,
  customers,
  entitlements,
  formerAddresses,
  jobs,
  lookLikes,
  lookRatings,
  looks,
  newsletterSubscribers,
  orders,
  payments,
  professionalProfiles,
  progressAwards,
  sessions,
  subscriptions,
  supportTickets,
  users,
} from '#server/db/schema/index.ts';
import { readPendingEmail } from '#server/services/accounts/pending-email.ts';
import { subjectOfActivity } from '#server/services/activities/read-activities.ts';
import { readInvoices } from '#server/services/invoices/read-invoices.ts';

type Read = (database: Database, userId: string, now: Date) => Promise<unknown>;

/** The account's own address, as far as somebody proved to read it. */
async function verifiedEmail(database: Database, userId: string): Promise<string | undefined> {
  const [user] = await database
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.emailVerified, true)));
  return user?.email;
}

/** Whether a row came from the account, signed in or from its own address. */
async function cameFrom(
  database: Database,
  userId: string,
  columns: { readonly userId: Column; readonly email: Column },
) {
  const email = await verifiedEmail(database, userId);
  const isSignedIn = eq(columns.userId, userId);
  return email === undefined ? isSignedIn : or(isSignedIn, eq(columns.email, email));
}

/** better-auth's name for signing in with an address and a password. */
const PASSWORD_METHOD = 'credential';

/**
 * Everything that is kept about an account, by section. Left out are secrets: the hash of the
 * password, what signs a session in, the secret of an authenticator app. Each section is one query
 * for one account.
 */
export const EXPORT_SECTIONS = {
  async profile(database, userId) {
    const [user] = await database.select().from(users).where(eq(users.id, userId));
    return user;
  },

  /** The address that the account is to move to, once the link that was mailed there is followed. */
  pendingEmail: readPendingEmail,

  /** Addresses that the account has left and can still go back to. */
  formerAddresses: (database, userId) =>
    database
      .select({
        email: formerAddresses.email,
        leftAt: formerAddresses.leftAt,
        until: formerAddresses.until,
      })
      .from(formerAddresses)
      .where(eq(formerAddresses.userId, userId)),

  async professionalProfile(database, userId) {
    const [profile] = await database
      .select()
      .from(professionalProfiles)
      .where(eq(professionalProfiles.userId, userId));
    return profile ?? null;
  },

  async signInMethods(database, userId) {
    const rows = await database
      .select({
        method: credentials.providerId,
        accountAtProvider: credentials.accountId,
        since: credentials.createdAt,
      })
      .from(credentials)
      .where(eq(credentials.userId, userId));
    return rows.map(({ method, accountAtProvider, since }) =>
      method === PASSWORD_METHOD
        ? { method: 'password', since }
        : { method, accountAtProvider, since },
    );
  },

  sessions: (database, userId) =>
    database
      .select({
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.updatedAt,
        expiresAt: sessions.expiresAt,
        ipAddress: sessions.ipAddress,
        userAgent: sessions.userAgent,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(desc(sessions.createdAt)),

  looks: (database, userId) =>
    database
      .select({
        id: looks.id,
        name: looks.name,
        isPublic: looks.isPublic,
        look: looks.look,
        createdAt: looks.createdAt,
        updatedAt: looks.updatedAt,
        deletedAt: looks.deletedAt,
      })
      .from(looks)
      .where(eq(looks.userId, userId))
      .orderBy(desc(looks.createdAt)),

  likesGiven: (database, userId) =>
    database
      .select({ lookId: lookLikes.lookId, likedAt: lookLikes.createdAt })
      .from(lookLikes)
      .where(eq(lookLikes.userId, userId)),

  ratings: (database, userId) =>
    database
      .select({
        look: lookRatings.look,
        stars: lookRatings.stars,
        ratedAt: lookRatings.ratedAt,
      })
      .from(lookRatings)
      .where(eq(lookRatings.userId, userId))
      .orderBy(desc(lookRatings.ratedAt)),

  progress: (database, userId) =>
    database
      .select({
        kind: progressAwards.kind,
        subject: progressAwards.subject,
        day: progressAwards.day,
        receivedAt: progressAwards.receivedAt,
      })
      .from(progressAwards)
      .where(eq(progressAwards.userId, userId))
      .orderBy(desc(progressAwards.day)),

  affiliateClicks: (database, userId) =>
    database
      .select()
      .from(affiliateClicks)
      .where(eq(affiliateClicks.userId, userId))
      .orderBy(desc(affiliateClicks.clickedAt)),

  activity: (database, userId) =>
    database
      .select({
        kind: activities.kind,
        subject: subjectOfActivity,
        happenedAt: activities.happenedAt,
      })
      .from(activities)
      .where(eq(activities.userId, userId))
      .orderBy(desc(activities.happenedAt)),

  /** What activity from longer ago adds up to. */
  async activityArchive(database, userId) {
    const [archive] = await database
      .select()
      .from(activityArchives)
      .where(eq(activityArchives.userId, userId));
    return archive ?? null;
  },

  customers: (database, userId) =>
    database
      .select({ id: customers.id, createdAt: customers.createdAt })
      .from(customers)
      .where(eq(customers.userId, userId)),

  subscriptions: (database, userId) =>
    database
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.userId, userId))
      .orderBy(desc(subscriptions.paidUntil)),

  orders: (database, userId) =>
    database
      .select(getTableColumns(orders))
      .from(orders)
      .innerJoin(customers, eq(customers.id, orders.customerId))
      .where(eq(customers.userId, userId))
      .orderBy(desc(orders.createdAt)),

  payments: (database, userId) =>
    database
      .select(getTableColumns(payments))
      .from(payments)
      .innerJoin(customers, eq(customers.id, payments.customerId))
      .where(eq(customers.userId, userId))
      .orderBy(desc(payments.createdAt)),

  /** With the numbers that stand on them. */
  invoices: (database, userId) => readInvoices(database, userId),

  entitlements: (database, userId) =>
    database
      .select()
      .from(entitlements)
      .where(eq(entitlements.userId, userId))
      .orderBy(desc(entitlements.startsAt)),

  /** What is still to be done for the account, such as a mail on its way. What mails say may be secret. */
  jobs: (database, userId) =>
    database
      .select({
        kind: jobs.name,
        address: jobs.address,
        since: jobs.createdAt,
        givenUpAt: jobs.givenUpAt,
      })
      .from(jobs)
      .where(eq(jobs.userId, userId)),

  async newsletter(database, userId) {
    const email = await verifiedEmail(database, userId);
    if (email === undefined) return null;
    const { status, source, askedAt, confirmedAt } = newsletterSubscribers;
    const [subscription] = await database
      .select({ status, source, askedAt, confirmedAt })
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.email, email));
    return subscription ?? null;
  },

  supportTickets: async (database, userId) =>
    database
      .select()
      .from(supportTickets)
      .where(await cameFrom(database, userId, supportTickets))
      .orderBy(desc(supportTickets.createdAt)),

  affiliateApplications: async (database, userId) =>
    database
      .select()
      .from(affiliateApplications)
      .where(await cameFrom(database, userId, affiliateApplications))
      .orderBy(desc(affiliateApplications.createdAt)),

  auditEntries: (database, userId) =>
    database
      .select({
        happenedAt: auditEntries.happenedAt,
        action: auditEntries.action,
        actor: auditEntries.actor,
        subject: auditEntries.subject,
        detail: auditEntries.detail,
      })
      .from(auditEntries)
      .where(or(eq(auditEntries.actor, userId), eq(auditEntries.subject, userId))),
} as const satisfies Readonly<Record<string, Read>>;

export type ExportSection = keyof typeof EXPORT_SECTIONS;

/** An account as a file for its owner. */
export interface ExportedAccount {
  /** ISO 8601. */
  readonly exportedAt: string;
  readonly [section: string]: unknown;
}

export async function exportAccount(
  database: Database,
  userId: string,
  now: Date,
): Promise<ExportedAccount> {
  const sections: Record<string, unknown> = {};
  // One after the other: an export is rare, and must not take every connection there is.
  for (const [name, read] of Object.entries(EXPORT_SECTIONS)) {
    sections[name] = await read(database, userId, now);
  }
  return { exportedAt: now.toISOString(), ...sections };
}
