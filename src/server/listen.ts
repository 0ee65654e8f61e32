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

function listenError(error: unknown, { host, port }: Config): ListenError {
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
 * Finds a port on `config.host` that nobody listens on: the server's own address must be known
 * before it is made. Rejects with ListenError.
 */
export async function findFreePort(config: Config): Promise<number> {
  const server = createServer();
  try {
    server.listen({ host: config.host, port: 0 });
    await once(server, 'listening');
  } catch (error) {
    throw listenError(error, config);
  }
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address === 'string' || address === null) {
    throw new ListenError(`${config.host} has no port.`);
  }
  return address.port;
}
