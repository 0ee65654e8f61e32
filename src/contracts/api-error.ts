import { z } from 'zod/mini';
import { WITHHELD_REASONS } from '#domain/analysis/measurement.ts';

/** The codes with which the API names what went wrong, each with the HTTP status it is sent with. */
export const STATUS_OF_API_ERROR = {
  bad_request: 400,
  invalid_input: 400,
  password_mismatch: 400,
  weak_password: 400,
  common_password: 400,
  wrong_amount: 400,
  wrong_signature: 400,
  not_a_jpeg: 400,
  broken_picture: 400,
  wrong_colors: 400,
  no_links: 400,
  link_expired: 400,
  wrong_code: 400,
  signed_out: 401,
  invalid_credentials: 401,
  not_paid: 402,
  card_declined: 402,
  forbidden: 403,
  wrong_origin: 403,
  wrong_password: 403,
  sign_in_again: 403,
  wrong_admin_key: 403,
  totp_required: 403,
  pro_required: 403,
  not_agreed: 403,
  muted: 403,
  banned: 403,
  hidden: 403,
  not_found: 404,
  timeout: 408,
  address_taken: 409,
  limit_reached: 409,
  already_used: 409,
  last_way_in: 409,
  not_subscribed: 409,
  already_pro: 409,
  not_on_sale: 409,
  not_refundable: 409,
  payload_too_large: 413,
  picture_too_large: 413,
  unsupported_media_type: 415,
  no_face: 422,
  several_faces: 422,
  bad_light: 422,
  face_not_readable: 422,
  too_many_requests: 429,
  internal: 500,
  not_set_up: 503,
  not_available: 503,
  payment_unavailable: 503,
  overloaded: 503,
  not_analyzed: 503,
  unavailable: 503,
  maintenance: 503,
} as const;

export type ApiErrorCode = keyof typeof STATUS_OF_API_ERROR;

function isApiErrorCode(text: string): text is ApiErrorCode {
  return Object.hasOwn(STATUS_OF_API_ERROR, text);
}

export const API_ERROR_CODES = Object.keys(STATUS_OF_API_ERROR).filter(isApiErrorCode);

/** What every call can answer, besides its own errors. */
export const COMMON_ERRORS = [
  'bad_request',
  'invalid_input',
  'wrong_origin',
  'payload_too_large',
  'unsupported_media_type',
  'timeout',
  'internal',
  'overloaded',
  'unavailable',
  'maintenance',
] as const satisfies readonly ApiErrorCode[];

/** What every failed call answers: `message` is for the person, `error` for the program. */
export const apiError = z.object({
  message: z.string(),
  error: z.enum(API_ERROR_CODES),
  /** Which field of the body is wrong, where one is. */
  field: z.optional(z.string()),
  /** What exactly is wrong and what to do about it, where there is more to say than `message`. */
  details: z.optional(z.string()),
  /** Why nothing could be measured in a picture. */
  reason: z.optional(z.enum(WITHHELD_REASONS)),
});
export type ApiError = z.infer<typeof apiError>;
