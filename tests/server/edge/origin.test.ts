import { describe, expect, it } from 'vitest';
import { CONTRACTS } from '#tests/server/support/contracts.ts';
import { logout } from '#contracts/session.ts';
import { usePlatform } from '#tests/server/support/platform.ts';

const platform = usePlatform();
const WRITES = CONTRACTS.filter(({ method }) => method !== 'GET');
const NOBODY = '01890a5d-ac96-774b-bcce-b302099a8057';

describe('a write', () => {
  it.each(WRITES)('$method $path from a page of another origin is refused', async (contract) => {
    const reply = await platform()
      .visitor()
      .call(contract, { params: { id: NOBODY }, headers: { origin: 'https://evil.test' } });
    expect(reply.statusCode).toBe(403);
    expect(reply.json().error).toBe('wrong_origin');
  });

  it('of a form, which sends no JSON, is refused by its origin first', async () => {
    const reply = await platform().app.inject({
      method: 'POST',
      url: logout.path,
      headers: { origin: 'null', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'a=b',
    });
    expect(reply.json().error).toBe('wrong_origin');
  });

  it('at an address in disguise is refused, too', async () => {
    const reply = await platform().app.inject({
      method: 'POST',
      url: '/%61pi/auth/logout',
      headers: { origin: 'https://evil.test' },
    });
    expect(reply.statusCode).toBe(403);
  });

  it('without any origin may come from a program, but not with cookies', async () => {
    const request = { method: 'POST', url: logout.path } as const;
    expect((await platform().app.inject(request)).statusCode).toBe(200);
    const carried = { ...request, headers: { cookie: 'lookglass-session=x' } };
    expect((await platform().app.inject(carried)).statusCode).toBe(403);
    const crossSite = { ...request, headers: { 'sec-fetch-site': 'cross-site' } };
    expect((await platform().app.inject(crossSite)).statusCode).toBe(403);
  });

  it('from another name of this machine is ours', async () => {
    const reply = await platform()
      .visitor()
      .call(logout, { headers: { origin: 'http://127.0.0.1:3000' } });
    expect(reply.statusCode).toBe(200);
  });
});

describe('a read', () => {
  it('is answered wherever it comes from: no page of another origin can see the answer', async () => {
    const headers = { origin: 'https://evil.test' };
    const reply = await platform().app.inject({ url: '/api/health', headers });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['access-control-allow-origin']).toBeUndefined();
  });
});
