import { and, eq, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { formerAddresses } from '#server/db/schema/accounts.ts';
import { challenges, challengeVotes } from '#server/db/schema/challenges.ts';
import {
  affiliateApplications,
  clientErrors,
  newsletterSubscribers,
  supportTickets,
} from '#server/db/schema/correspondence.ts';
import { reportCases, restrictions } from '#server/db/schema/decency.ts';
import { liveRooms } from '#server/db/schema/live.ts';
import { newsletterIssues, newsletterDeliveries } from '#server/db/schema/newsletter-issues.ts';
import { auditEntries } from '#server/db/schema/operation.ts';
import { paymentEvents } from '#server/db/schema/payment-events.ts';
import { shopClicks } from '#server/db/schema/shop-clicks.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long things are kept that nobody removes; the privacy notice says the same. */
export const KEPT_MS = {
  /** An address that was entered for the newsletter and never confirmed. */
  unconfirmedSubscriber: 7 * DAY_MS,
  /** Which issues of the newsletter a subscriber was sent, since the issue was sent. */
  newsletterDelivery: 90 * DAY_MS,
  /** A message to support, or an application, since it came. */
  correspondence: 730 * DAY_MS,
  /** A mail that was written to a file, since there is no mail server. */
  writtenMail: 30 * DAY_MS,
  /** A kind of error of the pages, since it was last seen. */
  clientError: 30 * DAY_MS,
  /** Which announcements of the payment provider came; it repeats one for some days. */
  paymentEvent: 90 * DAY_MS,
  /** A person's own click on Buy; that there was one stays counted. */
  shopClick: 365 * DAY_MS,
  /** A live room with all that was written in it, since it ended, or since it was to begin and did not. */
  liveRoom: 30 * DAY_MS,
  /** Something that was reported, with all reports of it, since an operator decided; undecided, since the last report. */
  decidedReport: 180 * DAY_MS,
  openReport: 365 * DAY_MS,
  /** That a part of the service was closed to an account, since it ended. */
  restriction: 365 * DAY_MS,
  /** Who voted for what in a challenge, since it ended: its result stays without it. */
  challengeVote: 30 * DAY_MS,
  /** What was done with powers. The database refuses to let go of any of it before ten years. */
  auditEntry: 3653 * DAY_MS,
} as const;

/** Forgets what has been kept long enough. */
export async function forgetOld(database: Database, now: Date): Promise<void> {
  const since = (age: number) => new Date(now.getTime() - age);
  await database
    .delete(newsletterSubscribers)
    .where(
      and(
        eq(newsletterSubscribers.status, 'pending'),
        lt(newsletterSubscribers.askedAt, since(KEPT_MS.unconfirmedSubscriber)),
      ),
    );
  await database.delete(newsletterDeliveries).where(
    inArray(
      newsletterDeliveries.issue,
      database
        .select({ digest: newsletterIssues.digest })
        .from(newsletterIssues)
        .where(lt(newsletterIssues.releasedAt, since(KEPT_MS.newsletterDelivery))),
    ),
  );
  await database.delete(formerAddresses).where(lte(formerAddresses.until, now));
  await database
    .delete(supportTickets)
    .where(lt(supportTickets.createdAt, since(KEPT_MS.correspondence)));
  await database
    .delete(affiliateApplications)
    .where(lt(affiliateApplications.createdAt, since(KEPT_MS.correspondence)));
  await database.delete(auditEntries).where(
    and(
      lt(auditEntries.happenedAt, since(KEPT_MS.auditEntry)),
      // Also by the database's own clock: we must not ask it to delete what it refuses to.
      lt(auditEntries.happenedAt, sql`now() - interval '10 years'`),
    ),
  );
  await database
    .delete(paymentEvents)
    .where(lt(paymentEvents.receivedAt, since(KEPT_MS.paymentEvent)));
  await database.delete(shopClicks).where(lt(shopClicks.clickedAt, since(KEPT_MS.shopClick)));
  const lastLive = since(KEPT_MS.liveRoom);
  await database
    .delete(liveRooms)
    .where(
      or(
        lt(liveRooms.endedAt, lastLive),
        and(eq(liveRooms.state, 'planned'), lt(liveRooms.startsAt, lastLive)),
      ),
    );
  await database
    .delete(reportCases)
    .where(
      or(
        and(
          eq(reportCases.state, 'decided'),
          lt(reportCases.decidedAt, since(KEPT_MS.decidedReport)),
        ),
        and(eq(reportCases.state, 'open'), lt(reportCases.lastAt, since(KEPT_MS.openReport))),
      ),
    );
  const lastClosed = since(KEPT_MS.restriction);
  await database
    .delete(restrictions)
    .where(or(lt(restrictions.liftedAt, lastClosed), lt(restrictions.until, lastClosed)));
  await database.delete(challengeVotes).where(
    inArray(
      challengeVotes.challengeId,
      database
        .select({ id: challenges.id })
        .from(challenges)
        .where(lt(challenges.endsAt, since(KEPT_MS.challengeVote))),
    ),
  );
  await database.delete(clientErrors).where(lt(clientErrors.lastAt, since(KEPT_MS.clientError)));
}
