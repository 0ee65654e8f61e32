import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Contract } from '#contracts/contract.ts';
import { CONTRACTS } from '#tests/server/support/contracts.ts';
import type { Role } from '#domain/account/account.ts';
import { users } from '#server/db/schema/accounts.ts';
import { BODY_LIMIT_BYTES } from '#server/plugins/bodies.ts';
import { givePro } from '#tests/server/support/entitle.ts';
import { addAccount, openSession } from '#tests/server/support/open-session.ts';
import { ORIGIN, SECRET, usePlatform } from '#tests/server/support/platform.ts';
import { validBodyOf } from '#tests/server/support/valid-bodies.ts';

const platform = usePlatform();

const NOBODY = '01890a5d-ac96-774b-bcce-b302099a8057';
const PARAMS: Readonly<Record<string, string>> = { provider: 'google', lookId: 'romantic' };
const WRITES = CONTRACTS.filter(({ method }) => method !== 'GET');
const WITH_BODY = CONTRACTS.filter(({ body }) => body !== undefined);
const FOR_ACCOUNTS = CONTRACTS.filter(({ access }) => access !== 'anyone');
const FOR_OPERATORS = CONTRACTS.filter(({ access }) => access === 'operator');

interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  /** Our own where left out; `none` sends none. */
  readonly origin?: string;
  readonly payload?: string;
}

async function send(contract: Contract, { headers, origin = ORIGIN, payload }: Sent = {}) {
  const url = contract.path.replaceAll(/:(\w+)/g, (_, name: string) => PARAMS[name] ?? NOBODY);
  const reply = await platform().app.inject({
    method: contract.method,
    url,
    headers: { ...(origin === 'none' ? {} : { origin }), ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
  expect(reply.headers['cache-control']).toContain('no-store');
  return { status: reply.statusCode, error: reply.json().error };
}

async function cookieOf(role: Role): Promise<string> {
  const { connection } = platform();
  const id = await addAccount(connection);
  await connection.database.update(users).set({ role }).where(eq(users.id, id));
  // A caller without Pro is refused before any body is read.
  if (role === 'operator') await givePro(connection, id);
  return openSession(connection, id, SECRET);
}

function validPayload(contract: Contract): Sent {
  const body = validBodyOf(contract);
  return body === undefined
    ? {}
    : { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) };
}

describe('a call for those with an account', () => {
  it.each(FOR_ACCOUNTS)('$method $path is answered 401 to everybody else', async (contract) => {
    const refusal = { status: 401, error: 'signed_out' };
    expect(await send(contract, validPayload(contract))).toEqual(refusal);
  });

  it.each(FOR_ACCOUNTS)(
    '$method $path is answered 401 before its body is read',
    async (contract) => {
      const headers = { 'content-type': 'application/json' };
      const nonsense = contract.body === undefined ? {} : { headers, payload: '{"x":1}' };
      expect(await send(contract, nonsense)).toEqual({ status: 401, error: 'signed_out' });
    },
  );
});

describe('a call for operators', () => {
  it.each(FOR_OPERATORS)('$method $path is answered 403 to all others', async (contract) => {
    const { headers, ...rest } = validPayload(contract);
    const cookie = await cookieOf('user');
    const reply = await send(contract, { ...rest, headers: { ...headers, cookie } });
    expect(reply).toEqual({ status: 403, error: 'forbidden' });
  });
});

describe('a write that a browser sends', () => {
  const refusal = { status: 403, error: 'wrong_origin' };

  it.each(WRITES)('$method $path with cookies names its origin', async (contract) => {
    const headers = { cookie: await cookieOf('operator') };
    expect(await send(contract, { origin: 'none', headers })).toEqual(refusal);
  });

  it.each(WRITES)('$method $path comes from no frame without an origin', async (contract) => {
    const headers = { cookie: await cookieOf('operator') };
    expect(await send(contract, { origin: 'null', headers })).toEqual(refusal);
  });

  it.each(WRITES)('$method $path comes from no other site', async (contract) => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect(await send(contract, { origin: 'none', headers })).toEqual(refusal);
  });
});

describe('a body', () => {
  it.each(WITH_BODY)('of $method $path is JSON and says so', async (contract) => {
    const payload = JSON.stringify(validBodyOf(contract));
    for (const type of ['text/plain', 'application/jsonp', 'multipart/form-data']) {
      const headers = { 'content-type': type, cookie: await cookieOf('operator') };
      const reply = await send(contract, { headers, payload });
      expect(reply).toEqual({ status: 415, error: 'unsupported_media_type' });
    }
  });

  it.each(WITH_BODY)('of $method $path has its limit', async (contract) => {
    const headers = { 'content-type': 'application/json', cookie: await cookieOf('operator') };
    const payload = JSON.stringify({ padding: 'x'.repeat(contract.bodyLimit ?? BODY_LIMIT_BYTES) });
    const reply = await send(contract, { headers, payload });
    expect(reply).toEqual({ status: 413, error: 'payload_too_large' });
  });

  it.each(WITH_BODY)('of $method $path is whole', async (contract) => {
    const headers = { 'content-type': 'application/json', cookie: await cookieOf('operator') };
    for (const payload of ['{"email": ', '', '{"a":1}}', '\u0000']) {
      const reply = await send(contract, { headers, payload });
      expect(reply).toEqual({ status: 400, error: 'bad_request' });
    }
  });

  it.each(WITH_BODY)('of $method $path is an object', async (contract) => {
    const headers = { 'content-type': 'application/json', cookie: await cookieOf('operator') };
    for (const payload of ['[]', 'null', '"text"', '1', 'true']) {
      const reply = await send(contract, { headers, payload });
      expect(reply).toEqual({ status: 400, error: 'invalid_input' });
    }
  });
});
