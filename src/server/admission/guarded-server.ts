import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Contract } from '#contracts/contract.ts';
import { health, ready } from '#contracts/health.ts';
import { followLiveStream } from '#contracts/live-streams.ts';
import { readMaintenance } from '#contracts/maintenance.ts';
import { changePassword, resetPassword } from '#contracts/password.ts';
import { analyzeFace, analyzeSkin } from '#contracts/picture-analysis.ts';
import { login } from '#contracts/session.ts';
import { professionalSignUp, signUp } from '#contracts/sign-up.ts';
import type { Headers } from '#server/plugins/security-headers.ts';
import type { Admission } from './admission.ts';
import { createEntry } from './entry.ts';
import { GuardedResponse } from './guarded-response.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { createRefusal } from './refusal.ts';

/** Monitoring must get its answers, above all when there is too much to do. */
const WATCHED: readonly Contract[] = [health, ready, readMaintenance];

/** These wait for a password to be hashed; the queue for that has its own limit. */
const HASHING: readonly Contract[] = [
  login,
  signUp,
  professionalSignUp,
  resetPassword,
  changePassword,
];

/** These wait for a thread of their own to analyse a picture; the queue for that has its own limit, too. */
const LOOKING: readonly Contract[] = [analyzeFace, analyzeSkin];

/**
 * A call that follows a live session lasts as long as the session and costs almost nothing. If such calls
 * counted as under way, a few hundred of them would keep everybody else out.
 */
const LISTENING = new RegExp(`^${followLiveStream.path.replace(':id', '[^/]+')}$`);

const EXCEPTED = new Set<string>([...WATCHED, ...HASHING].map(({ path }) => path));
const ENTERING_ONE_BY_ONE = new Set<string>(LOOKING.map(({ path }) => path));

/**
 * Fifty pictures have come in after a second or two; the thread takes a third of a second for each. Twice
 * as many may wait here as its queue holds: within `requestMs`, even the last one gets a place in the
 * queue or is told that there is none.
 */
const ENTRY = { mostWaiting: 100, longestMs: 100, restMs: 20 } as const;

/** How long a connection may take, in milliseconds: a promise to those who run the server. */
export interface ConnectionLimits {
  /** Until the head of a request has come in. */
  readonly headMs: number;
  /** Until a request has come in whole. */
  readonly requestMs: number;
  /** Without a byte in either direction, while a request is under way. */
  readonly silenceMs: number;
  /** Between two requests. */
  readonly keepAliveMs: number;
}

/** How often connections are checked. Node's own 30 s would make every limit that much longer. */
const LOOK_EVERY_MS = 1000;

const OVERLOADED_RETRY_S = 1;
const STOPPING_RETRY_S = 5;

export interface GuardOptions {
  readonly admission: Admission;
  /** What stands on every answer. */
  readonly headers: Headers;
  readonly limits: ConnectionLimits;
  readonly isStopping: () => boolean;
  /** Whether each connection is to end with its next answer. */
  readonly isLeaving: () => boolean;
  /** Called whenever someone asks whether the server is ready. */
  readonly onReadyAsked: () => void;
  /** Called for each refusal. */
  readonly onRefusal: () => void;
  /** Called with the number of calls that never ended and are no longer counted. */
  readonly onLost: (calls: number) => void;
}

function pathOf({ url = '/' }: IncomingMessage): string {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}

/** Nobody reads the bodies of these, so that their `end` event would never come. */
const READ_AT_ONCE = new Set(['GET', 'HEAD', 'OPTIONS']);

function isReadFirst({ method = '', headers }: IncomingMessage): boolean {
  if (READ_AT_ONCE.has(method)) return false;
  const { 'content-length': length, 'transfer-encoding': encoding } = headers;
  return encoding !== undefined || (length !== undefined && length !== '0');
}

/**
 * Counts a call from when its body is there, since one that comes slowly holds up nobody else, until
 * its answer is made, since one that is read slowly does not either. Hanging up ends no work: a call
 * whose connection has closed counts until its work is over, too.
 */
function countFrom(
  admission: Admission,
  request: IncomingMessage,
  response: GuardedResponse,
): void {
  let isOver = false;
  let end: (() => void) | undefined;
  const begin = () => {
    if (!isOver) end = admission.begin();
  };
  const finish = () => {
    isOver = true;
    end?.();
  };
  if (isReadFirst(request)) request.once('end', begin);
  else begin();
  response.onceAnswered(finish);
  response.once('close', () => {
    // An answer that was being streamed will never be handed over whole.
    if (response.headersSent || end === undefined) finish();
  });
}

/**
 * The address of the other side; Node remembers it once it was read, even after the connection has
 * closed.
 */
function hasAddress({ remoteAddress }: Socket): boolean {
  return remoteAddress !== undefined;
}

/**
 * Makes the server that stands before `handler`: calls that it could not answer in time are refused
 * at once, before anything is done for them, and so is everything that comes while it stops.
 */
export function createGuardedServer(handler: RequestListener, options: GuardOptions): Server {
  const { admission, headers, limits, isStopping, isLeaving, onReadyAsked, onRefusal, onLost } =
    options;
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

  const enter = createEntry(ENTRY);

  function refuse(response: GuardedResponse): void {
    onRefusal();
    refuseOverloaded(response);
  }

  function hasRoom(): boolean {
    if (admission.isOpen) return true;
    const lost = admission.takeBackLost();
    if (lost > 0) onLost(lost);
    return admission.isOpen;
  }

  const server = createServer(
    {
      ServerResponse: GuardedResponse,
      requestTimeout: limits.requestMs,
      headersTimeout: limits.headMs,
      keepAliveTimeout: limits.keepAliveMs,
      connectionsCheckingInterval: LOOK_EVERY_MS,
    },
    oneAtATime<GuardedResponse>((request, response) => {
      const path = pathOf(request);
      if (path === ready.path) onReadyAsked();
      if (isLeaving()) response.shouldKeepAlive = false;
      if (isStopping() && path !== health.path) {
        refuseStopping(response);
        return;
      }
      if (!path.startsWith('/api/') || EXCEPTED.has(path)) {
        handler(request, response);
        return;
      }
      if (ENTERING_ONE_BY_ONE.has(path)) {
        if (!enter(request, response, () => handler(request, response))) refuse(response);
        return;
      }
      if (!hasRoom()) {
        refuse(response);
        return;
      }
      if (!LISTENING.test(path)) countFrom(admission, request, response);
      handler(request, response);
    }),
  );
  server.timeout = limits.silenceMs;
  server.on('connection', (socket) => {
    // The client is gone already, and limits for each address could not count it.
    if (!hasAddress(socket)) socket.destroy();
  });
  return server;
}
