import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import type { Transaction } from './database.ts';
import { sandboxReplies } from './tables.ts';
import type { LedgerStore } from './ledger-store.ts';
import { CARD_ENDPOINTS } from './card-endpoints.ts';
import { refuseCardNumbers } from './card-number-guard.ts';
import { CATALOGUE_ENDPOINTS } from './catalogue-endpoints.ts';
import { CLOCK_ENDPOINTS } from './clock-endpoints.ts';
import { CUSTOMER_ENDPOINTS } from './customer-endpoints.ts';
import { DISPUTE_ENDPOINTS } from './dispute-endpoints.ts';
import type { Answer, Endpoint } from './endpoints.ts';
import { shown } from './envelope.ts';
import { expand, shownList } from './expand.ts';
import { type Form, readForm } from './form-body.ts';
import { INTENT_ENDPOINTS } from './intent-endpoints.ts';
import { INVOICE_ENDPOINTS } from './invoice-endpoints.ts';
import type { Ledger } from './ledger.ts';
import { invalidRequest, ProviderError, type ProviderErrorBody } from './provider-error.ts';
import { REFUND_ENDPOINTS } from './refund-endpoints.ts';
import { SUBSCRIPTION_ENDPOINTS } from './subscription-endpoints.ts';

const ENDPOINTS: readonly Endpoint[] = [
  ...CUSTOMER_ENDPOINTS,
  ...CATALOGUE_ENDPOINTS,
  ...INTENT_ENDPOINTS,
  ...CARD_ENDPOINTS,
  ...SUBSCRIPTION_ENDPOINTS,
  ...INVOICE_ENDPOINTS,
  ...REFUND_ENDPOINTS,
  ...DISPUTE_ENDPOINTS,
  ...CLOCK_ENDPOINTS,
];

const OK = 200;
const UNAUTHORIZED = 401;
const CARD_REFUSED = 402;
const NOT_FOUND = 404;
const INTERNAL = 500;

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

interface ServerNeeds {
  readonly store: LedgerStore;
  readonly log: FastifyBaseLogger;
  readonly secretKey: string;
}

function digestOf(...texts: readonly string[]): Buffer {
  return createHash('sha256').update(texts.join('\n')).digest();
}

function errorReply(status: number, error: ProviderErrorBody): Reply {
  return { status, body: { error } };
}

async function replyTo(answer: Answer, ledger: Ledger, input: Form, url: string): Promise<Reply> {
  const asked = input['expand'];
  const paths = Array.isArray(asked) ? asked.filter((path) => typeof path === 'string') : [];
  switch (answer.kind) {
    case 'card-refused':
      return errorReply(CARD_REFUSED, answer.body);
    case 'raw':
      return { status: OK, body: answer.body };
    case 'object':
      return { status: OK, body: await expand(ledger, shown(answer.object), paths) };
    case 'list': {
      const list = shownList(answer.data, answer.hasMore, url);
      return { status: OK, body: await expand(ledger, list, paths) };
    }
  }
}

async function earlierReply(
  on: Transaction,
  key: string,
  fingerprint: string,
): Promise<Reply | undefined> {
  const [known] = await on.select().from(sandboxReplies).where(eq(sandboxReplies.key, key));
  if (known === undefined) return undefined;
  if (known.fingerprint === fingerprint) return { status: known.status, body: known.body };
  throw new ProviderError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}

/** Answers one call: all that it does is kept together with the reply, or nothing is. */
async function perform(
  { store }: ServerNeeds,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Reply & { readonly isRepeat: boolean }> {
  const { url: address } = request;
  const [path = '', query = ''] = address.split('?');
  const sent = typeof request.body === 'string' ? request.body : '';
  const key = request.headers['idempotency-key'];
  const params: unknown = request.params;
  const id =
    typeof params === 'object' && params !== null && 'id' in params ? String(params.id) : '';
  const form = endpoint.method === 'GET' ? query : sent;
  refuseCardNumbers([id, ...[...new URLSearchParams(form)].flat(), String(key ?? '')]);
  const input = readForm(form);
  return store.work(async (ledger, on) => {
    const isKeyed = typeof key === 'string' && endpoint.method === 'POST';
    const fingerprint = digestOf(path, sent).toString('hex');
    if (isKeyed) {
      const earlier = await earlierReply(on, key, fingerprint);
      if (earlier !== undefined) return { ...earlier, isRepeat: true };
    }
    const answer = await endpoint.answer({ ledger, id, input });
    const reply = await replyTo(answer, ledger, input, path);
    if (isKeyed) {
      await on.insert(sandboxReplies).values({ key, fingerprint, createdAt: new Date(), ...reply });
    }
    return { ...reply, isRepeat: false };
  });
}

function hasKey(request: FastifyRequest, secretKey: string): boolean {
  const given = digestOf(request.headers.authorization ?? '');
  return timingSafeEqual(given, digestOf(`Bearer ${secretKey}`));
}

/** The status that the framework gives to a request that it could not read. */
function statusOf(error: Error): { readonly statusCode?: number } {
  return 'statusCode' in error && typeof error.statusCode === 'number'
    ? { statusCode: error.statusCode }
    : {};
}

/** The provider's API on this machine. Nothing that is sent is logged. */
export function createSandboxServer(needs: ServerNeeds): FastifyInstance {
  const { log, secretKey } = needs;
  const app = fastify({ logger: false, forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    reply.code(NOT_FOUND);
    return { error: invalidRequest(`Unrecognized request URL (${request.method}: ${path}).`).body };
  });
  app.setErrorHandler(async (error, _request, reply) => {
    if (error instanceof ProviderError) {
      reply.code(error.status);
      return { error: error.body };
    }
    const { statusCode = INTERNAL } = error instanceof Error ? statusOf(error) : {};
    if (statusCode < INTERNAL) {
      reply.code(statusCode);
      return { error: invalidRequest('Invalid request.').body };
    }
    log.error({ cause: error }, 'the payment sandbox failed');
    reply.code(INTERNAL);
    return { error: { type: 'api_error', message: 'An error occurred in the payment sandbox.' } };
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('request-id', `req_${randomUUID().replaceAll('-', '')}`);
    if (hasKey(request, secretKey)) return;
    throw new ProviderError(UNAUTHORIZED, {
      type: 'invalid_request_error',
      message: 'Invalid API Key provided.',
    });
  });
  for (const endpoint of ENDPOINTS) {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      async handler(request, reply) {
        const { status, body, isRepeat } = await perform(needs, endpoint, request);
        if (isRepeat) reply.header('idempotent-replayed', 'true');
        return reply.code(status).send(body);
      },
    });
  }
  return app;
}
