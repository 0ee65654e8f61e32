import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isAppPage } from '#app/offline/offline-policy.ts';
import { PAGES } from '#content/pages.ts';
import { createApp } from '#server/app.ts';
import { parseConfig } from '#server/config/config.ts';
import type { DatabaseConnection } from '#server/db/database.ts';
import { SECRET } from '#tests/server/support/platform.ts';
import { openTestDatabase } from '#tests/server/support/test-database.ts';

const KEYED = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const PROVIDER = 'stripe.com';
const TITLE = '<title>Upgrade to Pro</title>';

let appFolder = '';
let database: DatabaseConnection;
let app: FastifyInstance | undefined;

beforeAll(async () => {
  database = await openTestDatabase();
  appFolder = mkdtempSync(join(tmpdir(), 'lookglass-app-'));
  writeFileSync(join(appFolder, 'index.html'), '<!doctype html><title>Lookglass</title>');
  writeFileSync(join(appFolder, 'subscribe.html'), `<!doctype html>${TITLE}`);
});
afterAll(async () => {
  await database.close();
  rmSync(appFolder, { recursive: true });
});
afterEach(async () => app?.close());

async function start(environment: Readonly<Record<string, string>>): Promise<FastifyInstance> {
  app = await createApp(parseConfig({ LOG_LEVEL: 'silent', ...environment }), {
    clock: () => 0,
    now: () => new Date(),
    secret: SECRET,
    version: '1.2.3',
    appFolder,
    database,
  });
  return app;
}

function directivesOf(policy: unknown): Readonly<Record<string, readonly string[]>> {
  const directives = String(policy).split(';');
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...values] = directive.trim().split(' ');
      return [name, values];
    }),
  );
}

describe('the document on which people pay', () => {
  it('is one of its own, at its address with any query', async () => {
    const server = await start({});
    for (const url of ['/subscribe', '/subscribe?plan=yearly&return=%2Fapp']) {
      const reply = await server.inject(url);
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['cache-control']).toBe('no-cache');
      expect(reply.body).toContain(TITLE);
    }
  });

  it('admits the card provider where there are keys, and where it needs to', async () => {
    const server = await start(KEYED);
    const { headers } = await server.inject('/subscribe');
    const policy = directivesOf(headers['content-security-policy']);
    expect(policy).toMatchObject({
      'default-src': ["'self'"],
      'script-src': ["'self'", 'https://js.stripe.com'],
      'connect-src': ["'self'", 'https://api.stripe.com'],
      'frame-src': ['https://js.stripe.com', 'https://hooks.stripe.com'],
      'object-src': ["'none'"],
      'frame-ancestors': ["'none'"],
      'form-action': ["'self'"],
    });
    const admitting = Object.entries(policy).filter(([, values]) =>
      values.some((value) => value.includes(PROVIDER)),
    );
    expect(admitting.map(([name]) => name).toSorted()).toEqual([
      'connect-src',
      'frame-src',
      'script-src',
    ]);
  });

  it('admits nobody but this very site in test mode', async () => {
    const { headers } = await (await start({})).inject('/subscribe');
    const policy = directivesOf(headers['content-security-policy']);
    expect(policy).toMatchObject({ 'script-src': ["'self'"], 'frame-src': ["'none'"] });
    expect(String(headers['content-security-policy'])).not.toMatch(/https?:/);
    expect(Object.values(policy).flat()).not.toContain("'unsafe-eval'");
  });

  it('may use neither camera nor microphone nor Bluetooth', async () => {
    const { headers } = await (await start({})).inject('/subscribe');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['permissions-policy']).toContain('microphone=()');
    expect(headers['permissions-policy']).toContain('bluetooth=()');
  });

  it('insists on https if the server is reached over https', async () => {
    const server = await start({ PUBLIC_ORIGIN: 'https://lookglass.example' });
    const { headers } = await server.inject('/subscribe');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
    expect(headers['strict-transport-security']).toBeDefined();
  });

  it('has no other address', async () => {
    const server = await start(KEYED);
    const reply = await server.inject('/subscribe.html');
    expect(reply.statusCode).toBe(302);
    expect(reply.headers.location).toBe('/subscribe');
  });

  it('is the only one that admits the provider', async () => {
    const server = await start(KEYED);
    const others = [...Object.keys(PAGES), '/index.html', '/nothing', '/api/health', '/subscribe/'];
    for (const url of others) {
      const { headers } = await server.inject(url);
      expect(`${url} ${String(headers['content-security-policy'])}`).not.toContain(PROVIDER);
    }
  });

  it('is never answered by the service worker', () => {
    expect(isAppPage('/subscribe')).toBe(false);
    expect(isAppPage('/subscribe.html')).toBe(false);
  });
});
