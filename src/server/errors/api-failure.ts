import { API_ERROR_MESSAGES } from '#content/api-errors.ts';
import type { WithheldReason } from '#domain/analysis/measurement.ts';
import { STATUS_OF_API_ERROR, type ApiError, type ApiErrorCode } from '#contracts/api-error.ts';

export interface ApiFailureDetails {
  /** Which field of the body is wrong. */
  readonly field?: string;
  /** What exactly is wrong and what to do about it, for the person. */
  readonly details?: string;
  /** Why nothing could be measured of a picture. */
  readonly reason?: WithheldReason;
  /** When trying again makes sense, in whole seconds. */
  readonly retryAfter?: number;
  /** What really happened, for the log alone. */
  readonly cause?: unknown;
}

/** A call that ends in one of the API's errors: thrown anywhere below a route, answered in one place. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly code: ApiErrorCode;
  readonly field: string | undefined;
  readonly details: string | undefined;
  readonly reason: WithheldReason | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ApiErrorCode, details: ApiFailureDetails = {}) {
    super(API_ERROR_MESSAGES[code], { cause: details.cause });
    this.code = code;
    this.field = details.field;
    this.details = details.details;
    this.reason = details.reason;
    this.retryAfter = details.retryAfter;
  }

  /** The HTTP status it is answered with. */
  get statusCode(): number {
    return STATUS_OF_API_ERROR[this.code];
  }
}

type SaidOfFailure = {
  readonly [Name in 'field' | 'details' | 'reason']?: ApiFailureDetails[Name] | undefined;
};

/** The body of an answer that reports this failure. */
export function errorBody(
  code: ApiErrorCode,
  { field, details, reason }: SaidOfFailure = {},
): ApiError {
  return {
    message: API_ERROR_MESSAGES[code],
    error: code,
    ...(field === undefined ? {} : { field }),
    ...(details === undefined ? {} : { details }),
    ...(reason === undefined ? {} : { reason }),
  };
}
