import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createApp } from '#server/app.ts';
import { parseConfig } from '#server/config.ts';
import { freePort } from './free-port.ts';
import { SECRET } from './platform.ts';
import { openTestDatabase } from './test-database.ts';

/** A listening server whose `/api/slow` answers when the test says so. */
export interface SlowServer {
  readonly app: FastifyInstance;
  readonly origin: string;
  /** How many calls have come to `/api/slow`. */
  readonly arrived: () => number;
  /** Answers every slow call, those under way and those to come. */
  readonly release: () => void;
  /** A connection that the test speaks HTTP over, letter by letter. */
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
  const app = await createApp(parseConfig({ LOG_LEVEL: 'silent', PORT: String(port) }), {
    clock: () => performance.now(),
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
  await app.listen({ host: 'localhost', port });
  return {
    app,
    origin: `http://localhost:${port}`,
    arrived: () => arrived,
    release,
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
