import type { ServerResponse } from 'node:http';
import { type ApiErrorCode, STATUS_OF_API_ERROR } from '#contracts/api-error.ts';
import { NEVER_STORED } from '#server/plugins/api-calls.ts';
import type { Headers } from '#server/plugins/security-headers.ts';
import { errorBody } from '#server/errors/api-failure.ts';

/** Answers a request with an error that was made once: a refusal must cost next to nothing. */
export type Refuse = (response: ServerResponse) => void;

export interface RefusalOptions {
  readonly code: ApiErrorCode;
  /** When trying again makes sense, in seconds. */
  readonly retryAfter: number;
  /** Whether the connection ends with it. */
  readonly closes: boolean;
  /** What stands on every answer. */
  readonly headers: Headers;
}

export function createRefusal({ code, retryAfter, closes, ...given }: RefusalOptions): Refuse {
  const status = STATUS_OF_API_ERROR[code];
  const body = Buffer.from(JSON.stringify(errorBody(code)));
  const headers = {
    ...given.headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    'cache-control': NEVER_STORED,
    'retry-after': String(retryAfter),
    ...(closes ? { connection: 'close' } : {}),
  };
  return (response) => {
    response.writeHead(status, headers);
    response.end(body);
  };
}
