import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { apiError } from '#contracts/api-error.ts';
import { SCRIPT, useBuiltApp } from '#tests/server/support/built-app.ts';
import { AppNotBuiltError } from '#server/plugins/static-files.ts';

const app = useBuiltApp();

describe('GET /api/health', () => {
  it('says that the server is up, which version it is and for how long', async () => {
    const server = await app().start();
    app().advance(2500);
    const reply = await server.inject('/api/health');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ status: 'ok', version: '1.2.3', uptime: 2.5 });
  });
});

describe('pages', () => {
  it.each(['/', '/app', '/app?transport=page'])('%s is the app', async (url) => {
    const reply = await app().get(url);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.body).toContain('<title>Lookglass</title>');
  });

  it('are asked for again each time, so that a new version is seen at once', async () => {
    const reply = await app().get('/');
    expect(reply.headers['cache-control']).toBe('no-cache');
    expect(reply.headers['etag']).toBeTypeOf('string');
  });

  it('that do not exist are the app too, with a status that says so', async () => {
    const reply = await app().get('/no-such-page');
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.body).toContain('<title>Lookglass</title>');
  });
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
    const reply = await (await app().start()).inject(request);
    expect(reply.statusCode).toBe(status);
    expect(apiError.parse(reply.json()).error).toBe(code);
    expect(Object.keys(reply.json()).toSorted()).toEqual(['error', 'message']);
  });

  it('refuses a body of an unknown kind', async () => {
    const server = await app().start();
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
    const server = await app().start();
    server.get('/api/failing', () => {
      throw new Error('the password is swordfish');
    });
    const reply = await server.inject('/api/failing');
    expect(reply.statusCode).toBe(500);
    expect(reply.json().error).toBe('internal');
    expect(reply.body).not.toContain('swordfish');
  });

  it('answers what is not HTTP at all with 400 and goes on', async () => {
    const server = await app().start();
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

  it('serves only the API if something else serves the pages', async () => {
    const server = await app().start({}, { appFolder: undefined });
    expect((await server.inject('/api/health')).statusCode).toBe(200);
    expect((await server.inject('/')).statusCode).toBe(404);
  });

  it('does not start without a built app, and says how to build it', async () => {
    const started = app().start({}, { appFolder: join(app().folder, 'assets') });
    await expect(started).rejects.toThrow(AppNotBuiltError);
    await expect(started).rejects.toThrow('npm run build');
  });
});

describe('security headers', () => {
  it.each(['/', `/${SCRIPT}`, '/api/health', '/api/nothing', '/gone.png'])(
    'are on the answer to %s',
    async (url) => {
      const { headers } = await app().get(url);
      expect(headers['content-security-policy']).toContain("default-src 'self'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('same-origin');
      expect(headers['permissions-policy']).toMatch(/^camera=\(self\), microphone=\(self\), /);
    },
  );

  it.each(['/', '/app'])('let the studio at %s ask for Bluetooth devices', async (url) => {
    const { headers } = await app().get(url);
    expect(headers['permissions-policy']).toContain('bluetooth=(self)');
  });

  it.each(['/login', '/account-settings', '/no-such-page', `/${SCRIPT}`, '/api/health'])(
    'let no other answer do so: %s',
    async (url) => {
      const { headers } = await app().get(url);
      expect(headers['permissions-policy']).toContain('bluetooth=()');
    },
  );

  it('let a page run its own scripts and WebAssembly, and nothing else', async () => {
    const policy = String((await app().get('/')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/https?:|\*/);
  });

  it('insist on https only where people come over https', async () => {
    const secure = { PUBLIC_ORIGIN: 'https://mirror.example.com' };
    const { headers } = await app().get('/', {}, secure);
    expect(headers['strict-transport-security']).toMatch('max-age=31536000');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');

    const plain = (await app().get('/')).headers;
    expect(plain['strict-transport-security']).toBeUndefined();
    expect(plain['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });

  it('do not isolate the page from other origins', async () => {
    const { headers } = await app().get('/');
    expect(headers['cross-origin-opener-policy']).toBeUndefined();
    expect(headers['cross-origin-embedder-policy']).toBeUndefined();
  });
});

function json(): Readonly<Record<string, string>> {
  return { 'content-type': 'application/json' };
}
