import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LONGEST_GIVING_WAY_MS } from '#server/services/passwords/hashing-queue.ts';
import { apiError } from '#contracts/api-error.ts';
import { eventually } from '#tests/server/support/eventually.ts';
import { type SlowServer, startSlowServer } from '#tests/server/support/slow-server.ts';

/** More than the server lets in before it has seen anything. */
const MANY = 150;
const LET_IN_FIRST = 64;

let server: SlowServer;
beforeEach(async () => {
  server = await startSlowServer();
});
afterEach(async () => server.stop());

async function slowCall(): Promise<Response> {
  return fetch(`${server.origin}/api/slow`);
}

/** Fills the server. Returns all calls, and the answers of those that it refused. */
async function fill(): Promise<{ calls: Promise<Response>[]; refused: readonly Response[] }> {
  const calls = Array.from({ length: MANY }, slowCall);
  const refused: Response[] = [];
  for (const call of calls) void call.then((reply) => refused.push(reply));
  await eventually(() => expect(refused.length + server.arrived()).toBe(MANY));
  return { calls, refused: [...refused] };
}

describe('a server with more calls than it can answer', () => {
  it('refuses the rest at once, and says when to come back', async () => {
    const { refused } = await fill();
    expect(server.arrived()).toBe(LET_IN_FIRST);
    expect(refused).toHaveLength(MANY - LET_IN_FIRST);
    for (const reply of refused) {
      expect(reply.status).toBe(503);
      expect(reply.headers.get('retry-after')).toBe('1');
      expect(reply.headers.get('cache-control')).toBe('no-store');
      expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
      expect(apiError.parse(await reply.json()).error).toBe('overloaded');
    }
  });

  it('answers those that it let in', async () => {
    const { calls } = await fill();
    server.release();
    const replies = await Promise.all(calls);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(LET_IN_FIRST);
  });

  it.each(['/api/health', '/api/ready'])('still answers %s', async (path) => {
    await fill();
    expect((await fetch(server.origin + path)).status).toBe(200);
  });

  it('still lets people sign in, who give way to the others first', async () => {
    await fill();
    const askedAt = performance.now();
    const reply = await fetch(`${server.origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.origin },
      body: JSON.stringify({ email: 'nobody@example.test', password: 'Rosewood-at-dawn-7' }),
    });
    expect(reply.status).toBe(401);
    expect(performance.now() - askedAt).toBeGreaterThan(LONGEST_GIVING_WAY_MS);
  });

  it('lets others in as soon as there is room', async () => {
    const { calls } = await fill();
    expect((await fetch(`${server.origin}/api/openapi.json`)).status).toBe(503);
    server.release();
    await Promise.all(calls);
    expect((await fetch(`${server.origin}/api/openapi.json`)).status).toBe(200);
  });

  it('is not filled by calls whose bodies do not come', async () => {
    const head = 'POST /api/slow HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
    const connections = Array.from({ length: MANY }, () => server.connect());
    for (const { socket } of connections) socket.write(`${head}Content-Length: 100\r\n\r\n{`);
    await wait(200);
    expect((await fetch(`${server.origin}/api/openapi.json`)).status).toBe(200);
    for (const { socket } of connections) socket.destroy();
  });
});

describe('a server that stops', () => {
  it('answers what it has begun, and refuses what comes after', async () => {
    const { socket, answered } = server.connect();
    socket.write('GET /api/slow HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await eventually(() => expect(server.arrived()).toBe(1));
    const closed = server.app.close();
    await wait(50);
    socket.write('GET /api/ready HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await wait(50);
    server.release();
    const [first = '', second = ''] = (await answered).split(/(?=HTTP\/1\.1)/);
    expect(first).toMatch(/^HTTP\/1\.1 200[\s\S]*\{"slow":true\}/);
    expect(second).toMatch(/^HTTP\/1\.1 503[\s\S]*"error":"unavailable"/);
    expect(second).toMatch(/\r\nretry-after: 5\r\n/i);
    await closed;
  });
});
