import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Contract } from '#contracts/contract.ts';
import { health, ready } from '#contracts/health.ts';
import { readMaintenance } from '#contracts/maintenance.ts';
import { changePassword, resetPassword } from '#contracts/password.ts';
import { login } from '#contracts/session.ts';
import { professionalSignUp, signUp } from '#contracts/sign-up.ts';
import type { Headers } from '#server/plugins/security-headers.ts';
import type { Admission } from './admission.ts';
import { createRefusal } from './refusal.ts';

/** Watchers must be answered most of all when there is too much to do. */
const WATCHED: readonly Contract[] = [health, ready, readMaintenance];

/** These wait for a password to be hashed; the queue for that has its own end. */
const HASHING: readonly Contract[] = [
  login,
  signUp,
  professionalSignUp,
  resetPassword,
  changePassword,
];

const EXCEPTED = new Set<string>([...WATCHED, ...HASHING].map(({ path }) => path));

/** Node's own; said here because they are a promise to whoever runs the server. */
const KEEP_ALIVE_MS = 72_000;
const HEADERS_LIMIT_MS = 20_000;

const OVERLOADED_RETRY_S = 1;
const STOPPING_RETRY_S = 5;

export interface GuardOptions {
  readonly admission: Admission;
  /** What stands on every answer. */
  readonly headers: Headers;
  /** How long a request may take to come in whole, in milliseconds. */
  readonly requestLimitMs: number;
  readonly isStopping: () => boolean;
  /** Hears of each refusal. */
  readonly onRefusal: () => void;
}

function pathOf({ url = '/' }: IncomingMessage): string {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}

function hasBody({ headers }: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = headers;
  return encoding !== undefined || (length !== undefined && length !== '0');
}

/** Counts a call once its body is there: one that comes slowly holds up nobody else. */
function countFrom(admission: Admission, request: IncomingMessage, response: ServerResponse): void {
  if (!hasBody(request)) {
    response.once('close', admission.begin());
    return;
  }
  let isClosed = false;
  let end: (() => void) | undefined;
  request.once('end', () => {
    if (!isClosed) end = admission.begin();
  });
  response.once('close', () => {
    isClosed = true;
    end?.();
  });
}

/**
 * Makes the server that stands before `handler`: calls that it could not answer in time are refused
 * at once, before anything is done for them, and so is everything that comes while it stops.
 */
export function createGuardedServer(handler: RequestListener, options: GuardOptions): Server {
  const { admission, headers, requestLimitMs, isStopping, onRefusal } = options;
  const refuseOverloaded = createRefusal({
    code: 'overloaded',
    retryAfter: OVERLOADED_RETRY_S,
    closes: false,
    headers,
  });
  const refuseStopping = createRefusal({
    code: 'unavailable',
    retryAfter: STOPPING_RETRY_S,
    closes: true,
    headers,
  });

  return createServer(
    {
      requestTimeout: requestLimitMs,
      headersTimeout: HEADERS_LIMIT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    (request, response) => {
      const path = pathOf(request);
      if (isStopping() && path !== health.path) {
        refuseStopping(response);
        return;
      }
      if (!path.startsWith('/api/') || EXCEPTED.has(path)) {
        handler(request, response);
        return;
      }
      if (!admission.isOpen) {
        onRefusal();
        refuseOverloaded(response);
        return;
      }
      countFrom(admission, request, response);
      handler(request, response);
    },
  );
}
