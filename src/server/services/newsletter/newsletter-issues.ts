import { createHash } from 'node:crypto';
import { and, count, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { newsletterSubscribers } from '#server/db/schema/correspondence.ts';
import {
  type DELIVERY_STATES,
  newsletterDeliveries,
  newsletterIssues,
} from '#server/db/schema/newsletter-issues.ts';
import { type Audit, CONSOLE } from '#server/services/audit/audit.ts';
import type { Jobs } from '#server/services/jobs/jobs.ts';
import { KEPT_MS } from '#server/services/retention/forget-old.ts';
import { readIssue } from './read-issue.ts';

type DeliveryState = (typeof DELIVERY_STATES)[number];

/** How far an issue has come. */
export interface IssueProgress {
  readonly subject: string;
  readonly releasedAt: Date;
  readonly readers: number;
  readonly copies: Readonly<Record<DeliveryState, number>>;
}

/** The outcome of a request to send an issue. */
export type Release =
  | { readonly outcome: 'not_tested' }
  | { readonly outcome: 'nobody' }
  | {
      /** Sent for the first time, sent on where it had stopped, or sent to everyone before. */
      readonly outcome: 'released' | 'resumed' | 'finished';
      readonly issue: IssueProgress;
    };

/** Issues of the newsletter, as the person at the server's console sends them. */
export interface NewsletterIssues {
  /** Has an issue mailed to one address. Throws `UnsendableIssue`. Resolves with its subject. */
  readonly test: (markdown: string, email: string) => Promise<string>;
  /**
   * Releases an issue that was tested to everyone who has confirmed their subscription by now. A repeat
   * goes on with the copies that still wait, and sends nothing twice. Throws `UnsendableIssue`.
   */
  readonly send: (markdown: string) => Promise<Release>;
  /** The issues that were released in the last 90 days, the latest first. */
  readonly list: () => Promise<readonly IssueProgress[]>;
}

export interface NewsletterIssuesNeeds {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'add' | 'addOnce'>;
  readonly audit: Audit;
  readonly now: () => Date;
}

/** How many of the latest issues are shown. */
const MOST_SHOWN = 12;

const digestOf = (markdown: string): string => createHash('sha256').update(markdown).digest('hex');

async function countCopies(database: Database, digest: string): Promise<IssueProgress['copies']> {
  const rows = await database
    .select({ state: newsletterDeliveries.state, copies: count() })
    .from(newsletterDeliveries)
    .where(eq(newsletterDeliveries.issue, digest))
    .groupBy(newsletterDeliveries.state);
  const none = { waiting: 0, begun: 0, sent: 0, refused: 0, unsure: 0 };
  return rows.reduce((copies, { state, copies: found }) => ({ ...copies, [state]: found }), none);
}

export function createNewsletterIssues(needs: NewsletterIssuesNeeds): NewsletterIssues {
  const { database, jobs, audit, now } = needs;

  async function progressOf(issue: typeof newsletterIssues.$inferSelect): Promise<IssueProgress> {
    const { digest, subject, readers, releasedAt, testedAt } = issue;
    return {
      subject,
      readers,
      releasedAt: releasedAt ?? testedAt,
      copies: await countCopies(database, digest),
    };
  }

  async function readProgress(digest: string): Promise<IssueProgress> {
    const [issue] = await database
      .select()
      .from(newsletterIssues)
      .where(eq(newsletterIssues.digest, digest));
    if (issue === undefined) throw new Error('An issue was forgotten while it was sent.');
    return progressOf(issue);
  }

  /** In one transaction, so that an issue is released to all of its readers or to none. */
  async function release(digest: string): Promise<'not_tested' | 'nobody' | 'released' | 'known'> {
    return database.transaction(async (on) => {
      const [issue] = await on
        .select()
        .from(newsletterIssues)
        .where(eq(newsletterIssues.digest, digest))
        .for('update');
      if (issue === undefined) return 'not_tested';
      if (issue.releasedAt !== null) return 'known';
      const readers = await on
        .insert(newsletterDeliveries)
        .select(
          on
            .select({
              issue: sql<string>`${digest}`.as('issue'),
              subscriberId: newsletterSubscribers.id,
              state: sql<DeliveryState>`'waiting'`.as('state'),
              begunAt: sql<Date | null>`null::timestamptz`.as('begun_at'),
            })
            .from(newsletterSubscribers)
            .where(
              and(
                eq(newsletterSubscribers.status, 'confirmed'),
                isNotNull(newsletterSubscribers.email),
              ),
            ),
        )
        .returning({ id: newsletterDeliveries.subscriberId });
      if (readers.length === 0) return 'nobody';
      await on
        .update(newsletterIssues)
        .set({ releasedAt: now(), readers: readers.length })
        .where(eq(newsletterIssues.digest, digest));
      await audit.add(on, {
        actor: CONSOLE,
        action: 'newsletter_released',
        subject: digest,
        detail: { readers: readers.length },
      });
      await jobs.add(on, 'newsletter-issue', { digest });
      return 'released';
    });
  }

  return {
    async test(markdown, email) {
      const { subject } = readIssue(markdown);
      const digest = digestOf(markdown);
      await database.transaction(async (on) => {
        await on
          .insert(newsletterIssues)
          .values({ digest, subject, markdown, testedAt: now() })
          .onConflictDoNothing();
        await jobs.add(on, 'newsletter-test', { digest, email });
      });
      return subject;
    },

    async send(markdown) {
      readIssue(markdown);
      const digest = digestOf(markdown);
      const outcome = await release(digest);
      if (outcome === 'not_tested' || outcome === 'nobody') return { outcome };
      const issue = await readProgress(digest);
      if (outcome === 'released') return { outcome, issue };
      if (issue.copies.waiting + issue.copies.begun === 0) return { outcome: 'finished', issue };
      await jobs.addOnce(database, 'newsletter-issue', { digest });
      return { outcome: 'resumed', issue };
    },

    async list() {
      const issues = await database
        .select()
        .from(newsletterIssues)
        .where(
          gt(newsletterIssues.releasedAt, new Date(now().getTime() - KEPT_MS.newsletterDelivery)),
        )
        .orderBy(desc(newsletterIssues.releasedAt))
        .limit(MOST_SHOWN);
      return Promise.all(issues.map(progressOf));
    },
  };
}
