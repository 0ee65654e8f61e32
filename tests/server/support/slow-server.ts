import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createApp } from '#server/app.ts';
import { parseConfig } from '#server/config/config.ts';
import { freePort } from './free-port.ts';
import { SECRET } from './platform.ts';
import { openTestDatabase } from './test-database.ts';

/** More than a connection takes while nobody reads it. */
const LARGE_BYTES = 16 * 1024 * 1024;

/**
 * A listening server whose `/api/slow` answers when the test says so, and whose `/api/large` answers
 * more than fits into a connection that nobody reads.
 */
export interface SlowServer {
  readonly app: FastifyInstance;
  readonly origin: string;
  /** How many calls have come to `/api/slow`. */
  readonly arrived: () => number;
  /** Answers every slow call, those under way and those to come. */
  readonly release: () => void;
  /** Moves the server's clock on. */
  readonly advance: (milliseconds: number) => void;
  /** A connection over which the test speaks HTTP, character by character. */
  readonly connect: () => Connection;
  readonly stop: () => Promise<void>;
}

export interface Connection {
  readonly socket: Socket;
  /** Everything that has been answered, once the server has closed the connection. */
  readonly answered: Promise<string>;
}

export async function startSlowServer(): Promise<SlowServer> {
  const database = await openTestDatabase();
  const port = await freePort();
  let lead = 0;
  const app = await createApp(parseConfig({ LOG_LEVEL: 'silent', PORT: String(port) }), {
    clock: () => performance.now() + lead,
    now: () => new Date(),
    secret: SECRET,
    version: '1.2.3',
    appFolder: undefined,
    database,
  });
  let arrived = 0;
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  app.all('/api/slow', () => {
    arrived += 1;
    return gate.then(() => ({ slow: true }));
  });
  const large = Buffer.alloc(LARGE_BYTES, 'x');
  app.get('/api/large', async () => large);
  await app.listen({ host: 'localhost', port });
  return {
    app,
    origin: `http://localhost:${port}`,
    arrived: () => arrived,
    release,
    advance(milliseconds) {
      lead += milliseconds;
    },
    connect() {
      const socket = connect(port, 'localhost');
      const answered = new Promise<string>((resolve) => {
        let text = '';
        socket.on('data', (chunk) => {
          text += chunk.toString();
        });
        socket.on('error', () => undefined);
        socket.on('close', () => resolve(text));
      });
      return { socket, answered };
    },
    async stop() {
      release();
      await app.close();
      await database.close();
    },
  };
}
