import { and, eq, lt } from 'drizzle-orm';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/db/database.ts';
import type { News } from '#server/db/news.ts';
import { sessions, users } from '#server/db/schema/accounts.ts';
import { hasPasswordIn } from './current-user.ts';
import type { Caller, CallerReading, Callers } from './callers.ts';
import { ReadingCache } from './reading-cache.ts';
import {
  prolongedCookie,
  readCookie,
  readSessionToken,
  sessionCookieName,
} from './session-cookie.ts';
import { LONG_SESSION_S, PROLONG_AFTER_MS, isRemembered, prolonged } from './session-life.ts';

export interface SessionCallersNeeds {
  readonly config: Pick<Config, 'secure' | 'operatorTotpRequired'>;
  readonly secret: string;
  readonly database: Database;
  readonly now: () => Date;
  readonly news: News;
}

/**
 * How long a session that another process has ended may still be accepted here, if the news of that is
 * lost.
 */
const LONGEST_KEPT_MS = 5000;
const MOST_KEPT = 10_000;

const NOBODY: CallerReading = { caller: undefined, cookies: [] };

interface Reading extends CallerReading {
  readonly expiresAt: number;
}

type SessionRow = Awaited<ReturnType<typeof findSession>>;

async function findSession(database: Database, token: string) {
  const [row] = await database
    .select({
      session: sessions,
      user: users,
      hasPassword: hasPasswordIn(database, users.id),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.token, token))
    .limit(1);
  return row;
}

function callerOf({ session, user, hasPassword }: NonNullable<SessionRow>): Caller {
  return {
    sessionId: session.id,
    user: {
      id: user.id,
      name: user.name,
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      emailVerified: user.emailVerified,
      accountType: user.accountType,
      role: user.role,
      totpEnabled: user.twoFactorEnabled,
      hasPassword,
      createdAt: user.createdAt,
    },
  };
}

/**
 * Identifies callers by their session cookie: with one query if it was not read in the last seconds, and
 * with none if it was, or if there is no cookie that we signed.
 */
export function createSessionCallers(needs: SessionCallersNeeds): Callers {
  const { config, secret, database, now, news } = needs;
  const cookieName = sessionCookieName(config);
  const readings = new ReadingCache<Reading>({
    now: () => now().getTime(),
    longestMs: LONGEST_KEPT_MS,
    most: MOST_KEPT,
  });

  const forgetSession = (id: string) => readings.forget(({ caller }) => caller?.sessionId === id);
  const forgetUser = (id: string) => readings.forget(({ caller }) => caller?.user.id === id);

  news.hear({
    onNews(item) {
      if (item.about === 'session') forgetSession(item.id);
      if (item.about === 'user') forgetUser(item.id);
    },
    onGap: () => readings.forget(() => true),
  });

  /** Prolongs a session in use, once for all who use it at the same moment. */
  async function prolong(row: NonNullable<SessionRow>, cookie: string): Promise<Reading> {
    const caller = callerOf(row);
    const life = prolonged(row.session, now());
    if (life === undefined) {
      return { caller, cookies: [], expiresAt: row.session.expiresAt.getTime() };
    }
    await database
      .update(sessions)
      .set(life)
      .where(
        and(
          eq(sessions.id, row.session.id),
          lt(sessions.updatedAt, new Date(life.updatedAt.getTime() - PROLONG_AFTER_MS + 1)),
        ),
      );
    const cookies = isRemembered(life) ? [prolongedCookie(config, cookie, LONG_SESSION_S)] : [];
    return { caller, cookies, expiresAt: life.expiresAt.getTime() };
  }

  async function readStored(token: string, cookie: string): Promise<Reading> {
    const row = await findSession(database, token);
    const expiresAt = row?.session.expiresAt.getTime() ?? 0;
    if (row === undefined || expiresAt <= now().getTime()) return { ...NOBODY, expiresAt };
    return prolong(row, cookie);
  }

  return {
    async read({ cookie: header }) {
      const cookie = readCookie(header, cookieName);
      const token = cookie === undefined ? undefined : readSessionToken(cookie, secret);
      if (cookie === undefined || token === undefined) return NOBODY;
      const reading = await readings.get(token, () => readStored(token, cookie));
      return reading.expiresAt > now().getTime() ? reading : NOBODY;
    },
    isOperator: ({ user }) =>
      user.role === 'operator' && (user.totpEnabled || !config.operatorTotpRequired),
    forgetSession(sessionId) {
      forgetSession(sessionId);
      news.tell({ about: 'session', id: sessionId });
    },
    forgetUser(userId) {
      forgetUser(userId);
      news.tell({ about: 'user', id: userId });
    },
  };
}
