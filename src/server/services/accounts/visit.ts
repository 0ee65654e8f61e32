import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** From where a call comes, as far as accounts care. */
export interface Visit {
  /** The caller's IP address. */
  readonly address: string;
  readonly headers: IncomingHttpHeaders;
}

export function visitOf({ ip, headers }: FastifyRequest): Visit {
  return { address: ip, headers };
}
