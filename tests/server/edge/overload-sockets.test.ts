import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MOST_WAITING } from '#server/admission/one-at-a-time.ts';
import { eventually } from '#tests/server/support/eventually.ts';
import {
  type Connection,
  type SlowServer,
  startSlowServer,
} from '#tests/server/support/slow-server.ts';

const LET_IN_FIRST = 64;

let server: SlowServer;
beforeEach(async () => {
  server = await startSlowServer();
});
afterEach(async () => server.stop());

function get(path: string, times = 1): string {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(times);
}

function signIn(): string {
  const body = JSON.stringify({ email: 'nobody@example.test', password: 'Rosewood-at-dawn-7' });
  const head = [
    'POST /api/auth/login HTTP/1.1',
    'Host: localhost',
    `Origin: ${server.origin}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}

async function statusOf(path: string): Promise<number> {
  return (await fetch(server.origin + path)).status;
}

/** Calls `/api/slow` on as many connections, and waits until all calls have arrived. */
async function callSlowly(calls: number, more = ''): Promise<readonly Connection[]> {
  const before = server.arrived();
  const connections = Array.from({ length: calls }, () => server.connect());
  for (const { socket } of connections) socket.write(get('/api/slow') + more);
  await eventually(() => expect(server.arrived()).toBe(before + calls));
  return connections;
}

/** Closes a connection so that whatever is still under way for it can reach nobody. */
async function hangUp(connections: readonly Connection[]): Promise<void> {
  for (const { socket } of connections) socket.resetAndDestroy();
  await Promise.all(connections.map(({ answered }) => answered));
  await wait(100);
}

describe('requests that follow another on a connection that closes', () => {
  it('take no place when a sign-in stands before them', async () => {
    for (let attack = 0; attack < 6; attack += 1) {
      const connection = server.connect();
      connection.socket.write(signIn() + get('/api/payment-options', 40));
      await wait(40);
      await hangUp([connection]);
      expect(await statusOf('/api/payment-options')).toBe(200);
    }
  });

  it('take no place when any other call does', async () => {
    const connections = await callSlowly(8, get('/api/openapi.json', MOST_WAITING));
    await hangUp(connections);
    server.release();
    expect(await statusOf('/api/openapi.json')).toBe(200);
    const others = Array.from({ length: LET_IN_FIRST / 2 }, async () => statusOf('/api/slow'));
    expect(new Set(await Promise.all(others))).toEqual(new Set([200]));
  });

  it('are answered in their order on one that stays', async () => {
    const { socket, answered } = server.connect();
    socket.write(get('/api/slow') + get('/api/health') + get('/api/nothing-here'));
    await eventually(() => expect(server.arrived()).toBe(1));
    server.release();
    socket.write('GET /api/ready HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    const statuses = [...(await answered).matchAll(/HTTP\/1\.1 (\d+)/g)].map(
      ([, status]) => status,
    );
    expect(statuses).toEqual(['200', '200', '404', '200']);
  });

  it('close the connection when there are too many', async () => {
    const { socket, answered } = server.connect();
    socket.write(get('/api/slow') + get('/api/health', MOST_WAITING + 1));
    expect(await answered).toBe('');
  });
});

describe('answers that nobody reads', () => {
  it('take no place, neither while their connections stay nor afterwards', async () => {
    const connections = Array.from({ length: 80 }, () => server.connect());
    for (const { socket } of connections) {
      socket.pause();
      socket.write(get('/api/large', 12));
    }
    await wait(1000);
    expect(await statusOf('/api/openapi.json')).toBe(200);
    await hangUp(connections);
    expect(await statusOf('/api/openapi.json')).toBe(200);
  });
});

describe('calls whose connection closes', () => {
  it('keep their places until their work is done: hanging up makes no room for more', async () => {
    await hangUp(await callSlowly(LET_IN_FIRST));
    expect(await statusOf('/api/openapi.json')).toBe(503);
    server.release();
    await eventually(async () => expect(await statusOf('/api/openapi.json')).toBe(200));
  });
});

describe('calls that never end', () => {
  it('make the server unready after ten seconds, until one ends', async () => {
    await callSlowly(LET_IN_FIRST);
    server.advance(9000);
    expect(await statusOf('/api/ready')).toBe(200);
    server.advance(2000);
    expect(await statusOf('/api/ready')).toBe(503);
    expect(await statusOf('/api/health')).toBe(200);
    server.release();
    await eventually(async () => expect(await statusOf('/api/ready')).toBe(200));
  });

  it('lose their places after a minute', async () => {
    await callSlowly(LET_IN_FIRST);
    expect(await statusOf('/api/openapi.json')).toBe(503);
    server.advance(61_000);
    expect(await statusOf('/api/openapi.json')).toBe(200);
    expect(await statusOf('/api/ready')).toBe(200);
  });
});

it('counts a call that brings a body which is never read', async () => {
  const connections = Array.from({ length: LET_IN_FIRST }, () => server.connect());
  for (const { socket } of connections) {
    socket.write('GET /api/slow HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\n\r\nx');
  }
  await eventually(() => expect(server.arrived()).toBe(LET_IN_FIRST));
  expect(await statusOf('/api/openapi.json')).toBe(503);
});
