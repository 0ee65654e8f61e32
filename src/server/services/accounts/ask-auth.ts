import { APIError, isAPIError } from 'better-auth/api';
import { z } from 'zod/mini';
import { AUTH_PATH, type Auth } from './auth.ts';
import type { AuthScope } from './auth-scope.ts';
import type { Visit } from './visit.ts';

/** What better-auth answered. */
export interface AuthAnswer {
  readonly body: unknown;
  /** `Set-Cookie` values for the browser. */
  readonly cookies: readonly string[];
  /** Where it leads a navigation. */
  readonly location: string | undefined;
}

/** better-auth understood and refused. */
export class AuthRefusal extends Error {
  override readonly name = 'AuthRefusal';
  readonly status: number;
  /** Its own code, such as `INVALID_EMAIL_OR_PASSWORD`. */
  readonly code: string;

  constructor(status: number, code: string) {
    super(`better-auth refused with ${status} ${code}`);
    this.status = status;
    this.code = code;
  }
}

export interface AuthQuestion {
  readonly method?: 'GET' | 'POST';
  /** Below better-auth's own root, such as `/sign-in/email`. */
  readonly path: string;
  readonly body?: unknown;
  readonly visit: Visit;
}

/** Asks better-auth; rejects with an AuthRefusal, or with what failed beneath it. */
export type AskAuth = (question: AuthQuestion) => Promise<AuthAnswer>;

const LONGEST_USER_AGENT = 400;

/** The few headers that better-auth is to know. Whether the origin is ours has been checked before. */
function headersOf({ headers }: Visit, origin: string): Headers {
  const passed = new Headers({ origin, 'content-type': 'application/json' });
  if (headers.cookie !== undefined) passed.set('cookie', headers.cookie);
  const userAgent = headers['user-agent'];
  if (userAgent !== undefined) passed.set('user-agent', userAgent.slice(0, LONGEST_USER_AGENT));
  return passed;
}

const refusal = z.object({ code: z.string() });

function codeIn(answer: unknown): string {
  const parsed = refusal.safeParse(answer);
  return parsed.success ? parsed.data.code : '';
}

function refusalOf(error: unknown): AuthRefusal | undefined {
  return isAPIError(error) ? new AuthRefusal(error.statusCode, codeIn(error.body)) : undefined;
}

export function createAskAuth(auth: Auth, scope: AuthScope, origin: string): AskAuth {
  async function answerTo({ method = 'POST', path, body, visit }: AuthQuestion): Promise<Response> {
    const request = new Request(`${origin}${AUTH_PATH}${path}`, {
      method,
      headers: headersOf(visit, origin),
      ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    });
    try {
      return await auth.handler(request);
    } catch (error) {
      throw scope.current()?.caught ?? refusalOf(error) ?? error;
    }
  }

  async function ask(question: AuthQuestion): Promise<AuthAnswer> {
    const response = await answerTo(question);
    // better-auth ignores some failures, such as a session that could not be deleted. We do not.
    const caught = scope.current()?.caught;
    if (caught !== undefined) throw caught;
    const text = await response.text();
    const answer: unknown = text === '' ? undefined : JSON.parse(text);
    const location = response.headers.get('location') ?? undefined;
    if (!response.ok && location === undefined) {
      throw new AuthRefusal(response.status, codeIn(answer));
    }
    return { body: answer, cookies: response.headers.getSetCookie(), location };
  }

  /**
   * Errors that better-auth swallows are kept in the current `AuthWork`, so a call without one gets its
   * own.
   */
  return (question) =>
    scope.current() === undefined ? scope.run({}, () => ask(question)) : ask(question);
}

/** better-auth's code for an address that has an account. */
export const ADDRESS_TAKEN = 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL';

/** What a hook throws so that better-auth refuses as it does for an address that has an account. */
export function addressTaken(): APIError {
  return new APIError('UNPROCESSABLE_ENTITY', { code: ADDRESS_TAKEN, message: ADDRESS_TAKEN });
}
