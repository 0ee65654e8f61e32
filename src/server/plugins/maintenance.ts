import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BYPASS_COOKIE } from '#contracts/maintenance.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Callers } from '#server/services/callers/callers.ts';
import { readCookie } from '#server/services/callers/session-cookie.ts';
import type { Maintenance } from '#server/services/maintenance/maintenance.ts';
import { LOCAL_PROVIDER_PATH } from '#server/services/social-sign-in/local-provider/local-clients.ts';
import { isApiCall } from './api-calls.ts';
import { readCaller } from './callers.ts';

const UNAVAILABLE = 503;
/** Pages ask more often whether it is over; this is for callers that are not pages. */
const RETRY_AFTER_S = 60;
const DOCUMENT = /^text\/html\b/;

/** Headers by which a cache would take the maintenance page for the page itself. */
const VALIDATORS = ['etag', 'last-modified', 'accept-ranges'] as const;

/** Whether the call is for a file, whose name has an extension; pages have none. */
function isFile(request: FastifyRequest): boolean {
  return /\.(?!html$)[^/.]+$/.test(request.url.split('?', 1)[0] ?? '');
}

/** The stand-in for sign-in providers has its own pages, through which an operator signs in. */
function isProviderPage(request: FastifyRequest): boolean {
  return request.url.startsWith(`${LOCAL_PROVIDER_PATH}/`);
}

/** Whether an operator has chosen to look past the screen. */
async function looksPast(request: FastifyRequest, callers: Callers): Promise<boolean> {
  if (readCookie(request.headers.cookie, BYPASS_COOKIE.name) !== BYPASS_COOKIE.on) return false;
  const caller = await readCaller(request);
  return caller !== undefined && callers.isOperator(caller);
}

/** Whether a call for a document gets the maintenance screen. */
export async function isClosedFor(
  request: FastifyRequest,
  { maintenance, callers }: { readonly maintenance: Maintenance; readonly callers: Callers },
): Promise<boolean> {
  return (await maintenance.isOn()) && !(await looksPast(request, callers));
}

async function refuseCall(request: FastifyRequest, callers: Callers): Promise<void> {
  const { contract } = request.routeOptions.config;
  if (contract === undefined || contract.openInMaintenance === true) return;
  const caller = await readCaller(request);
  if (caller !== undefined && callers.isOperator(caller)) return;
  throw new ApiFailure('maintenance', { retryAfter: RETRY_AFTER_S });
}

/** Gives the page, whose first screen tells people of the maintenance, a status that tells programs. */
function markDocument(reply: FastifyReply): void {
  for (const name of VALIDATORS) reply.removeHeader(name);
  reply
    .code(UNAVAILABLE)
    .header('retry-after', String(RETRY_AFTER_S))
    .header('cache-control', 'no-store');
}

/**
 * While maintenance is on, answers every call except an operator's with `maintenance`, and every page
 * with status 503; files stay as they are. Must be added after the hook that identifies callers, and
 * before the one that refuses calls for lack of access.
 */
export function addMaintenance(
  app: FastifyInstance,
  maintenance: Maintenance,
  callers: Callers,
): void {
  app.addHook('onReady', async () => {
    await maintenance.isOn();
  });
  app.addHook('onRequest', async (request) => {
    if (!(await maintenance.isOn())) return;
    if (isApiCall(request)) {
      await refuseCall(request, callers);
      return;
    }
    if (isFile(request)) return;
    // Otherwise a browser's copy of the page would be confirmed as current, and its status with it.
    delete request.raw.headers['if-none-match'];
    delete request.raw.headers['if-modified-since'];
    delete request.raw.headers.range;
  });
  app.addHook('onSend', async (request, reply) => {
    if (!DOCUMENT.test(String(reply.getHeader('content-type')))) return;
    if (isApiCall(request) || isProviderPage(request)) return;
    if (await maintenance.isOn()) markDocument(reply);
  });
}
