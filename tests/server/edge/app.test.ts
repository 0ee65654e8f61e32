import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { apiError } from '#contracts/api-error.ts';
import type { DatabaseConnection } from '#server/db/database.ts';
import { SECRET } from '#tests/server/support/platform.ts';
import { openTestDatabase } from '#tests/server/support/test-database.ts';
import { createApp } from '#server/app.ts';
import { parseConfig } from '#server/config/config.ts';
import { AppNotBuiltError } from '#server/plugins/static-files.ts';

const SCRIPT = 'assets/main-a1b2c3d4.js';
const PASSIVE = ['assets/face-12345678.avif', 'assets/text-12345678.woff2'];
let appFolder = '';
let app: FastifyInstance | undefined;

let database: DatabaseConnection;
let elapsedMs = 1000;

beforeAll(async () => {
  database = await openTestDatabase();
  appFolder = mkdtempSync(join(tmpdir(), 'lookglass-app-'));
  mkdirSync(join(appFolder, 'assets'));
  writeFileSync(join(appFolder, 'index.html'), '<!doctype html><title>Lookglass</title>');
  writeFileSync(join(appFolder, SCRIPT), 'export {};');
  writeFileSync(join(appFolder, `${SCRIPT}.br`), brotliCompressSync('export {};'));
  for (const file of PASSIVE) writeFileSync(join(appFolder, file), 'no picture');
  writeFileSync(join(appFolder, 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(appFolder, '.env'), 'SECRET=1');
});
afterAll(async () => {
  await database.close();
  rmSync(appFolder, { recursive: true });
});
afterEach(async () => app?.close());

async function start(
  environment: Readonly<Record<string, string>> = {},
  folder: string | undefined = appFolder,
): Promise<FastifyInstance> {
  const config = parseConfig({ LOG_LEVEL: 'silent', ...environment });
  app = await createApp(config, {
    clock: () => elapsedMs,
    now: () => new Date(),
    secret: SECRET,
    version: '1.2.3',
    appFolder: folder,
    database,
  });
  return app;
}

async function get(
  url: string,
  headers: Readonly<Record<string, string>> = {},
  environment: Readonly<Record<string, string>> = {},
) {
  return (await start(environment)).inject({ url, headers });
}

describe('GET /api/health', () => {
  it('says that the server is up, which version it is and for how long', async () => {
    const server = await start();
    elapsedMs += 2500;
    const reply = await server.inject('/api/health');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ status: 'ok', version: '1.2.3', uptime: 2.5 });
  });
});

describe('pages', () => {
  it.each(['/', '/app', '/app?transport=page'])('%s is the app', async (url) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.body).toContain('<title>Lookglass</title>');
  });

  it('are asked for again each time, so that a new version is seen at once', async () => {
    const reply = await get('/');
    expect(reply.headers['cache-control']).toBe('no-cache');
    expect(reply.headers['etag']).toBeTypeOf('string');
  });

  it('that do not exist are the app too, with a status that says so', async () => {
    const reply = await get('/no-such-page');
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.body).toContain('<title>Lookglass</title>');
  });
});

