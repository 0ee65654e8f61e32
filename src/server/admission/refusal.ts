import type { ServerResponse } from 'node:http';
import { type ApiErrorCode, STATUS_OF_API_ERROR } from '#contracts/api-error.ts';
import { errorBody } from '#server/api-failure.ts';

/** Answers a request with an error that was made once: a refusal must cost next to nothing. */
export type Refuse = (response: ServerResponse) => void;

export interface RefusalOptions {
  readonly code: ApiErrorCode;
  /** When trying again makes sense, in seconds. */
  readonly retryAfter: number;
  /** Whether the connection ends with it. */
  readonly closes: boolean;
}

export function createRefusal({ code, retryAfter, closes }: RefusalOptions): Refuse {
  const status = STATUS_OF_API_ERROR[code];
  const body = Buffer.from(JSON.stringify(errorBody(code)));
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
    'retry-after': String(retryAfter),
    'x-content-type-options': 'nosniff',
    ...(closes ? { connection: 'close' } : {}),
  };
  return (response) => {
    response.writeHead(status, headers);
    response.end(body);
  };
}
