/** Mails to people who asked to be reminded of a live session, shortly before it begins. */

import { and, count, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { LIVE_MAIL_WORDS } from '#content/live-mail-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { openStopLiveReminders } from '#contracts/live-reminders.ts';
import { minutesUntil, MOST_REMINDERS, REMIND_BEFORE_MS } from '#domain/live/live-plan.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { users } from '#server/db/schema/accounts.ts';
import { liveExclusions, liveRooms } from '#server/db/schema/live.ts';
import { liveReminders } from '#server/db/schema/live-reminders.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import { isProIn } from '#server/services/access/is-pro-in.ts';
import { shownName } from '#server/services/decency/shown-name.ts';
import { lockUser } from '#server/services/callers/lock-user.ts';
import type { Mails } from '#server/services/mail/mails.ts';
import {
  createLinkKey,
  isTokenOf,
  subscriberIdIn,
  subscriberToken,
} from '#server/services/newsletter/subscriber-links.ts';
import type { StoredRoom } from './stored-room.ts';

export interface LiveRemindersNeeds {
  readonly database: Database;
  readonly mails: Pick<Mails, 'send'>;
  /** Of our own pages. */
  readonly origin: string;
  readonly now: () => Date;
  /** The time that payments follow. */
  readonly paymentNow: () => Promise<Date>;
}

/** How many people's mails are handled in one transaction. */
const PEOPLE_AT_ONCE = 50;

type Reminded = Pick<typeof liveRooms.$inferSelect, 'state' | 'title' | 'startsAt'>;

export function createLiveReminders(needs: LiveRemindersNeeds) {
  const { database, mails, origin, now, paymentNow } = needs;

  function lineOf({ state, title, startsAt }: Reminded, host: string): string {
    const minutes = startsAt === null ? 0 : minutesUntil(startsAt, now());
    const words =
      state === 'live'
        ? LIVE_MAIL_WORDS.now
        : minutes > 1
          ? LIVE_MAIL_WORDS.soon
          : LIVE_MAIL_WORDS.inAMinute;
    return fillIn(words, { host, title, minutes });
  }

  /** Takes those whose mail is due, so that no other process sends it too. */
  async function take(on: Transaction) {
    const soon = new Date(now().getTime() + REMIND_BEFORE_MS);
    const due = on
      .select({ id: liveReminders.id })
      .from(liveReminders)
      .innerJoin(liveRooms, eq(liveRooms.id, liveReminders.roomId))
      .where(
        and(
          isNull(liveReminders.sentAt),
          // A host who begins early is announced as live.
          or(
            eq(liveRooms.state, 'live'),
            and(eq(liveRooms.state, 'planned'), lte(liveRooms.startsAt, soon)),
          ),
          isProIn(liveRooms.hostId, await paymentNow()),
        ),
      )
      .limit(PEOPLE_AT_ONCE)
      .for('update', { of: liveReminders, skipLocked: true });
    return on
      .update(liveReminders)
      .set({ sentAt: now() })
      .where(inArray(liveReminders.id, due))
      .returning({
        id: liveReminders.id,
        linkKey: liveReminders.linkKey,
        roomId: liveReminders.roomId,
        userId: liveReminders.userId,
      });
  }

  type Taken = Awaited<ReturnType<typeof take>>[number];

  async function write(on: Transaction, { id, linkKey, roomId, userId }: Taken): Promise<void> {
    const isKeptOut = sql<boolean>`exists (select 1 from ${liveExclusions}
      where ${liveExclusions.roomId} = ${roomId} and ${liveExclusions.userId} = ${userId}
        and ${liveExclusions.standing} = 'blocked')`;
    const [person] = await on
      .select({
        email: users.email,
        name: users.firstName,
        isVerified: users.emailVerified,
        isKeptOut,
      })
      .from(users)
      .where(eq(users.id, userId));
    const [room] = await on
      .select({
        title: liveRooms.title,
        state: liveRooms.state,
        startsAt: liveRooms.startsAt,
        host: shownName(),
      })
      .from(liveRooms)
      .innerJoin(users, eq(users.id, liveRooms.hostId))
      .where(eq(liveRooms.id, roomId));
    if (person?.isVerified !== true || person.isKeptOut || room === undefined) return;
    await mails.send(on, 'liveReminder', {
      to: person.email,
      userId,
      name: person.name,
      values: { title: room.title },
      lines: [lineOf(room, room.host)],
      link: `${origin}/live/${roomId}`,
      unsubscribeLink: `${origin}${openStopLiveReminders.path}?token=${subscriberToken('unsubscribe', { id, linkKey })}`,
    });
  }

  return {
    /** The sessions, still to come, of which this person will be reminded. */
    async wanted(userId: string): Promise<string[]> {
      const rows = await database
        .select({ roomId: liveReminders.roomId })
        .from(liveReminders)
        .innerJoin(liveRooms, eq(liveRooms.id, liveReminders.roomId))
        .where(and(eq(liveReminders.userId, userId), eq(liveRooms.state, 'planned')))
        .limit(MOST_REMINDERS);
      return rows.map(({ roomId }) => roomId);
    },

    /**
     * Rejects with `not_found` if the session has begun or is over, with `not_available` if the account's
     * address is not verified, and with `limit_reached` if the account has asked for too many.
     *
     * @param room one that this person may watch
     */
    choose: (room: StoredRoom, userId: string, isWanted: boolean): Promise<void> =>
      database.transaction(async (on) => {
        await lockUser(on, userId);
        const own = and(eq(liveReminders.userId, userId), eq(liveReminders.roomId, room.id));
        if (!isWanted) {
          await on.delete(liveReminders).where(own);
          return;
        }
        if (room.state !== 'planned') throw new ApiFailure('not_found');
        const [person] = await on
          .select({ isVerified: users.emailVerified })
          .from(users)
          .where(eq(users.id, userId));
        if (person?.isVerified !== true) throw new ApiFailure('not_available');
        const [asked] = await on
          .select({ count: count() })
          .from(liveReminders)
          .innerJoin(liveRooms, eq(liveRooms.id, liveReminders.roomId))
          .where(and(eq(liveReminders.userId, userId), eq(liveRooms.state, 'planned')));
        if ((asked?.count ?? 0) >= MOST_REMINDERS) throw new ApiFailure('limit_reached');
        await on
          .insert(liveReminders)
          .values({ roomId: room.id, userId, linkKey: createLinkKey(), askedAt: now() })
          .onConflictDoNothing();
      }),

    /** Hands the mails that are due to the queue of mails. Resolves with how many. */
    async send(): Promise<number> {
      let sent = 0;
      for (;;) {
        const told = await database.transaction(async (on) => {
          const taken = await take(on);
          for (const each of taken) await write(on, each);
          return taken.length;
        });
        sent += told;
        if (told < PEOPLE_AT_ONCE) return sent;
      }
    },

    /** Ends all reminders of the person in whose mail a link stood; again does no harm. Rejects with `link_expired`. */
    async stop(token: string): Promise<void> {
      const id = subscriberIdIn(token);
      if (id === undefined) throw new ApiFailure('link_expired');
      await database.transaction(async (on) => {
        const [asked] = await on.select().from(liveReminders).where(eq(liveReminders.id, id));
        // Ended before: nothing is left to end, and nothing tells whose it was.
        if (asked === undefined) return;
        if (!isTokenOf('unsubscribe', asked.linkKey, token)) throw new ApiFailure('link_expired');
        await on.delete(liveReminders).where(eq(liveReminders.userId, asked.userId));
      });
    },
  };
}

export type LiveReminders = ReturnType<typeof createLiveReminders>;
