import type { ApiErrorCode } from '#contracts/api-error.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { AuthRefusal } from '#server/services/accounts/ask-auth.ts';

/** better-auth's lock after ten wrong codes in a row, in seconds. */
const LOCKED_S = 900;

/** What better-auth's refusals mean, in the API's words. */
const MEANINGS: Readonly<Record<string, ApiErrorCode>> = {
  INVALID_PASSWORD: 'wrong_password',
  PASSWORD_TOO_LONG: 'wrong_password',
  TOTP_ALREADY_ENABLED: 'already_used',
  INVALID_CODE: 'wrong_code',
  INVALID_BACKUP_CODE: 'wrong_code',
  // There is no app to compare with.
  TOTP_NOT_ENABLED: 'wrong_code',
  BACKUP_CODES_NOT_ENABLED: 'wrong_code',
  // The session ended while this was asked.
  UNAUTHORIZED: 'signed_out',
  // The sign-in must be restarted.
  INVALID_TWO_FACTOR_COOKIE: 'signed_out',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'signed_out',
  ACCOUNT_TEMPORARILY_LOCKED: 'too_many_requests',
};

/** The status if two calls used one backup code at the same moment. */
const CONFLICT = 409;

/** A refusal in the API's words; the refusal itself where it has none. */
export function refusalAsFailure(refusal: AuthRefusal): ApiFailure | AuthRefusal {
  const code = refusal.status === CONFLICT ? 'wrong_code' : MEANINGS[refusal.code];
  if (code === undefined) return refusal;
  return new ApiFailure(code, {
    cause: refusal,
    ...(code === 'too_many_requests' ? { retryAfter: LOCKED_S } : {}),
  });
}
