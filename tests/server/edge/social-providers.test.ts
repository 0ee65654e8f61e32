import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SignInProvider } from '#domain/account/account.ts';
import { callbackAddress } from '#server/services/social-sign-in/callback-address.ts';
import { addLocalProvider } from '#server/services/social-sign-in/local-provider/add-local-provider.ts';
import { localClients } from '#server/services/social-sign-in/local-provider/local-clients.ts';
import { createLocalProvider } from '#server/services/social-sign-in/local-provider/local-provider.ts';
import { Browser, type Page } from '#tests/server/support/browser.ts';
import { freePort } from '#tests/server/support/free-port.ts';
import { startPlatform } from '#tests/server/support/platform.ts';
import { callFrom, walkThroughProvider } from '#tests/server/support/social-walk.ts';
import { emptyDatabase } from '#tests/server/support/test-database.ts';

/** A foreign provider on another address, as the settings name it. */
let provider: FastifyInstance;
let platform: Awaited<ReturnType<typeof startPlatform>>;
let origin = '';
let providerOrigin = '';

const ZOE = { name: 'Zoe Ray', email: 'zoe@example.com' };

async function startProvider(clients: ReturnType<typeof localClients>): Promise<void> {
  provider = fastify();
  const sendsTo = (id: SignInProvider) =>
    callbackAddress(origin, id, id === 'apple' ? 'form' : 'link');
  await addLocalProvider(provider, () =>
    createLocalProvider(providerOrigin, clients, Date.now, sendsTo),
  );
  await provider.listen({ host: 'localhost', port: Number(new URL(providerOrigin).port) });
}

beforeAll(async () => {
  providerOrigin = `http://localhost:${await freePort()}`;
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const clients = localClients(providerOrigin);
  await startProvider(clients);
  platform = await startPlatform({
    PORT: String(port),
    GOOGLE_CLIENT_ID: clients.google.clientId,
    GOOGLE_CLIENT_SECRET: clients.google.clientSecret,
    GOOGLE_ISSUER: clients.google.issuer,
    APPLE_CLIENT_ID: clients.apple.clientId,
    APPLE_CLIENT_SECRET: clients.apple.clientSecret,
    APPLE_ISSUER: clients.apple.issuer,
    MICROSOFT_CLIENT_ID: 'microsoft',
    MICROSOFT_CLIENT_SECRET: 'not the secret that the provider knows',
    MICROSOFT_ISSUER: clients.microsoft.issuer,
  });
  await platform.app.listen({ host: 'localhost', port });
});
afterEach(() => emptyDatabase(platform.connection));
afterAll(async () => {
  await platform.stop();
  await provider.close();
});

function walk(browser: Browser, query: string): Promise<Page> {
  return walkThroughProvider(origin, browser, ZOE, query);
}

function hiddenFields(page: Page): Record<string, string> {
  const inputs = page.text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g);
  return Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, value]));
}

async function emailOf(browser: Browser): Promise<unknown> {
  return (await callFrom(browser, origin, '/api/auth/user')).body['email'];
}

describe('a provider that the settings name', () => {
  it('is ready', async () => {
    const { body } = await callFrom(new Browser(), origin, '/api/auth/providers');
    expect(body).toContainEqual({ id: 'google', state: 'ready' });
  });

  it('signs people in', async () => {
    const browser = new Browser();
    const { trail } = await walk(browser, 'provider=google');
    expect(trail.some((address) => address.startsWith(providerOrigin))).toBe(true);
    expect(await emailOf(browser)).toBe(ZOE.email);
  });

  it('that refuses us leads back to the sign-in page', async () => {
    const browser = new Browser();
    const { url } = await walk(browser, 'provider=microsoft');
    expect(url.pathname + url.search).toBe('/login?error=social_failed');
    expect(await emailOf(browser)).toBeUndefined();
  });
});

