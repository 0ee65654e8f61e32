import type { ApiError, ApiErrorCode } from '#contracts/api-error.ts';

/** Why a call failed: the server's own word, or that it could not be reached. */
export type ApiProblemCode = ApiErrorCode | 'offline' | 'unreadable';

/** What a failed call says besides its message. */
export type SaidOfProblem = Partial<Pick<ApiError, 'field' | 'details' | 'reason'>>;

/** A call that did not succeed. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly code: ApiProblemCode;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** The field of the body that the server found wrong. */
  readonly field: string | undefined;
  /** What exactly is wrong and what to do about it. */
  readonly details: string | undefined;
  /** Why nothing could be measured of a picture. */
  readonly reason: ApiError['reason'];

  constructor(code: ApiProblemCode, status: number, message: string, said: SaidOfProblem = {}) {
    super(message);
    this.code = code;
    this.status = status;
    this.field = said.field;
    this.details = said.details;
    this.reason = said.reason;
  }
}

/** Only a 401 means signed out; any other failure says nothing about who one is. */
export function isSignedOut(problem: unknown): boolean {
  return problem instanceof ApiProblem && problem.code === 'signed_out';
}
