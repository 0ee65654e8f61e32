import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ApiErrorCode, STATUS_OF_API_ERROR } from '#contracts/api-error.ts';
import { errorBody } from '#server/errors/api-failure.ts';
import { NEVER_STORED } from './api-calls.ts';

/** A whole answer, for a connection on which there is no request to answer. */
function lastAnswer(code: ApiErrorCode): string {
  const status = STATUS_OF_API_ERROR[code];
  const body = JSON.stringify(errorBody(code));
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Cache-Control: ${NEVER_STORED}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}

/**
 * Answers a connection that does not speak HTTP, or speaks it too slowly, and closes it. Ending it
 * would leave it open for as long as the other side likes.
 */
export function answerConnectionError({ code }: { readonly code?: string }, socket: Socket): void {
  const isLate = code === 'ERR_HTTP_REQUEST_TIMEOUT';
  if (socket.writable) socket.write(lastAnswer(isLate ? 'timeout' : 'bad_request'));
  socket.destroySoon();
}
