/** Mails to people who asked for them, when a wish gets cheaper or is in stock again. */

import { and, asc, eq, sql } from 'drizzle-orm';
import { WISH_MAIL_WORDS } from '#content/wish-mail-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { openStopWishMails } from '#contracts/shopping-lists.ts';
import { writeAmount } from '#domain/shopping/money.ts';
import { wishNews, type KnownOffer, type WishNews } from '#domain/shopping/wish-news.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { users } from '#server/db/schema/accounts.ts';
import { catalogueProducts } from '#server/db/schema/catalogue.ts';
import { wishes, wishMails } from '#server/db/schema/shopping-lists.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import { lockUser } from '#server/services/callers/lock-user.ts';
import type { Jobs } from '#server/services/jobs/jobs.ts';
import type { Mails } from '#server/services/mail/mails.ts';
import {
  createLinkKey,
  isTokenOf,
  subscriberIdIn,
  subscriberToken,
} from '#server/services/newsletter/subscriber-links.ts';

export interface WishMails {
  readonly areWanted: (userId: string) => Promise<boolean>;
  /** Rejects with `not_available` where the account's address is not verified. */
  readonly choose: (userId: string, wanted: boolean) => Promise<void>;
  /** Ends the mails with the link from one of them; again does no harm. Rejects with `link_expired`. */
  readonly stop: (token: string) => Promise<void>;
}

export interface WishMailsNeeds {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'add' | 'handle'>;
  readonly mails: Pick<Mails, 'send'>;
  /** Of our own pages. */
  readonly origin: string;
  readonly now: () => Date;
  /** Milliseconds of a clock that never goes back. */
  readonly clock: () => number;
}

/** A job works for this long and leaves the rest to the next one, so that other jobs get their turn. */
const TURN_MS = 15_000;
const PEOPLE_AT_ONCE = 50;
/** A mail names no more wishes than this; the list itself shows the others. */
const MOST_NEWS = 10;

const DIFFERS = sql`(${wishes.knownTotal}, ${wishes.knownCurrency}, ${wishes.knownInStock})
  is distinct from (${catalogueProducts.bestTotal}, ${catalogueProducts.currency}, ${catalogueProducts.isInStock})`;

/** The present offers count as known from now on, so that each change is news only once. */
async function takeNotice(on: Transaction, userId: string): Promise<void> {
  await on.execute(sql`
    update wishes
    set known_total = product.best_total, known_currency = product.currency, known_in_stock = product.is_in_stock
    from catalogue_products as product
    where wishes.user_id = ${userId}::uuid and product.id = wishes.product_id
      and (wishes.known_total, wishes.known_currency, wishes.known_in_stock)
        is distinct from (product.best_total, product.currency, product.is_in_stock)`);
}

interface Changed {
  readonly brand: string;
  readonly name: string;
  readonly shade: string;
  readonly before: KnownOffer;
  readonly after: KnownOffer;
}

async function readChanged(on: Transaction, userId: string): Promise<readonly Changed[]> {
  const rows = await on
    .select({
      brand: catalogueProducts.brand,
      name: catalogueProducts.name,
      shade: catalogueProducts.shade,
      knownTotal: wishes.knownTotal,
      knownCurrency: wishes.knownCurrency,
      knownInStock: wishes.knownInStock,
      bestTotal: catalogueProducts.bestTotal,
      currency: catalogueProducts.currency,
      isInStock: catalogueProducts.isInStock,
    })
    .from(wishes)
    .innerJoin(catalogueProducts, eq(catalogueProducts.id, wishes.productId))
    .where(and(eq(wishes.userId, userId), DIFFERS))
    .orderBy(asc(wishes.place));
  return rows.map(({ brand, name, shade, ...row }) => ({
    brand,
    name,
    shade,
    before: {
      total: row.knownTotal,
      currency: row.knownCurrency,
      isInStock: row.knownInStock,
    },
    after: { total: row.bestTotal, currency: row.currency, isInStock: row.isInStock },
  }));
}

function amount({ total, currency }: KnownOffer): string {
  return total === null || currency === null ? '' : writeAmount({ cents: total, currency });
}

