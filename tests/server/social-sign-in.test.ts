import { describe, expect, it } from 'vitest';
import { credentials, sessions, users } from '#server/db/schema/accounts.ts';
import { activities } from '#server/db/schema/activities.ts';
import { Browser } from './support/browser.ts';
import { useListeningPlatform } from './support/listening-platform.ts';
import { callFrom, walkThroughProvider } from './support/social-walk.ts';

const platform = useListeningPlatform();

const ZOE = { name: 'Zoe Ray', email: 'zoe@example.com' };
const PASSWORD = 'a Mirror of brass 7';

function walk(browser: Browser, person: Parameters<typeof walkThroughProvider>[2], query?: string) {
  return walkThroughProvider(platform().origin, browser, person, query);
}

function call(browser: Browser, path: string, body?: unknown) {
  return callFrom(browser, platform().origin, path, body);
}

async function signUp(browser: Browser, email: string): Promise<void> {
  const body = { fullName: 'Ann Lee', email, password: PASSWORD, confirmPassword: PASSWORD };
  expect((await call(browser, '/api/auth/signup', body)).status).toBe(201);
}

function pathOf({ url }: { readonly url: URL }): string {
  return url.pathname + url.search;
}

describe('the list of providers', () => {
  it('says that this server stands in for each of them', async () => {
    const { body } = await call(new Browser(), '/api/auth/providers');
    expect(body).toEqual([
      { id: 'google', state: 'local' },
      { id: 'apple', state: 'local' },
      { id: 'microsoft', state: 'local' },
    ]);
  });
});

describe('signing in without saying how', () => {
  it.each([
    ['', '/login'],
    ['?return=/', '/login'],
    ['?return=/my-activity?a=1', '/login?return=%2Fmy-activity%3Fa%3D1'],
    ['?link=1', '/login'],
  ])('leads to the page with all ways in: %j', async (query, page) => {
    const url = new URL(`/api/login${query}`, platform().origin);
    const response = await new Browser().send(url);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(page);
  });
});

describe('signing in with a provider', () => {
  it('goes there with a state, a nonce and PKCE', async () => {
    const { origin } = platform();
    const response = await new Browser().send(new URL('/api/login?provider=apple', origin));
    expect(response.status).toBe(302);
    const { searchParams } = new URL(response.headers.get('location') ?? '');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'apple',
      redirect_uri: `${origin}/api/auth/callback/apple`,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^.{32,}$/),
      nonce: expect.stringMatching(/^.{32,}$/),
    });
  });

  it('makes an account with the name and the verified address, and comes back to where the person was', async () => {
    const browser = new Browser();
    expect(pathOf(await walk(browser, ZOE))).toBe('/my-saved-looks?joined=1');
    expect((await call(browser, '/api/auth/user')).body).toMatchObject({
      firstName: 'Zoe',
      lastName: 'Ray',
      email: 'zoe@example.com',
      emailVerified: true,
      hasPassword: false,
      role: 'user',
      accountType: 'personal',
    });
  });

  it('takes an address for verified only when the provider says so', async () => {
    const browser = new Browser();
    await walk(browser, { ...ZOE, verified: false });
    expect((await call(browser, '/api/auth/user')).body['emailVerified']).toBe(false);
  });

  it('finds the same account again', async () => {
    const [first, second] = [new Browser(), new Browser()];
    await walk(first, ZOE);
    const back = await walk(second, { ...ZOE, name: 'Another Name' });
    // Nobody has joined: no account was made.
    expect(pathOf(back)).toBe('/my-saved-looks');
    const [one, other] = await Promise.all(
      [first, second].map((browser) => call(browser, '/api/auth/user')),
    );
    expect(other?.body['id']).toBe(one?.body['id']);
    expect(other?.body['firstName']).toBe('Zoe');
  });

  it('keeps no token of the provider', async () => {
    await walk(new Browser(), ZOE);
    await walk(new Browser(), ZOE);
    const [credential] = await platform().connection.database.select().from(credentials);
    expect(credential).toMatchObject({
      providerId: 'google',
      accessToken: null,
      refreshToken: null,
      idToken: null,
    });
  });

  it('ends the session that it replaces', async () => {
    const browser = new Browser();
    await signUp(browser, 'ann@example.com');
    const before = await platform().connection.database.select().from(sessions);
    await walk(browser, ZOE);
    const after = await platform().connection.database.select().from(sessions);
    expect(after).toHaveLength(1);
    expect(after[0]?.id).not.toBe(before[0]?.id);
    expect((await call(browser, '/api/auth/user')).body['email']).toBe(ZOE.email);
  });

  it('is noted in the activity', async () => {
    await walk(new Browser(), ZOE);
    const entries = await platform().connection.database.select().from(activities);
    expect(entries.map(({ kind }) => kind)).toEqual(['account_created', 'signed_in']);
  });

  it('goes home if no way back was asked for', async () => {
    expect(pathOf(await walk(new Browser(), ZOE, 'provider=microsoft'))).toBe('/?joined=1');
  });

  it.each([
    'https://elsewhere.example',
    '//elsewhere.example',
    String.raw`/\elsewhere.example`,
    'elsewhere',
    '/\t/elsewhere.example',
    '/.//elsewhere.example/x',
    '/x/..//elsewhere.example',
    '/%2e//elsewhere.example',
    '/./%2f/elsewhere.example',
    '/%5celsewhere.example',
  ])('never leads to %s', async (address) => {
    const query = new URLSearchParams({ provider: 'google', return: address });
    const response = await new Browser().send(new URL(`/api/login?${query}`, platform().origin));
    expect(response.status).toBe(400);
  });

  it('comes back to the way back as browsers read it', async () => {
    const query = new URLSearchParams({
      provider: 'google',
      return: '/a/./b/../my-activity?c=%2f',
    });
    const page = await walk(new Browser(), ZOE, query.toString());
    expect(page.trail.at(-1)).toBe(`${platform().origin}/a/my-activity?c=%2f&joined=1`);
  });

  it('refuses a provider that does not exist', async () => {
    const url = new URL('/api/login?provider=mirrorbook', platform().origin);
    expect((await new Browser().send(url)).status).toBe(400);
  });
});

