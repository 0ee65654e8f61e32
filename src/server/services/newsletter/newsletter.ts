import { eq } from 'drizzle-orm';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { newsletterSubscribers } from '#server/db/schema/correspondence.ts';
import { newsletterDeliveries } from '#server/db/schema/newsletter-issues.ts';
import type { Jobs } from '#server/services/jobs/jobs.ts';
import { KEPT_MS } from '#server/services/retention/forget-old.ts';
import type { NewsletterMails } from './newsletter-mails.ts';
import {
  createLinkKey,
  isTokenOf,
  subscriberIdIn,
  type SubscriberLink,
} from './subscriber-links.ts';

/** Who gets the newsletter: people who asked for it and confirmed their address. */
export interface Newsletter {
  /**
   * Has a link mailed that confirms the subscription. Whether the address is known is found out
   * afterwards, by a job, so that neither the answer nor its time can tell.
   */
  readonly ask: (email: string, source: string) => Promise<void>;
  /** Begins the subscription of a mailed link; again does no harm. Rejects with `link_expired`. */
  readonly confirm: (token: string) => Promise<void>;
  /** Ends it and forgets the address; again does no harm. Rejects with `link_expired`. */
  readonly end: (token: string) => Promise<void>;
}

export interface NewsletterNeeds {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly mails: NewsletterMails;
  readonly now: () => Date;
}

type Subscriber = typeof newsletterSubscribers.$inferSelect;

async function findByEmail(on: Transaction, email: string): Promise<Subscriber | undefined> {
  const [subscriber] = await on
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email))
    .for('update');
  return subscriber;
}

/** The subscriber whose link this is. */
async function findByToken(
  on: Transaction,
  purpose: SubscriberLink,
  token: string,
): Promise<Subscriber> {
  const id = subscriberIdIn(token);
  if (id === undefined) throw new ApiFailure('link_expired');
  const [subscriber] = await on
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.id, id))
    .for('update');
  if (subscriber === undefined || !isTokenOf(purpose, subscriber.linkKey, token)) {
    throw new ApiFailure('link_expired');
  }
  return subscriber;
}

/** Makes the newsletter, and registers the handler of its job. */
export function createNewsletter({ database, jobs, mails, now }: NewsletterNeeds): Newsletter {
  const patienceBegan = () => new Date(now().getTime() - KEPT_MS.unconfirmedSubscriber);

  async function addPending(on: Transaction, email: string, source: string): Promise<void> {
    const [added] = await on
      .insert(newsletterSubscribers)
      .values({ email, source, linkKey: createLinkKey(), status: 'pending', askedAt: now() })
      // Another call may have asked for the same address at this very moment; that one sends the mail.
      .onConflictDoNothing()
      .returning();
    if (added !== undefined) await mails.send(on, 'newsletterConfirm', email, added);
  }

  jobs.handle('newsletter-subscription', async ({ email, source }) => {
    await database.transaction(async (on) => {
      const known = await findByEmail(on, email);
      if (known === undefined) {
        await addPending(on, email, source);
      } else if (known.status === 'confirmed') {
        await mails.send(on, 'newsletterKnown', email, known);
      } else {
        await on
          .update(newsletterSubscribers)
          .set({ askedAt: now() })
          .where(eq(newsletterSubscribers.id, known.id));
        await mails.send(on, 'newsletterConfirm', email, known);
      }
    });
  });

  return {
    ask: (email, source) => jobs.add(database, 'newsletter-subscription', { email, source }),

    async confirm(token) {
      await database.transaction(async (on) => {
        const subscriber = await findByToken(on, 'confirm', token);
        const { id, email, status, askedAt } = subscriber;
        if (status === 'confirmed') return;
        if (status === 'ended' || email === null || askedAt < patienceBegan()) {
          throw new ApiFailure('link_expired');
        }
        await on
          .update(newsletterSubscribers)
          .set({ status: 'confirmed', confirmedAt: now() })
          .where(eq(newsletterSubscribers.id, id));
        await mails.send(on, 'newsletterWelcome', email, subscriber);
      });
    },

    async end(token) {
      await database.transaction(async (on) => {
        const { id } = await findByToken(on, 'unsubscribe', token);
        await on
          .update(newsletterSubscribers)
          .set({ status: 'ended', email: null, confirmedAt: null })
          .where(eq(newsletterSubscribers.id, id));
        await on.delete(newsletterDeliveries).where(eq(newsletterDeliveries.subscriberId, id));
      });
    },
  };
}
