import { describe, expect, it } from 'vitest';
import { PASSIVE, SCRIPT, useBuiltApp } from '#tests/server/support/built-app.ts';

const app = useBuiltApp();

describe('files', () => {
  it('with a hash in their name are kept for ever', async () => {
    const reply = await app().get(`/${SCRIPT}`);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('without one are asked for again each time', async () => {
    const reply = await app().get('/mark.svg');
    expect(reply.headers['cache-control']).toBe('no-cache');
    expect(reply.headers['content-type']).toMatch('image/svg+xml');
  });

  it('are sent compressed to a browser that takes it', async () => {
    const reply = await app().get(`/${SCRIPT}`, { 'accept-encoding': 'gzip, br' });
    expect(reply.headers['content-encoding']).toBe('br');
    expect(reply.headers['content-type']).toMatch('javascript');
    expect(reply.headers['vary']).toMatch(/accept-encoding/i);
  });

  it('are sent as they are to one that does not', async () => {
    const reply = await app().get(`/${SCRIPT}`);
    expect(reply.headers['content-encoding']).toBeUndefined();
    expect(reply.body).toBe('export {};');
  });

  it.each([`/${SCRIPT}`, '/mark.svg'])(
    '%s, which can act, comes with the policies',
    async (url) => {
      const { headers } = await app().get(url);
      expect(headers['content-security-policy']).toContain("default-src 'self'");
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it.each(PASSIVE)(
    '/%s, in which nothing can act, comes with what it needs alone',
    async (file) => {
      const { headers } = await app().get(`/${file}`);
      expect(headers['content-security-policy']).toBeUndefined();
      expect(headers['permissions-policy']).toBeUndefined();
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    },
  );

  it.each(['/assets/gone-12345678.js', '/assets/gone', '/gone.png'])(
    '%s is answered with a plain 404 and never with a page',
    async (url) => {
      const reply = await app().get(url);
      expect(reply.statusCode).toBe(404);
      expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(reply.headers['cache-control']).toBe('no-cache');
    },
  );

  it.each(['/.env', '/../package.json', '/..%2fpackage.json', '/assets/..%2f.env', '/%2e%2e/x'])(
    '%s cannot be read',
    async (url) => {
      const reply = await app().get(url);
      expect(reply.statusCode).toBeGreaterThanOrEqual(400);
      expect(reply.body).not.toContain('SECRET');
      expect(reply.body).not.toContain('"name"');
    },
  );
});
