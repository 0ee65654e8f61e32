import { createHash } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addLocalProvider } from '#server/services/social-sign-in/local-provider/add-local-provider.ts';
import { localClients } from '#server/services/social-sign-in/local-provider/local-clients.ts';
import { callbackAddress } from '#server/services/social-sign-in/callback-address.ts';
import { createLocalProvider } from '#server/services/social-sign-in/local-provider/local-provider.ts';
import { freePort } from '#tests/server/support/free-port.ts';
import { Browser, type Page } from '#tests/server/support/browser.ts';

const VERIFIER = 'a-verifier-that-is-long-enough-to-be-taken-as-one';

let app: FastifyInstance;
let origin = '';
let clients: ReturnType<typeof localClients>;

beforeEach(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  clients = localClients(origin);
  app = fastify();
  await addLocalProvider(app, () =>
    createLocalProvider(origin, clients, Date.now, (id) => callbackAddress(origin, id, 'link')),
  );
  app.get('/api/auth/callback/:provider', async (_request, reply) => reply.send('back'));
  await app.listen({ host: 'localhost', port });
});
afterEach(() => app.close());

function authorizationAddress(parameters: Readonly<Record<string, string>> = {}): URL {
  const url = new URL(`${origin}/local-sign-in/auth`);
  url.search = new URLSearchParams({
    client_id: 'google',
    response_type: 'code',
    scope: 'openid email profile',
    redirect_uri: `${origin}/api/auth/callback/google`,
    state: 'a-state',
    nonce: 'a-nonce',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    ...parameters,
  }).toString();
  return url;
}

async function exchange(page: Page): Promise<Response> {
  return fetch(`${origin}/local-sign-in/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: page.url.searchParams.get('code') ?? '',
      redirect_uri: `${origin}/api/auth/callback/google`,
      code_verifier: VERIFIER,
      client_id: 'google',
      client_secret: clients.google.clientSecret,
    }),
  });
}

async function userInfo(page: Page): Promise<unknown> {
  const { access_token: token } = await (await exchange(page)).json();
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${origin}/local-sign-in/me`, { headers })).json();
}

describe('the page of the local provider', () => {
  it('says that it is for development and that no real account is involved', async () => {
    const page = await new Browser().open(authorizationAddress());
    expect(page.status).toBe(200);
    expect(page.text).toContain('own sign-in for development. No real Google account is involved.');
  });

  it('runs no script', async () => {
    const page = await new Browser().open(authorizationAddress());
    expect(page.text).not.toMatch(/<script|\son\w+=/);
  });

  it('keeps what was typed when the address is not right', async () => {
    const browser = new Browser();
    const page = await browser.open(authorizationAddress());
    const again = await browser.submit(page, { name: '<b>Zoe</b>', email: 'nowhere' });
    expect(again.status).toBe(422);
    expect(again.text).toContain('Please enter a valid email address.');
    expect(again.text).toContain('value="&lt;b&gt;Zoe&lt;/b&gt;"');
    expect(again.text).toContain('value="nowhere"');
  });

  it('asks who signs in each time', async () => {
    const browser = new Browser();
    const first = await browser.open(authorizationAddress());
    await browser.submit(first, { name: 'Zoe', email: 'zoe@example.com' });
    const second = await browser.open(authorizationAddress());
    expect(second.text).toContain('own sign-in for development');
  });

  it('says so when a sign-in has expired', async () => {
    const page = await new Browser().open(`${origin}/local-sign-in/interaction/nothing`);
    expect(page.status).toBe(400);
    expect(page.text).toContain('This sign-in has expired');
  });
});

describe('the local provider', () => {
  it('signs in with any name and address, and sends back with state and issuer', async () => {
    const browser = new Browser();
    const page = await browser.open(authorizationAddress());
    const back = await browser.submit(page, {
      name: 'Zoe Ray',
      email: ' Zoe@Example.com ',
      email_verified: 'yes',
    });
    expect(back.url.pathname).toBe('/api/auth/callback/google');
    expect(back.url.searchParams.get('state')).toBe('a-state');
    expect(back.url.searchParams.get('iss')).toBe(`${origin}/local-sign-in`);
    expect(await userInfo(back)).toMatchObject({
      name: 'Zoe Ray',
      email: 'zoe@example.com',
      email_verified: true,
    });
  });

  it('takes an address for unverified when it is told so', async () => {
    const browser = new Browser();
    const page = await browser.open(authorizationAddress());
    const back = await browser.submit(page, { name: 'Zoe', email: 'zoe@example.com' });
    expect(await userInfo(back)).toMatchObject({ email_verified: false });
  });

  it('sends back with a refusal when it is cancelled', async () => {
    const browser = new Browser();
    const page = await browser.open(authorizationAddress());
    const back = await browser.submit(page, { action: 'cancel' });
    expect(back.url.searchParams.get('error')).toBe('access_denied');
  });

  it('redeems a code only once', async () => {
    const browser = new Browser();
    const page = await browser.open(authorizationAddress());
    const back = await browser.submit(page, { name: 'Zoe', email: 'zoe@example.com' });
    expect((await exchange(back)).status).toBe(200);
    expect((await exchange(back)).status).toBe(400);
  });

  it('refuses a sign-in without PKCE', async () => {
    const address = authorizationAddress();
    address.searchParams.delete('code_challenge');
    address.searchParams.delete('code_challenge_method');
    const back = await new Browser().open(address);
    expect(back.url.searchParams.get('error')).toBe('invalid_request');
  });

  it('leads nowhere but to this server', async () => {
    const page = await new Browser().open(
      authorizationAddress({ redirect_uri: 'https://elsewhere.example/callback' }),
    );
    expect(page.status).toBe(400);
    expect(page.text).not.toContain('elsewhere');
  });
});
