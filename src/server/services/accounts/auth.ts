import { type BetterAuthOptions, type BetterAuthPlugin, betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import type { FastifyBaseLogger } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '#domain/account/account.ts';
import type { Config } from '#server/config/config.ts';
import { credentials, sessions, twoFactors, users } from '#server/db/schema/accounts.ts';
import { verifications } from '#server/db/schema/verifications.ts';
import { authCookiePrefix, sessionCookieName } from '#server/services/callers/session-cookie.ts';
import { LONG_SESSION_S } from '#server/services/callers/session-life.ts';
import type { Passwords } from '#server/services/passwords/passwords.ts';
import type { AuthScope } from './auth-scope.ts';

/** Where better-auth answers. Nothing outside reaches it: our routes ask it with requests of their own. */
export const AUTH_PATH = '/api/auth';

export interface AuthNeeds {
  readonly config: Config;
  readonly secret: string;
  readonly scope: AuthScope;
  readonly passwords: Passwords;
  readonly log: FastifyBaseLogger;
  readonly plugins: readonly BetterAuthPlugin[];
  /** Called before an account is made; rejects if it must not be made. */
  readonly beforeNewUser: (user: { readonly email: string }) => Promise<void>;
  /** Told of every account that better-auth has changed. */
  readonly onUserChange: (userId: string) => void;
  /** Told of every session that better-auth has ended. */
  readonly onSessionEnd: (sessionId: string) => void;
}

/** Answers a request for one of better-auth's own paths. */
export interface Auth {
  readonly handler: (request: Request) => Promise<Response>;
}

function isServerError(cause: unknown): cause is Error {
  return cause instanceof Error && cause.name !== 'APIError';
}

function loggerOptions(log: FastifyBaseLogger, scope: AuthScope): BetterAuthOptions['logger'] {
  return {
    level: 'warn',
    log(_level, message, ...details) {
      // Details may hold addresses and hashes. The failure is kept for the caller, not for the log.
      log.debug({ component: 'better-auth' }, message);
      const work = scope.current();
      if (work !== undefined) work.caught ??= details.find(isServerError);
    },
  };
}

/** Makes better-auth on our tables, with our cookies, our hashes and our log. */
export function createAuth(needs: AuthNeeds): Auth {
  const { config, secret, scope, passwords, log, plugins } = needs;
  return betterAuth({
    appName: 'Lookglass',
    baseURL: config.origin,
    basePath: AUTH_PATH,
    secret,
    telemetry: { enabled: false },
    // Our own throttles count, for all processes together.
    rateLimit: { enabled: false },
    onAPIError: { throw: true },
    logger: loggerOptions(log, scope),
    database: drizzleAdapter(scope.database, {
      provider: 'pg',
      schema: {
        user: users,
        session: sessions,
        account: credentials,
        verification: verifications,
        twoFactor: twoFactors,
      },
    }),
    user: {
      additionalFields: {
        firstName: { type: 'string', defaultValue: '' },
        lastName: { type: 'string', defaultValue: '' },
        accountType: { type: 'string', defaultValue: 'personal', input: false },
        role: { type: 'string', defaultValue: 'user', input: false },
      },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: SHORTEST_PASSWORD,
      maxPasswordLength: LONGEST_PASSWORD,
      password: {
        hash: async (password) => scope.current()?.passwordHash ?? (await passwords.hash(password)),
        verify: ({ hash, password }) => passwords.verify(hash, password),
      },
    },
    // Sessions are read and prolonged by the callers service alone.
    session: { expiresIn: LONG_SESSION_S, disableSessionRefresh: true },
    advanced: {
      // Its own secure cookies are prefixed `__Secure-`, whatever name they are given.
      useSecureCookies: false,
      cookiePrefix: authCookiePrefix(config),
      cookies: { session_token: { name: sessionCookieName(config) } },
      defaultCookieAttributes: {
        secure: config.secure,
        httpOnly: true,
        sameSite: 'lax',
        path: '/',
      },
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => uuidv7() },
    },
    databaseHooks: {
      user: {
        create: { before: needs.beforeNewUser },
        update: { after: async ({ id }) => needs.onUserChange(id) },
      },
      session: { delete: { after: async ({ id }) => needs.onSessionEnd(id) } },
    },
    plugins: [...plugins],
  });
}
