import { and, eq } from 'drizzle-orm';
import type { ActivityKind } from '#domain/activity/activity.ts';
import type { ActivityTotals } from '#domain/activity/totals.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { activities } from '#server/db/schema/activities.ts';
import { lockUser } from '#server/services/callers/lock-user.ts';
import { archiveOldActivities } from './archive-old-activities.ts';
import { type ShownActivity, readTotals, showActivities } from './read-activities.ts';

export interface NewActivity {
  readonly userId: string;
  readonly kind: ActivityKind;
  /** Made by a page where the same thing may be reported twice. */
  readonly id?: string;
  /** What it was done to: the name of the account's own look. Other names are read from the look. */
  readonly subject?: string;
  readonly lookId?: string;
}

export interface ActivityOverview {
  /** The latest first. */
  readonly entries: readonly ShownActivity[];
  readonly totals: ActivityTotals;
}

/** What each account did, shown to its owner alone. */
export interface Activities {
  /**
   * Adds an entry with the writes of `on`, in which the account is locked; one whose id is known
   * already changes nothing.
   */
  readonly add: (on: Transaction, entry: NewActivity) => Promise<void>;
  /** Removes the entry for a look that the account liked. */
  readonly takeBackLike: (on: Transaction, userId: string, lookId: string) => Promise<void>;
  readonly read: (userId: string) => Promise<ActivityOverview>;
  /** Notes that a photo was captured, once for each id. */
  readonly addCapture: (userId: string, id: string) => Promise<void>;
}

export interface ActivitiesNeeds {
  readonly database: Database;
  readonly now: () => Date;
  /** Evenly in [0, 1). */
  readonly random: () => number;
}

/** On average, one in this many additions checks whether there are too many entries. */
const LOOKED_UP_ONCE_IN = 64;

export function createActivities({ database, now, random }: ActivitiesNeeds): Activities {
  async function add(on: Transaction, { userId, kind, ...rest }: NewActivity): Promise<void> {
    await on
      .insert(activities)
      .values({ userId, kind, happenedAt: now(), ...rest })
      .onConflictDoNothing({ target: activities.id });
    if (random() * LOOKED_UP_ONCE_IN < 1) await archiveOldActivities(on, userId);
  }

  return {
    add,

    async takeBackLike(on, userId, lookId) {
      await on
        .delete(activities)
        .where(
          and(
            eq(activities.userId, userId),
            eq(activities.kind, 'look_liked'),
            eq(activities.lookId, lookId),
          ),
        );
    },

    read: (userId) =>
      database.transaction(
        async (on) => ({
          entries: await showActivities(on, userId),
          totals: await readTotals(on, userId),
        }),
        // Otherwise, entries archived between two of the queries would count twice, or not at all.
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      ),

    addCapture: (userId, id) =>
      database.transaction(async (on) => {
        await lockUser(on, userId);
        await add(on, { userId, kind: 'photo_captured', id });
      }),
  };
}
