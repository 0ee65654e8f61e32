import type { RequestListener, Server } from 'node:http';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { Admission } from '#server/admission/admission.ts';
import { type ConnectionLimits, createGuardedServer } from '#server/admission/guarded-server.ts';
import { answerConnectionError } from '#server/plugins/connection-errors.ts';
import { eventually } from '#tests/server/support/eventually.ts';
import { usePlatform } from '#tests/server/support/platform.ts';

const LIMITS: ConnectionLimits = {
  headMs: 1000,
  requestMs: 2000,
  silenceMs: 60_000,
  keepAliveMs: 60_000,
};
/** Connections are checked every second; the rest allows for a busy machine. */
const LATER_MS = 2500;

/** More than fits into a connection that nobody reads. */
const LARGE = Buffer.alloc(64 * 1024 * 1024, 'x');

const answerAtOnce: RequestListener = (request, response) => {
  request.resume();
  request.once('end', () => response.end(LARGE));
};

const running: Server[] = [];
afterAll(() => {
  for (const server of running) {
    server.closeAllConnections();
    server.close();
  }
});

async function start(limits: ConnectionLimits): Promise<Server> {
  const places = { targetMs: 30, least: 32, first: 64, most: 512 };
  const server = createGuardedServer(answerAtOnce, {
    admission: new Admission({
      clock: () => performance.now(),
      ...places,
      stuckAfterMs: 10_000,
      lostAfterMs: 60_000,
    }),
    headers: {},
    limits,
    isStopping: () => false,
    isLeaving: () => false,
    onReadyAsked: () => undefined,
    onRefusal: () => undefined,
    onLost: () => undefined,
  });
  server.on('clientError', answerConnectionError);
  server.listen(0, 'localhost');
  await once(server, 'listening');
  running.push(server);
  return server;
}

/** A connection whose own side stays open whatever the server does. */
function open(server: Server): Socket {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('It does not listen.');
  const socket = connect({ port: address.port, host: 'localhost', allowHalfOpen: true });
  socket.on('error', () => undefined);
  return socket;
}

async function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)));
  });
}

/** How long after `from` the server has answered, and what. */
async function answerTo(socket: Socket): Promise<{ answer: string; ms: number }> {
  const from = performance.now();
  const [answer] = await once(socket, 'data');
  return { answer: String(answer), ms: performance.now() - from };
}

// Concurrently, since each test waits for seconds, on a server of its own.
describe.concurrent('a connection', () => {
  it.each([
    ['head', 'GET / HTTP/1.1\r\nHost: loc', LIMITS.headMs],
    ['body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nx', LIMITS.requestMs],
  ])('whose %s comes too slowly is closed in time', async (_part, beginning, limit) => {
    const server = await start(LIMITS);
    const socket = open(server);
    socket.write(beginning);
    const { answer, ms } = await answerTo(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n[\s\S]*"error":"timeout"/);
    expect(ms).toBeGreaterThan(limit - 50);
    expect(ms).toBeLessThan(limit + LATER_MS);
    // Even if the other side keeps its own half open.
    await eventually(async () => expect(await connectionsOf(server)).toBe(0));
  });

  it('on which nobody reads the answer is closed', async () => {
    const server = await start({ ...LIMITS, silenceMs: 1000 });
    const socket = open(server);
    socket.pause();
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await wait(500);
    expect(await connectionsOf(server)).toBe(1);
    await eventually(async () => expect(await connectionsOf(server)).toBe(0));
    socket.destroy();
  });

  it('on which the answer is read slowly stays', async () => {
    const server = await start({ ...LIMITS, silenceMs: 1000 });
    const socket = open(server);
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    let read = 0;
    for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
      read += Buffer.isBuffer(chunk) ? chunk.length : 0;
      if (read < LARGE.length / 4) await wait(10);
    }
    expect(read).toBeGreaterThan(LARGE.length);
  });
});

describe('the limits of the server', () => {
  const platform = usePlatform();

  it('are those that the documentation promises', () => {
    const { headersTimeout, requestTimeout, timeout, keepAliveTimeout } = platform().app.server;
    expect({ headersTimeout, requestTimeout, timeout, keepAliveTimeout }).toEqual({
      headersTimeout: 20_000,
      requestTimeout: 30_000,
      timeout: 60_000,
      keepAliveTimeout: 72_000,
    });
  });
});
