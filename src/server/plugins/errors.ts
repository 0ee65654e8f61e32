import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { STATUS_OF_API_ERROR, type ApiError, type ApiErrorCode } from '#contracts/api-error.ts';
import { ApiFailure, errorBody } from '#server/errors/api-failure.ts';
import { isDatabaseUnavailable } from '#server/db/database-errors.ts';
import { describeError } from '#server/log/describe-error.ts';
import { eraserOf } from '#server/log/sent-values.ts';

const CODE_OF_STATUS: Readonly<Record<number, ApiErrorCode>> = {
  404: 'not_found',
  408: 'timeout',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
};

const LOWEST_SERVER_ERROR = 500;

/** When trying again makes sense, in seconds, where the refusal did not say. */
const RETRY_AFTER: Partial<Record<ApiErrorCode, number>> = { overloaded: 1, unavailable: 5 };

function codeOf(error: Error & { readonly statusCode?: number }): ApiErrorCode {
  if (error instanceof ApiFailure) return error.code;
  if (isDatabaseUnavailable(error)) return 'unavailable';
  const status = error.statusCode ?? LOWEST_SERVER_ERROR;
  if (status >= LOWEST_SERVER_ERROR) return 'internal';
  return CODE_OF_STATUS[status] ?? 'bad_request';
}

/** Logs what exactly failed, less everything that was sent with the request. */
function logFailure(error: Error, code: ApiErrorCode, request: FastifyRequest): void {
  const failure = describeError(error, eraserOf(request));
  if (code === 'internal') request.log.error({ failure }, 'a request failed');
  else if (error.cause !== undefined || code === 'unavailable') {
    request.log.warn({ failure }, `a request was answered: ${code}`);
  }
}

/** What is told of a failure when the answer has begun already; what exactly failed goes to the log alone. */
export function failureBody(error: Error, request: FastifyRequest): ApiError {
  const code = codeOf(error);
  if (STATUS_OF_API_ERROR[code] >= LOWEST_SERVER_ERROR) logFailure(error, code, request);
  return errorBody(code);
}

/**
 * Answers a failure. What exactly failed goes to the log alone: a message made for programmers may
 * hold what a stranger must not read.
 */
export function answerError(
  error: FastifyError | ApiFailure,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const code = codeOf(error);
  const status = STATUS_OF_API_ERROR[code];
  if (status >= LOWEST_SERVER_ERROR) logFailure(error, code, request);
  const failure = error instanceof ApiFailure ? error : undefined;
  const retryAfter = failure?.retryAfter ?? RETRY_AFTER[code];
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply.code(status).send(errorBody(code, failure));
}

/** Makes every failure of `app` answer `{ message, error }`. */
export function addErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}