describe('a sign-in with a provider that comes to nothing', () => {
  it('leads back to the sign-in page when the person does not want to', async () => {
    const browser = new Browser();
    const page = await browser.open(
      `${platform().origin}/api/login?provider=google&return=/my-activity`,
    );
    const back = await browser.submit(page, { action: 'cancel' });
    expect(pathOf(back)).toBe('/login?error=social_denied&return=%2Fmy-activity');
    expect((await call(browser, '/api/auth/user')).status).toBe(401);
  });

  it('does so when it was begun in another browser', async () => {
    const victim = new Browser();
    const attacker = new Browser();
    const page = await attacker.open(`${platform().origin}/api/login?provider=google`);
    const headers = { origin: platform().origin };
    const left = await attacker.send(page.url, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ ...ZOE, email_verified: 'yes' }),
    });
    const resumed = await attacker.send(new URL(left.headers.get('location') ?? '', page.url));
    const stolen = new URL(resumed.headers.get('location') ?? '');
    expect(stolen.pathname).toBe('/api/auth/callback/google');
    expect(pathOf(await victim.open(stolen))).toMatch(/^\/login\?error=social_failed/);
    expect((await call(victim, '/api/auth/user')).status).toBe(401);
  });

  it.each(['', '?code=x', '?state=x', '?code=x&state=forged', '?error=access_denied'])(
    'does so for a callback that nobody asked for: %s',
    async (query) => {
      const browser = new Browser();
      const page = await browser.open(`${platform().origin}/api/auth/callback/google${query}`);
      expect(pathOf(page)).toBe('/login?error=social_failed');
    },
  );

  it('does so for a code that was used already', async () => {
    const browser = new Browser();
    const { trail } = await walk(browser, ZOE);
    const callback = trail.find((address) => address.includes('/callback/')) ?? '';
    const again = await new Browser().open(callback);
    expect(pathOf(again)).toMatch(/^\/login\?error=social_failed/);
  });
});

describe('a provider account whose address has an account here', () => {
  it('is not linked automatically, however well the provider vouches for it', async () => {
    await signUp(new Browser(), ZOE.email);
    const browser = new Browser();
    expect(pathOf(await walk(browser, ZOE))).toBe(
      '/login?error=account_exists&provider=google&return=%2Fmy-saved-looks',
    );
    expect((await call(browser, '/api/auth/user')).status).toBe(401);
    expect(await platform().connection.database.select().from(users)).toHaveLength(1);
  });

  it('is linked once its owner has signed in with the password, and then signs in', async () => {
    const owner = new Browser();
    await signUp(owner, ZOE.email);
    const linked = await walk(owner, ZOE, 'provider=google&link=1&return=/account-settings');
    expect(pathOf(linked)).toBe('/account-settings');

    const elsewhere = new Browser();
    await walk(elsewhere, ZOE);
    expect((await call(elsewhere, '/api/auth/user')).body).toMatchObject({
      email: ZOE.email,
      hasPassword: true,
    });
  });

  it('may have another address than the account that it is linked to', async () => {
    const owner = new Browser();
    await signUp(owner, 'ann@example.com');
    await walk(owner, { ...ZOE, verified: false }, 'provider=google&link=1&return=/x');
    const elsewhere = new Browser();
    await walk(elsewhere, ZOE);
    expect((await call(elsewhere, '/api/auth/user')).body['email']).toBe('ann@example.com');
  });

  it('is not linked to a second account', async () => {
    await walk(new Browser(), ZOE);
    const other = new Browser();
    await signUp(other, 'ann@example.com');
    const page = await walk(other, ZOE, 'provider=google&link=1&return=/account-settings');
    expect(page.url.searchParams.get('error')).toBe('social_failed');
  });

  it('asks for the password first when nobody is signed in', async () => {
    const page = await new Browser().open(
      `${platform().origin}/api/login?provider=google&link=1&return=/account-settings`,
    );
    expect(pathOf(page)).toBe(
      '/login?error=account_exists&provider=google&return=%2Faccount-settings',
    );
  });

  it('asks for it again when the sign-in was long ago', async () => {
    const owner = new Browser();
    await signUp(owner, ZOE.email);
    platform().advance(16 * 60_000);
    const page = await owner.open(`${platform().origin}/api/login?provider=google&link=1`);
    expect(pathOf(page)).toBe('/login?error=account_exists&provider=google');
  });
});
