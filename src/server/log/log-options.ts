import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '#server/config/config.ts';
import { describeError } from './describe-error.ts';

/** Where lines of the log go. */
export interface LogDestination {
  readonly write: (line: string) => void;
}

/** What must never be logged, at the top of a line or one level below. */
const SECRET_NAMES = [
  'password',
  'currentPassword',
  'newPassword',
  'confirmPassword',
  'secret',
  'token',
  'code',
  'adminKey',
  'authorization',
  'cookie',
  'cookies',
  'headers',
  'body',
  'query',
  'params',
  'email',
  'ip',
  'card',
  'image',
  'picture',
] as const;

/**
 * The part of a request that is worth a line: the pattern of its route, since an address itself may
 * hold a token.
 */
export function routeOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? 'none';
}

/** How the log is kept: a line of JSON each, with what these serializers let through. */
export function logOptions(
  { logLevel }: Pick<Config, 'logLevel'>,
  destination: LogDestination | undefined,
): NonNullable<Exclude<FastifyServerOptions['logger'], boolean>> {
  return {
    level: logLevel,
    base: null,
    ...(destination === undefined ? {} : { stream: destination }),
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, route: routeOf(request) }),
      res: ({ statusCode }) => ({ statusCode }),
      err: (error: unknown) => describeError(error),
      error: (error: unknown) => describeError(error),
      cause: (error: unknown) => describeError(error),
    },
    redact: {
      paths: SECRET_NAMES.flatMap((name) => [name, `*.${name}`]),
      censor: '[erased]',
    },
  };
}
