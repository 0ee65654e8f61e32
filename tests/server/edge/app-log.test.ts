import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { parseConfig } from '#server/config/config.ts';
import type { DatabaseConnection } from '#server/db/database.ts';
import { ORIGIN, SECRET } from '#tests/server/support/platform.ts';
import { openTestDatabase } from '#tests/server/support/test-database.ts';

/** Each stands in one place of a request, and must not appear in any line of the log. */
const SENT = {
  password: 'swordfish-in-a-body',
  card: '4242424242424242',
  picture: 'data:image/png;base64,iVBORw0KGgo',
  nested: 'swordfish-in-the-depth',
  query: 'swordfish-in-a-query',
  path: 'swordfish-in-a-path',
  cookie: 'swordfish-in-a-cookie',
  bearer: 'swordfish-in-a-header',
};

let database: DatabaseConnection;
let app: FastifyInstance;
let lines: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  app = await createApp(parseConfig({ LOG_LEVEL: 'trace' }), {
    clock: () => performance.now(),
    now: () => new Date(),
    secret: SECRET,
    version: '1.2.3',
    appFolder: undefined,
    database,
    log: { write: (line) => lines.push(line) },
  });
  app.post('/api/failing/:token', (request) => {
    const parameters = [SENT.password, SENT.card];
    const cause = Object.assign(new Error(`invalid input: "${SENT.password}"`), {
      code: '22P02',
      severity: 'ERROR',
      detail: `Key (card)=(${SENT.card})`,
    });
    const failed = new DrizzleQueryError('insert into t values ($1, $2)', parameters, cause);
    const { body, headers, query, params } = request;
    throw new Error(`failed with ${JSON.stringify([body, headers, query, params])}`, {
      cause: failed,
    });
  });
  app.post('/api/careless', (request) => {
    const { body, headers, query } = request;
    request.log.info({ body, headers, query, request: { body }, password: SENT.password }, 'all');
    request.log.warn({ err: new DrizzleQueryError('select $1', [SENT.card]) }, 'odd');
    return {};
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(() => {
  lines = [];
});

async function send(path: string) {
  const { password, card, picture, nested, query, cookie, bearer } = SENT;
  return app.inject({
    method: 'POST',
    url: `${path}?token=${query}`,
    headers: {
      origin: ORIGIN,
      'content-type': 'application/json',
      cookie: `lookglass-session=${cookie}; other=x`,
      authorization: `Bearer ${bearer}`,
    },
    payload: JSON.stringify({ password, card, picture, more: [{ nested }] }),
  });
}

/** The places in requests of those texts that appear in the log. */
function placesLogged(): readonly string[] {
  const log = lines.join('\n');
  return Object.entries(SENT).flatMap(([place, sent]) => (log.includes(sent) ? [place] : []));
}

describe('the log', () => {
  it('has a line for each request, with the id that was answered', async () => {
    const reply = await app.inject('/api/health?from=here');
    const id = reply.headers['x-request-id'];
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    const line: unknown = JSON.parse(lines.at(-1) ?? '');
    expect(line).toMatchObject({
      reqId: id,
      method: 'GET',
      route: '/api/health',
      status: 200,
      msg: 'answered',
    });
  });

  it('takes no id that a stranger made up', async () => {
    const reply = await app.inject({ url: '/api/health', headers: { 'x-request-id': 'mine' } });
    expect(reply.headers['x-request-id']).not.toBe('mine');
  });

  it('says of a failure what failed, and nothing of what was sent', async () => {
    const reply = await send(`/api/failing/${SENT.path}`);
    expect(reply.statusCode).toBe(500);
    expect(placesLogged()).toEqual([]);
    const log = lines.join('\n');
    expect(log).toContain('failed with');
    expect(log).toContain('insert into t values ($1, $2)');
    expect(log).toContain('22P02');
    expect(log).toContain('app-log.test.ts');
  });

  it.each(['/api/nothing', '/api/auth/login', '/api/analytics/track', '/api/makeup-looks'])(
    'holds nothing that was sent to %s',
    async (path) => {
      await send(path);
      expect(lines.length).toBeGreaterThan(0);
      expect(placesLogged()).toEqual([]);
    },
  );

  it('erases what should never have been handed to it', async () => {
    await send('/api/careless');
    expect(placesLogged()).toEqual([]);
    expect(lines.join('\n')).toContain('[erased]');
  });
});
