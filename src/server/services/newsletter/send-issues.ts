import { eq } from 'drizzle-orm';
import { openUnsubscribe } from '#contracts/newsletter.ts';
import type { Database } from '#server/db/database.ts';
import { newsletterIssues } from '#server/db/schema/newsletter-issues.ts';
import type { Jobs } from '#server/services/jobs/jobs.ts';
import type { Mails } from '#server/services/mail/mails.ts';
import { readHandover } from '#server/services/mail/read-handover.ts';
import { composeIssue } from './compose-issue.ts';
import {
  beginNext,
  forgetThoseWhoLeft,
  type Reader,
  settle,
  settleLeftBehind,
} from './deliveries.ts';
import { type Issue, readIssue } from './read-issue.ts';
import { subscriberToken } from './subscriber-links.ts';

export interface SendIssuesNeeds {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly mails: Pick<Mails, 'handOver'>;
  /** Of our own pages. */
  readonly origin: string;
  readonly now: () => Date;
  /** Milliseconds of a clock that never goes back. */
  readonly clock: () => number;
}

/** A job sends for this long and leaves the rest to the next one, so that other mails get their turn. */
const TURN_MS = 15_000;
/** Longer than handing one mail over can take, so that nobody is still at it. */
const LEFT_BEHIND_MS = 60_000;

async function findIssue(database: Database, digest: string): Promise<Issue | undefined> {
  const [stored] = await database
    .select({ markdown: newsletterIssues.markdown })
    .from(newsletterIssues)
    .where(eq(newsletterIssues.digest, digest));
  return stored === undefined ? undefined : readIssue(stored.markdown);
}

/**
 * Makes jobs send issues to their readers, one copy after the other. Each copy is written down as begun
 * before it is handed over, so that a kill at any moment leaves nobody with two: one that was under way
 * counts as unsure.
 */
export function sendIssues(needs: SendIssuesNeeds): void {
  const { database, jobs, mails, origin, now, clock } = needs;

  async function sendCopy(issue: Issue, digest: string, reader: Reader): Promise<void> {
    const copy = { digest, subscriberId: reader.id };
    const token = subscriberToken('unsubscribe', reader);
    const unsubscribeLink = `${origin}${openUnsubscribe.path}?token=${token}`;
    try {
      await mails.handOver(composeIssue(issue, { to: reader.email, unsubscribeLink }));
    } catch (error) {
      const handover = readHandover(error);
      await settle(database, copy, handover === 'not_begun' ? 'waiting' : handover);
      // If the mail server accepts nobody's mail now, the job is tried again later.
      if (handover !== 'refused') throw error;
      return;
    }
    await settle(database, copy, 'sent');
  }

  jobs.handle('newsletter-test', async ({ digest, email }) => {
    const issue = await findIssue(database, digest);
    if (issue !== undefined) await mails.handOver(composeIssue(issue, { to: email }));
  });

  jobs.handle('newsletter-issue', async ({ digest }) => {
    const issue = await findIssue(database, digest);
    if (issue === undefined) return;
    await settleLeftBehind(database, digest, new Date(now().getTime() - LEFT_BEHIND_MS));
    await forgetThoseWhoLeft(database, digest);
    const end = clock() + TURN_MS;
    while (clock() < end) {
      const reader = await beginNext(database, digest, now());
      if (reader === undefined) return;
      await sendCopy(issue, digest, reader);
    }
    await jobs.add(database, 'newsletter-issue', { digest });
  });
}
