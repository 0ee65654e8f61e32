import { z } from 'zod/mini';
import { TOTP_CODE_USES, TOTP_TRIES } from '#contracts/limit.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Database } from '#server/db/database.ts';
import type { Accounts } from '#server/services/accounts/accounts.ts';
import { type AskAuth, AuthRefusal } from '#server/services/accounts/ask-auth.ts';
import { hasPassword } from '#server/services/callers/current-user.ts';
import type { Visit } from '#server/services/accounts/visit.ts';
import type { Audit, AuditAction } from '#server/services/audit/audit.ts';
import type { Caller, Callers } from '#server/services/callers/callers.ts';
import { addressKey } from '#server/services/throttles/address-key.ts';
import type { Throttles } from '#server/services/throttles/throttles.ts';
import { withCookies, withoutCookie } from './cookie-header.ts';
import { refusalAsFailure } from './refusals.ts';
import type { Totp } from './totp.ts';

export interface TotpNeeds {
  readonly accounts: Pick<Accounts, 'ask' | 'endReplacedSession' | 'owner' | 'welcome'>;
  readonly audit: Audit;
  readonly callers: Callers;
  readonly database: Database;
  readonly throttles: Throttles;
  /** Name of the session cookie. */
  readonly sessionCookie: string;
}

/** What an app shows; anything else is a backup code. */
const APP_CODE = /^\d{6}$/;

const enrolled = z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) });
const verified = z.object({ user: z.object({ id: z.string() }) });

export function createTotp(needs: TotpNeeds): Totp {
  const { accounts, audit, callers, database, throttles, sessionCookie } = needs;

  const ask: AskAuth = async (question) => {
    try {
      return await accounts.ask(question);
    } catch (error) {
      throw error instanceof AuthRefusal ? refusalAsFailure(error) : error;
    }
  };

  function verify(code: string, visit: Visit) {
    const path = APP_CODE.test(code) ? '/two-factor/verify-totp' : '/two-factor/verify-backup-code';
    return ask({ path, body: { code }, visit });
  }

  /**
   * A code counts once, whatever it is used for (RFC 6238 section 5.2): a person who reads it off another
   * person's screen comes too late. Rejects with `wrong_code`.
   */
  async function useUp(userId: string, code: string): Promise<void> {
    try {
      await throttles.take(TOTP_CODE_USES, `${userId}:${code}`);
    } catch (cause) {
      throw new ApiFailure('wrong_code', { cause });
    }
  }

  async function note({ user }: Caller, action: AuditAction): Promise<void> {
    callers.forgetUser(user.id);
    await audit.add(database, { actor: user.id, action, subject: user.id });
  }

  return {
    async enrol(caller, password, visit) {
      await accounts.owner.require(caller, password);
      const answer = await ask({ path: '/two-factor/enable', body: { password }, visit });
      const { totpURI: uri, backupCodes } = enrolled.parse(answer.body);
      return { uri, secret: new URL(uri).searchParams.get('secret') ?? '', backupCodes };
    },

    async confirm(caller, code, visit) {
      const { cookies } = await ask({ path: '/two-factor/verify-totp', body: { code }, visit });
      await useUp(caller.user.id, code);
      await ask({ path: '/revoke-other-sessions', visit: withCookies(visit, cookies) });
      await note(caller, 'totp_enabled');
      return cookies;
    },

    async disable(caller, { password, code = '' }, visit) {
      const isKnownByPassword = await hasPassword(database, caller.user.id);
      if (isKnownByPassword && password === undefined) throw new ApiFailure('wrong_password');
      if (!isKnownByPassword) {
        await verify(code, visit);
        await useUp(caller.user.id, code);
      }
      const { cookies } = await ask({ path: '/two-factor/disable', body: { password }, visit });
      await note(caller, 'totp_disabled');
      return cookies;
    },

    async completeSignIn(code, visit) {
      // On top of better-auth's own five tries for each sign-in and ten in a row for each account.
      const tries = addressKey(visit.address);
      await throttles.take(TOTP_TRIES, tries);
      // With the cookie of a session, the code would be checked against the account signed in already.
      const { body, cookies } = await verify(code, withoutCookie(visit, sessionCookie));
      const userId = verified.parse(body).user.id;
      try {
        await useUp(userId, code);
      } catch (failure) {
        await ask({ path: '/sign-out', visit: withCookies(visit, cookies) });
        throw failure;
      }
      await accounts.endReplacedSession(visit, cookies);
      await throttles.giveBack(TOTP_TRIES, tries);
      return { next: 'done', user: await accounts.welcome(userId), cookies };
    },
  };
}
