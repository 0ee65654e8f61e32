import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config/config.ts';

/** The server cannot listen where it should; the message says why and what to do. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

function systemCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function listenError(error: unknown, { host, port }: Pick<Config, 'host' | 'port'>): ListenError {
  const options = { cause: error };
  switch (systemCode(error)) {
    case 'EADDRINUSE':
      return new ListenError(
        `Port ${port} on ${host} is already in use. Stop what uses it, or choose another one, such as PORT=${port + 1}.`,
        options,
      );
    case 'EACCES':
      return new ListenError(
        `Port ${port} may not be used by this account. Choose one above 1023, such as PORT=3000.`,
        options,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new ListenError(
        `HOST is ${host}, which is not a name or address of this machine. Use localhost, or 0.0.0.0 for every address.`,
        options,
      );
    default:
      return new ListenError(
        `The server cannot listen on ${host}:${port}: ${String(error)}`,
        options,
      );
  }
}

/**
 * Starts listening and returns the address to open, such as `http://localhost:3000`.
 * Rejects with ListenError.
 */
export async function listen(app: FastifyInstance, config: Config): Promise<string> {
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    throw listenError(error, config);
  }
  return config.origin;
}

/**
 * Systems give outgoing connections ports from 32768 (Linux) or 49152 on: one of theirs may be taken between the choice
 * and the moment at which the server listens there.
 */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_767;
const TRIES = 20;

/**
 * Finds a port on `host` that nobody listens on: the server's own address must be known
 * before it is made. `random` is in [0, 1). Rejects with ListenError.
 */
export async function findFreePort(
  { host }: Pick<Config, 'host'>,
  random = Math.random,
): Promise<number> {
  for (let tried = 1; ; tried += 1) {
    const port = FIRST_PORT + Math.floor(random() * (LAST_PORT - FIRST_PORT + 1));
    const server = createServer();
    try {
      server.listen({ host, port });
      await once(server, 'listening');
    } catch (error) {
      if (systemCode(error) === 'EADDRINUSE' && tried < TRIES) continue;
      throw listenError(error, { host, port });
    }
    server.close();
    await once(server, 'close');
    return port;
  }
}
