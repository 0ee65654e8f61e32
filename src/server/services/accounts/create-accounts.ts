import type { BetterAuthPlugin } from 'better-auth';
import type { FastifyBaseLogger } from 'fastify';
import type { SignInProvider } from '#domain/account/account.ts';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/db/database.ts';
import type { Callers } from '#server/services/callers/callers.ts';
import type { Jobs } from '#server/services/jobs/jobs.ts';
import type { Mails } from '#server/services/mail/mails.ts';
import type { Passwords } from '#server/services/passwords/passwords.ts';
import type { Throttles } from '#server/services/throttles/throttles.ts';
import { createAccountMails } from './account-mails.ts';
import type { Accounts } from './accounts.ts';
import { addressTaken, type AskAuth, createAskAuth } from './ask-auth.ts';
import { createAuth } from './auth.ts';
import { createAuthScope } from './auth-scope.ts';
import { currentUserOf } from '#server/services/callers/current-user.ts';
import { createEmailVerification } from './email-verification.ts';
import { createFormerAddresses } from './former-addresses.ts';
import { createMailedLinks } from './mailed-links.ts';
import { createOwnerCheck } from './owner-check.ts';
import { createPasswordChanges } from './password-changes.ts';
import { createProfileChange } from './profile.ts';
import { createRenewSession } from './renew-session.ts';
import { createEndReplacedSession } from './replaced-sessions.ts';
import { createSessionList } from './session-list.ts';
import { createSignIn, createWelcome } from './sign-in.ts';
import { createSignInGuard } from './sign-in-guard.ts';
import { createSignInMethods } from './sign-in-methods.ts';
import { createSignUp } from './sign-up.ts';
import { createUndoMove } from './undo-move.ts';

export interface AccountsNeeds {
  readonly config: Config;
  readonly database: Database;
  readonly secret: string;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
  readonly callers: Callers;
  readonly passwords: Passwords;
  readonly throttles: Throttles;
  readonly jobs: Jobs;
  readonly mails: Mails;
  /** What better-auth can do beyond passwords, such as a second factor. */
  readonly plugins: readonly BetterAuthPlugin[];
  readonly isProviderAvailable: (provider: SignInProvider) => boolean;
  readonly isPro: (userId: string) => Promise<boolean>;
}

/** Makes the accounts, and says how their jobs are done. */
export function createAccounts(needs: AccountsNeeds): Accounts {
  const { config, database, secret, now, log, callers, passwords, throttles, jobs, plugins } =
    needs;
  const onUserChange = callers.forgetUser;
  const scope = createAuthScope(database);
  const formerAddresses = createFormerAddresses(now);
  const endReplacedSession = createEndReplacedSession({
    config,
    secret,
    database: scope.database,
    callers,
  });
  const auth = createAuth({
    config,
    secret,
    scope,
    passwords,
    log,
    plugins,
    async beforeNewUser({ email }) {
      if ((await formerAddresses.find(scope.database, email)) !== undefined) throw addressTaken();
    },
    onUserChange,
    onSessionEnd: callers.forgetSession,
  });
  const askAuth = createAskAuth(auth, scope, config.origin);
  const ask: AskAuth = async (question) => {
    const answer = await askAuth(question);
    await endReplacedSession(question.visit, answer.cookies);
    return answer;
  };
  const links = createMailedLinks(now);
  const mails = createAccountMails(config.origin, needs.mails, links);
  const describe: Accounts['describe'] = async (user) =>
    currentUserOf(user, await needs.isPro(user.id));
  const welcome = createWelcome({ database, describe, now });
  const moving = { database, links, mails, formerAddresses, now, onUserChange };
  const emails = createEmailVerification(moving);
  const changes = createPasswordChanges({
    database,
    passwords,
    jobs,
    links,
    mails,
    renewSession: createRenewSession({ config, secret, now }),
    now,
    onUserChange,
  });
  const owner = createOwnerCheck({ database, passwords: changes, throttles, now });
  jobs.handle('new-email', emails.mailNewAddress);
  jobs.handle('forgotten-password', ({ email }) => changes.mailResetLink(email));
  return {
    ask,
    signUp: createSignUp({ database, scope, ask, passwords, mails, now }),
    signIn: createSignIn({ ask, welcome, guard: createSignInGuard(throttles) }),
    signOut: async (visit) => (await ask({ path: '/sign-out', visit })).cookies,
    welcome,
    describe,
    changeProfile: createProfileChange({
      database,
      jobs,
      throttles,
      owner,
      describe,
      now,
      onUserChange,
    }),
    methods: createSignInMethods({ database, isAvailable: needs.isProviderAvailable }),
    sessions: createSessionList({ database, callers, now }),
    passwords: changes,
    emails,
    undoMove: createUndoMove(moving),
    owner,
    endReplacedSession,
  };
}