function lineOf(news: WishNews, { brand, name, shade, before, after }: Changed): string {
  return fillIn(WISH_MAIL_WORDS[news], {
    product: [[brand, name].filter(Boolean).join(' '), shade].filter(Boolean).join(', '),
    price: amount(after),
    before: amount(before),
  });
}

function linesOf(changed: readonly Changed[]): readonly string[] {
  const lines = changed.flatMap((each) => {
    const news = wishNews(each.before, each.after);
    return news === null ? [] : [lineOf(news, each)];
  });
  const more = lines.length - MOST_NEWS;
  return more > 0
    ? [...lines.slice(0, MOST_NEWS), fillIn(WISH_MAIL_WORDS.more, { count: more })]
    : lines;
}

/** Makes the mails, and registers the handler of their job. */
export function createWishMails(needs: WishMailsNeeds): WishMails {
  const { database, jobs, mails, origin, now, clock } = needs;

  /** Writes to one person about what changed: in one transaction, so that no change is told twice, or lost. */
  async function tell(userId: string): Promise<void> {
    await database.transaction(async (on) => {
      const [asked] = await on
        .select({ id: wishMails.id, linkKey: wishMails.linkKey })
        .from(wishMails)
        .where(eq(wishMails.userId, userId))
        .for('update');
      if (asked === undefined) return;
      const [person] = await on
        .select({ email: users.email, isVerified: users.emailVerified, name: users.firstName })
        .from(users)
        .where(eq(users.id, userId));
      const lines = linesOf(await readChanged(on, userId));
      await takeNotice(on, userId);
      if (lines.length === 0 || person?.isVerified !== true) return;
      await mails.send(on, 'wishNews', {
        to: person.email,
        userId,
        name: person.name,
        lines,
        link: `${origin}/#panel=shopping/wishlist`,
        unsubscribeLink: `${origin}${openStopWishMails.path}?token=${subscriberToken('unsubscribe', asked)}`,
      });
    });
  }

  function peopleWithNews() {
    return database
      .selectDistinct({ userId: wishMails.userId })
      .from(wishMails)
      .innerJoin(wishes, eq(wishes.userId, wishMails.userId))
      .innerJoin(catalogueProducts, eq(catalogueProducts.id, wishes.productId))
      .where(DIFFERS)
      .limit(PEOPLE_AT_ONCE);
  }

  jobs.handle('wish-news', async () => {
    const end = clock() + TURN_MS;
    for (;;) {
      const people = await peopleWithNews();
      if (people.length === 0) return;
      for (const { userId } of people) await tell(userId);
      if (clock() >= end) break;
    }
    await jobs.add(database, 'wish-news', {});
  });

  return {
    async areWanted(userId) {
      return (await database.$count(wishMails, eq(wishMails.userId, userId))) > 0;
    },

    choose: (userId, wanted) =>
      database.transaction(async (on) => {
        await lockUser(on, userId);
        if (!wanted) {
          await on.delete(wishMails).where(eq(wishMails.userId, userId));
          return;
        }
        const [person] = await on
          .select({ isVerified: users.emailVerified })
          .from(users)
          .where(eq(users.id, userId));
        if (person?.isVerified !== true) throw new ApiFailure('not_available');
        // What changed before is no news.
        await takeNotice(on, userId);
        await on
          .insert(wishMails)
          .values({ userId, linkKey: createLinkKey(), askedAt: now() })
          .onConflictDoNothing();
      }),

    async stop(token) {
      const id = subscriberIdIn(token);
      if (id === undefined) throw new ApiFailure('link_expired');
      await database.transaction(async (on) => {
        const [asked] = await on.select().from(wishMails).where(eq(wishMails.id, id)).for('update');
        // Ended before: nothing is left to end, and nothing tells whose it was.
        if (asked === undefined) return;
        if (!isTokenOf('unsubscribe', asked.linkKey, token)) throw new ApiFailure('link_expired');
        await on.delete(wishMails).where(eq(wishMails.id, id));
      });
    },
  };
}
