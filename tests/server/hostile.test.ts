import { ne } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apiError } from '#contracts/api-error.ts';
import type { Contract } from '#contracts/contract.ts';
import { CONTRACTS } from '#tests/server/support/contracts.ts';
import {
  disableMaintenance,
  enableMaintenance,
  toggleMaintenance,
} from '#contracts/maintenance.ts';
import { users } from '#server/db/schema/accounts.ts';
import { errorsOf } from '#server/plugins/contract-errors.ts';
import { joinAs } from './support/account.ts';
import { type HostileRequest, hostileRequest } from './support/hostile-requests.ts';
import { addAccount, openSession } from './support/open-session.ts';
import { ORIGIN, SECRET, usePlatform } from './support/platform.ts';
import { serverUrl } from './support/test-server.ts';
import { validBodyOf } from './support/valid-bodies.ts';

const platform = usePlatform({ LOG_LEVEL: 'error' });

/** All of them only on a PostgreSQL server, as in production. */
const REQUESTS = serverUrl !== undefined ? 10_000 : 3000;
const AT_ONCE = 50;
const LIMIT_MS = 180_000;

/** What an answer must not contain: where our code lies, and what our database was asked. */
const INSIDES = /node_modules|\/src\/server|\bat \w+ \(|select "|insert into|update "/;

async function send({ method, url, headers, payload }: HostileRequest, cookie: string | undefined) {
  return platform().app.inject({
    method,
    url,
    headers: {
      origin: ORIGIN,
      ...headers,
      ...(cookie === undefined ? {} : { cookie }),
    },
    ...(payload === undefined ? {} : { payload }),
  });
}

type Reply = Awaited<ReturnType<typeof send>>;

/** What is wrong with an answer; undefined if it is one that the contract promises. */
function faultOf(
  reply: Reply,
  { contract, method, url, payload }: HostileRequest,
): string | undefined {
  const asked = `${method} ${url.slice(0, 80)} ${payload?.slice(0, 300) ?? ''}`;
  const what = `${asked}: ${reply.statusCode} ${reply.body.slice(0, 300)}`;
  if (INSIDES.test(reply.body)) return `shows its insides: ${what}`;
  if (!String(reply.headers['cache-control']).includes('no-store')) return `is stored: ${what}`;
  if (reply.statusCode < 400) return undefined;
  const error = apiError.safeParse(JSON.parse(reply.body));
  if (!error.success) return `is no error of ours: ${what}`;
  const isRouted = method === contract.method && error.data.error !== 'not_found';
  const isDeclared = errorsOf(contract).has(error.data.error);
  if (isRouted && !isDeclared) return `was not declared: ${what}`;
  return error.data.error === 'internal' ? `fails: ${what}` : undefined;
}

/** Sends `count` hostile requests in batches, signed in and out. Returns what was wrong. */
async function sendHostile(
  contracts: readonly Contract[],
  count: number,
  cookieOf: () => Promise<string>,
): Promise<readonly string[]> {
  const arbitrary = hostileRequest(contracts);
  const faults: string[] = [];
  for (let sent = 0; sent < count; sent += AT_ONCE) {
    const cookie = await cookieOf();
    const batch = fc.sample(arbitrary, { numRuns: AT_ONCE, seed: SEED + sent });
    const found = await Promise.all(
      batch.map(async (request) => {
        const reply = await send(request, request.sender === 'nobody' ? undefined : cookie);
        return faultOf(reply, request);
      }),
    );
    faults.push(...found.filter((fault) => fault !== undefined));
  }
  return faults;
}

/** Each run uses another seed; `HOSTILE_SEED` repeats one. */
const SEED = Number(process.env['HOSTILE_SEED'] ?? Date.now() % 2 ** 31);

describe(`hostile requests (HOSTILE_SEED=${SEED})`, () => {
  it.each(CONTRACTS.filter(({ body }) => body !== undefined))(
    'start from a body that $method $path takes',
    (contract) => {
      expect(contract.body?.safeParse(validBodyOf(contract)).success).toBe(true);
    },
  );

  it(
    'are answered as promised for every caller and content',
    async () => {
      const { connection } = platform();
      // Some of them end the session, and now and then one ends the account.
      const cookieOf = async () => openSession(connection, await addAccount(connection), SECRET);
      const others = CONTRACTS.filter(({ access }) => access !== 'operator');
      expect(await sendHostile(others, REQUESTS, cookieOf)).toEqual([]);

      const privileged = await connection.database
        .select()
        .from(users)
        .where(ne(users.role, 'user'));
      expect(privileged).toEqual([]);
      expect(Object.keys(Object.prototype)).toEqual([]);
      expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
      expect((await platform().app.inject('/api/ready')).statusCode).toBe(200);
    },
    LIMIT_MS,
  );

  it(
    'of an operator are answered as promised',
    async () => {
      const { connection } = platform();
      const { id } = await joinAs(platform(), 'operator');
      const switches = [toggleMaintenance, enableMaintenance, disableMaintenance];
      const cookieOf = async () => openSession(connection, id, SECRET);
      expect(await sendHostile(switches, 500, cookieOf)).toEqual([]);
    },
    LIMIT_MS,
  );
});
