import type { Refusal } from './objects.ts';

export interface ProviderErrorBody {
  readonly type: Refusal['type'] | 'idempotency_error' | 'api_error';
  readonly message: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly param?: string;
  readonly payment_intent?: unknown;
  readonly setup_intent?: unknown;
}

const BAD_REQUEST = 400;
const NOT_FOUND = 404;

/** The provider refuses a call, and nothing of it happened. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly status: number;
  readonly body: ProviderErrorBody;

  constructor(status: number, body: ProviderErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

/** The error for an invalid call. */
export function invalidRequest(
  message: string,
  more: Pick<ProviderErrorBody, 'code' | 'param'> = {},
): ProviderError {
  return new ProviderError(BAD_REQUEST, { type: 'invalid_request_error', message, ...more });
}

/** Something that a call names does not exist. `noun` is the provider's, such as `payment_intent`. */
export function missing(noun: string, id: string, param = 'id'): ProviderError {
  const message = `No such ${noun}: '${id}'`;
  return new ProviderError(NOT_FOUND, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message,
    param,
  });
}