describe('a provider that sends people back with a form', () => {
  async function formFor(browser: Browser): Promise<Page> {
    const page = await walk(browser, 'provider=apple&return=/my-activity');
    expect(page.text).toContain(`action="${origin}/sign-in-with/apple"`);
    return page;
  }

  it('signs people in', async () => {
    const browser = new Browser();
    const form = await formFor(browser);
    const { url } = await browser.submit(form, hiddenFields(form));
    expect(url.pathname).toBe('/my-activity');
    expect(await emailOf(browser)).toBe(ZOE.email);
  });

  it('is believed for what it has signed, and not for what the browser says beside it', async () => {
    const browser = new Browser();
    const form = await formFor(browser);
    const user = JSON.stringify({ name: { firstName: 'Mallory' }, email: 'mallory@example.com' });
    await browser.submit(form, { ...hiddenFields(form), user });
    const { body } = await callFrom(browser, origin, '/api/auth/user');
    expect(body).toMatchObject({ firstName: 'Zoe', email: ZOE.email });
  });

  it('signs nobody in whose browser did not ask for it', async () => {
    const form = await formFor(new Browser());
    const victim = new Browser();
    const { url } = await victim.submit(form, hiddenFields(form));
    expect(url.pathname + url.search).toMatch(/^\/login\?error=social_failed/);
  });

  it('cannot be impersonated by anybody who makes up a form', async () => {
    const browser = new Browser();
    const { url } = await browser.open(`${origin}/sign-in-with/apple`, {
      method: 'POST',
      body: new URLSearchParams({ code: 'x', state: 'y' }),
    });
    expect(url.pathname + url.search).toBe('/login?error=social_failed');
  });
});

describe('a provider that is away', () => {
  it('leads back to the sign-in page within three seconds, and works once it is back', async () => {
    // Another one in its place, which takes connections and says nothing.
    await provider.close();
    const silent = fastify();
    silent.all('/*', (_request, reply) => {
      reply.hijack();
    });
    await silent.listen({ host: 'localhost', port: Number(new URL(providerOrigin).port) });

    const elsewhere = await startPlatform({
      PORT: new URL(origin).port,
      GOOGLE_CLIENT_ID: 'google',
      GOOGLE_CLIENT_SECRET: 'a secret',
      GOOGLE_ISSUER: `${providerOrigin}/local-sign-in`,
    });
    const began = performance.now();
    const answer = await elsewhere.app.inject('/api/login?provider=google&return=/my-activity');
    expect(answer.headers.location).toBe('/login?error=social_failed&return=%2Fmy-activity');
    expect(performance.now() - began).toBeLessThan(5000);

    silent.server.closeAllConnections();
    await silent.close();
    await startProvider(localClients(providerOrigin));
    const again = await elsewhere.app.inject('/api/login?provider=google');
    expect(again.headers.location).toMatch(`${providerOrigin}/local-sign-in/auth?`);
    await elsewhere.stop();
  });
});

describe('a server that others can reach', () => {
  it('knows no provider that the settings do not name', async () => {
    const server = await startPlatform({ PUBLIC_ORIGIN: 'https://mirror.example.com' });
    const [providers, login, page] = await Promise.all(
      ['/api/auth/providers', '/api/login?provider=google', '/local-sign-in/auth'].map((url) =>
        server.app.inject({ url, headers: { host: 'mirror.example.com' } }),
      ),
    );
    expect(providers?.json()).toContainEqual({ id: 'google', state: 'not_set_up' });
    expect(login?.headers.location).toBe('/login?error=social_not_set_up');
    expect(page?.statusCode).toBe(404);
    await server.stop();
  });

  it('has no local provider in production, even on its own machine', async () => {
    const server = await startPlatform({
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: 'http://localhost:3000',
      AUTH_SECRET: 'a secret of production that nobody can guess',
    });
    const page = await server.app.inject('/local-sign-in/.well-known/openid-configuration');
    expect(page.statusCode).toBe(404);
    await server.stop();
  });
});
