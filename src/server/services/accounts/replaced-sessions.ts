import { eq } from 'drizzle-orm';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/db/database.ts';
import { sessions } from '#server/db/schema/accounts.ts';
import type { Callers } from '#server/services/callers/callers.ts';
import {
  readCookie,
  readSessionToken,
  sessionCookieName,
} from '#server/services/callers/session-cookie.ts';
import type { Visit } from './visit.ts';

/**
 * Ends the session that a browser loses when an answer gives its cookie another value, or none: otherwise
 * that session would go on, and could only be ended from the list of sessions. `cookies` are the
 * `Set-Cookie` values of that answer.
 */
export type EndReplacedSession = (visit: Visit, cookies: readonly string[]) => Promise<void>;

export interface ReplacedSessionsNeeds {
  readonly config: Pick<Config, 'secure'>;
  readonly secret: string;
  readonly database: Database;
  readonly callers: Pick<Callers, 'forgetSession'>;
}

export function createEndReplacedSession(needs: ReplacedSessionsNeeds): EndReplacedSession {
  const { config, secret, database, callers } = needs;
  const name = sessionCookieName(config);

  const tokenIn = (cookie: string | undefined): string | undefined => {
    const value = readCookie(cookie, name);
    return value === undefined ? undefined : readSessionToken(value, secret);
  };

  return async ({ headers }, cookies) => {
    const before = tokenIn(headers.cookie);
    const taking = cookies.findLast((cookie) => cookie.startsWith(`${name}=`));
    if (before === undefined || taking === undefined || tokenIn(taking) === before) return;
    const [ended] = await database
      .delete(sessions)
      .where(eq(sessions.token, before))
      .returning({ id: sessions.id });
    if (ended !== undefined) callers.forgetSession(ended.id);
  };
}
