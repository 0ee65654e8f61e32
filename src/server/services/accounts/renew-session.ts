import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Config } from '#server/config/config.ts';
import type { Transaction } from '#server/db/database.ts';
import { sessions } from '#server/db/schema/accounts.ts';
import type { Caller } from '#server/services/callers/callers.ts';
import { newSessionCookie } from '#server/services/callers/session-cookie.ts';
import {
  isRemembered,
  LONG_SESSION_S,
  SHORT_SESSION_S,
} from '#server/services/callers/session-life.ts';

/**
 * Ends every session of an account and gives the caller a new one of the same kind, so that a stolen cookie
 * is worth nothing. Resolves with its `Set-Cookie` values; rejects with `signed_out` where the caller's own
 * session has ended already.
 */
export type RenewSession = (on: Transaction, caller: Caller) => Promise<readonly string[]>;

export interface RenewSessionNeeds {
  readonly config: Pick<Config, 'secure'>;
  readonly secret: string;
  readonly now: () => Date;
}

const TOKEN_BYTES = 24;
const MS_PER_S = 1000;

export function createRenewSession({ config, secret, now }: RenewSessionNeeds): RenewSession {
  return async (on, { user, sessionId }) => {
    const [old] = await on
      .select()
      .from(sessions)
      .where(and(eq(sessions.id, sessionId), eq(sessions.userId, user.id)));
    if (old === undefined) throw new ApiFailure('signed_out');
    const isLong = isRemembered(old);
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const at = now();
    await on.delete(sessions).where(eq(sessions.userId, user.id));
    await on.insert(sessions).values({
      token,
      userId: user.id,
      ipAddress: old.ipAddress,
      userAgent: old.userAgent,
      createdAt: at,
      updatedAt: at,
      expiresAt: new Date(at.getTime() + (isLong ? LONG_SESSION_S : SHORT_SESSION_S) * MS_PER_S),
    });
    return [newSessionCookie(config, secret, token, isLong ? LONG_SESSION_S : undefined)];
  };
}