describe('files', () => {
  it('with a hash in their name are kept for ever', async () => {
    const reply = await get(`/${SCRIPT}`);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('without one are asked for again each time', async () => {
    const reply = await get('/mark.svg');
    expect(reply.headers['cache-control']).toBe('no-cache');
    expect(reply.headers['content-type']).toMatch('image/svg+xml');
  });

  it('are sent compressed to a browser that takes it', async () => {
    const reply = await get(`/${SCRIPT}`, { 'accept-encoding': 'gzip, br' });
    expect(reply.headers['content-encoding']).toBe('br');
    expect(reply.headers['content-type']).toMatch('javascript');
    expect(reply.headers['vary']).toMatch(/accept-encoding/i);
  });

  it('are sent as they are to one that does not', async () => {
    const reply = await get(`/${SCRIPT}`);
    expect(reply.headers['content-encoding']).toBeUndefined();
    expect(reply.body).toBe('export {};');
  });

  it.each([`/${SCRIPT}`, '/mark.svg'])(
    '%s, which can act, comes with the policies',
    async (url) => {
      const { headers } = await get(url);
      expect(headers['content-security-policy']).toContain("default-src 'self'");
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it.each(PASSIVE)(
    '/%s, in which nothing can act, comes with what it needs alone',
    async (file) => {
      const { headers } = await get(`/${file}`);
      expect(headers['content-security-policy']).toBeUndefined();
      expect(headers['permissions-policy']).toBeUndefined();
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    },
  );

  it.each(['/assets/gone-12345678.js', '/assets/gone', '/gone.png'])(
    '%s is missed plainly and never answered with a page',
    async (url) => {
      const reply = await get(url);
      expect(reply.statusCode).toBe(404);
      expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(reply.headers['cache-control']).toBe('no-cache');
    },
  );

  it.each(['/.env', '/../package.json', '/..%2fpackage.json', '/assets/..%2f.env', '/%2e%2e/x'])(
    '%s cannot be read',
    async (url) => {
      const reply = await get(url);
      expect(reply.statusCode).toBeGreaterThanOrEqual(400);
      expect(reply.body).not.toContain('SECRET');
      expect(reply.body).not.toContain('"name"');
    },
  );
});

describe('what cannot be answered', () => {
  it.each([
    ['an unknown call', { url: '/api/nothing' }, 404, 'not_found'],
    ['an unknown method', { url: '/app', method: 'POST' }, 404, 'not_found'],
    ['a broken address', { url: '/%ff' }, 400, 'bad_request'],
    [
      'a broken body',
      { url: '/api/x', method: 'POST', payload: '{', headers: json() },
      400,
      'bad_request',
    ],
    [
      'a body that is too large',
      { url: '/api/x', method: 'POST', payload: `"${'x'.repeat(1_100_000)}"`, headers: json() },
      413,
      'payload_too_large',
    ],
  ] as const)('%s is a message and a code', async (_name, request, status, code) => {
    const reply = await (await start()).inject(request);
    expect(reply.statusCode).toBe(status);
    expect(apiError.parse(reply.json()).error).toBe(code);
    expect(Object.keys(reply.json()).toSorted()).toEqual(['error', 'message']);
  });

  it('refuses a body of an unknown kind', async () => {
    const server = await start();
    server.post('/api/taking', () => ({}));
    const headers = { 'content-type': 'text/unknown' };
    const reply = await server.inject({
      method: 'POST',
      url: '/api/taking',
      headers,
      payload: 'x',
    });
    expect(reply.statusCode).toBe(415);
    expect(reply.json().error).toBe('unsupported_media_type');
  });

  it('keeps the cause of a failure to itself', async () => {
    const server = await start();
    server.get('/api/failing', () => {
      throw new Error('the password is swordfish');
    });
    const reply = await server.inject('/api/failing');
    expect(reply.statusCode).toBe(500);
    expect(reply.json().error).toBe('internal');
    expect(reply.body).not.toContain('swordfish');
  });

  it('answers what is no HTTP at all with 400 and goes on', async () => {
    const server = await start();
    const { port } = new URL(await server.listen({ host: '127.0.0.1', port: 0 }));
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(Number(port), '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'));
      socket.on('data', (chunk) => {
        text += chunk.toString();
      });
      socket.on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request/);
    expect(answer).toContain('"error":"bad_request"');
    expect((await server.inject('/api/health')).statusCode).toBe(200);
  });

  it('serves only the API where something else serves the pages', async () => {
    const config = parseConfig({ LOG_LEVEL: 'silent' });
    app = await createApp(config, {
      clock: () => 0,
      now: () => new Date(0),
      secret: SECRET,
      version: '1.2.3',
      appFolder: undefined,
      database,
    });
    expect((await app.inject('/api/health')).statusCode).toBe(200);
    expect((await app.inject('/')).statusCode).toBe(404);
  });

  it('does not start without a built app, and says how to build it', async () => {
    const started = start({}, join(appFolder, 'assets'));
    await expect(started).rejects.toThrow(AppNotBuiltError);
    await expect(started).rejects.toThrow('npm run build');
  });
});

describe('security headers', () => {
  it.each(['/', `/${SCRIPT}`, '/api/health', '/api/nothing', '/gone.png'])(
    'are on the answer to %s',
    async (url) => {
      const { headers } = await get(url);
      expect(headers['content-security-policy']).toContain("default-src 'self'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('same-origin');
      expect(headers['permissions-policy']).toMatch(/^camera=\(self\), microphone=\(self\), /);
    },
  );

  it('let a page run its own scripts and WebAssembly, and nothing else', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/https?:|\*/);
  });

  it('insist on https only where people come over https', async () => {
    const secure = { PUBLIC_ORIGIN: 'https://mirror.example.com' };
    const { headers } = await get('/', {}, secure);
    expect(headers['strict-transport-security']).toMatch('max-age=31536000');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
    await app?.close();

    const plain = (await get('/')).headers;
    expect(plain['strict-transport-security']).toBeUndefined();
    expect(plain['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });

  it('do not isolate the page from other origins', async () => {
    const { headers } = await get('/');
    expect(headers['cross-origin-opener-policy']).toBeUndefined();
    expect(headers['cross-origin-embedder-policy']).toBeUndefined();
  });
});

function json(): Readonly<Record<string, string>> {
  return { 'content-type': 'application/json' };
}
