import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_ERROR_MESSAGES } from '#content/api-errors.ts';
import type { ApiError, ApiErrorCode } from '#contracts/api-error.ts';

const CODE_OF_STATUS: Readonly<Record<number, ApiErrorCode>> = {
  404: 'not_found',
  408: 'timeout',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
};

const LOWEST_SERVER_ERROR = 500;

/** The body of a failed answer with this HTTP status. */
export function errorBody(status: number): ApiError {
  const error =
    status >= LOWEST_SERVER_ERROR ? 'internal' : (CODE_OF_STATUS[status] ?? 'bad_request');
  return { message: API_ERROR_MESSAGES[error], error };
}

/**
 * Answers a failure. What exactly failed goes to the log alone: a message made for programmers may
 * hold what a stranger must not read.
 */
export function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = error.statusCode ?? LOWEST_SERVER_ERROR;
  if (status >= LOWEST_SERVER_ERROR) request.log.error({ err: error }, 'a request failed');
  return reply.code(status).send(errorBody(status));
}

/** Makes every failure of `app` answer `{ message, error }`. */
export function addErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}
