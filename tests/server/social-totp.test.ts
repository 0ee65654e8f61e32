import { describe, expect, it } from 'vitest';
import { codeOf, nextCodeOf } from './support/authenticator.ts';
import { Browser, type Page } from './support/browser.ts';
import { useListeningPlatform } from './support/listening-platform.ts';
import { callFrom, walkThroughProvider } from './support/social-walk.ts';

const platform = useListeningPlatform();

const ZOE = { name: 'Zoe Ray', email: 'zoe@example.com' };

function walk(browser: Browser, query?: string): Promise<Page> {
  return walkThroughProvider(platform().origin, browser, ZOE, query);
}

function call(browser: Browser, path: string, body?: unknown) {
  return callFrom(browser, platform().origin, path, body);
}

/** A person without a password, who has an authenticator app. Returns its secret and backup codes. */
async function withApp(browser: Browser) {
  await walk(browser);
  const { status, body } = await call(browser, '/api/auth/totp/enrol', {});
  expect(status).toBe(200);
  const secret = String(body['secret']);
  const confirmed = await call(browser, '/api/auth/totp/confirm', { code: codeOf(secret) });
  expect(confirmed.status).toBe(200);
  return { secret, backupCodes: body['backupCodes'] as readonly string[] };
}

describe('a sign-in with a provider to an account with an authenticator app', () => {
  it('is half done, opens nothing, and asks for the code on the sign-in page', async () => {
    await withApp(new Browser());
    const browser = new Browser();
    const { url } = await walk(browser);
    expect(url.pathname + url.search).toBe('/login?step=totp&return=%2Fmy-saved-looks');
    expect((await call(browser, '/api/auth/user')).status).toBe(401);
  });

  it('leaves no session behind that could be used without the code', async () => {
    await withApp(new Browser());
    const browser = new Browser();
    await walk(browser);
    const { rows } = await platform().connection.execute('select count(*)::int from sessions');
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('is completed by the code', async () => {
    const { secret } = await withApp(new Browser());
    const browser = new Browser();
    await walk(browser);
    const { body } = await call(browser, '/api/auth/totp', { code: nextCodeOf(secret) });
    expect(body).toMatchObject({ next: 'done', user: { email: ZOE.email, totpEnabled: true } });
    expect((await call(browser, '/api/auth/user')).status).toBe(200);
  });

  it('is noted in the activity once it is complete, and not before', async () => {
    const { secret } = await withApp(new Browser());
    const browser = new Browser();
    const signIns = `select count(*)::int from activities where kind = 'signed_in'`;
    await walk(browser);
    expect((await platform().connection.execute(signIns)).rows).toEqual([{ count: 1 }]);
    await call(browser, '/api/auth/totp', { code: nextCodeOf(secret) });
    expect((await platform().connection.execute(signIns)).rows).toEqual([{ count: 2 }]);
  });
});

describe('an account without a password', () => {
  it('takes its authenticator app off with a code', async () => {
    const browser = new Browser();
    const { secret } = await withApp(browser);
    const answer = await call(browser, '/api/auth/totp/disable', { code: nextCodeOf(secret) });
    expect(answer.status).toBe(200);
    expect((await walk(new Browser())).url.pathname).toBe('/my-saved-looks');
  });

  it('does not take it off with the code that confirmed it', async () => {
    const browser = new Browser();
    const { secret } = await withApp(browser);
    const answer = await call(browser, '/api/auth/totp/disable', { code: codeOf(secret) });
    expect(answer.body['error']).toBe('wrong_code');
  });

  it('takes it off with a backup code', async () => {
    const browser = new Browser();
    const { backupCodes } = await withApp(browser);
    const answer = await call(browser, '/api/auth/totp/disable', { code: backupCodes[0] });
    expect(answer.status).toBe(200);
  });

  it.each([{}, { password: 'anything' }, { code: '000000000' }])(
    'does not take it off with %o',
    async (proof) => {
      const browser = new Browser();
      await withApp(browser);
      const answer = await call(browser, '/api/auth/totp/disable', proof);
      expect(answer.body['error']).toBe('wrong_code');
    },
  );
});
