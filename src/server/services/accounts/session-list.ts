import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { describeDevice } from '#domain/account/device.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Database } from '#server/db/database.ts';
import { sessions } from '#server/db/schema/accounts.ts';
import type { Caller, Callers } from '#server/services/callers/callers.ts';

/** One place where an account is signed in. */
export interface ListedSession {
  readonly id: string;
  /** Whether it is the caller's own session. */
  readonly current: boolean;
  /** Browser and system in words. */
  readonly device: string;
  readonly createdAt: Date;
  /** To the hour. */
  readonly lastSeenAt: Date;
}

/** Where an account is signed in, for its owner. */
export interface SessionList {
  /** The most recently used one comes first. */
  readonly list: (caller: Caller) => Promise<readonly ListedSession[]>;
  /** Rejects with `not_found` unless it is a session of this account. */
  readonly revoke: (caller: Caller, sessionId: string) => Promise<void>;
  readonly revokeOthers: (caller: Caller) => Promise<void>;
}

export interface SessionListNeeds {
  readonly database: Database;
  readonly callers: Callers;
  readonly now: () => Date;
}

export function createSessionList({ database, callers, now }: SessionListNeeds): SessionList {
  return {
    async list({ user, sessionId }) {
      const rows = await database
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, user.id), gt(sessions.expiresAt, now())))
        .orderBy(desc(sessions.updatedAt));
      return rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
        id,
        current: id === sessionId,
        device: describeDevice(userAgent ?? ''),
        createdAt,
        lastSeenAt: updatedAt,
      }));
    },
    async revoke({ user }, sessionId) {
      const deleted = await database
        .delete(sessions)
        .where(and(eq(sessions.id, sessionId), eq(sessions.userId, user.id)))
        .returning({ id: sessions.id });
      if (deleted.length === 0) throw new ApiFailure('not_found');
      callers.forgetSession(sessionId);
    },
    async revokeOthers({ user, sessionId }) {
      await database
        .delete(sessions)
        .where(and(eq(sessions.userId, user.id), ne(sessions.id, sessionId)));
      callers.forgetUser(user.id);
    },
  };
}
